import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Kind, Rules, Stamped } from '#engine/core/rules';
import { type Seen, seenBy } from '#engine/core/secrets';
import { seat, seatsOf } from '#engine/core/words';
import { cassino } from '#engine/games/cassino/index';
import { GAMES } from '#engine/index';
import { REGULARS } from '#play/regulars';
import { gameTable } from '#scenes/games/registry';
import { type Remark, Remarks, remarkOn } from '#scenes/table/remarks';
import type { Chair } from '#storage/types';
import { finished } from '#tests/support/random-match';
import { EN } from '#text/en/index';

const AT_TABLES: readonly Rules[] = GAMES.filter(({ tempo }) => tempo !== 'race');

/** A person and talkative company. */
const chairsOf = (seats: number): readonly Chair[] => [
  { name: 'Aino', player: 'human' },
  ...REGULARS.filter(({ talk }) => talk === 'sociable')
    .slice(0, seats - 1)
    .map(({ id, name }) => ({ name, player: { level: 'easy', regular: id } })),
];

type Happened = Stamped<Seen<Kind['event']>>;

function eventsOf(rules: Rules, seed: number): { readonly seats: number; readonly events: readonly Happened[] } {
  const seats = rules.seats.includes(4) ? 4 : Math.min(...rules.seats);
  const { events } = finished({ rules, seats, seed });
  return { seats, events: events.map(({ at, event }) => ({ at, event: seenBy(event, 'spectator') })) };
}

/** What is said when these events are shown one after another, with the number of the event before each remark. */
function heard(
  rules: Rules,
  { seats, events }: ReturnType<typeof eventsOf>,
  { wanted = true, from = 0 }: { readonly wanted?: boolean; readonly from?: number } = {},
): readonly { readonly remark: Remark; readonly at: number }[] {
  const said: { remark: Remark; at: number }[] = [];
  const game = gameTable(rules.game);
  const remarks = new Remarks({ game, chairs: chairsOf(seats), wanted: () => wanted, changed: () => undefined });
  remarks.reset(events.slice(0, from));
  for (const [index, event] of events.entries()) {
    if (index < from) continue;
    const before = remarks.current;
    remarks.hear(event);
    const { current } = remarks;
    if (current !== undefined && current !== before) said.push({ remark: current, at: index - 1 });
  }
  remarks.end();
  return said;
}

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(AT_TABLES.map((rules) => [rules.game, rules] as const))('remarks at %s', (_, rules) => {
  const matches = SEEDS.map((seed) => eventsOf(rules, seed));

  test('are few, far apart and never a person’s', () => {
    for (const match of matches) {
      const said = heard(rules, match);
      expect(said.length).toBeLessThanOrEqual(3);
      for (const [index, { at, remark }] of said.entries()) {
        if (index > 0) expect(at - (said[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(40);
        expect(remark.seat).not.toBe(0);
      }
    }
  });

  test('follow something that every seat has seen alike', () => {
    const { occasions } = gameTable(rules.game);
    const { seats, events } = {
      seats: matches[0]?.seats ?? 0,
      ...finished({ rules, seats: matches[0]?.seats ?? 0, seed: 0 }),
    };
    for (const { event } of events) {
      const open = occasions?.(seenBy(event, 'spectator')) ?? [];
      for (const who of seatsOf(seats)) expect(occasions?.(seenBy(event, who)) ?? []).toEqual(open);
    }
  });

  test('go on in a match that is taken up again as they would have', () => {
    for (const match of matches) {
      const whole = heard(rules, match);
      const from = Math.floor(match.events.length / 2);
      expect(heard(rules, match, { from })).toEqual(whole.filter(({ at }) => at >= from));
    }
  });

  test('go by themselves', () => {
    for (const { seats, events } of matches) {
      const remarks = new Remarks({
        game: gameTable(rules.game),
        chairs: chairsOf(seats),
        wanted: () => true,
        changed: () => undefined,
      });
      for (const event of events) remarks.hear(event);
      vi.advanceTimersByTime(10_000);
      expect(remarks.current).toBeUndefined();
    }
  });

  test('stay away when the player does not want them', () => {
    for (const match of matches) expect(heard(rules, match, { wanted: false })).toEqual([]);
  });
});

test('whoever waits for a word to be read waits no longer than it stands, and not at all where nothing is said', async () => {
  const { events } = eventsOf(cassino, 1);
  const remarks = new Remarks({
    game: { occasions: () => [{ seat: seat(1), deed: 'sweep' }] },
    chairs: chairsOf(4),
    wanted: () => true,
    changed: () => undefined,
  });
  await remarks.read();
  for (const event of events) if (remarks.current === undefined) remarks.hear(event);
  expect(remarks.current).toBeDefined();
  const read = remarks.read();
  vi.advanceTimersByTime(3000);
  await read;
  remarks.end();
});

test('a quiet table says nothing of what a person did', () => {
  const quiet = REGULARS.filter(({ talk }) => talk === 'quiet').map(({ id, name }) => ({
    name,
    player: { level: 'easy', regular: id },
  }));
  const chairs: readonly Chair[] = [{ name: 'Aino', player: 'human' }, ...quiet];
  for (let number = 0; number < 200; number += 1)
    expect(remarkOn([{ seat: seat(0), deed: 'sweep' }], number, chairs)).toBeUndefined();
});

test('every regular has its words', () => {
  for (const { id } of REGULARS)
    for (const about of ['sweep', 'exact', 'tongits', 'praise'])
      expect(Object.keys(EN)).toContain(`remark.${id}.${about}`);
});

/** The host with a real game: whole matches of Cassino, with its own brains. */
import { describe, expect, test } from 'vitest';
import { PACK } from '#engine/cards/cards';
import { fingerprint } from '#engine/core/fingerprint';
import { replay } from '#engine/core/match';
import type { Kind } from '#engine/core/rules';
import type { Watcher } from '#engine/core/secrets';
import { type Seat, seat } from '#engine/core/words';
import type { House } from '#play/house';
import type { Host, Report } from '#play/types';
import { chairs, resumed, screenOf, testHouse } from './houses';

function cassinoTable(house: House, ...players: readonly string[]): Host {
  const begun = house.begin({ game: 'cassino', chairs: chairs(...players), options: { computerDelayMs: 0 }, seed: 11 });
  if (!begun.ok) throw new Error(begun.fault.why);
  return begun.value;
}

/** Plays the human's first legal action. */
function playFirst(house: House, host: Host, who: Seat, view: object): void {
  const [action] = house.rules('cassino')?.legal(view, who, host.now()) ?? [];
  if (action === undefined) throw new Error('nothing legal');
  expect(host.press(who, action, host.now())).toEqual({ ok: true, value: true });
}

describe('a whole match of Cassino', () => {
  test('four computers play to the end without a bug', async () => {
    const { house, time, bugs } = await testHouse();
    const host = cassinoTable(house, 'steady', 'easy', 'steady', 'easy');
    screenOf(host, 'spectator', 'instant');
    await time.pass(0);
    const standings = host.outcome()?.standings ?? [];
    expect(standings).toHaveLength(4);
    expect(standings.some(({ place }) => place === 1)).toBe(true);
    expect(bugs).toEqual([]);
  });

  test('a human against two computers', async () => {
    const { house, time, bugs } = await testHouse();
    const host = cassinoTable(house, 'steady', 'human', 'easy');
    const { reports } = screenOf(host, seat(1), 'instant');
    for (let turn = 0; turn < 500 && host.outcome() === undefined; turn += 1) {
      await time.pass(0);
      const report = reports.at(-1);
      if (report?.awaited) playFirst(house, host, seat(1), report.view);
    }
    expect(host.outcome()).toBeDefined();
    expect(bugs).toEqual([]);
  });

  test('left and resumed after every few moves it is the same match', async () => {
    const first = await testHouse();
    const uncut = cassinoTable(first.house, 'steady', 'easy');
    screenOf(uncut, 'spectator', 'instant');
    await first.time.pass(0);
    const cut = await testHouse();
    let host = cassinoTable(cut.house, 'steady', 'easy');
    while (host.outcome() === undefined) {
      const screen = screenOf(host, 'spectator', 'moving');
      for (let move = 0; move < 7; move += 1) {
        screen.catchUp();
        await cut.time.pass(0);
      }
      await host.leave();
      host = await resumed(cut.house, host.sitting.id);
    }
    expect(host.sitting.record).toEqual(uncut.sitting.record);
    const rules = cut.house.rules('cassino');
    const match = rules && replay(rules, host.sitting.record);
    const straight = rules && replay(rules, uncut.sitting.record);
    expect(match?.ok && fingerprint(match.value.state)).toBe(straight?.ok && fingerprint(straight.value.state));
  });

  test('no report names a card that lies in the stock or in the hand of another', async () => {
    const { house, time, bugs } = await testHouse();
    const host = cassinoTable(house, 'human', 'steady', 'steady');
    let hidden = 0;
    const check = (who: Watcher) => (report: Report<Kind>) => {
      const secret = hiddenNow(house, host, who);
      hidden = Math.max(hidden, secret.length);
      expect(cardsIn(report).filter((card) => secret.includes(card))).toEqual([]);
    };
    host.watch('spectator', check('spectator'));
    host.watch(seat(0), check(seat(0)));
    const { reports } = screenOf(host, seat(0), 'instant');
    // Eight turns of each stay inside the first deal, where no card that was seen is hidden again.
    for (let turn = 0; turn < 8; turn += 1) {
      await time.pass(0);
      playFirst(house, host, seat(0), reports.at(-1)?.view ?? {});
    }
    // What a watcher throws, a failed expectation too, comes back as a bug.
    expect(bugs).toEqual([]);
    expect(hidden).toBeGreaterThan(40);
    expect(host.sitting.record.log.length).toBeGreaterThan(20);
  });
});

/** The cards that `who` may not know, read from the state that the record replays to. */
function hiddenNow(house: House, host: Host, who: Watcher): readonly string[] {
  const rules = house.rules('cassino');
  const match = rules && replay(rules, host.sitting.record);
  const state = match?.ok ? match.value.state : {};
  if (!('hands' in state) || !Array.isArray(state.hands) || !('stock' in state)) throw new Error('no state of Cassino');
  return cardsIn([state.stock, state.hands.filter((_, owner) => owner !== who)]);
}

const cardsIn = (thing: unknown): readonly string[] => {
  const text = JSON.stringify(thing);
  return PACK.filter((card) => text.includes(`"${card}"`));
};

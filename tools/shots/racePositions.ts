/** Matches of the slap games between computers, in the middle or at their end. */
import { type Match, start, submit } from '#engine/core/match';
import type { Kind } from '#engine/core/rules';
import { millis, seat } from '#engine/core/words';
import { rulesOf } from '#engine/index';
import type { Chair, LateSlap } from '#storage/types';
import { playRace } from '#tools/raceContest';
import { type Entry, entryOf } from './find';

const NAMES = ['Aino', 'Mikko', 'Ingrid', 'Theo', 'Priya', 'Sam', 'Noor', 'Oskar', 'Leila', 'Bea'];
/** Of a hundred presses, those before the picture. */
const MIDDLE = 60;

export interface WantedRace {
  readonly game: 'ratscrew' | 'slapjack';
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly at: 'middle' | 'end';
  /** One where it is left out. */
  readonly people?: number;
}

/** People sit at the first seats; the presses there are a computer's all the same. */
export function raceEntry({ game, seats, options = {}, at, people = 1 }: WantedRace): Entry {
  const rules = rulesOf(game);
  const config = rules?.checkConfig(options, seats);
  if (rules === undefined || config?.ok !== true) throw new Error(`no such table of ${game}`);
  const names = NAMES.slice(0, seats);
  const contest = { rules, config: config.value, names: names.map(() => 'quick'), seed: 7, shift: 0, times: [] };
  const { match } = playRace({ ...contest, onDecision: () => undefined });
  const chairs = names.map((name, seat): Chair => ({ name, player: seat < people ? 'human' : { level: 'quick' } }));
  const log = match.record.log.slice(0, Math.floor((match.record.log.length * MIDDLE) / 100));
  const begun = start(rules, config.value, seats, match.record.seed);
  const shown = at === 'end' ? match : log.reduce<Match<Kind>>((before, move) => moved(before, move), begun);
  const entry = entryOf(rules, shown, { id: `${game}-${seats}`, chairs, table: {} });
  return { ...entry, sitting: { ...entry.sitting, late: lateSlaps(shown, people) } };

  function moved(before: Match<Kind>, move: (typeof log)[number]): Match<Kind> {
    const next = rules === undefined ? undefined : submit(rules, before, move);
    if (next?.ok !== true) throw new Error('a recorded press was refused');
    return next.value;
  }
}

/** Every other pile that somebody else takes, a person is a little too late for: computers' late slaps are not recorded. */
function lateSlaps({ events }: Match, people: number): readonly LateSlap[] {
  const taken = events.filter(
    ({ event }) => event.type === 'slapWon' && 'seat' in event && Number(event.seat) >= people,
  );
  return taken.flatMap(({ at }, index) => {
    const by = millis(20 + ((index * 37) % 140));
    return index % 2 === 0 ? [{ seat: seat(index % people), at: millis(at + by), by }] : [];
  });
}

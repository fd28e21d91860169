/** Reactions of a finished race in figures: by seat and by kind of pattern. */
import { type Millis, type Seat, seatsOf } from '#engine/core/words';
import { medianOf } from '#play/speeds';
import { PATTERN_KEYS, patternKey } from '#scenes/training/patternKey';
import type { Chance, Moment } from './chances';
import { bestOf } from './history';

/** Times of one seat, or of several together, at one kind of pattern. */
export interface Reactions {
  /** Milliseconds, quickest first. */
  readonly times: readonly Millis[];
  readonly best: number;
  readonly median: number;
  /** Eight of ten times lie between these two. */
  readonly p10: number;
  readonly p90: number;
}

/** What somebody, or all computers together, did at a kind of pattern; no reactions where they slapped none. */
export interface Line {
  readonly who: Seat | 'computers';
  readonly reactions: Reactions | undefined;
}

export interface KindRow {
  /** A kind of pattern by its key; 'all' for all of them. */
  readonly kind: string;
  readonly came: number;
  readonly lines: readonly Line[];
}

export const chancesOf = (moments: readonly Moment[]): readonly Chance[] =>
  moments.flatMap((moment) => (moment.type === 'chance' ? [moment] : []));

/** All patterns first, everybody by name, people before computers; then each kind that came up, in the rule sheets' order. */
export function kindRows(chances: readonly Chance[], seats: number, people: readonly Seat[]): readonly KindRow[] {
  const computers = seatsOf(seats).filter((who) => !people.includes(who));
  const alone = (some: readonly Chance[]) => (who: Seat) => ({ who, reactions: reactionsOf(some, [who]) });
  const all = { kind: 'all', came: chances.length, lines: [...people, ...computers].map(alone(chances)) };
  const each = PATTERN_KEYS.flatMap((kind): readonly KindRow[] => {
    const some = chances.filter(({ patterns: [named] }) => patternKey(named) === kind);
    const together = { who: 'computers', reactions: reactionsOf(some, computers) } as const;
    const lines = [...people.map(alone(some)), ...(computers.length === 0 ? [] : [together])];
    return some.length === 0 ? [] : [{ kind, came: some.length, lines }];
  });
  return [all, ...(each.length > 1 ? each : [])];
}

/** Hands that were first and hands that came late; late slaps of computers are not known. */
export function reactionsOf(chances: readonly Chance[], seats: readonly Seat[]): Reactions | undefined {
  const hands = chances.flatMap(({ first, late }) => [...(first === undefined ? [] : [first]), ...late]);
  const times = hands.flatMap(({ seat, time }) => (seats.includes(seat) ? [time] : [])).toSorted((a, b) => a - b);
  const [best, median] = [bestOf(times), medianOf(times)];
  if (best === undefined || median === undefined) return undefined;
  return { times, best, median, p10: ranked(times, 10), p90: ranked(times, 90) };
}

/** The time that so many of a hundred are not above: the nearest of those there are. */
const ranked = (sorted: readonly number[], hundredths: number): number =>
  sorted[Math.max(0, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? 0;

/** How a pattern went for somebody who could have slapped it. */
export type Fate =
  | { readonly type: 'won'; readonly time: number }
  /** Their hand came, too late by so many milliseconds. */
  | { readonly type: 'late'; readonly time: number; readonly by: number }
  | { readonly type: 'missed' };

/** Undefined for whoever could not slap. */
export function fateOf({ open, first, late }: Chance, who: Seat): Fate | undefined {
  if (!open.includes(who)) return undefined;
  if (first?.seat === who) return { type: 'won', time: first.time };
  const hand = late.find(({ seat }) => seat === who);
  if (hand === undefined) return { type: 'missed' };
  return { type: 'late', time: hand.time, by: hand.by };
}

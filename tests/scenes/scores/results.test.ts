import { describe, expect, test } from 'vitest';
import { readCards } from '#engine/cards/cards';
import type { Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import { at, millis, seat } from '#engine/core/words';
import type { CassinoConfig } from '#engine/games/cassino/config';
import type { CassinoEvent } from '#engine/games/cassino/types';
import { storyOf } from '#scenes/games/cassino/history';
import { summaryOf } from '#scenes/games/cassino/summary';
import { lastedText } from '#scenes/screens/lasted';
import { chairsOf, configOf, read } from './lay';

type Event = Seen<CassinoEvent>;
const stamped = (events: readonly Event[]): readonly Stamped<Event>[] =>
  events.map((event) => ({ at: millis(0), event }));

const scored = (deal: number, totals: readonly number[]): Event => ({
  type: 'dealScored',
  deal,
  tallies: [],
  awards: [],
  totals,
  carried: { cards: 0, spades: 0 },
});
const won = (seats: readonly number[], totals: readonly number[]): Event => ({
  type: 'matchWon',
  seats: seats.map(seat),
  totals,
});
const card = (text: string) => at(readCards(text), 0);
const lays = (who: number, text: string): Event => ({ type: 'laidDown', seat: seat(who), card: card(text) });
const takes = (who: number, text: string, sweep: boolean): Event => ({
  type: 'captured',
  seat: seat(who),
  card: card(text),
  groups: [[card('4H')]],
  sweep,
});

/** A finished match from totals after each deal, in half points; whoever is named has won. */
const finished = (
  totals: readonly (readonly number[])[],
  winners: readonly number[],
  config: Partial<CassinoConfig> = {},
) => {
  const last = totals.at(-1) ?? [];
  const events = [...totals.map((after, index) => scored(index + 1, after)), won(winners, last)];
  return summaryOf({
    story: storyOf(stamped(events), last.length),
    config: configOf(config),
    chairs: chairsOf(last.length),
  });
};

describe('the story of a match', () => {
  const story = storyOf(
    stamped([
      lays(0, '4H'),
      takes(1, '4C', true),
      lays(0, '9H'),
      takes(1, '9C', false),
      scored(1, [3, 8]),
      takes(1, '5C', true),
      scored(2, [10, 15]),
    ]),
    2,
  );

  test('tells what each deal brought', () => {
    expect(story.deals.map(({ gained, totals }) => [gained, totals])).toEqual([
      [
        [3, 8],
        [3, 8],
      ],
      [
        [7, 7],
        [10, 15],
      ],
    ]);
    expect(story.totals).toEqual([10, 15]);
  });

  test('counts plays and scoring sweeps', () => {
    expect(story.plays).toBe(5);
    expect(story.sweeps).toEqual([0, 2]);
  });

  test('has no winner while the match goes on', () => {
    expect(story.winners).toEqual([]);
  });
});

test('a match that has not begun has a story of noughts', () => {
  expect(storyOf([], 3)).toEqual({ deals: [], totals: [0, 0, 0], sweeps: [0, 0, 0], plays: 0, winners: [] });
});

describe('the results', () => {
  test('of a single winner name who came second', () => {
    const summary = finished(
      [
        [16, 14, 6],
        [34, 30, 30],
      ],
      [0],
    );
    expect(read(summary.heading)).toBe('Game over · first to 16');
    expect(read(summary.title)).toBe('Aino wins');
    expect(summary.reasons.map(read)).toEqual(['17 points after two deals.', 'Next come Mikko and Ingrid with 15.']);
    expect(summary.rows.map(({ seat: who, place }) => [who, place])).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
    ]);
  });

  test('of a shared win say why it is shared, and the next place is counted on', () => {
    const summary = finished(
      [
        [6, 8, 2, 8],
        [14, 18, 8, 12],
        [24, 20, 12, 16],
        [34, 34, 14, 18],
      ],
      [0, 1],
    );
    expect(read(summary.title)).toBe('Aino and Mikko share the win');
    expect(summary.reasons.map(read)).toEqual([
      '17 points each after four deals.',
      'Equal highest totals win together.',
    ]);
    expect(summary.rows.map(({ seat: who, place, total }) => [who, place, total])).toEqual([
      [0, 1, '17'],
      [1, 1, '17'],
      [3, 3, '9'],
      [2, 4, '7'],
    ]);
    expect(at(summary.rows, 0).cells).toEqual(['+3', '+4', '+5', '+5', '0']);
  });

  test('can name six winners', () => {
    const summary = finished([[32, 32, 32, 32, 32, 32]], [0, 1, 2, 3, 4, 5]);
    expect(read(summary.title)).toBe('Aino, Mikko, Ingrid, Theo, Sam and Priya share the win');
    expect(read(at(summary.reasons, 0))).toBe('16 points each after one deal.');
    expect(summary.rows.every(({ place }) => place === 1)).toBe(true);
  });

  test('of misere put the lowest total first', () => {
    const summary = finished([[33, 7, 12]], [1], { misere: true });
    expect(read(summary.title)).toBe('Mikko wins');
    expect(summary.reasons.map(read)).toEqual(['3½ points after one deal.', 'The lowest total wins.']);
    expect(summary.rows.map(({ seat: who, total }) => [who, total])).toEqual([
      [1, '3½'],
      [2, '6'],
      [0, '16½'],
    ]);
  });

  test('of a long match add up the first deals', () => {
    const totals = [2, 4, 8, 10, 20, 34].map((total) => [total, 0]);
    const summary = finished(totals, [0]);
    expect(summary.columns.map(({ title }) => read(title))).toEqual([
      'Deals 1\u2060–\u20603',
      'Deal 4',
      'Deal 5',
      'Deal 6',
      'Sweeps',
    ]);
    expect(at(summary.rows, 0).cells).toEqual(['+4', '+1', '+5', '+7', '0']);
  });

  test('keep the first dealer where the options say so', () => {
    expect(read(finished([[32, 0]], [0]).rematchNote)).toBe(
      'A rematch keeps seats and rules; the first dealer is drawn again.',
    );
    expect(read(finished([[32, 0]], [0], { firstDealer: 'seat0' }).rematchNote)).toBe(
      'A rematch keeps seats and rules; seat 1 deals first.',
    );
  });

  test('plot the totals in points', () => {
    const { plot } = finished(
      [
        [3, 8],
        [33, 8],
      ],
      [0],
    );
    expect(plot.series.map(({ seat: who, values, shown }) => [who, values, shown])).toEqual([
      [0, [1.5, 16.5], '16½'],
      [1, [4, 4], '4'],
    ]);
  });
});

test.each([
  ['2026-11-30T18:00:00Z', '2026-11-30T18:41:59Z', '41 minutes'],
  ['2026-11-30T18:00:00Z', '2026-11-30T18:01:00Z', '1 minute'],
  ['2026-11-30T18:00:00Z', '2026-11-30T18:00:59Z', 'Under a minute'],
  ['2026-11-30T18:00:00Z', '2026-11-30T19:00:30Z', '1 hour'],
  ['2026-11-30T18:00:00Z', '2026-11-30T20:05:00Z', '2 hours 5 minutes'],
  ['2026-11-30T18:00:00Z', '2026-12-01T18:00:00Z', 'Over 1 day'],
  ['2026-11-30T18:00:00Z', '2026-12-03T09:00:00Z', 'Over 2 days'],
  ['2026-11-30T18:00:00Z', '2026-11-30T17:00:00Z', 'Under a minute'],
  ['broken', '2026-11-30T17:00:00Z', 'Under a minute'],
])('from %s to %s a match took "%s"', (from, to, text) => {
  expect(lastedText(from, to)).toBe(text);
});

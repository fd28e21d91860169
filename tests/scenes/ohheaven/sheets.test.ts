/** The sheets of Oh Heaven: every figure and sentence of a scored round, of all rounds, of a finished match. */
import { describe, expect, test } from 'vitest';
import { seat } from '#engine/core/words';
import { type OhHeavenView, ohheaven, type RoundResult, type Trump } from '#engine/games/ohheaven/index';
import { roundsOf } from '#scenes/games/ohheaven/boardModel';
import { ohHeavenGlance } from '#scenes/games/ohheaven/glance';
import { breakdown, gainText } from '#scenes/games/ohheaven/points';
import { type RoundFacts, roundSheetOf } from '#scenes/games/ohheaven/roundModel';
import { summaryOf } from '#scenes/games/ohheaven/summary';
import { chairsOf, read } from '#tests/scenes/scores/lay';
import { configOf, ohheavenTable } from '#tests/support/ohheaven';

const chairs = chairsOf(4);

const result = (changed: Partial<RoundResult>): RoundResult => ({
  round: 2,
  handSize: 13,
  trump: 'H',
  firstBidder: seat(1),
  bids: [3, 4, 2, 3],
  tricks: [3, 4, 2, 4],
  points: [13, 14, 12, 4],
  totals: [26, 18, 24, 8],
  ...changed,
});

const viewOf = (changed: Partial<OhHeavenView> = {}): OhHeavenView => ({
  ...ohheaven.view(ohheavenTable({ hands: ['2C', '3C', '4C', '5C'], options: { rounds: 3 } }).state, seat(0)),
  config: configOf({}, 4),
  handSizes: [13, 13, 13],
  round: 2,
  ...changed,
});

const factsOf = (changed: Partial<RoundResult> = {}, more: Partial<RoundFacts> = {}): RoundFacts => ({
  event: { type: 'roundScored', ...result(changed) },
  before: viewOf(),
  chairs,
  you: seat(0),
  over: false,
  ...more,
});

describe('a scored round', () => {
  test('has a row for each seat: bid, won, how the points came about, the total', () => {
    const rows = roundSheetOf(factsOf()).rows.map(({ note, bid, won, verdict, off, plain, exact, points, total }) => ({
      ...{ bid, won, verdict, off, plain, exact, points, total },
      note: note === undefined ? '' : read(note),
    }));
    expect(rows).toEqual([
      { bid: 3, won: 3, verdict: 'made', off: 0, plain: 3, exact: 10, points: 13, total: 26, note: 'You lead' },
      { bid: 4, won: 4, verdict: 'made', off: 0, plain: 4, exact: 10, points: 14, total: 18, note: '' },
      { bid: 2, won: 2, verdict: 'made', off: 0, plain: 2, exact: 10, points: 12, total: 24, note: '' },
      { bid: 3, won: 4, verdict: 'over', off: 1, plain: 4, exact: undefined, points: 4, total: 8, note: '' },
    ]);
  });

  test.each<{ bids: readonly number[]; trump: Trump; says: string }>([
    {
      bids: [3, 4, 2, 3],
      trump: 'H',
      says: 'Hearts were trump. The bids came to 12 for 13 tricks, so somebody had to take one too many.',
    },
    {
      bids: [1, 4, 2, 3],
      trump: 'S',
      says: 'Spades were trump. The bids came to 10 for 13 tricks: three more had to be taken than were bid.',
    },
    {
      bids: [3, 4, 4, 3],
      trump: 'none',
      says: 'No suit was trump. The bids came to 14 for 13 tricks, so somebody had to fall short.',
    },
    {
      bids: [3, 4, 3, 3],
      trump: 'C',
      says: 'Clubs were trump. The bids came to 13 for 13 tricks, so everybody could make theirs.',
    },
  ])('$says', ({ bids, trump, says }) => {
    expect(read(roundSheetOf(factsOf({ bids, trump })).sentence)).toBe(says);
  });

  const verdict = (facts: RoundFacts): string => roundSheetOf(facts).verdict.map(read).join(' ');

  test('says what comes next', () => {
    expect(verdict(factsOf())).toBe('One round to go. Trump and first bidder are drawn anew.');
    const moving = {
      before: viewOf({
        config: configOf({ firstBidder: 'leftOfDealer', trump: 'rotate' }, 4),
        handSizes: [3, 2, 1, 1],
      }),
    };
    expect(verdict(factsOf({ handSize: 2 }, moving))).toBe(
      'Two rounds to go. Everybody gets 1 card. The trump moves on. Ingrid bids first.',
    );
  });

  test('says who has won and why', () => {
    const last = { over: true };
    expect(verdict(factsOf({ round: 3, totals: [29, 31, 20, 29] }, last))).toBe(
      'Mikko wins with 31 points. The highest total after three rounds wins.',
    );
    expect(verdict(factsOf({ round: 3, totals: [31, 31, 20, 29] }, last))).toBe(
      'Aino and Mikko share the win with 31 points each. Equal highest totals win together.',
    );
    const notes = roundSheetOf(factsOf({ totals: [31, 31, 20, 29] }, last)).rows.map(({ note }) => note && read(note));
    expect(notes).toEqual(['You share the win', 'Shares the win', undefined, undefined]);
  });
});

describe('how points are made up, by way of scoring', () => {
  test.each([
    { options: {}, bid: 3, won: 3, parts: '+3 +10' },
    { options: {}, bid: 0, won: 0, parts: '– +10' },
    { options: {}, bid: 3, won: 1, parts: '+1 –' },
    { options: {}, bid: 1, won: 0, parts: '– –' },
    { options: { bonus: 20 }, bid: 3, won: 3, parts: '+3 +20' },
    { options: { trickPoints: 'onlyIfMade' }, bid: 3, won: 2, parts: '– –' },
    { options: { trickPoints: 'never' }, bid: 3, won: 3, parts: '– +10' },
    { options: { scoring: 'exact' }, bid: 3, won: 4, parts: '– –' },
    { options: { scoring: 'minusDifference' }, bid: 3, won: 1, parts: '−2 –' },
    { options: { scoring: 'minusBid' }, bid: 3, won: 5, parts: '−3 –' },
    { options: { scoring: 'progressive' }, bid: 3, won: 3, parts: '+9 +10' },
    { options: { zeroBid: 'five' }, bid: 0, won: 0, parts: '– +5' },
    { options: { zeroBid: 'fivePlusN' }, bid: 0, won: 0, parts: '– +18' },
  ])('$options: bid $bid, won $won is $parts', ({ options, bid, won, parts }) => {
    const { plain, exact, points } = breakdown(configOf(options, 4), { bid, won, handSize: 13 });
    const text = (part: number | undefined): string => (part === undefined ? '–' : gainText(part));
    expect(`${text(plain)} ${text(exact)}`).toBe(parts);
    expect((plain ?? 0) + (exact ?? 0)).toBe(points);
  });
});

describe('all rounds', () => {
  const first = result({
    round: 1,
    trump: 'C',
    firstBidder: seat(0),
    bids: [3, 5, 2, 2],
    tricks: [3, 4, 2, 4],
    points: [13, 4, 12, 4],
    totals: [13, 4, 12, 4],
  });
  const playing: Partial<OhHeavenView> = {
    round: 2,
    phase: { type: 'playing', seat: seat(0) },
    trump: 'S',
    firstBidder: seat(3),
    bids: [4, 3, 3, 2],
    tricksWon: [2, 1, 1, 1],
    tricks: Array.from({ length: 5 }, () => ({ winner: seat(0), cards: [] })),
    totals: [13, 4, 12, 4],
    history: [first],
  };
  const rowsOf = (view: OhHeavenView) =>
    roundsOf(view, chairs).rows.map(({ round, note, state, cells }) => ({
      ...{ round, state },
      note: read(note),
      cells: cells.map(({ said, points, verdict }) => `${read(said)} ${points ?? ''} ${verdict ?? ''}`.trim()),
    }));

  test('stand with the round in play on a row of its own, without points', () => {
    expect(rowsOf(viewOf(playing))).toEqual([
      {
        round: 1,
        state: 'scored',
        note: 'Aino bid first',
        cells: ['3 of 3 13 made', '4 of 5 4 short', '2 of 2 12 made', '4 of 2 4 over'],
      },
      {
        round: 2,
        state: 'playing',
        note: 'Theo bid first',
        cells: ['2 of 4 so far', '1 of 3 so far', '1 of 3 so far', '1 of 2 so far'],
      },
    ]);
    const rounds = roundsOf(viewOf(playing), chairs);
    expect(read(rounds.sentence)).toBe('Round 2 of 3 in play, trick 6 of 13');
    expect(rounds.totals.map(({ total, leads }) => `${total}${leads ? ' leads' : ''}`)).toEqual([
      '13 leads',
      '4',
      '12',
      '4',
    ]);
  });

  test('tell bids before cards are played, and hand sizes that change', () => {
    const view = viewOf({
      ...playing,
      handSizes: [13, 12, 11],
      phase: { type: 'bidding', seat: seat(1) },
      bids: [4, undefined, undefined, 2],
      tricks: [],
    });
    const [, now] = rowsOf(view);
    expect(now).toMatchObject({
      note: '12 cards, Theo bids first',
      cells: ['Bid 4', 'No bid yet', 'No bid yet', 'Bid 2'],
    });
  });

  test('have no row in play between two rounds', () => {
    const view = viewOf({ ...playing, round: 1, phase: { type: 'dealing' } });
    expect(rowsOf(view)).toHaveLength(1);
    expect(read(roundsOf(view, chairs).sentence)).toBe('Round 1 of 3 is scored');
  });
});

describe('a finished match', () => {
  const rounds = [
    result({ round: 1, points: [14, 13, 3, 13], totals: [14, 13, 3, 13] }),
    result({ round: 2, points: [2, 15, 14, 2], totals: [16, 28, 17, 15] }),
    result({ round: 3, points: [13, 3, 3, 14], totals: [29, 31, 20, 29] }),
  ];

  test('names the winner, the reason, the standings and every total on the way', () => {
    const summary = summaryOf({ story: { rounds, plays: 156, winners: [seat(1)] }, chairs });
    expect(read(summary.title)).toBe('Mikko wins');
    expect(summary.reasons.map(read)).toEqual(['31 points after three rounds.', 'Next come Aino and Theo with 29.']);
    expect(summary.rows.map(({ seat: who, place, cells, total }) => [who, place, ...cells, total])).toEqual([
      [1, 1, '+13', '+15', '+3', '3', '31'],
      [0, 2, '+14', '+2', '+13', '3', '29'],
      [3, 2, '+13', '+2', '+14', '0', '29'],
      [2, 4, '+3', '+14', '+3', '3', '20'],
    ]);
    expect(summary.plot.series[0]).toMatchObject({ seat: 1, values: [13, 28, 31], weight: 'strong' });
  });

  test('is shared where the highest totals are equal', () => {
    const shared = [...rounds.slice(0, 2), result({ round: 3, points: [15, 3, 3, 14], totals: [31, 31, 20, 29] })];
    const summary = summaryOf({ story: { rounds: shared, plays: 156, winners: [seat(0), seat(1)] }, chairs });
    expect(read(summary.title)).toBe('Aino and Mikko share the win');
    expect(summary.reasons.map(read)).toEqual([
      '31 points each after three rounds.',
      'Equal highest totals win together.',
    ]);
    expect(summary.rows.map(({ place }) => place)).toEqual([1, 1, 3, 4]);
  });
});

describe('a saved game says how it stands', () => {
  const alone = chairs.map((chair, index) => (index === 0 ? chair : { ...chair, player: { level: 'steady' } }));

  test.each([
    { totals: [0, 0, 0, 0], phase: { type: 'dealing' } as const, says: 'Round 2 of 3. Everybody has 0.' },
    { totals: [13, 4, 12, 4], phase: { type: 'dealing' } as const, says: 'Round 2 of 3. You lead with 13.' },
    {
      totals: [4, 13, 12, 13],
      phase: { type: 'dealing' } as const,
      says: 'Round 2 of 3. You have 4, Mikko and Theo lead with 13.',
    },
    { totals: [4, 13, 12, 4], phase: { type: 'over' } as const, says: 'Over after round 2. Mikko won with 13.' },
    {
      totals: [13, 13, 12, 4],
      phase: { type: 'over' } as const,
      says: 'Over after round 2. Aino and Mikko share the win with 13.',
    },
  ])('$says', ({ totals, phase, says }) => {
    expect(ohHeavenGlance(viewOf({ totals, phase }), alone).sentence).toBe(says);
  });
});

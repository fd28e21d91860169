/** How a match goes from round to round: deal, trump, first bidder, hand sizes (rule sheet sections 2 and 6). */
import { describe, expect, test } from 'vitest';
import { PACK, SUITS } from '#engine/cards/cards';
import { diceFrom } from '#engine/core/dice';
import { start } from '#engine/core/match';
import { isHidden } from '#engine/core/secrets';
import { millis, seat } from '#engine/core/words';
import { dealerOf, type OhHeavenEvent, type OhHeavenState, ohheaven } from '#engine/games/ohheaven/index';
import { configOf } from '#tests/support/ohheaven';
import { finished } from '#tests/support/random-match';

interface Deal {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: number;
  readonly seed?: number;
}

const dealt = ({ options = {}, seats = 4, seed = 7 }: Deal) => start(ohheaven, configOf(options, seats), seats, seed);

/** The events of one type in a whole match of random play. */
function allOf<T extends OhHeavenEvent['type']>(type: T, { options = {}, seats = 4, seed = 7 }: Deal) {
  const { events } = finished({ rules: ohheaven, seats, seed, fixed: options });
  return events.flatMap(({ event }) => (event.type === type ? [event as Extract<OhHeavenEvent, { type: T }>] : []));
}

describe('the deal', () => {
  test('is what the sheet says when nothing is chosen: three rounds of thirteen, all cards dealt', () => {
    const { state } = dealt({});
    expect(state.handSizes).toEqual([13, 13, 13]);
    expect(state.hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
    expect(state.stock).toEqual([]);
  });

  test('comes first from the dice, card by card from seat 0, then the trump, then the first bidder', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const dice = diceFrom(seed).fork('event 0');
      const pack = dice.shuffle(PACK);
      const trump = SUITS[dice.below(4)];
      const firstBidder = dice.below(4);
      const { state } = dealt({ seed, options: { handSize: 5 } });
      expect(state).toMatchObject({ trump, firstBidder, phase: { type: 'bidding', seat: firstBidder } });
      expect(state.hands).toEqual([0, 1, 2, 3].map((who) => [0, 1, 2, 3, 4].map((turn) => pack[turn * 4 + who])));
    }
  });

  test('the trump is a suit and no card, also when cards are left over', () => {
    const { state } = dealt({ options: { handSize: 5 } });
    expect(state.turned).toBeUndefined();
    expect(state.stock).toHaveLength(52 - 20);
    expect(ohheaven.view(state, seat(0))).toMatchObject({ stockCount: 32, trump: state.trump });
  });

  test('own cards are seen and no others', () => {
    const { state } = dealt({});
    const seen = ohheaven.view(state, seat(2)).hands;
    expect(seen.map(({ cards }) => isHidden(cards))).toEqual([true, true, false, true]);
    expect(seen[2]?.cards).toEqual(state.hands[2]);
  });
});

describe('how the trump is found', () => {
  test('turnUpNextCard: the next card of the pack, for all to see and out of play', () => {
    const { state } = dealt({ options: { trump: 'turnUpNextCard', handSize: 12 } });
    expect(state.turned).toBe(state.stock[0]);
    expect(state.turned?.[1]).toBe(state.trump);
    expect(ohheaven.view(state, seat(0)).turned).toBe(state.turned);
  });

  test("dealersLastCard: it stays in the dealer's hand, and everybody knows it", () => {
    const { state } = dealt({ options: { trump: 'dealersLastCard' } });
    const dealer = dealerOf(state);
    expect(dealer).toBe(((state.firstBidder ?? 0) + 3) % 4);
    expect(state.turned).toBe(state.hands[dealer ?? 0]?.at(-1));
    expect(state.turned?.[1]).toBe(state.trump);
    const stranger = ohheaven.view(state, state.firstBidder ?? 'spectator');
    for (let seed = 0; seed < 10; seed += 1)
      expect(ohheaven.resample(stranger, diceFrom(seed)).hands[dealer ?? 0]).toContain(state.turned);
  });

  test('rotate: spades, hearts, diamonds, clubs, none, and again', () => {
    const trumps = allOf('trumpDrawn', { options: { trump: 'rotate', rounds: 6, handSize: 1, handSizes: 'fixed' } });
    expect(trumps.map(({ trump }) => trump)).toEqual(['S', 'H', 'D', 'C', 'none', 'S']);
  });

  test.each([
    ['alwaysSpades', 'S'],
    ['none', 'none'],
  ])('%s', (trump, expected) => {
    const found = allOf('trumpDrawn', { options: { trump, rounds: 3, handSize: 1, handSizes: 'fixed' } });
    expect(found.map((event) => event.trump)).toEqual([expected, expected, expected]);
  });

  test('randomSuit: every suit comes up', () => {
    const trumps = Array.from({ length: 40 }, (_, seed) => dealt({ seed }).state.trump);
    expect(new Set(trumps)).toEqual(new Set(SUITS));
  });
});

describe('who bids first', () => {
  test('random: drawn anew each round', () => {
    const options = { rounds: 20, handSize: 1, handSizes: 'fixed', firstBidder: 'random' };
    const drawn = allOf('firstBidderDrawn', { options }).map((event) => event.seat);
    const moved = drawn.filter((who, round) => who === ((drawn[round - 1] ?? 0) + 1) % 4).length;
    expect(new Set(drawn).size).toBe(4);
    expect(moved).toBeLessThan(15);
  });

  test('leftOfDealer: drawn once, then clockwise', () => {
    const options = { rounds: 6, handSize: 1, handSizes: 'fixed', firstBidder: 'leftOfDealer' };
    const drawn = allOf('firstBidderDrawn', { options, seats: 3 }).map((event) => event.seat);
    expect(drawn).toEqual(drawn.map((_, round) => ((drawn[0] ?? 0) + round) % 3));
    const starts = Array.from({ length: 30 }, (_, seed) => dealt({ seed, options }).state.firstBidder);
    expect(new Set(starts).size).toBe(4);
  });
});

describe('hand sizes by round', () => {
  const sizes = (handSizes: string, seats: number, options = {}): OhHeavenState['handSizes'] =>
    ohheaven.initial(configOf({ handSizes, ...options }, seats), seats).handSizes;

  test.each([
    ['fixed', 4, { handSize: 7, rounds: 2 }, '7 7'],
    ['down', 4, {}, '10 9 8 7 6 5 4 3 2 1'],
    ['down', 7, {}, '7 6 5 4 3 2 1'],
    ['up', 5, {}, '1 2 3 4 5 6 7 8 9 10'],
    ['up', 3, {}, '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17'],
    ['downUp', 6, {}, '8 7 6 5 4 3 2 1 2 3 4 5 6 7 8'],
    ['upDown', 7, {}, '1 2 3 4 5 6 7 6 5 4 3 2 1'],
    ['up', 4, { trump: 'turnUpNextCard', handSize: 1 }, '1 2 3 4 5 6 7 8 9 10 11 12'],
    ['custom', 4, { customHandSizes: [3, 13, 1] }, '3 13 1'],
  ])('%s with %i seats, %j', (handSizes, seats, options, expected) => {
    expect(sizes(handSizes, seats, options).join(' ')).toBe(expected);
  });

  test('the match has as many rounds as the list, and no more', () => {
    const options = { handSizes: 'custom', customHandSizes: [2, 1], rounds: 9 };
    expect(allOf('roundScored', { options }).map(({ round, handSize }) => [round, handSize])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(allOf('matchWon', { options })).toHaveLength(1);
  });
});

describe('the door', () => {
  const fault = (raw: object, seats: number): string | undefined => {
    const checked = ohheaven.checkConfig(raw, seats);
    return checked.ok ? undefined : `${checked.fault.field}: ${checked.fault.why}`;
  };

  test.each([
    [3, 13, 17],
    [4, 13, 13],
    [5, 10, 10],
    [6, 8, 8],
    [7, 7, 7],
  ])('with %i seats hands have %i cards at first and %i at most', (seats, usual, most) => {
    expect(configOf({}, seats).handSize).toBe(usual);
    expect(fault({ handSize: most }, seats)).toBeUndefined();
    expect(fault({ handSize: most + 1 }, seats)).toBe(`handSize: expected a whole number from 1 to ${most}`);
    expect(fault({ handSizes: 'custom', customHandSizes: [1, most + 1] }, seats)).toMatch('customHandSizes');
  });

  test('turning up a card needs one that is over', () => {
    expect(configOf({ trump: 'turnUpNextCard' }, 4).handSize).toBe(12);
    expect(fault({ trump: 'turnUpNextCard', handSize: 13 }, 4)).toBe('handSize: expected a whole number from 1 to 12');
  });

  test('the set-up form is told the same limits', () => {
    const limits = (raw: object, seats: number) =>
      ohheaven.optionsAt?.(raw, seats).find(({ key }) => key === 'handSize')?.value;
    expect(limits({}, 6)).toEqual({ kind: 'number', initial: 8, least: 1, most: 8 });
    expect(limits({ trump: 'turnUpNextCard' }, 4)).toEqual({ kind: 'number', initial: 12, least: 1, most: 12 });
    expect(ohheaven.optionsAt?.({}, 6).map(({ key }) => key)).toEqual(ohheaven.options.map(({ key }) => key));
  });

  test('a custom list needs a round', () => {
    expect(fault({ handSizes: 'custom', customHandSizes: [] }, 4)).toMatch('customHandSizes');
    expect(fault({ handSizes: 'fixed', customHandSizes: [] }, 4)).toBeUndefined();
  });

  test('pauses belong to the table', () => {
    expect(ohheaven.options.filter(({ scope }) => scope === 'table').map(({ key }) => key)).toEqual([
      'thinkingTimeMs',
      'trickPauseMs',
    ]);
  });
});

test('a new round clears the table and keeps the totals', () => {
  const { events, record } = finished({
    rules: ohheaven,
    seats: 4,
    seed: 3,
    fixed: { handSizes: 'custom', customHandSizes: [3, 2] },
  });
  let state: OhHeavenState = ohheaven.initial(record.config, 4);
  for (const { event } of events) {
    state = ohheaven.evolve(state, { at: millis(0), event });
    if (event.type === 'biddingClosed' && state.round === 2) break;
  }
  expect(state).toMatchObject({ tricksWon: [0, 0, 0, 0], trick: [], tricks: [], voids: [[], [], [], []] });
  expect(state.hands.map((hand) => hand.length)).toEqual([2, 2, 2, 2]);
  expect(state.history).toHaveLength(1);
  expect(state.totals).toEqual(state.history[0]?.totals);
});

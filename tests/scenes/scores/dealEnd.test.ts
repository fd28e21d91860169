import { describe, expect, test } from 'vitest';
import { at, seat } from '#engine/core/words';
import type { Item } from '#engine/games/cassino/types';
import { type Badge, dealSheetOf } from '#scenes/games/cassino/dealModel';
import { award, factsOf, type Laid, read, tally } from './lay';

const rowOf = (laid: Laid, item: Item) => {
  const row = dealSheetOf(factsOf(laid)).rows.find((one) => one.item === item);
  if (row === undefined) throw new Error(`no row for ${item}`);
  return row;
};
const badges = (laid: Laid, item: Item) => rowOf(laid, item).cells.map((cell) => badgeText(cell.badge));
const why = (laid: Laid, item: Item) => read(rowOf(laid, item).why);
const badgeText = (badge: Badge) => (badge.kind === 'gain' ? `+${badge.halves / 2}` : badge.kind);

const MOCKUP: Laid = {
  tallies: [
    tally(17, 4, { taken: 'AS AC TD' }),
    tally(13, 4, { taken: 'AH' }),
    tally(13, 3, { taken: '2S', sweeps: 1 }),
    tally(9, 2, { taken: 'AD', sweeps: 1 }),
  ],
  awards: [
    award(0, 'cards', 2),
    award(0, 'aces', 4),
    award(1, 'aces', 2),
    award(3, 'aces', 2),
    award(0, 'bigCassino', 4),
    award(2, 'littleCassino', 2),
    award(2, 'sweeps', 2),
    award(3, 'sweeps', 2),
  ],
  before: [14, 18, 8, 12],
  leftover: { seat: 2, cards: '4C JC 6D' },
  next: { dealer: seat(2), opens: seat(3) },
};

describe('a deal of four seats', () => {
  const sheet = dealSheetOf(factsOf(MOCKUP));

  test('says what happened to the cards left', () => {
    expect(read(sheet.title)).toBe('Deal 3 is scored');
    expect(read(sheet.sentence)).toBe('Ingrid took last and got the three cards left: 4C JC 6D');
    expect(read(sheet.given)).toBe('10 points were given');
  });

  test('has a row for each item with the reason', () => {
    expect(sheet.rows.map((row) => `${read(row.title)} ${read(row.worth)}: ${read(row.why)}`)).toEqual([
      'Most cards 1: Aino has 17 of 52',
      'Most spades 2: Nobody: Aino and Mikko tie with 4',
      'Aces 1 each: One point for every ace',
      '10D 2: Aino took it',
      '2S 1: Ingrid took it',
      'Sweeps 1 each: One point for every sweep',
    ]);
  });

  test('marks what scored and what tied', () => {
    expect(badges(MOCKUP, 'cards')).toEqual(['+1', 'none', 'none', 'none']);
    expect(badges(MOCKUP, 'spades')).toEqual(['tie', 'tie', 'none', 'none']);
    expect(badges(MOCKUP, 'aces')).toEqual(['+2', '+1', 'none', '+1']);
  });

  test('adds up to the totals', () => {
    expect(sheet.sums.map(({ gain, total }) => [gain / 2, total / 2])).toEqual([
      [5, 12],
      [1, 10],
      [2, 6],
      [2, 8],
    ]);
    expect(at(sheet.sums, 0).bar).toEqual({ had: 7 / 16, gained: 5 / 16 });
    expect(sheet.verdict.map(read)).toEqual(['Nobody has 16 yet.', 'Ingrid deals next, Theo opens.']);
  });
});

const TIED = { tallies: [tally(20, 5), tally(20, 5), tally(12, 3)] };

describe('a tie for most spades', () => {
  test('by default gives nobody anything', () => {
    expect(badges(TIED, 'spades')).toEqual(['tie', 'tie', 'none']);
    expect(why(TIED, 'spades')).toBe('Nobody: Aino and Mikko tie with 5');
  });

  test('with "all" gives everybody tied the whole of it', () => {
    const laid: Laid = {
      ...TIED,
      config: { majorityTie: 'all' },
      awards: [award(0, 'spades', 4), award(1, 'spades', 4)],
    };
    expect(badges(laid, 'spades')).toEqual(['+2', '+2', 'none']);
    expect(why(laid, 'spades')).toBe('Aino and Mikko tie with 5, so each scores');
  });

  test('with "carryOver" waits for the next deal, and says what it is worth by now', () => {
    const laid: Laid = { ...TIED, config: { majorityTie: 'carryOver' }, carried: { cards: 0, spades: 8 } };
    expect(badges(laid, 'spades')).toEqual(['tie', 'tie', 'none']);
    expect(why(laid, 'spades')).toBe('Nobody: Aino and Mikko tie with 5, kept for the next deal');
    expect(read(rowOf(laid, 'spades').worth)).toBe('4');
  });

  test('with "carryOver" is kept for nothing when the match is over', () => {
    const laid: Laid = {
      ...TIED,
      config: { majorityTie: 'carryOver' },
      carried: { cards: 0, spades: 4 },
      next: undefined,
    };
    expect(why(laid, 'spades')).toBe('Nobody: Aino and Mikko tie with 5');
  });

  test('with "split" shares it out in half points', () => {
    const three: Laid = {
      tallies: [tally(18, 4), tally(17, 4), tally(17, 4)],
      config: { majorityTie: 'split' },
      awards: [award(0, 'spades', 1), award(1, 'spades', 1), award(2, 'spades', 1)],
    };
    expect(badges(three, 'spades')).toEqual(['+0.5', '+0.5', '+0.5']);
    expect(why(three, 'spades')).toBe('Aino, Mikko and Ingrid tie with 4 and share it');
  });

  test('with "split" may be shared by too many', () => {
    const laid: Laid = { ...TIED, config: { majorityTie: 'split' } };
    expect(badges(laid, 'cards')).toEqual(['tie', 'tie', 'none']);
    expect(why(laid, 'cards')).toBe('Nobody: Aino and Mikko tie with 20, too many to share it');
  });
});

test('points carried over come with the item when somebody has most', () => {
  const laid: Laid = {
    tallies: [tally(30, 8), tally(22, 5)],
    config: { majorityTie: 'carryOver' },
    awards: [award(0, 'cards', 4)],
  };
  expect(read(rowOf(laid, 'cards').worth)).toBe('2');
  expect(why(laid, 'cards')).toBe('Aino has 30, with points carried over');
});

test('a deal in which nobody took a card', () => {
  const laid: Laid = { tallies: [tally(0, 0), tally(0, 0)] };
  const sheet = dealSheetOf(factsOf(laid));
  expect(read(sheet.sentence)).toBe('Nobody took a card, so the cards on the table score for nobody.');
  expect(read(sheet.given)).toBe('0 points were given');
  expect(sheet.rows.map((row) => read(row.why))).toEqual([
    'Nobody has any',
    'Nobody has any',
    'Nobody has any',
    'Nobody took it',
    'Nobody took it',
    'Nobody swept the table',
  ]);
  expect(badges(laid, 'cards')).toEqual(['none', 'none']);
});

test.each([
  ['5H', 'Mikko took last and got the card left: 5H'],
  ['5H 9C', 'Mikko took last and got the two cards left: 5H 9C'],
  ['AC 2C 3C 4C 5C 6C 7C 8C 9C', 'Mikko took last and got the nine cards left.'],
  ['AC 2C 3C 4C 5C 6C 7C 8C 9C AD 2D', 'Mikko took last and got the 11 cards left.'],
])('cards left: %s', (cards, sentence) => {
  const laid: Laid = { tallies: [tally(26, 6), tally(26, 7)], leftover: { seat: 1, cards } };
  expect(read(dealSheetOf(factsOf(laid)).sentence)).toBe(sentence);
});

test('a table that was cleared leaves nothing', () => {
  expect(read(dealSheetOf(factsOf({ tallies: [tally(26, 6), tally(26, 7)] })).sentence)).toBe(
    'No card was left on the table.',
  );
});

describe('sweeps', () => {
  const tallies = [tally(30, 7, { sweeps: 3 }), tally(22, 6, { sweeps: 1 })];

  test('sweepCancel takes the lowest count off everybody', () => {
    const laid: Laid = { tallies, config: { sweepCancel: true }, awards: [award(0, 'sweeps', 4)] };
    expect(badges(laid, 'sweeps')).toEqual(['+2', 'none']);
    expect(why(laid, 'sweeps')).toBe('The lowest count, 1, is taken off');
  });

  test('sweepCancel takes nothing off when somebody has none', () => {
    const laid: Laid = { tallies: [at(tallies, 0), tally(22, 6)], config: { sweepCancel: true } };
    expect(why(laid, 'sweeps')).toBe('One point for every sweep');
  });

  test('sweepFreeze names who had ten when the deal began', () => {
    const laid: Laid = { tallies: [tally(30, 7), tally(22, 6)], config: { sweepFreeze: '10' }, before: [19, 20] };
    expect(why(laid, 'sweeps')).toBe('Sweeps rested: Mikko had 10 or more');
  });
});

describe('the end of the match', () => {
  const tallies = [tally(30, 7), tally(22, 6)];

  test.each([
    [{ before: [34, 32] }, ['Aino wins with 17.', 'The match is over.']],
    [{ before: [32, 32] }, ['Aino and Mikko share the win with 16.', 'The match is over.']],
    [
      { before: [34, 7], config: { misere: true } },
      ['Mikko wins with 3½.', 'The match is over, and the lowest total wins.'],
    ],
  ])('%j', (laid, verdict) => {
    expect(dealSheetOf(factsOf({ tallies, next: undefined, ...laid })).verdict.map(read)).toEqual(verdict);
  });
});

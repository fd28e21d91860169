/** Why expert bids and plays as it does, in a player's words, and what other choices cost. */
import { describe, expect, test } from 'vitest';
import { expert } from '#ai/brains/ohheaven/expert';
import { diceFrom } from '#engine/core/dice';
import { at, seat } from '#engine/core/words';
import { type OhHeavenAction, ohheaven } from '#engine/games/ohheaven/index';
import { reasonLine } from '#scenes/games/ohheaven/hintReasons';
import { type Layout, ohheavenTable, type Table } from '#tests/support/ohheaven';
import { newsOf } from '#tests/support/positions';
import { withNames } from '#text/message';
import { say, spoken } from '#text/say';

const inWords = (action: OhHeavenAction): string => (action.type === 'bid' ? `bid ${action.tricks}` : action.card);

interface Hint {
  readonly move: string;
  readonly why: readonly string[];
  /** By move in words. */
  readonly behind: ReadonlyMap<string, number>;
}

const hintAt = (layout: Layout, made?: OhHeavenAction): Hint => hintOn(ohheavenTable(layout), made);

/** What expert thinks of this table in seat 0; everybody else is called Theo. */
function hintOn({ match }: Table, made?: OhHeavenAction): Hint {
  const news = newsOf(ohheaven, match, seat(0));
  const memory = news.events.reduce((before, event) => expert.remember(before, event), expert.blank);
  const opinion = expert.opinion(memory, news, { dice: diceFrom(3), made });
  if (opinion === undefined) throw new Error('nothing to weigh');
  return {
    move: inWords(at(opinion.moves, 0).action),
    why: opinion.reasons.map((reason) => spoken(withNames(say(reasonLine(reason)), () => 'Theo'))),
    behind: new Map(opinion.moves.map(({ action, behind }) => [inWords(action), behind])),
  };
}

/** Three rounds, so that the first is not the last. */
const LONG = { rounds: 3 };

describe('a bid', () => {
  test('counts the trumps that nothing beats, and what only trumps beat', () => {
    const hands = ['AS KS AH 2D', '4C 5C 6C 7C', '8C 9C TC JC'];
    const { move, why } = hintAt({ hands, trump: 'S', first: 0, options: LONG });
    expect(move).toBe('bid 3');
    expect(why[0]).toBe('ace of spades and king of spades cannot be beaten.');
    expect(why).toContain('Only trumps beat ace of hearts.');
    expect(why.some((line) => /^The bid comes out exactly in \d+ of 100 tries\.$/.test(line))).toBe(true);
  });

  test('says when the nearest number is barred', () => {
    // Two sure tricks of four, and two are bid.
    const hands = ['AS KS 2H 2D', '4C 5C 6C 7C', '8C 9C TC JC'];
    const { move, why } = hintAt({ hands, trump: 'S', bids: [1, 1], first: 1, options: LONG });
    expect(move).not.toBe('bid 2');
    expect(why[0]).toBe('A bid of 2 would be nearer, but it is barred.');
  });

  test('far from the hand is far behind', () => {
    const hands = ['2S 3H 2D 4D', 'AC KC QC JC', 'AH KH QH JH'];
    const layout: Layout = { hands, trump: 'C', first: 0, options: LONG };
    const { move, behind } = hintAt(layout, { type: 'bid', tricks: 3 });
    expect(move).toBe('bid 0');
    expect(behind.get('bid 0')).toBe(0);
    expect(behind.get('bid 3')).toBeGreaterThan(5);
  });

  test('that is the only one open needs no reason', () => {
    const layout: Layout = { hands: ['AS', '4C', '7C'], trump: 'S', bids: [0, 0], first: 1, options: LONG };
    expect(hintAt(layout).why).toEqual(['You have no other choice.']);
  });
});

describe('a card', () => {
  test('with the bid made: the highest that still loses', () => {
    const layout: Layout = {
      hands: ['KD 9D 3D', '5C 6C', '7C 8C'],
      trump: 'S',
      bids: [0, 0, 0],
      first: 1,
      trick: 'TD QD',
      options: LONG,
    };
    const { move, why, behind } = hintAt(layout, { type: 'play', card: 'KD' });
    expect(move).toBe('9D');
    expect(why).toEqual([
      'nine of diamonds cannot take this trick.',
      'Your bid is made: every further trick is one too many.',
      'nine of diamonds is your highest card that still loses.',
    ]);
    expect(behind.get('KD')).toBeGreaterThan(5);
  });

  test('that must win, and does for sure', () => {
    const layout: Layout = { hands: ['AS 2S', '5S KC', '7S 8C'], trump: 'S', bids: [2, 0, 1], first: 0, options: LONG };
    const { move, why } = hintAt(layout);
    expect(move).toBe('AS');
    expect(why).toContain('ace of spades takes this trick for sure.');
    expect(why).toContain('You need every trick that is left.');
  });

  test('of equal worth counts as the same', () => {
    // Nobody else can hold a diamond between the two.
    const layout: Layout = {
      hands: ['QD JD 2C', '5C 6C', '7C 8C'],
      trump: 'S',
      bids: [0, 0, 0],
      first: 1,
      trick: 'KD AD',
      options: LONG,
    };
    expect(hintAt(layout, { type: 'play', card: 'QD' }).behind.get('QD')).toBe(0);
    expect(hintAt(layout, { type: 'play', card: 'JD' }).behind.get('JD')).toBe(0);
  });

  test('with the own bid lost: upsets that of whoever leads the trick', () => {
    // Seats 0 and 1 have bid every trick and cannot make it; seat 2 leads the second one, in which seat 0 plays last.
    const hands = ['2C KD 3D', 'AC TD 5H', '9C QD 5S'];
    const options = { ...LONG, trickPoints: 'onlyIfMade' };
    const second = (bids: readonly number[]): Table =>
      ohheavenTable({ hands, bids, first: 1, options }).playsTrick(1, 'AC 9C 2C').plays(1, 'TD').plays(2, 'QD');
    const needing = hintOn(second([3, 2, 3]), { type: 'play', card: '3D' });
    expect(needing.move).toBe('KD');
    expect(needing.why[0]).toBe('Takes the trick from Theo, who needs it.');
    const sated = hintOn(second([3, 0, 3]), { type: 'play', card: 'KD' });
    expect(sated.move).toBe('3D');
    expect(sated.why[0]).toBe('Leaves the trick to Theo, who wants no more.');
    // It costs the seat nothing either way.
    expect(needing.behind.get('3D')).toBe(0);
    expect(sated.behind.get('KD')).toBe(0);
  });

  test('that is the only one open needs no reason', () => {
    const layout: Layout = {
      hands: ['QD 2C', '5C 6C', '7C 8C'],
      trump: 'S',
      bids: [1, 0, 0],
      first: 1,
      trick: 'KD 3D',
      options: LONG,
    };
    expect(hintAt(layout).why).toEqual(['You have no other choice.']);
  });

  test('in the last round the match counts', () => {
    const layout: Layout = {
      hands: ['KS 9D', '5C AC', '7C 8C'],
      trump: 'S',
      bids: [1, 2, 0],
      first: 0,
      totals: [10, 12, 0],
      round: 3,
      options: LONG,
    };
    expect(hintAt(layout).why.some((line) => line.startsWith('It is the last round: you win the match in'))).toBe(true);
  });
});

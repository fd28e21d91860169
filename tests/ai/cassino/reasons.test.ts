/** Why expert plays what it plays, in a player's words, and what other plays cost. */
import { describe, expect, test } from 'vitest';
import { expert } from '#ai/brains/cassino/expert';
import { PACK, readCards } from '#engine/cards/cards';
import { diceFrom } from '#engine/core/dice';
import { at, seat } from '#engine/core/words';
import { type CassinoAction, cassino, type Play } from '#engine/games/cassino/index';
import { reasonLine } from '#scenes/games/cassino/hintReasons';
import { cassinoTable, type Layout } from '#tests/support/cassino';
import { newsOf } from '#tests/support/positions';
import { say, spoken } from '#text/say';

const inWords = ({ hand, table }: CassinoAction): string =>
  table.length === 0 ? `${hand.join(' ')} laid down` : `${hand.join(' ')} takes ${[...table].sort().join(' ')}`;

interface Hint {
  readonly move: string;
  readonly why: readonly string[];
  /** By move in words. */
  readonly behind: ReadonlyMap<string, number>;
}

/** What expert thinks of this table in seat 0. */
function hintAt(layout: Omit<Layout, 'turn'>, made?: Play): Hint {
  const { match } = cassinoTable({ ...layout, turn: 0 });
  const opinion = expert.opinion(expert.blank, newsOf(cassino, match, seat(0)), { dice: diceFrom(3), made });
  if (opinion === undefined) throw new Error('nothing to weigh');
  return {
    move: inWords(at(opinion.moves, 0).action),
    why: opinion.reasons.map((reason) => spoken(say(reasonLine(reason)))),
    behind: new Map(opinion.moves.map(({ action, behind }) => [inWords(action), behind])),
  };
}

const play = (hand: string, table = ''): Play => ({ type: 'play', hand: readCards(hand), table: readCards(table) });

/** Hands with nothing else out: the other cards lie in the first pile. */
function endOf(own: string, other: string, table = ''): Omit<Layout, 'turn'> {
  const held = readCards(`${own} ${other} ${table}`);
  return {
    hands: [own, other],
    table,
    piles: [PACK.filter((card) => !held.includes(card)).join(' '), ''],
    lastTaker: 0,
    stock: 0,
  };
}

describe('a take', () => {
  test('tells what comes of it, what scores first', () => {
    const { move, why } = hintAt({ hands: ['TC 2H 7H 3H', '5H 6H 8H 9H'], table: 'TD KC', stock: 42 });
    expect(move).toBe('TC takes TD');
    expect(why[0]).toBe('Takes ten of diamonds.');
  });

  test('that sweeps leaves the next nothing to take', () => {
    const { move, why } = hintAt({ hands: ['9C KD 4D 2H', '5H 6H 7H 8H'], table: '4C 5C', stock: 8 });
    expect(move).toBe('9C takes 4C 5C');
    expect(why).toEqual([
      'Sweeps the table.',
      'Takes two cards.',
      'The next player finds an empty table and takes nothing.',
    ]);
  });

  test('brings an ace home, and counts what is out: with every jack seen nobody sweeps a jack', () => {
    const layout = { hands: ['AC 8H 6D 4C', '5H 6H 7H 8C'], table: 'KS AS JD', piles: ['JC JH JS', ''], stock: 30 };
    const { move, why } = hintAt(layout);
    expect(move).toBe('AC takes AS KS');
    expect(why).toEqual([
      'Takes ace of spades and one spade.',
      'Your ace of clubs is safe in your pile.',
      'Leaves jack of diamonds, which nobody can sweep.',
    ]);
  });

  test('that leaves a table to few cards names them', () => {
    const layout = { hands: ['AC 8H 6D 4C', '5H 6H 7H 8C'], table: 'KS AS JD', piles: ['JC JH', ''], stock: 30 };
    expect(hintAt(layout).why).toContain('Leaves jack of diamonds. Only jack of spades could sweep that.');
  });

  test('that makes the majority sure says so', () => {
    const spades = '2S 3S 4S 5S 6S 7S';
    const layout = { hands: ['9C', '3D'], table: '9S QH JD', piles: [spades, '2C 3C'], stock: 0 };
    expect(hintAt(layout).why[0]).toBe('That makes 7 spades: nobody can have more.');
  });

  test('with the last card of the deal brings the rest', () => {
    const { why } = hintAt({ hands: ['5C', ''], table: '5H TD 9H', piles: ['', '2C 3C'], lastTaker: 1, stock: 0 });
    expect(why).toContain('You take last, so the two cards that are left are yours as well.');
  });
});

describe('a card laid down', () => {
  test('when nothing can be taken: the one that gives least, and what scores stays in the hand', () => {
    const { move, why } = hintAt({ hands: ['AC QH 7S TD', '5H 6H 7H 8C'], table: 'KH KD', stock: 30 });
    expect(move).toBe('QH laid down');
    expect(why).toContain('None of your cards takes anything.');
    expect(why).toContain('Your ace of clubs and ten of diamonds stay out of reach.');
  });

  test('the only one', () => {
    expect(hintAt({ hands: ['5C', '6D'], table: 'KH', stock: 0, piles: ['2C', ''] }).why).toEqual([
      'You have no other play.',
    ]);
  });
});

describe('what a play is worth', () => {
  test('leaving the ten of diamonds to the others is a blunder', () => {
    const layout = { hands: ['TC 2H 7H 3H', '5H 6H 8H 9H'], table: 'TD KC', stock: 42 };
    expect(hintAt(layout, play('2h')).behind.get('2H laid down')).toBeGreaterThan(1);
    expect(hintAt(layout, play('Tc', 'Td')).behind.get('TC takes TD')).toBe(0);
  });

  test('a take of the plainer of two equal cards is weighed although nobody looks at it', () => {
    const layout = { hands: ['TC 2H 7H 3H', '5H 6H 8H 4H'], table: 'TD TH KC QD', stock: 42 };
    const { move, behind } = hintAt(layout, play('Tc', 'Th'));
    expect(move).toContain('TC takes TD');
    expect(behind.get('TC takes TH')).toBeGreaterThan(0.5);
  });

  test('at the end of a deal it is exact: a king laid before a king is a sweep and the last cards', () => {
    const { move, why, behind } = hintAt(endOf('KC 5C', 'KH 9D'), play('Kc'));
    expect(move).toBe('5C laid down');
    expect(why[0]).toBe('Both hands are known now: this comes out best, whatever the answer.');
    // The other sweeps for a point, and nothing more: every card that scores is taken already.
    expect(behind.get('KC laid down')).toBe(1);
  });
});

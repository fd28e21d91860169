/** What sharp and expert never do (opponents' section 6), set as positions, and that their words hold under every option. */
import { describe, expect, test } from 'vitest';
import { BLANK, remember } from '#ai/brains/cassino/memory';
import { brainOf } from '#ai/brains/index';
import { PACK, readCards } from '#engine/cards/cards';
import { diceFrom } from '#engine/core/dice';
import { secret, seenBy } from '#engine/core/secrets';
import { seat } from '#engine/core/words';
import { type CassinoAction, type CassinoEvent, cassino } from '#engine/games/cassino/index';
import { cassinoTable, type Layout } from '#tests/support/cassino';
import { newsOf } from '#tests/support/positions';

/** What the level does at this table in seat 0, over several rolls of the dice, in words. */
function does(level: string, layout: Omit<Layout, 'turn'>): readonly string[] {
  const brain = brainOf('cassino', level);
  if (brain === undefined) throw new Error(`no level ${level}`);
  const { match } = cassinoTable({ ...layout, turn: 0 });
  const news = newsOf(cassino, match, seat(0));
  const actions = [1, 2, 3].flatMap((roll) => brain.choose(brain.blank, news, diceFrom(roll))?.action ?? []);
  return [...new Set(actions.map((action) => inWords(action as CassinoAction)))];
}

const inWords = ({ hand, table }: CassinoAction): string =>
  table.length === 0 ? `${hand.join(' ')} laid down` : `${hand.join(' ')} takes ${[...table].sort().join(' ')}`;

describe.each(['sharp', 'expert'])('%s', (level) => {
  test('plays a sweep whenever it has one', () => {
    expect(does(level, { hands: ['9C KD 4D 2H', '5H 6H 7H 8H'], table: '4C 5C', stock: 8 })).toEqual([
      '9C takes 4C 5C',
    ]);
  });

  test('lays no card onto a table that every rank of unseen cards can sweep when another card was as good', () => {
    // 3 + 6 makes 9, of which none has been seen; 3 + Q makes 15, and the two of spades is gone.
    const layout = { hands: ['6C QC 8S AH', '5H 6H 7H TD'], table: '3C', piles: ['2S', ''], stock: 12 };
    expect(does(level, layout)).not.toContain('6C laid down');
  });

  test('must take where the options say so', () => {
    const options = { mustCapture: true };
    expect(does(level, { hands: ['6S', '5H'], table: '2H 3D 6D', stock: 0, options })).toEqual(['6S takes 6D']);
  });
});

test('expert takes the ten of diamonds where it lies for the taking', () => {
  const layout = { hands: ['TC 2H 7H 3H', '5H 6H 8H 9H'], table: 'TD KC', stock: 42 };
  expect(does('expert', layout)).toEqual(['TC takes TD']);
});

/** Hands with nothing else out: the other cards lie in the first pile. */
function endOf(own: string, other: string): Omit<Layout, 'turn'> {
  const held = readCards(`${own} ${other}`);
  return { hands: [own, other], piles: [PACK.filter((card) => !held.includes(card)).join(' '), ''], stock: 0 };
}

test('at the end of a deal expert knows the other hand, and lays nothing that it can sweep', () => {
  expect(does('expert', endOf('KC 5C', 'KH 9D'))).toEqual(['5C laid down']);
  expect(does('expert', endOf('KC 5C', '5H 9D'))).toEqual(['KC laid down']);
});

test('the last plays of every seat are remembered, and what lay there when it made them', () => {
  const events: readonly CassinoEvent[] = [
    { type: 'dealBegan', deal: 1, dealer: seat(1) },
    { type: 'dealtHand', seat: seat(1), cards: secret(readCards('KH 6H 5S 3S')), count: 4 },
    { type: 'dealtTable', cards: readCards('9C 4D') },
    { type: 'laidDown', seat: seat(1), card: 'KH' },
    { type: 'drew', seat: seat(1), card: secret('8S') },
    { type: 'laidDown', seat: seat(0), card: '2C' },
    { type: 'captured', seat: seat(1), card: '6H', groups: [['4D', '2C']], sweep: false },
  ];
  const memory = events.map(openly).reduce(remember, BLANK);
  expect(memory.table).toEqual(['9C', 'KH']);
  expect(memory.deeds.get(0)).toEqual([{ card: '2C', took: false, table: ['9C', '4D', 'KH'], drew: false }]);
  expect(memory.deeds.get(1)).toEqual([
    { card: '6H', took: true, table: ['9C', '4D', 'KH', '2C'], drew: false },
    { card: 'KH', took: false, table: ['9C', '4D'], drew: true },
  ]);
  const dealtAnew = openly({ type: 'dealtHand', seat: seat(1), cards: secret(readCards('2H 3H 4H 5H')), count: 4 });
  expect(remember(memory, dealtAnew).deeds.has(1)).toBe(false);
});

const openly = (event: CassinoEvent) => seenBy(event, 'spectator');

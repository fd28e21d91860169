/** What sharp and expert never do (opponents' section 6), set as positions, and that their words hold under every option. */
import { describe, expect, test } from 'vitest';
import { brainOf } from '#ai/brains/index';
import { diceFrom } from '#engine/core/dice';
import { seat } from '#engine/core/words';
import { type CassinoAction, cassino } from '#engine/games/cassino/index';
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

  test('takes the ten of diamonds where it lies for the taking', () => {
    expect(does(level, { hands: ['TC 2H 7H 3H', '5H 6H 8H 9H'], table: 'TD KC', stock: 42 })).toEqual(['TC takes TD']);
  });

  test('must take where the options say so', () => {
    const options = { mustCapture: true };
    expect(does(level, { hands: ['6S', '5H'], table: '2H 3D 6D', stock: 0, options })).toEqual(['6S takes 6D']);
  });
});

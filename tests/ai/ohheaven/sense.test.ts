/** What sharp and expert never do (opponents' section 6), set as positions: blunders that only bad players make. */
import { describe, expect, test } from 'vitest';
import { brainOf } from '#ai/brains/index';
import { diceFrom } from '#engine/core/dice';
import { seat } from '#engine/core/words';
import { type OhHeavenAction, ohheaven } from '#engine/games/ohheaven/index';
import { type Layout, ohheavenTable } from '#tests/support/ohheaven';
import { newsOf } from '#tests/support/positions';

/** What the level does at this table in seat 0, over several rolls of the dice, in words. */
function does(level: string, layout: Layout): readonly string[] {
  const brain = brainOf('ohheaven', level);
  if (brain === undefined) throw new Error(`no level ${level}`);
  const { match } = ohheavenTable(layout);
  const news = newsOf(ohheaven, match, seat(0));
  const memory = news.events.reduce((before, event) => brain.remember(before, event), brain.blank);
  const actions = [1, 2, 3, 4, 5].flatMap((roll) => brain.choose(memory, news, diceFrom(roll))?.action ?? []);
  return [...new Set(actions.map((action) => inWords(action as OhHeavenAction)))];
}

const inWords = (action: OhHeavenAction): string => (action.type === 'bid' ? `bid ${action.tricks}` : action.card);

describe.each(['sharp', 'expert'])('%s', (level) => {
  test('never bids nothing with the ace of trumps', () => {
    const hands = ['AS 2H 3D', '4C 5C 6C', '7C 8C 9C'];
    for (const bid of does(level, { hands, trump: 'S', first: 0 })) expect(bid).not.toBe('bid 0');
  });

  test('with the bid made and the last card to play, it lets the trick go', () => {
    const layout: Layout = {
      hands: ['KD 3D 2C', '5C 6C', '7C 8C'],
      trump: 'S',
      bids: [1, 0, 0],
      first: 1,
      trick: 'TD QD',
    };
    expect(does(level, layout)).toEqual(['3D']);
  });

  test('when every trick is needed, it leads the trump that nobody can beat', () => {
    const layout: Layout = { hands: ['AS 2S', '5S KC', '7S 8C'], trump: 'S', bids: [2, 0, 1], first: 0, leader: 0 };
    expect(does(level, layout)).toEqual(['AS']);
  });

  test('the ace of trumps bids nothing only when nothing else is open', () => {
    const layout: Layout = { hands: ['AS', '4C', '7C'], trump: 'S', bids: [0, 0], first: 1 };
    expect(does(level, layout)).toEqual(['bid 0']);
  });
});

/** Level easy is the sheet's `legal` seat (section 5). */
import { describe, expect, test } from 'vitest';
import { easy } from '#ai/brains/ohheaven/easy';
import { uniform } from '#ai/brains/ohheaven/uniform';
import { readCards } from '#engine/cards/cards';
import { diceFrom } from '#engine/core/dice';
import { seat } from '#engine/core/words';
import { ohheaven } from '#engine/games/ohheaven/index';
import { type Layout, ohheavenTable } from '#tests/support/ohheaven';
import { newsOf } from '#tests/support/positions';

const ROLLS = 400;

/** How often each answer comes, over many rolls of the dice. */
function answers(layout: Layout, who: number, brain = easy): ReadonlyMap<number | string, number> {
  const news = newsOf(ohheaven, ohheavenTable(layout).match, seat(who));
  const memory = news.events.reduce((before, event) => brain.remember(before, event), brain.blank);
  const counts = new Map<number | string, number>();
  for (let seed = 0; seed < ROLLS; seed += 1) {
    const action = brain.choose(memory, news, diceFrom(seed))?.action;
    const said = action?.type === 'bid' ? action.tricks : (action?.card ?? 'nothing');
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return counts;
}

/** The answers, and that each comes about equally often. */
function expectEvenly(counts: ReadonlyMap<number | string, number>, expected: readonly (number | string)[]): void {
  expect(new Set(counts.keys())).toEqual(new Set(expected));
  for (const [said, count] of counts) expect(count / (ROLLS / expected.length), `${said}`).toBeGreaterThan(0.75);
}

const empty = ['', '', '', ''];

describe('bids', () => {
  test.each([
    [13, 4, [3, 4]],
    [12, 4, [3, 4]],
    [5, 6, [0, 1]],
    [1, 3, [0, 1]],
  ])('%i tricks among %i seats: %j', (handSize, seats, expected) => {
    expectEvenly(answers({ hands: Array(seats).fill(''), options: { handSize } }, 0), expected);
  });

  test('one up or down where the number is barred', () => {
    const { hands, options } = { hands: empty, options: { handSize: 13 } };
    const counts = answers({ hands, options, bids: [3, 3, 3] }, 3);
    expect(new Set(counts.keys())).toEqual(new Set([3, 5]));
    expect(counts.get(5) ?? 0).toBeGreaterThan(ROLLS / 8);
    expect(counts.get(5) ?? 0).toBeLessThan((ROLLS * 3) / 8);
  });

  test('staying inside 0 to n', () => {
    expect(new Set(answers({ hands: empty, bids: [1, 0, 0], options: { handSize: 1 } }, 3).keys())).toEqual(
      new Set([1]),
    );
    expect(new Set(answers({ hands: empty, bids: [0, 0, 0], options: { handSize: 1 } }, 3).keys())).toEqual(
      new Set([0]),
    );
  });
});

test('any legal card, all equally likely', () => {
  const layout = { hands: ['', '', '', 'Ah 3h 9h 2c'], bids: [0, 0, 0, 0], leader: 2, trump: 'C' } as const;
  expectEvenly(answers({ ...layout, trick: '7h' }, 3), readCards('Ah 3h 9h'));
  expectEvenly(answers({ ...layout, trick: '7d' }, 3), readCards('Ah 3h 9h 2c'));
});

test('the floor below it makes any open bid', () => {
  expectEvenly(answers({ hands: empty, options: { handSize: 5 } }, 0, uniform), [0, 1, 2, 3, 4, 5]);
  expectEvenly(answers({ hands: empty, bids: [1, 1, 1], options: { handSize: 5 } }, 3, uniform), [0, 1, 3, 4, 5]);
});

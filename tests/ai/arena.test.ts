/** What the arena says is one thing, however many processes play its matches. */
import { describe, expect, test } from 'vitest';
import { type Args, orExit } from '#tools/args';
import { planFrom } from '#tools/plan';
import { figuresFor } from '#tools/report';
import { joined, playPart, type Run } from '#tools/tournament';

const args = (words: string): Args => {
  const list = words.split(' ');
  return new Map(list.flatMap((word, index) => (index % 2 === 0 ? [[word, list[index + 1] ?? ''] as const] : [])));
};

/** Without how long it took. */
const outcomeOf = ({ results, bySeat }: Run) => ({ bySeat, results: results.map((own) => ({ ...own, times: [] })) });

describe('rounds that are played apart and put together', () => {
  test.each([
    'game cassino seats sharp,easy matches 12 targetScore 6',
    'game ohheaven seats sharp,steady,easy matches 9 rounds 2 handSize 4',
    'game tongits seats steady,sharp,easy matches 9',
    'game slapjack seats quick,steady matches 8',
  ])('are the same run: %s', (words) => {
    const plan = orExit(planFrom(args(words)));
    const whole = playPart(plan, { from: 0, count: plan.rounds });
    const parts = [playPart(plan, { from: 0, count: 1 }), playPart(plan, { from: 1, count: plan.rounds - 1 })];
    expect(outcomeOf(joined(parts))).toEqual(outcomeOf(whole));
  });
});

test('every win belongs to somebody, every round is counted, and a level that searches tells its worlds', () => {
  const plan = orExit(planFrom(args('game cassino seats sharp,easy matches 6 targetScore 6')));
  const { results, bySeat } = playPart(plan, { from: 0, count: plan.rounds });
  const [sharp, easy] = results.map(figuresFor);
  expect((sharp?.wins.mean ?? 0) + (easy?.wins.mean ?? 0)).toBeCloseTo(1);
  expect(bySeat.reduce((sum, wins) => sum + wins, 0)).toBeCloseTo(6);
  expect(sharp?.counted.rounds).toBe(easy?.counted.rounds);
  expect(sharp?.counted).toMatchObject({ sweepIgnored: 0 });
  expect([sharp?.worlds.each !== 0, easy?.worlds.each]).toEqual([true, 0]);
});

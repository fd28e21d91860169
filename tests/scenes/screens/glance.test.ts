import { expect, test } from 'vitest';
import { start } from '#engine/core/match';
import { CASSINO_OPTIONS } from '#engine/games/cassino/config';
import { rulesOf } from '#engine/index';
import { type Look, lookAt } from '#scenes/screens/glance';
import type { Chair } from '#storage/types';

const AINO: Chair = { name: 'Aino', player: 'human' };
const [MIKKO, THEO]: readonly [Chair, Chair] = [
  { name: 'Mikko', player: { level: 'easy' } },
  { name: 'Theo', player: { level: 'easy' } },
];

/** How a game looks in which these totals (in points) stand, with `TH` and `2S` on the table. */
function looks(chairs: readonly Chair[], points: readonly number[], phase: 'playing' | 'over' = 'playing'): Look {
  const rules = rulesOf('cassino');
  const config = rules?.checkConfig({}, chairs.length);
  if (rules === undefined || config?.ok !== true) throw new Error(`${CASSINO_OPTIONS.length} options, no rules`);
  const { record, state } = start(rules, config.value, chairs.length, 7);
  const view = {
    ...rules.view(state, 'spectator'),
    deal: 3,
    table: ['TH', '2S'],
    totals: points.map((point) => point * 2),
    phase: { type: phase },
  };
  const time = '2026-03-14T09:30:00.000Z';
  return lookAt({
    sitting: { id: 'a', begunAt: time, savedAt: time, chairs, table: {}, record },
    view,
    outcome: undefined,
  });
}

test('shows the cards that lie open and everybody’s points', () => {
  const look = looks([AINO, MIKKO], [2, 3.5]);
  expect(look.cards).toEqual(['TH', '2S']);
  expect(look.scores).toEqual(['2', '3½']);
});

test.each([
  [[AINO, MIKKO], [0, 0], 'Deal 3. Everybody has 0.'],
  [[AINO, MIKKO], [5, 3], 'Deal 3. You lead with 5.'],
  [[AINO, MIKKO], [2, 3], 'Deal 3. You have 2, Mikko leads with 3.'],
  [[AINO, MIKKO, THEO], [2, 3, 3], 'Deal 3. You have 2, Mikko and Theo lead with 3.'],
  [[AINO, MIKKO, THEO], [3, 3, 1], 'Deal 3. Aino and Mikko lead with 3.'],
  [[MIKKO, THEO], [2, 3], 'Deal 3. Theo leads with 3.'],
] as const)('tells how it stands, game %#', (chairs, points, sentence) => {
  expect(looks(chairs, points).sentence).toBe(sentence);
});

test.each([
  [[AINO, MIKKO], [17, 9], 'Over after deal 3. You won with 17.'],
  [[AINO, MIKKO], [9, 17], 'Over after deal 3. Mikko won with 17.'],
  [[AINO, MIKKO], [16, 16], 'Over after deal 3. Aino and Mikko share the win with 16.'],
] as const)('tells who won, game %#', (chairs, points, sentence) => {
  expect(looks(chairs, points, 'over').sentence).toBe(sentence);
});

import { describe, expect, test } from 'vitest';
import { REGULARS, type Tempo } from '#play/regulars';
import { pauseShare } from '#play/tempo';

const chairOf = (tempo: Tempo) => {
  const regular = REGULARS.find((one) => one.tempo === tempo);
  if (regular === undefined) throw new Error(`nobody is ${tempo}`);
  return { name: regular.name, player: { level: 'steady', regular: regular.id } };
};

const lay = { type: 'play', hand: ['7C'], table: [] };
const bigTake = { type: 'play', hand: ['TD'], table: ['2S', '3H', '5C'] };

describe('a regular’s pause', () => {
  test('is shorter for the quick than for the even, and longer for the deliberate', () => {
    const [quick, even, deliberate] = (['quick', 'even', 'deliberate'] as const).map((tempo) =>
      pauseShare(chairOf(tempo), { action: lay, heard: 1 }),
    );
    expect(quick).toBeLessThan(even ?? 0);
    expect(even).toBe(100);
    expect(deliberate).toBeGreaterThan(100);
  });

  test('is long over a big take for who dawdles, and for nobody else', () => {
    const long = (tempo: Tempo): boolean =>
      pauseShare(chairOf(tempo), { action: bigTake, heard: 1 }) > pauseShare(chairOf(tempo), { action: lay, heard: 1 });
    expect((['quick', 'even', 'deliberate', 'dawdles'] as const).map(long)).toEqual([false, false, false, true]);
  });

  test('tells nothing of an answer that stays secret', () => {
    for (const { id, name } of REGULARS)
      for (let heard = 0; heard < 30; heard += 1) {
        const chair = { name, player: { level: 'easy', regular: id } };
        const [fold, challenge] = ['fold', 'challenge'].map((type) => pauseShare(chair, { action: { type }, heard }));
        expect(fold).toBe(challenge);
      }
  });

  test('is the table’s own for whoever is no regular', () => {
    expect(pauseShare({ name: 'Bruno', player: { level: 'easy' } }, { action: bigTake, heard: 9 })).toBe(100);
    expect(pauseShare(undefined, { action: bigTake, heard: 9 })).toBe(100);
  });
});

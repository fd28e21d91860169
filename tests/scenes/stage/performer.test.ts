/** When cues come: pauses that are options, paces, reduced motion, and skipping, on tweens that a test lets run. */
import { describe, expect, test } from 'vitest';
import { millis } from '#engine/core/words';
import type { Cue } from '#scenes/cues';
import { type Motion, Performer } from '#scenes/stage/performer';
import { settle } from '#tests/play/fakeTime';

interface Tween {
  readonly ends: number;
  readonly onStart: () => void;
  readonly onComplete: () => void;
}

/** A stage that hears cues, and time that passes when told. */
function stageOf() {
  let now = 0;
  let tweens: readonly Tween[] = [];
  const told: string[] = [];
  const add = (config: { delay: number; duration: number } & Omit<Tween, 'ends'>) => {
    const tween = { ...config, ends: now + config.delay + config.duration };
    tweens = [...tweens, tween];
    return {
      remove: () => {
        tweens = tweens.filter((one) => one !== tween);
      },
    };
  };
  const stage = {
    scene: { tweens: { add } },
    hold: () => () => undefined,
    tell: (cue: Cue) => told.push(`${cue.kind === 'sound' ? cue.name : cue.kind} at ${now}`),
  };
  const pass = async (span: number): Promise<void> => {
    const end = now + span;
    for (let due = next(end); due !== undefined; due = next(end)) {
      now = due.ends;
      tweens = tweens.filter((one) => one !== due);
      due.onStart();
      due.onComplete();
      await settle();
    }
    now = end;
  };
  const next = (end: number): Tween | undefined =>
    tweens.filter(({ ends }) => ends <= end).toSorted((a, b) => a.ends - b.ends)[0];
  const performer = new Performer(stage as unknown as ConstructorParameters<typeof Performer>[0]);
  return { performer, told, pass, moving: () => tweens.length };
}

const hold = (length: number): Cue => ({ kind: 'hold', start: millis(0), length: millis(length) });
const sound = (name: Extract<Cue, { kind: 'sound' }>['name'], start: number): Cue => ({
  kind: 'sound',
  name,
  start: millis(start),
});
const FULL: Motion = { stretch: 1, style: 'full' };

describe('a trick that lies for a moment', () => {
  test.each([
    ['normal', FULL, 'trick at 700'],
    ['calm', { stretch: 1.3, style: 'full' }, 'trick at 730'],
    ['brisk', { stretch: 0.6, style: 'full' }, 'trick at 660'],
    ['with reduced motion', { stretch: 1, style: 'reduced' }, 'trick at 601'],
  ] as const)('lies as long as its option says, %s', async (_pace, motion, wanted) => {
    const { performer, told, pass } = stageOf();
    void performer.play([hold(600), sound('trick', 100)], motion);
    await pass(599);
    expect(told).toEqual([]);
    await pass(200);
    expect(told).toEqual([wanted]);
  });

  test('goes at once when somebody presses, and nothing of it is heard later', async () => {
    const { performer, told, pass, moving } = stageOf();
    let settled = false;
    void performer.play([hold(600), sound('trick', 0)], FULL).then(() => {
      settled = true;
    });
    await pass(100);
    performer.stop();
    await settle();
    expect(settled).toBe(true);
    expect(moving()).toBe(0);
    await pass(5000);
    expect(told).toEqual([]);
  });
});

test('cues settle when the last of them has ended', async () => {
  const { performer, told, pass } = stageOf();
  let settled = false;
  const cues = [sound('deal', 0), sound('deal', 70), sound('flip', 300)];
  void performer.play(cues, FULL).then(() => {
    settled = true;
  });
  await pass(299);
  expect([settled, told.length]).toEqual([false, 2]);
  await pass(2);
  expect([settled, told.length]).toEqual([true, 3]);
});

test('what eases in is whole at once when everything is stopped', () => {
  const { performer, moving } = stageOf();
  const steps: number[] = [];
  performer.appear({ length: 180, ease: 'Linear' }, (t) => steps.push(t));
  expect(steps).toEqual([0]);
  performer.stop();
  expect(steps).toEqual([0, 1]);
  expect(moving()).toBe(0);
});

import { describe, expect, test } from 'vitest';
import { diceFrom } from '#engine/core/dice';
import { patternsIn, sightOf } from '#engine/kit/race';
import { raceTerms } from '#scenes/race/terms';
import { DrillDesk, type Finished } from '#scenes/training/drillDesk';

const PATTERNS = raceTerms('ratscrew', {}, 3).patterns;
const PACE = 1000;
/** Frames are drawn at whole multiples of this. */
const FRAME = 16;

/** A drill with a clock of its own, and somebody who slaps when told to. */
function begun(length = 3) {
  let now = 0;
  let waiting: { readonly at: number; readonly run: (at: number) => void } | undefined;
  const sounds: string[] = [];
  const finished: (readonly [Finished, readonly number[]])[] = [];
  const wait = (at: number, run: (at: number) => void) => {
    const mine = { at, run };
    waiting = mine;
    return () => {
      if (waiting === mine) waiting = undefined;
    };
  };
  const desk = new DrillDesk({
    game: 'ratscrew',
    patterns: PATTERNS,
    length,
    pace: PACE,
    dice: diceFrom(5),
    time: {
      after: (ms, run) => wait(now + ms, run),
      frame: (run) => wait(Math.ceil((now + 1) / FRAME) * FRAME, run),
    },
    changed: () => undefined,
    sound: (name) => sounds.push(name),
    finished: (session, plain) => finished.push([session, plain]),
  });
  const tick = (): boolean => {
    const next = waiting;
    waiting = undefined;
    if (next === undefined) return false;
    now = next.at;
    next.run(next.at);
    return true;
  };
  const cards = (): number => sounds.filter((name) => name === 'flip').length;
  return {
    desk,
    sounds,
    finished,
    tick,
    /** Up to the next card. Answers when it could be seen. */
    card(): number {
      const before = cards();
      while (cards() === before && tick());
      return now;
    },
    isWaiting: () => waiting !== undefined,
  };
}

const shows = (desk: DrillDesk): boolean =>
  patternsIn(PATTERNS, sightOf(desk.drill.pile.map(({ card }) => card))).length > 0;

/** Up to the next pattern. Answers when it could be seen. */
function pattern(drill: ReturnType<typeof begun>): number {
  let at = drill.card();
  while (!shows(drill.desk)) at = drill.card();
  return at;
}

test('a reaction counts from the frame that showed the card', () => {
  const drill = begun();
  const at = pattern(drill);
  expect(at % FRAME).toBe(0);
  drill.desk.press(at + 321);
  expect(drill.desk.verdict).toMatchObject({ type: 'hit', time: 321 });
});

test('cards come about as quickly as chosen, and not by the beat', () => {
  const drill = begun(10);
  const times = Array.from({ length: 12 }, () => drill.card());
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(PACE * 0.8);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(PACE * 1.2 + 2 * FRAME);
  expect(new Set(gaps).size).toBeGreaterThan(4);
});

test('the drill ends by itself and tells what came of it', () => {
  const drill = begun(3);
  drill.desk.press(pattern(drill) + 400);
  const second = pattern(drill);
  drill.desk.press(second - 300);
  drill.desk.press(second + 60);
  pattern(drill);
  while (drill.tick());
  expect(drill.desk.phase).toBe('over');
  expect(drill.finished).toHaveLength(1);
  const [session, plain] = drill.finished[0] ?? [];
  expect(session).toMatchObject({ game: 'ratscrew', pace: PACE, wrong: 1 });
  expect(session?.tries.map(({ result }) => result)).toEqual([400, 'guessed', 'missed']);
  expect(plain).toHaveLength(1);
  drill.desk.press(99_999);
  expect(drill.finished).toHaveLength(1);
});

describe('a pause', () => {
  test('stops the cards, costs nothing, and the pile begins anew', () => {
    const drill = begun();
    const at = pattern(drill);
    drill.desk.pause();
    expect([drill.desk.phase, drill.isWaiting(), drill.desk.lying]).toEqual(['paused', false, []]);
    drill.desk.press(at + 400);
    expect(drill.desk.drill.tries).toEqual([]);
    drill.desk.resume();
    drill.card();
    expect([drill.desk.phase, drill.desk.drill.pile.length, drill.desk.drill.tries]).toEqual(['running', 1, []]);
  });

  test('is nothing to a drill that is over', () => {
    const drill = begun(1);
    drill.desk.press(pattern(drill) + 400);
    drill.desk.pause();
    expect(drill.desk.phase).toBe('over');
  });
});

test('what was slapped lies there until the next pile begins', () => {
  const drill = begun();
  drill.desk.press(pattern(drill) + 400);
  expect(drill.desk.lying.length).toBeGreaterThan(1);
  drill.card();
  expect(drill.desk.lying).toHaveLength(1);
});

test('each press is heard: a good one, and a wrong one', () => {
  const drill = begun();
  drill.desk.press(drill.card() + 200);
  drill.desk.press(pattern(drill) + 400);
  expect(drill.sounds.filter((name) => name !== 'flip')).toEqual(['slap.false', 'slap.won']);
});

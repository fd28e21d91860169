/** Every brain of every level: legal, repeatable, and blind to what its seat cannot see. */
import { describe, expect, test } from 'vitest';
import { brainOf } from '#ai/brains/index';
import { LEVELS, levelNamed } from '#ai/protocol';
import { diceFrom } from '#engine/core/dice';
import type { Kind } from '#engine/core/rules';
import { GAMES } from '#engine/index';
import type { Brain, Intent } from '#play/types';
import { newsOf, type Position, positions } from '#tests/support/positions';

const ROLLS = 17;

/** The hands of a race answer when a card turns, not when they are awaited: they are tested by themselves. */
const IN_TURNS = GAMES.filter(({ tempo }) => tempo === 'turns');

/**
 * Levels that think each answer through. A quick run tries them in fewer positions, spread over the same matches; all of
 * them with `POSITIONS=500 npx vitest run tests/ai/brains`.
 */
const THINKERS: readonly string[] = ['sharp', 'expert'];
const THOUGHT_THROUGH = Number(process.env.POSITIONS ?? 16);
const PATIENCE_MS = 600_000;

/** So many of a list, as far apart as they can be. */
const spread = <T>(list: readonly T[], count: number): readonly T[] =>
  list.filter(
    (_, index) => Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
  );

/** What a game's levels are measured from, where it is not called 'random'. */
const FLOORS: ReadonlyMap<string, string> = new Map([['ohheaven', 'uniform']]);

function answer(brain: Brain<Kind, unknown>, { news }: Pick<Position<Kind>, 'news'>): Intent<Kind> | undefined {
  const memory = news.events.reduce((before, event) => brain.remember(before, event), brain.blank);
  return brain.choose(memory, news, diceFrom(ROLLS));
}

function known(game: string, level: string): Brain<Kind, unknown> {
  const brain = brainOf(game, level);
  if (brain === undefined) throw new Error(`${game} has no brain ${level}`);
  return brain;
}

test('every game played in turns has levels, and every level a brain', () => {
  for (const { game } of IN_TURNS) {
    expect(LEVELS[game]).not.toEqual([]);
    for (const level of LEVELS[game] ?? []) expect(brainOf(game, level), `${game} ${level}`).toBeDefined();
  }
});

test("a level is also known by its rule sheet's name", () => {
  expect(['legal', 'random', 'easy'].map((name) => levelNamed('ohheaven', name))).toEqual(['easy', 'easy', 'easy']);
  expect(levelNamed('ohheaven', 'smart')).toBe('steady');
  expect(brainOf('ohheaven', 'smart')).toBe(brainOf('ohheaven', 'steady'));
  expect(levelNamed('cassino', 'smart')).toBeUndefined();
});

test('an unknown game or level has no brain', () => {
  expect(brainOf('chess', 'steady')).toBeUndefined();
  expect(brainOf('cassino', 'toString')).toBeUndefined();
  expect(brainOf('constructor', 'name')).toBeUndefined();
});

describe.each(IN_TURNS.map((rules) => ({ game: rules.game, rules })))('$game', ({ game, rules }) => {
  const found = positions(rules, 1000);

  describe.each([...(LEVELS[game] ?? []), FLOORS.get(game) ?? 'random'])('%s', (level) => {
    const brain = known(game, level);
    const tried = THINKERS.includes(level) ? spread(found, THOUGHT_THROUGH) : found;
    const dealtAnew = tried.slice(0, 500);
    const answers = new Map<Position<Kind>, Intent<Kind> | undefined>();
    /** The answer in a position, thought out once. */
    const answerIn = (position: Position<Kind>): Intent<Kind> | undefined => {
      if (!answers.has(position)) answers.set(position, answer(brain, position));
      return answers.get(position);
    };

    test('never answers with something illegal in many positions', { timeout: PATIENCE_MS }, () => {
      for (const position of tried) {
        const { match, seat, news } = position;
        const intent = answerIn(position);
        if (intent === undefined) throw new Error('a seat that is awaited was left without an answer');
        const decision = rules.decide(match.state, { seat, at: intent.at, action: intent.action }, diceFrom(1));
        expect(decision.ok, JSON.stringify({ action: intent.action, record: match.record })).toBe(true);
        expect(intent.heard).toBe(news.heard);
        expect(intent.at).toBeGreaterThanOrEqual(news.at);
      }
    });

    test('answers the same news with the same dice the same', { timeout: PATIENCE_MS }, () => {
      for (const position of tried.slice(0, Math.min(100, tried.length / 3)))
        expect(answer(brain, position)).toEqual(answerIn(position));
    });

    test('is silent when it is not awaited', () => {
      for (const { news } of found.slice(0, 20))
        expect(answer(brain, { news: { ...news, awaited: false } })).toBeUndefined();
    });

    test('answers the same when all the cards it cannot see are dealt anew, in many positions', {
      timeout: PATIENCE_MS,
    }, () => {
      let moved = 0;
      for (const [index, position] of dealtAnew.entries()) {
        const { match, seat, news } = position;
        const state = rules.resample(news.view, diceFrom(index));
        if (JSON.stringify(state) !== JSON.stringify(match.state)) moved += 1;
        const again = newsOf(rules, { ...match, state }, seat);
        expect(answer(brain, { news: again })).toEqual(answerIn(position));
      }
      // Only near the end of a deal with two seats is nothing hidden.
      expect(moved).toBeGreaterThan(0.8 * dealtAnew.length);
    });
  });
});

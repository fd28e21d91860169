/** Every brain of every level: legal, repeatable, and blind to what its seat cannot see. */
import { describe, expect, test } from 'vitest';
import { brainOf } from '#ai/brains/index';
import { LEVELS, levelNamed } from '#ai/protocol';
import { diceFrom } from '#engine/core/dice';
import type { Kind } from '#engine/core/rules';
import { at } from '#engine/core/words';
import { GAMES } from '#engine/index';
import type { Brain, Intent } from '#play/types';
import { newsOf, type Position, positions } from '#tests/support/positions';

const ROLLS = 17;

/** The hands of a race answer when a card turns, not when they are awaited: they are tested by themselves. */
const IN_TURNS = GAMES.filter(({ tempo }) => tempo === 'turns');

/** Levels that think each answer through: half as many positions are enough, and they may take their time. */
const THINKERS: readonly string[] = ['expert'];
const PATIENCE_MS = 180_000;

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
    const tried = THINKERS.includes(level) ? found.slice(0, 500) : found;
    const answers = new Map<number, Intent<Kind> | undefined>();
    /** The answer in position number `index`, thought out once. */
    const answerIn = (index: number): Intent<Kind> | undefined => {
      if (!answers.has(index)) answers.set(index, answer(brain, at(found, index)));
      return answers.get(index);
    };

    test('never answers with something illegal in many positions', { timeout: PATIENCE_MS }, () => {
      for (const [index, { match, seat, news }] of tried.entries()) {
        const intent = answerIn(index);
        if (intent === undefined) throw new Error('a seat that is awaited was left without an answer');
        const decision = rules.decide(match.state, { seat, at: intent.at, action: intent.action }, diceFrom(1));
        expect(decision.ok, JSON.stringify({ action: intent.action, record: match.record })).toBe(true);
        expect(intent.heard).toBe(news.heard);
        expect(intent.at).toBeGreaterThanOrEqual(news.at);
      }
    });

    test('answers the same news with the same dice the same', { timeout: PATIENCE_MS }, () => {
      for (const [index, position] of found.slice(0, 100).entries())
        expect(answer(brain, position)).toEqual(answerIn(index));
    });

    test('is silent when it is not awaited', () => {
      for (const { news } of found.slice(0, 20))
        expect(answer(brain, { news: { ...news, awaited: false } })).toBeUndefined();
    });

    test('answers the same when all the cards it cannot see are dealt anew, in 500 positions', {
      timeout: PATIENCE_MS,
    }, () => {
      let moved = 0;
      for (const [index, { match, seat, news }] of found.slice(0, 500).entries()) {
        const state = rules.resample(news.view, diceFrom(index));
        if (JSON.stringify(state) !== JSON.stringify(match.state)) moved += 1;
        const again = newsOf(rules, { ...match, state }, seat);
        expect(answer(brain, { news: again })).toEqual(answerIn(index));
      }
      // Only near the end of a deal with two seats is nothing hidden.
      expect(moved).toBeGreaterThan(400);
    });
  });
});

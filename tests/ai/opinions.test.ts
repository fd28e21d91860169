/** What experts think of a moment: true to what they would do, honest, and worth the same whoever asks. */
import { describe, expect, test } from 'vitest';
import { brainOf, expertOf } from '#ai/brains/index';
import type { Opinion } from '#ai/protocol';
import { hurriedMindOf, mind } from '#ai/thinking';
import { diceFrom } from '#engine/core/dice';
import type { Kind, Rules } from '#engine/core/rules';
import { at } from '#engine/core/words';
import { GAMES } from '#engine/index';
import type { News } from '#play/types';
import { newsOf, type Position, positions } from '#tests/support/positions';

const EXPERTS = GAMES.filter(({ game }) => expertOf(game) !== undefined);
/** Positions of each game; more with `POSITIONS=500 npx vitest run tests/ai/opinions`. */
const COUNT = Number(process.env.POSITIONS ?? 20);
const PATIENCE_MS = 600_000;
const MOST_REASONS = 3;
/** At the clock, in both searches of an opinion: one when it begins, and one at each of its stages when time is up. */
const LAST_LOOKS = 14;

interface Thought {
  readonly chosen: Kind['action'] | undefined;
  readonly opinion: Opinion | undefined;
}

function thoughtOn(game: string, news: News<Kind>, roll: number, made?: Kind['action']): Thought {
  const expert = expertOf(game);
  if (expert === undefined) throw new Error(`nobody is an expert of ${game}`);
  const memory = news.events.reduce((before, event) => expert.remember(before, event), expert.blank);
  return {
    chosen: expert.choose(memory, news, diceFrom(roll))?.action,
    opinion: expert.opinion(memory, news, { dice: diceFrom(roll), made }),
  };
}

const opinionOn = (game: string, news: News<Kind>, roll: number, made?: Kind['action']): Opinion | undefined =>
  thoughtOn(game, news, roll, made).opinion;

/** Everything the seat may do there, so many of them at most. */
function movesIn(rules: Rules<Kind>, { match, seat, news }: Position<Kind>, most: number): readonly Kind['action'][] {
  const found: Kind['action'][] = [];
  for (const action of rules.legal(news.view, seat, match.record.until)) if (found.push(action) === most) break;
  return found;
}

test('every game played in turns has an expert that is asked, and no other', () => {
  expect(EXPERTS.map(({ game }) => game)).toEqual(
    GAMES.filter(({ tempo }) => tempo === 'turns').map(({ game }) => game),
  );
  for (const { game } of EXPERTS) expect(expertOf(game)).toBe(brainOf(game, 'expert'));
  expect(expertOf('constructor')).toBeUndefined();
});

test('of a race nobody has an opinion', async () => {
  const race = GAMES.find(({ tempo }) => tempo === 'race');
  const [position] = positions(at(EXPERTS, 0), 1);
  if (race === undefined || position === undefined) throw new Error('there is a race, and a position');
  expect(await mind.opinion({ game: race.game, news: position.news, seed: 1 })).toBe('none');
});

describe.each(EXPERTS.map((rules) => ({ game: rules.game, rules })))('$game', ({ game, rules }) => {
  const found = positions(rules, COUNT * 7).filter((_, index) => index % 7 === 0);
  const thoughts = found.map(({ news }, roll) => thoughtOn(game, news, roll));

  test('the best move is what the expert does with the same dice', { timeout: PATIENCE_MS }, () => {
    for (const [index, { chosen, opinion }] of thoughts.entries()) {
      // Between two rounds of Tong-its there is nothing to weigh.
      if (opinion === undefined) expect(at(found, index).news.view).toMatchObject({ phase: { type: 'resting' } });
      else expect(opinion.moves[0]?.action).toEqual(chosen);
    }
  });

  test.each([10, 1000])('on the page it ends like a turn where each world takes %d ms', async (slow) => {
    let now = 0;
    const page = hurriedMindOf(brainOf, () => {
      now += slow;
      return now;
    });
    for (const position of found.slice(0, 6)) {
      if (at(thoughts, found.indexOf(position)).opinion === undefined) continue;
      for (const made of movesIn(rules, position, 3)) {
        const begun = now;
        const opinion = await page.opinion({ game, news: position.news, seed: 1, made });
        expect(now - begun).toBeLessThanOrEqual(300 + LAST_LOOKS * slow);
        expect(opinion).toMatchObject({ moves: expect.arrayContaining([expect.objectContaining({ action: made })]) });
      }
    }
  });

  test('no move is better than the best, and they come in order', () => {
    for (const { opinion } of thoughts) {
      const behind = (opinion?.moves ?? []).map((move) => move.behind);
      expect(behind).toEqual([...behind].sort((a, b) => a - b));
      if (opinion !== undefined) expect(behind[0]).toBe(0);
      expect(behind.every(Number.isFinite)).toBe(true);
    }
  });

  test('every move is legal, and none is named twice', () => {
    for (const [index, { opinion }] of thoughts.entries()) {
      const { match, seat } = at(found, index);
      const actions = opinion?.moves.map(({ action }) => action) ?? [];
      for (const action of actions) {
        const decision = rules.decide(match.state, { seat, at: match.record.until, action }, diceFrom(1));
        expect(decision.ok, JSON.stringify(action)).toBe(true);
      }
      expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(actions.length);
    }
  });

  test('there is always a reason, and only a few, each once', () => {
    for (const [index, { opinion }] of thoughts.entries()) {
      if (opinion === undefined) continue;
      const types = opinion.reasons.map(({ type }) => type);
      const words = JSON.stringify({ move: opinion.moves[0], view: at(found, index).news.view });
      expect(types.length, words).toBeGreaterThan(0);
      expect(types.length).toBeLessThanOrEqual(MOST_REASONS);
      expect(new Set(opinion.reasons.map((reason) => JSON.stringify(reason))).size).toBe(types.length);
    }
  });

  test('the worker answers what the expert thinks', async () => {
    for (const { news } of found.slice(0, 3))
      expect(await mind.opinion({ game, news, seed: 5 })).toEqual(opinionOn(game, news, 5) ?? 'none');
  });

  test('hidden cards dealt anew change nothing', { timeout: PATIENCE_MS }, () => {
    let moved = 0;
    for (const [index, { match, seat, news }] of found.entries()) {
      const state = rules.resample(news.view, diceFrom(index));
      if (JSON.stringify(state) !== JSON.stringify(match.state)) moved += 1;
      expect(opinionOn(game, newsOf(rules, { ...match, state }, seat), index)).toEqual(thoughts[index]?.opinion);
    }
    expect(moved).toBeGreaterThan(0.8 * found.length);
  });

  test('a move that was made is weighed as it was made, and the best stays the best', { timeout: PATIENCE_MS }, () => {
    for (const [index, position] of found.slice(0, 6).entries()) {
      const best = thoughts[index]?.opinion?.moves[0];
      for (const made of movesIn(rules, position, 3)) {
        const opinion = opinionOn(game, position.news, index, made);
        if (best === undefined || opinion === undefined) continue;
        expect(opinion.moves.map(({ action }) => action)).toContainEqual(made);
        const [first] = opinion.moves;
        // One that comes to the same stands in the best one's place.
        expect([best.action, made]).toContainEqual(first?.action);
        expect(first?.behind).toBe(0);
      }
    }
  });

  test('whoever is not awaited has nothing to weigh', () => {
    for (const { news } of found.slice(0, 10)) expect(opinionOn(game, { ...news, awaited: false }, 1)).toBeUndefined();
  });
});

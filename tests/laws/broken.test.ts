/** The laws do notice: Cassino with one rule broken at a time breaks the law that guards it. */
import { describe, expect, test } from 'vitest';
import type { Rules } from '#engine/core/rules';
import { secret } from '#engine/core/secrets';
import { fail, seatsOf } from '#engine/core/words';
import type { CassinoKind, Play } from '#engine/games/cassino/index';
import { tongits } from '#engine/games/tongits/index';
import { cassinoKit } from '#tests/support/cassino-kit';
import { tongitsKit } from '#tests/support/tongits-kit';
import { holdLaws } from './run';

/** Broken rules need not come to an end: so many moves show what is wrong. */
const ENOUGH = 150;

/** The names of the laws that are broken, by their number. */
function brokenLaws(changed: Partial<Rules<CassinoKind>>, mostMoves = ENOUGH): readonly string[] {
  const kit = { ...cassinoKit, mostMoves, rules: { ...cassinoKit.rules, ...changed } };
  const { faults } = holdLaws({ kit, seats: 3, matches: 3, firstSeed: 1 });
  return [...faults.keys()].map((name) => name.split('.')[0] ?? '');
}

const { rules } = cassinoKit;

function* upToOneTake(actions: Iterable<Play>): Generator<Play> {
  for (const action of actions) {
    yield action;
    if (action.table.length > 0) return;
  }
}

describe('a broken rule breaks its law', () => {
  test('none is broken as long as the rules are whole', () => {
    expect(brokenLaws({}, 5000)).toEqual([]);
  });

  test('1: a move that is accepted and not offered, and one that is offered and refused', () => {
    expect(brokenLaws({ legal: (view, who, now) => upToOneTake(rules.legal(view, who, now)) })).toContain('1');
    const refusing: Rules<CassinoKind>['decide'] = (state, move, dice) =>
      move.action.table.length === 1 ? fail('sumsDoNotMatch') : rules.decide(state, move, dice);
    expect(brokenLaws({ decide: refusing })).not.toEqual([]);
  });

  test('2: a seat that is awaited and can do nothing', () => {
    expect(
      brokenLaws({ legal: (view, who, now) => (view.stockCount < 9 ? [] : rules.legal(view, who, now)) }),
    ).toContain('2');
  });

  test('3: a card that is drawn and stays in the stock', () => {
    const doubling: Rules<CassinoKind>['evolve'] = (state, happened) => {
      const after = rules.evolve(state, happened);
      return happened.event.type === 'drew' ? { ...after, stock: state.stock } : after;
    };
    expect(brokenLaws({ evolve: doubling })).toContain('3');
  });

  test('3: a pot that is paid and stays', () => {
    const minting: (typeof tongits)['evolve'] = (state, happened) => {
      const after = tongits.evolve(state, happened);
      return happened.event.type === 'potPaid' ? { ...after, pot: state.pot } : after;
    };
    const kit = { ...tongitsKit, rules: { ...tongits, evolve: minting } };
    expect([...holdLaws({ kit, seats: 3, matches: 1, firstSeed: 5 }).faults.keys()]).toEqual([
      '3b. what else the game must keep is kept',
    ]);
  });

  test('4: a state that is written to', () => {
    const writing: Rules<CassinoKind>['evolve'] = (state, happened) =>
      Object.assign(state, rules.evolve(state, happened));
    expect(brokenLaws({ evolve: writing })).toContain('4');
  });

  test('5: a rule that remembers something outside the state', () => {
    let rolled = 0;
    const remembering: Rules<CassinoKind>['follow'] = (state, now, dice) =>
      rules.follow(state, now, dice).map((event) => {
        rolled += 1;
        return event.type === 'dealScored'
          ? { ...event, totals: event.totals.map((total) => total + (rolled % 7)) }
          : event;
      });
    expect(brokenLaws({ follow: remembering })).toContain('5');
  });

  test('6: a guess that forgets how many cards are hidden', () => {
    const guessing: Rules<CassinoKind>['resample'] = (view, dice) => ({ ...rules.resample(view, dice), stock: [] });
    expect(brokenLaws({ resample: guessing })).toContain('6b');
  });

  test('6: a drawn card that everybody is told', () => {
    const telling: Rules<CassinoKind>['follow'] = (state, now, dice) =>
      rules
        .follow(state, now, dice)
        .map((event) => (event.type === 'drew' ? { ...event, card: secret(event.card.secret, ...seatsOf(3)) } : event));
    expect(brokenLaws({ follow: telling })).toEqual(expect.arrayContaining(['6a', '6c']));
  });
});

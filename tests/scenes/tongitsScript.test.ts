import { describe, expect, test } from 'vitest';
import { type Dice, diceFrom } from '#engine/core/dice';
import { type Match, start, submit } from '#engine/core/match';
import { isHidden, seenBy, type Watcher } from '#engine/core/secrets';
import { at, millis, type Seat, seat, seatsOf } from '#engine/core/words';
import { type TongitsAction, type TongitsKind, type TongitsState, tongits } from '#engine/games/tongits/index';
import type { Placed } from '#scenes/cues';
import { spotKey } from '#scenes/scripts/placing';
import { isTongitsStack, placeTongits, tongitsScript } from '#scenes/scripts/tongits';
import { afterCues } from '#tests/support/afterCues';

/** Cards by place, in an order that does not depend on how they got there. */
const lying = (placed: readonly Placed[]): readonly string[] =>
  placed
    .map(({ card, spot, faceUp }) => `${spotKey(spot)} ${isHidden(card) ? 'back' : card} ${faceUp ? 'up' : 'down'}`)
    .sort();

/** Any kind of action is as likely as any other, so that melds, lay-offs and calls turn up often. */
function anyAction(actions: readonly TongitsAction[], dice: Dice): TongitsAction {
  const kinds = [...new Set(actions.map(({ type }) => type))].filter((type) => type !== 'decline');
  const kind = at(kinds, dice.below(kinds.length));
  const fitting = actions.filter(({ type }) => type === kind);
  return at(fitting, dice.below(fitting.length));
}

function randomMatch(options: object, seed: number): Match<TongitsKind> {
  const config = tongits.checkConfig(options, 3);
  if (!config.ok) throw new Error(config.fault.why);
  const dice = diceFrom(seed).fork('play');
  let match = start<TongitsKind>(tongits, config.value, 3, seed);
  while (tongits.outcome(match.state) === undefined && match.state.round <= 2) {
    const [on] = tongits.awaiting(match.state);
    if (on === undefined) throw new Error('nobody is awaited');
    const actions = [...tongits.legal(tongits.view(match.state, on), on, millis(0))];
    const next = submit(tongits, match, { seat: on, at: millis(0), action: anyAction(actions, dice) });
    if (!next.ok) throw new Error(next.fault);
    match = next.value;
  }
  return match;
}

const TABLES = [
  ['plain', { scoring: 'plain' }, 5],
  ['with the pot', { scoring: 'pot', potGoes: 'everyWin' }, 6],
  ['with the later options', { takeDiscardForLayoff: true, deal: 'dealer13', spread: true }, 7],
] as const;

describe.each(TABLES)('%s', (_, options, seed) => {
  const match = randomMatch(options, seed);
  const watchers: readonly Watcher[] = ['spectator', seat(1)];

  test('cues applied to the table before give the table after', () => {
    for (const who of watchers) {
      let state: TongitsState = tongits.initial(match.record.config, 3);
      for (const happened of match.events) {
        const before = tongits.view(state, who);
        state = tongits.evolve(state, happened);
        const after = tongits.view(state, who);
        const cues = tongitsScript(seenBy(happened.event, who), before, after);
        const shown = afterCues(placeTongits(before), cues, isTongitsStack);
        expect(lying(shown), `${happened.event.type} as ${who} sees it`).toEqual(lying(placeTongits(after)));
      }
    }
  });

  test('no cue names a card that the watcher may not know', () => {
    let state: TongitsState = tongits.initial(match.record.config, 3);
    for (const happened of match.events) {
      const before = tongits.view(state, 'spectator');
      state = tongits.evolve(state, happened);
      const after = tongits.view(state, 'spectator');
      const cues = tongitsScript(seenBy(happened.event, 'spectator'), before, after);
      const known = new Set([...before.shown, ...after.shown].map((hand) => hand.seat));
      const hidden = seatsOf(3).flatMap((one: Seat) => (known.has(one) ? [] : (state.hands[one] ?? [])));
      const told = JSON.stringify(cues);
      for (const card of [...hidden, ...state.stock]) expect(told, happened.event.type).not.toContain(`"${card}"`);
    }
  });
});

test('an answer makes no sound and moves nothing before all are in', () => {
  const state = randomMatch({}, 5).state;
  const view = tongits.view(state, 'spectator');
  for (const answer of ['fold', 'challenge'] as const)
    expect(tongitsScript({ type: 'answered', seat: seat(1), answer }, view, view)).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { diceFrom } from '#engine/core/dice';
import { start, submit } from '#engine/core/match';
import { isHidden, seenBy, type Watcher } from '#engine/core/secrets';
import { at, millis, type Seat, seat, seatsOf } from '#engine/core/words';
import { type CassinoKind, type CassinoState, cassino } from '#engine/games/cassino/index';
import type { Placed } from '#scenes/cues';
import { cassinoScript, isCassinoStack, placeCassino } from '#scenes/scripts/cassino';
import { spotKey } from '#scenes/scripts/placing';
import { afterCues } from '#tests/support/afterCues';

/** Cards by place, in an order that does not depend on how they got there. */
const lying = (placed: readonly Placed[]): readonly string[] =>
  placed
    .map(({ card, spot, faceUp }) => `${spotKey(spot)} ${isHidden(card) ? 'back' : card} ${faceUp ? 'up' : 'down'}`)
    .sort();

/** A whole deal of random legal play: every state, with the event that led to the next. */
function randomDeal(seats: number, seed: number, refill: 'draw1' | 'dealFours') {
  const config = cassino.checkConfig({ refill, targetScore: 1 }, seats);
  if (!config.ok) throw new Error(config.fault.why);
  const dice = diceFrom(seed).fork('play');
  let match = start<CassinoKind>(cassino, config.value, seats, seed);
  while (cassino.outcome(match.state) === undefined) {
    const [on] = cassino.awaiting(match.state);
    if (on === undefined) throw new Error('nobody is awaited');
    const plays = [...cassino.legal(cassino.view(match.state, on), on, millis(0))];
    const next = submit(cassino, match, { seat: on, at: millis(0), action: at(plays, dice.below(plays.length)) });
    if (!next.ok) throw new Error(next.fault);
    match = next.value;
  }
  return { config: config.value, events: match.events };
}

describe('cues applied to the table before give the table after', () => {
  for (const seats of cassino.seats)
    for (const refill of ['draw1', 'dealFours'] as const)
      test(`${seats} seats, ${refill}`, () => {
        const { config, events } = randomDeal(seats, 100 + seats, refill);
        const watchers: readonly Watcher[] = ['spectator', seat(0), seat(seats - 1)];
        for (const who of watchers) {
          let state: CassinoState = cassino.initial(config, seats);
          for (const happened of events) {
            const before = cassino.view(state, who);
            state = cassino.evolve(state, happened);
            const after = cassino.view(state, who);
            const cues = cassinoScript(seenBy(happened.event, who), before, after);
            const shown = afterCues(placeCassino(before), cues, isCassinoStack);
            expect(lying(shown), `${happened.event.type} as ${who} sees it`).toEqual(lying(placeCassino(after)));
          }
        }
      });
});

test('no cue names a card that the watcher may not know', () => {
  const { config, events } = randomDeal(3, 7, 'draw1');
  let state: CassinoState = cassino.initial(config, 3);
  for (const happened of events) {
    const before = cassino.view(state, 'spectator');
    state = cassino.evolve(state, happened);
    const cues = cassinoScript(seenBy(happened.event, 'spectator'), before, cassino.view(state, 'spectator'));
    const hidden = seatsOf(3).flatMap((one: Seat) => state.hands[one] ?? []);
    for (const card of [...hidden, ...state.stock]) expect(JSON.stringify(cues)).not.toContain(`"${card}"`);
  }
});

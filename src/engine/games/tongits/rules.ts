/**
 * Tong-its, for three. Draw or take the discard, meld, discard; empty the hand to win at once, or call a draw when the loose
 * cards seem worth least. The match is as many rounds as all three agree to.
 *
 * Rulings where the rule sheet leaves room:
 * - between two rounds every seat says `rematch` or `decline`; one of these while a round is played is `roundNotOver`, a
 *   second one `alreadyAnswered`, any other action then `roundOver`;
 * - `takeForLayOff` is the move that `takeDiscardForLayoff` adds; without the option it is refused with
 *   `mustMeldWithDiscard`. It blocks like any lay-off, and counts as taken for `discardTakenBlocks`;
 * - with `noLayoffableDiscard` a card that fits is refused with `fitsExposedMeld`, unless every card of the hand fits;
 * - `layoffLock: wholeRound` lengthens the block by lay-offs of others; the two optional blocks stay blocks of one turn;
 * - with `exhaust: lastDrawerLoses` nobody wins when neither of the other two has an exposed meld;
 * - after a spread everybody else is burned, because nobody has an exposed meld;
 * - `aceBonus` counts the winner's hand and its own melds, without what others laid off there;
 * - a run of five or more stays a secret when somebody lays off on it later: it was exposed in one piece.
 */
import type { Dice } from '#engine/core/dice';
import { checkConfigOf } from '#engine/core/options';
import type { Rules } from '#engine/core/rules';
import { at, type Millis, never, seatsOf } from '#engine/core/words';
import { TONGITS_OPTIONS, TONGITS_PRESETS, type TongitsConfig } from './config';
import { dealEvents } from './dealing';
import { endOfMatch, outrightEnd, spreadSeat } from './ending';
import { apply, applyAll, emptyTable } from './evolve';
import { legal } from './legal';
import { mustEnd, outcomeOf, SEATS } from './scoring';
import { awaiting, decide, expire, takesBack } from './turns';
import type { TongitsEvent, TongitsKind, TongitsState } from './types';
import { resample, view } from './view';

export const tongits: Rules<TongitsKind> = {
  game: 'tongits',
  version: 1,
  tempo: 'turns',
  seats: [SEATS],
  options: TONGITS_OPTIONS,
  presets: TONGITS_PRESETS,
  checkConfig: (raw) => checkConfigOf(TONGITS_OPTIONS, raw),
  initial,
  follow,
  legal: (seen, who) => legal(seen, who),
  awaiting,
  takesBack,
  decide,
  deadline: ({ timer }) => timer?.until,
  expire: (state, now) => expire(state, now),
  evolve: apply,
  view,
  resample,
  outcome: (state) => (state.phase.type === 'over' ? outcomeOf(state) : undefined),
};

function initial(config: TongitsConfig): TongitsState {
  const order = seatsOf(SEATS);
  return {
    ...emptyTable(),
    config,
    order,
    round: 0,
    starter: at(order, 0),
    phase: { type: 'dealing' },
    points: order.map(() => 0),
    chips: order.map(() => (config.scoring === 'pot' ? config.startChips : 0)),
    pot: 0,
    running: undefined,
    history: [],
  };
}

function follow(state: TongitsState, now: Millis, dice: Dice): readonly TongitsEvent[] {
  switch (state.phase.type) {
    case 'dealing':
      return nextRound(state, now, dice);
    case 'resting':
      return mustEnd(state) ? endOfMatch(state, now) : [];
    case 'opening':
    case 'melding':
    case 'answering':
    case 'over':
      return [];
    default:
      return never(state.phase);
  }
}

function nextRound(state: TongitsState, now: Millis, dice: Dice): readonly TongitsEvent[] {
  const deal = dealEvents(state, dice);
  const dealt = applyAll(state, deal, now);
  const spread = state.config.spread ? spreadSeat(dealt) : undefined;
  if (spread !== undefined) return [...deal, ...outrightEnd(dealt, spread, { way: 'spread', now })];
  return [...deal, { type: 'turnBegan', seat: dealt.starter }];
}

/** What an answer to a call costs or brings in chips, as far as the asked seat can tell (rule sheet section 4). */
import { isHidden } from '#engine/core/secrets';
import { at, type Seat } from '#engine/core/words';
import { mostHiddenChips } from './hiddenExtras';
import { paymentsOf, type RoundEnd, takesPot } from './scoring';
import type { Payment, TongitsState, TongitsView } from './types';

/** Chips, from what is certain to what is possible. */
export interface ChipRange {
  readonly least: number;
  readonly most: number;
}

export interface Stakes {
  /** Paid for a fold: by who may win then, and by what that one may still hide. */
  readonly fold: ChipRange;
  /** Paid for a challenge that loses; the same holds. */
  readonly lose: ChipRange;
  /** Got from both others for a challenge that wins: by what the third one answers. */
  readonly win: ChipRange;
  /** What the winner would get from the pot besides; 0 when the pot stays. */
  readonly pot: number;
}

/** The stakes of the seat whose view this is; undefined unless it is asked and plays for chips. */
export function stakesOf(view: TongitsView, seat: Seat): Stakes | undefined {
  const { phase, config, chips } = view;
  if (phase.type !== 'answering' || config.scoring !== 'pot') return undefined;
  if (phase.asked.every((asked) => asked.seat !== seat)) return undefined;
  const { caller } = phase;
  const state: TongitsState = {
    ...view,
    // Hands that cannot be seen count as empty here: what they may hide is added to the most.
    hands: view.hands.map(({ cards }) => (isHidden(cards) ? [] : cards)),
    stock: [],
    phase: { type: 'answering', caller, asked: [] },
  };
  const third = at(
    view.order.filter((one) => one !== seat && one !== caller),
    0,
  );
  const burned = phase.asked.some((asked) => asked.seat === third && asked.answer === 'burned');
  const owed = (end: RoundEnd): readonly Payment[] => paymentsOf(state, end);
  const lostTo = (winner: Seat, shown: readonly Seat[]): ChipRange => {
    const payment = owed({ way: 'showdown', winner, caller, shown }).find(({ from }) => from === seat);
    const [least, all] = [payment?.paid ?? 0, payment?.owed ?? 0];
    return { least, most: Math.min(at(chips, seat), all + mostHiddenChips(view, winner)) };
  };
  const lostBy = (own: readonly Seat[]): ChipRange =>
    spanOf([lostTo(caller, [caller, ...own]), ...(burned ? [] : [lostTo(third, [caller, ...own, third])])]);
  const wonWith = (shown: readonly Seat[]): number =>
    owed({ way: 'showdown', winner: seat, caller, shown }).reduce((sum, { paid }) => sum + paid, 0);
  return {
    fold: lostBy([]),
    lose: lostBy([seat]),
    win: { least: wonWith([caller, seat]), most: wonWith(burned ? [caller, seat] : [caller, seat, third]) },
    pot: takesPot(state, seat) ? state.pot : 0,
  };
}

const spanOf = (ranges: readonly ChipRange[]): ChipRange => ({
  least: Math.min(...ranges.map(({ least }) => least)),
  most: Math.max(...ranges.map(({ most }) => most)),
});

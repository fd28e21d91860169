/** What an answer to a call costs or brings in chips, as far as the asked seat can see (rule sheet section 4). */
import { isHidden } from '#engine/core/secrets';
import { at, type Seat } from '#engine/core/words';
import { paymentsOf, type RoundEnd, takesPot } from './scoring';
import type { Payment, TongitsState, TongitsView } from './types';

export interface Stakes {
  /** Paid for a fold; a secret that the winner still hides would add to it. */
  readonly fold: number;
  /** Paid for a challenge that loses; the same holds. */
  readonly lose: number;
  /** Got from both others for a challenge that wins: if the third one folds, and if it challenges too. */
  readonly win: { readonly least: number; readonly most: number };
  /** What the winner would get from the pot besides; 0 when the pot stays. */
  readonly pot: number;
}

/** The stakes of the seat whose view this is; undefined unless it is asked and plays for chips. */
export function stakesOf(view: TongitsView, seat: Seat): Stakes | undefined {
  const { phase, config } = view;
  if (phase.type !== 'answering' || config.scoring !== 'pot') return undefined;
  if (phase.asked.every((asked) => asked.seat !== seat)) return undefined;
  const { caller } = phase;
  const state: TongitsState = {
    ...view,
    // Hands that cannot be seen count as empty: they hide no secret.
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
  const lostBy = (shown: readonly Seat[]): number =>
    owed({ way: 'showdown', winner: caller, caller, shown }).find(({ from }) => from === seat)?.paid ?? 0;
  const wonWith = (shown: readonly Seat[]): number =>
    owed({ way: 'showdown', winner: seat, caller, shown }).reduce((sum, { paid }) => sum + paid, 0);
  return {
    fold: lostBy([caller]),
    lose: lostBy([caller, seat]),
    win: { least: wonWith([caller, seat]), most: wonWith(burned ? [caller, seat] : [caller, seat, third]) },
    pot: takesPot(state, seat) ? state.pot : 0,
  };
}

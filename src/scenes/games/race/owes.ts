/** The challenge that runs: who owes how much to whom, and what has been paid. */
import type { Seat } from '#engine/core/words';
import type { RaceView } from '#engine/kit/race';
import type { Owed } from '#scenes/race/game';
import { type Message, markSeat } from '#text/message';
import { message } from '#text/say';
import { youOf } from './you';

/** "Sam owes 2 more to Priya", a pip for each card; undefined while nobody owes or waits for anything. */
export function owes(view: RaceView): Owed | undefined {
  const { phase, challenge } = view;
  if (challenge === undefined) return undefined;
  const { creditor, of, owed } = challenge;
  const pips = { paid: of - owed, open: owed };
  const you = youOf(view);
  if (phase.type === 'collecting') {
    const key = creditor === you ? 'race.owes.youCollect' : 'race.owes.collects';
    return { message: message(key, { who: markSeat(creditor) }), ...pips };
  }
  if (phase.type !== 'flipping' || owed === 0) return undefined;
  return { message: owedText({ payer: phase.seat, creditor, of, owed, you }), ...pips };
}

interface Debt {
  readonly payer: Seat;
  readonly creditor: Seat;
  readonly of: number;
  readonly owed: number;
  readonly you: Seat | undefined;
}

function owedText({ payer, creditor, of, owed, you }: Debt): Message {
  const values = { who: markSeat(payer), to: markSeat(creditor), count: owed, owed };
  // A seat that alone holds cards pays for its own card.
  if (payer === creditor) return message(payer === you ? 'race.owes.youSelf' : 'race.owes.self', values);
  const first = owed === of;
  if (payer === you) return message(first ? 'race.owes.youFirst' : 'race.owes.youMore', values);
  if (creditor === you) return message(first ? 'race.owes.firstToYou' : 'race.owes.moreToYou', values);
  return message(first ? 'race.owes.first' : 'race.owes.more', values);
}

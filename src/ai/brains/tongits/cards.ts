/** What Tong-its players of every level work out from a hand and the table. */
import type { CardId } from '#engine/cards/cards';
import { at } from '#engine/core/words';
import { byDearness, discardable, homesOf, mayCall, topDiscard } from '#engine/games/tongits/index';
import { bestCut, type Cut, leastCount, meldsWith } from '#engine/kit/melds';
import type { Continuation, Situation } from './strategy';

/** The hand as it would be counted. */
export const cutOf = ({ hand, view }: Situation): Cut => bestCut(hand, view.config.secretKinds);

/** Whether the seat may open with a call. */
export const mayCallNow = ({ view, seat }: Situation): boolean => mayCall(view, seat);

export interface Take {
  readonly card: CardId;
  /** The hand cards that go with it. */
  readonly mates: readonly CardId[];
  /** The hand after it, and what it counts. */
  readonly left: readonly CardId[];
  readonly count: number;
}

/** The way of taking the top discard that leaves the lowest count; undefined when there is none. */
export function bestTake({ hand, view }: Situation): Take | undefined {
  const card = topDiscard(view);
  if (card === undefined) return undefined;
  const takes = meldsWith(card, hand).map((mates): Take => {
    const left = hand.filter((own) => !mates.includes(own));
    return { card, mates, left, count: leastCount(left) };
  });
  return takes.reduce<Take | undefined>(
    (best, take) => (best === undefined || take.count < best.count ? take : best),
    undefined,
  );
}

/** Drops the dearest of the loose cards that may be discarded; the dearest of all when none of them may. */
export function dropDearest({ view, hand }: Situation, loose: readonly CardId[]): Continuation {
  const allowed = [...discardable(view, hand)].sort(byDearness);
  return { type: 'discard', card: allowed.find((card) => loose.includes(card)) ?? at(allowed, 0) };
}

/** The first lay-off of one of the cards, dearest card first, on a meld that passes; undefined when none fits. */
export function layOffOf(
  { view }: Situation,
  cards: readonly CardId[],
  passes: (meld: number) => boolean = () => true,
): Continuation | undefined {
  for (const card of [...cards].sort(byDearness)) {
    const meld = homesOf(view, card).find(passes);
    if (meld !== undefined) return { type: 'layOff', card, meld };
  }
  return undefined;
}

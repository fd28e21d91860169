/** What letting dragged cards go does: on the discards, on a meld, or on the felt. */
import { fail, ok, type Result, type Seat } from '#engine/core/words';
import { refusalIn, type TongitsAction, type TongitsView } from '#engine/games/tongits/index';
import type { Drop } from '#scenes/games/game';
import type { Rect } from '#scenes/stage/layout';
import type { Message } from '#text/message';
import { message } from '#text/say';
import { hasTongitsParts, type TongitsLayout } from './layout';
import { lyingMelds } from './melds';
import { refusalText } from './refusals';

/** A target is hit this far beside it, in units. */
const REACH = 16;

export function dropCards(view: TongitsView, seat: Seat, drop: Drop): Result<TongitsAction, Message> | undefined {
  const { layout } = drop;
  if (!hasTongitsParts(layout)) return undefined;
  const action = actionAt(view, layout, drop);
  if (action === undefined) return undefined;
  if (action === 'oneCardOnly') return fail(message('tongits.refused.oneCardOnly'));
  const refusal = refusalIn(view, seat, action);
  return refusal === undefined ? ok(action) : fail(refusalText(refusal, drop.cards));
}

function actionAt(view: TongitsView, layout: TongitsLayout, drop: Drop): TongitsAction | 'oneCardOnly' | undefined {
  const { cards } = drop;
  const [card] = cards;
  if (card === undefined) return undefined;
  const onMeld = lyingMelds(view, layout).find(({ tray }) => hits(tray, drop));
  if (onMeld !== undefined && cards.length === 1) return { type: 'layOff', card, meld: onMeld.id };
  if (hits(layout.discard, drop) || hits(layout.older, drop)) {
    if (view.phase.type === 'opening') return { type: 'takeDiscard', hand: cards };
    return cards.length > 1 ? 'oneCardOnly' : { type: 'discard', card };
  }
  // Several cards mean a meld wherever they land; a single one on the felt was let go too early.
  return cards.length > 1 && isFelt(layout, drop) ? { type: 'expose', cards } : undefined;
}

const hits = ({ x, y, w, h }: Rect, point: { readonly x: number; readonly y: number }): boolean =>
  point.x >= x - REACH && point.x <= x + w + REACH && point.y >= y - REACH && point.y <= y + h + REACH;

/** Between the plates and the hand. */
function isFelt({ stock, hand }: TongitsLayout, drop: Drop): boolean {
  const top = hand([0, 1]).poses.map(({ y, w }) => y - (w * 7) / 10);
  return drop.y > stock.y && drop.y < Math.min(...top) - REACH;
}

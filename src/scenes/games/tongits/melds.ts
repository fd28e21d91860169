/** The exposed melds as they lie at a table, with their trays. */
import { seatsOf } from '#engine/core/words';
import type { ExposedMeld, MeldId, TongitsView } from '#engine/games/tongits/index';
import type { SceneryFacts } from '#scenes/games/game';
import type { Rect, TableLayout } from '#scenes/stage/layout';
import type { Piece } from '#scenes/stage/scenery';
import { homesNow } from './actions';
import { hasTongitsParts, type TongitsLayout } from './layout';

export interface LyingMeld {
  readonly id: MeldId;
  readonly meld: ExposedMeld;
  readonly tray: Rect;
}

/** Every exposed meld, seat by seat. */
export function lyingMelds(view: TongitsView, layout: TongitsLayout): readonly LyingMeld[] {
  const named = view.melds.map((meld, id) => ({ meld, id }));
  return seatsOf(view.hands.length).flatMap((seat) => {
    const own = named.filter(({ meld }) => meld.owner === seat);
    const trays = layout.trays(
      seat,
      own.map(({ meld }) => meld.cards.length),
    );
    return own.flatMap(({ meld, id }, index): readonly LyingMeld[] => {
      const tray = trays[index]?.tray;
      return tray === undefined ? [] : [{ id, meld, tray }];
    });
  });
}

/** A tray behind each meld, in mint where a card could be laid off now. */
export function tongitsScenery(view: TongitsView, layout: TableLayout, facts: SceneryFacts): readonly Piece[] {
  if (!hasTongitsParts(layout)) return [];
  const { you, yourTurn, showsLegal, chosen } = facts;
  const homes = you !== undefined && yourTurn && showsLegal ? homesNow(view, you, chosen) : new Map();
  const begun = view.round > 0;
  const slots = [
    ...(begun && view.discards.length === 0 ? [emptySlot(layout, 'discard')] : []),
    ...(begun && view.stockCount === 0 ? [emptySlot(layout, 'stock')] : []),
  ];
  const trays = lyingMelds(view, layout).map(
    ({ id, tray }): Piece => ({ kind: 'tray', rect: tray, edge: homes.has(id) ? 'mint' : 'grey' }),
  );
  return [...slots, ...trays];
}

const emptySlot = (layout: TongitsLayout, zone: 'discard' | 'stock'): Piece => ({
  kind: 'slot',
  pose: layout.pose({ zone, index: 0, of: 1 }),
  tone: 'soft',
});

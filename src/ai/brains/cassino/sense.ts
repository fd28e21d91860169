/** What a strong player does not even think of: plays that may come out well in a simulation, but that nobody understands. */
import { type CardId, faceOf, rankOf, suitOf } from '#engine/cards/cards';
import { type CassinoView, groupsFor, handValue, sweepWouldScore } from '#engine/games/cassino/index';
import { unseenIn } from './seen';

/** So many unseen cards that sweep a table, a whole rank of them, and everybody may well hold one. */
const EVERYBODY = 3;

/**
 * The cards worth laying down, of those that may be: without the ones that leave a table everybody can sweep, where another
 * one of equal worth leaves a table that nobody can.
 */
export function sensibleToLay(cards: readonly CardId[], view: CassinoView): readonly CardId[] {
  const after = (card: CardId): readonly CardId[] => [...view.table, card];
  if (view.config.misere || cards.length < 2) return cards;
  const unseen = unseenHandValues(view);
  const risks = cards.map((card) => {
    const table = after(card);
    if (!sweepWouldScore({ ...view, table })) return { card, sweepers: 0 };
    return {
      card,
      sweepers: unseen.filter(({ card: other }) => groupsFor(other, table) !== undefined).reduce(countAll, 0),
    };
  });
  const safe = new Set(risks.filter(({ sweepers }) => sweepers === 0).map(({ card }) => kindOf(card)));
  const left = risks.filter(({ card, sweepers }) => sweepers < EVERYBODY || !safe.has(kindOf(card)));
  return left.map(({ card }) => card);
}

interface Alike {
  /** One of the cards with a hand value. */
  readonly card: CardId;
  readonly count: number;
}

const countAll = (sum: number, { count }: Alike): number => sum + count;

/** The cards the seat has not seen, by what they can take. */
function unseenHandValues(view: CassinoView): readonly Alike[] {
  const counts = new Map<number, Alike>();
  for (const card of unseenIn(view))
    counts.set(handValue(card), { card, count: (counts.get(handValue(card))?.count ?? 0) + 1 });
  return [...counts.values()];
}

/** Cards of one kind are worth the same in a pile. */
function kindOf(card: CardId): string {
  const face = faceOf(card);
  if (face === 'TD' || face === '2S' || face === 'AS') return face;
  if (rankOf(card) === 'A') return 'ace';
  return suitOf(card) === 'S' ? 'spade' : 'ordinary';
}

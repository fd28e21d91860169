/** Whether a hand can be emptied in this turn: by melds, lay-offs on any exposed meld, and one discard. */
import type { CardId } from '#engine/cards/cards';
import { bestCutWithLayOffs, type LaidOffCut } from '#engine/kit/melds';
import type { Continuation, Situation } from './strategy';

/** The next step of emptying the hand; undefined when it cannot be done. */
export function goOut({ hand, view }: Situation): Continuation | undefined {
  const way = emptied(hand, view);
  if (way === undefined) return undefined;
  const [meld] = way.melds;
  if (meld !== undefined) return { type: 'expose', cards: meld };
  const [laid] = way.layOffs;
  if (laid !== undefined) return { type: 'layOff', ...laid };
  const [card] = hand;
  return card && { type: 'discard', card };
}

/** The melds and lay-offs that leave one card at most, which is then discarded; undefined when there are none. */
export function emptied(hand: readonly CardId[], { melds, config }: Situation['view']): LaidOffCut | undefined {
  const open = melds.map(({ cards }) => cards);
  const without = (dropped: CardId | undefined): LaidOffCut | undefined => {
    const kept = hand.filter((card) => card !== dropped);
    const way = bestCutWithLayOffs(kept, open, config.secretKinds);
    return way.count === 0 ? way : undefined;
  };
  for (const dropped of [undefined, ...hand]) {
    const way = without(dropped);
    if (way !== undefined) return way;
  }
  return undefined;
}

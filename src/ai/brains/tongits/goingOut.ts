/** Whether a hand can be emptied in this turn: by melds, lay-offs on any exposed meld, and one discard. */
import type { CardId } from '#engine/cards/cards';
import { homesOf, topDiscard } from '#engine/games/tongits/index';
import { bestCutWithLayOffs, type LaidOffCut, meldsWith } from '#engine/kit/melds';
import type { Continuation, Opening, Situation } from './strategy';

/** All that going out depends on. */
type Table = Pick<Situation, 'hand' | 'view'>;

/** The next step of going out, when it can be done in this turn and is seen: a card that is still to be drawn is not. */
export function goOutNow(situation: Table): Opening | Continuation | undefined {
  const { phase } = situation.view;
  if (phase.type === 'opening') return openToGoOut(situation);
  return phase.type === 'melding' ? goOut(situation) : undefined;
}

/** The way of opening with the top discard after which the hand can be emptied in this turn; undefined when there is none. */
function openToGoOut({ hand, view }: Table): Opening | undefined {
  const card = topDiscard(view);
  if (card === undefined) return undefined;
  for (const mates of meldsWith(card, hand)) {
    const left = hand.filter((own) => !mates.includes(own));
    const melds = [...view.melds, { cards: [card, ...mates] }];
    if (emptied(left, { ...view, melds }) !== undefined) return { type: 'takeDiscard', hand: mates };
  }
  if (!view.config.takeDiscardForLayoff) return undefined;
  const home = homesOf(view, card).find((meld) => {
    const melds = view.melds.map(({ cards }, id) => ({ cards: id === meld ? [...cards, card] : cards }));
    return emptied(hand, { ...view, melds }) !== undefined;
  });
  return home === undefined ? undefined : { type: 'takeForLayOff', meld: home };
}

/** The next step of emptying the hand; undefined when it cannot be done. */
export function goOut({ hand, view }: Table): Continuation | undefined {
  const way = emptied(hand, view);
  if (way === undefined) return undefined;
  const [meld] = way.melds;
  if (meld !== undefined) return { type: 'expose', cards: meld };
  const [laid] = way.layOffs;
  if (laid !== undefined) return { type: 'layOff', ...laid };
  const [card] = hand;
  return card && { type: 'discard', card };
}

interface OpenMelds {
  readonly melds: readonly { readonly cards: readonly CardId[] }[];
  readonly config: Situation['view']['config'];
}

/** The melds and lay-offs that leave one card at most, which is then discarded; undefined when there are none. */
export function emptied(hand: readonly CardId[], { melds, config }: OpenMelds): LaidOffCut | undefined {
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

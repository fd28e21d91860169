/** The two choices of an Oh Heaven player, each behind an interface of its own, and the brain they make together. */
import { NO_HURRY } from '#ai/search/halving';
import type { CardId } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import { isHidden } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import type { OhHeavenAction, OhHeavenKind, OhHeavenView } from '#engine/games/ohheaven/index';
import type { Brain, Hurry, News } from '#play/types';
import { BLANK, type Memory, remember } from './memory';

/** All that a choice may rest on: the own hand, and what everybody at the table knows. */
export interface Knowledge {
  readonly seat: Seat;
  readonly hand: readonly CardId[];
  /** The table as the seat sees it: trump, bids, tricks won, scores. */
  readonly view: OhHeavenView;
  /** The cards played in this round, and who failed to follow which suit. */
  readonly memory: Memory;
}

/** Chooses one of the bids that are open to the seat. */
export interface BidStrategy {
  chooseBid(known: Knowledge, dice: Dice, hurry: Hurry): number;
}

/** Chooses one of the cards the seat may play. */
export interface CardStrategy {
  chooseCard(known: Knowledge, dice: Dice, hurry: Hurry): CardId;
}

/** The brain that bids and plays by these strategies: at once, and only when the game waits for its seat. */
export const brainFrom = (bids: BidStrategy, cards: CardStrategy): Brain<OhHeavenKind, Memory> => ({
  blank: BLANK,
  remember: (memory, { event }) => remember(memory, event),
  choose(memory, news, dice, hurry = NO_HURRY) {
    const known = knowledgeFrom(memory, news);
    if (known === undefined) return undefined;
    const action: OhHeavenAction =
      known.view.phase.type === 'bidding'
        ? { type: 'bid', tricks: bids.chooseBid(known, dice, hurry) }
        : { type: 'play', card: cards.chooseCard(known, dice, hurry) };
    return { action, at: news.at, heard: news.heard };
  },
});

/** Undefined for whoever is not awaited or has no hand of its own. */
export function knowledgeFrom(memory: Memory, { view, awaited }: News<OhHeavenKind>): Knowledge | undefined {
  if (!awaited || view.who === 'spectator') return undefined;
  const cards = view.hands[view.who]?.cards;
  return cards === undefined || isHidden(cards) ? undefined : { seat: view.who, hand: cards, view, memory };
}

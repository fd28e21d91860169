/** Playing for exactly the bid (rule sheet section 5, smart card). Functions are named for the sheet's four cases. */
import { type CardId, SUITS } from '#engine/cards/cards';
import {
  heightOf,
  isBoss,
  type PlayedCard,
  playable,
  suitIn,
  suitLed,
  type Trump,
  takesLeadFrom,
  winningPlay,
} from '#engine/kit/tricks';

export interface CardSituation {
  readonly hand: readonly CardId[];
  /** The trick in play, empty for whoever leads. */
  readonly trick: readonly PlayedCard[];
  readonly trump: Trump;
  readonly seats: number;
  /** The bid minus the tricks won. */
  readonly need: number;
  /** The cards that others may still play. */
  readonly unseen: readonly CardId[];
}

/** What the cases ask of a situation. */
interface Table {
  /** The cards to choose among. */
  readonly cards: readonly CardId[];
  readonly leads: boolean;
  /** Whether the seat cannot follow suit. */
  readonly isVoid: boolean;
  readonly lastToPlay: boolean;
  isTrump(card: CardId): boolean;
  isBoss(card: CardId): boolean;
  takesLead(card: CardId): boolean;
}

/** @throws when the hand is empty: our own bug. */
export function smartCard(situation: CardSituation): CardId {
  const table = tableOf(situation);
  const { hand, need } = situation;
  if (need >= hand.length) return mustWinAll(table);
  if (need <= 0) return mustLose(table);
  const kept = highestFirst(hand.filter((card) => table.isTrump(card) && table.isBoss(card))).slice(0, need);
  if (kept.length < need) return tryToWin(table);
  const others = table.cards.filter((card) => !kept.includes(card));
  // Following suit may leave nothing but the trumps that were to be kept.
  return mustLose(others.length > 0 ? { ...table, cards: others } : table);
}

function tableOf({ hand, trick, trump, seats, unseen }: CardSituation): Table {
  const led = suitLed(trick);
  const winning = winningPlay(trick, trump);
  return {
    cards: playable(hand, led),
    leads: winning === undefined,
    isVoid: !hand.some((card) => suitIn(card) === led),
    lastToPlay: trick.length === seats - 1,
    isTrump: (card) => suitIn(card) === trump,
    isBoss: (card) => isBoss(card, unseen),
    takesLead: (card) => winning === undefined || takesLeadFrom(winning.card, card, trump),
  };
}

/** Case 1: every card left must win. */
function mustWinAll({ cards, leads, isVoid, isTrump, isBoss, takesLead }: Table): CardId {
  if (leads)
    return firstOf(highestFirst(cards.filter(isTrump)), highestFirst(cards.filter(isBoss)), highestFirst(cards));
  // A void hand takes the lead with trumps alone.
  return firstOf(highestFirst(cards.filter(takesLead)), isVoid ? lowestSideFirst(cards, isTrump) : lowestFirst(cards));
}

/** Case 2, and 3 without the trumps that are kept: no more tricks. */
function mustLose({ cards, leads, isTrump, lastToPlay, takesLead }: Table): CardId {
  if (leads) return firstOf(lowestSideFirst(cards, isTrump));
  const losing = cards.filter((card) => !takesLead(card));
  const sideLosing = losing.filter((card) => !isTrump(card));
  const winning = lastToPlay ? highestFirst(cards) : lowestFirst(cards);
  return firstOf(highestFirst(sideLosing), highestFirst(losing), winning);
}

/** Case 4: a trick would be welcome. */
function tryToWin(table: Table): CardId {
  const { cards, leads, isVoid, lastToPlay, isTrump, takesLead } = table;
  if (leads) return leadToWin(table);
  const taking = cards.filter(takesLead);
  if (isVoid) return firstOf(lowestFirst(taking), lowestSideFirst(cards, isTrump));
  return firstOf(lastToPlay ? lowestFirst(taking) : highestFirst(taking), lowestFirst(cards));
}

function leadToWin({ cards, isTrump, isBoss }: Table): CardId {
  const side = cards.filter((card) => !isTrump(card));
  return firstOf(
    highestFirst(side.filter(isBoss)),
    highestFirst(cards.filter((card) => isTrump(card) && isBoss(card))),
    lowestFirst(longestSuit(side)),
    lowestFirst(cards),
  );
}

/** The cards of the suit of which there are most; equally long suits in the order C D H S. */
function longestSuit(cards: readonly CardId[]): readonly CardId[] {
  const suits = SUITS.map((suit) => cards.filter((card) => suitIn(card) === suit));
  return suits.reduce((longest, suit) => (suit.length > longest.length ? suit : longest), []);
}

const bySuit = (a: CardId, b: CardId): number => SUITS.indexOf(suitIn(a)) - SUITS.indexOf(suitIn(b));

const lowestFirst = (cards: readonly CardId[]): readonly CardId[] =>
  [...cards].sort((a, b) => heightOf(a) - heightOf(b) || bySuit(a, b));

const highestFirst = (cards: readonly CardId[]): readonly CardId[] =>
  [...cards].sort((a, b) => heightOf(b) - heightOf(a) || bySuit(a, b));

const lowestSideFirst = (cards: readonly CardId[], isTrump: (card: CardId) => boolean): readonly CardId[] => {
  const low = lowestFirst(cards);
  return [...low.filter((card) => !isTrump(card)), ...low.filter(isTrump)];
};

/** The first card of the first list that has one. */
function firstOf(...lists: readonly (readonly CardId[])[]): CardId {
  const [card] = lists.flat();
  if (card === undefined) throw new Error('smart was asked for a card without one in its hand');
  return card;
}

/** Cards are readable strings, so that logs, tests and golden files can be read aloud: 'QS' is the queen of spades. */

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const SUITS = ['C', 'D', 'H', 'S'] as const;
export const JOKERS = ['X1', 'X2'] as const;

export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];
export type Face = `${Rank}${Suit}` | (typeof JOKERS)[number];

/** One physical card; the second deck's queen of spades is 'QS.1'. */
export type CardId = Face | `${Face}.${number}`;

/** The 52 faces of one pack, by suit in the order C D H S and by rank from the ace up. */
export const PACK: readonly `${Rank}${Suit}`[] = SUITS.flatMap((suit) =>
  RANKS.map((rank) => `${rank}${suit}` as const),
);

const RANK_OF: ReadonlyMap<string, Rank> = new Map(RANKS.map((rank) => [rank, rank]));
const FACES: ReadonlyMap<string, Face> = new Map([...PACK, ...JOKERS].map((face) => [face, face]));

/** The face of a card, without the number of its deck. */
export const faceOf = (card: CardId): Face => card.split('.')[0] as Face;

/** The rank, or undefined for a joker. */
export const rankOf = (card: CardId): Rank | undefined => RANK_OF.get(card.charAt(0));

/** The suit, or undefined for a joker. */
export const suitOf = (card: CardId): Suit | undefined => SUITS.find((suit) => card[1] === suit);

/** Reads one card as the rule sheets print it ('2s') or as the engine does ('2S', 'QS.1'); undefined when it is none. */
export function readCard(text: string): CardId | undefined {
  const [face = '', deck, ...rest] = text.trim().toUpperCase().split('.');
  if (rest.length > 0 || (deck !== undefined && !/^[1-9]\d*$/.test(deck))) return undefined;
  const known = FACES.get(face);
  if (known === undefined) return undefined;
  return deck === undefined ? known : `${known}.${Number(deck)}`;
}

/** Reads cards parted by spaces. @throws when a word is no card: for tests and tools, not for players' input. */
export function readCards(text: string): readonly CardId[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const card = readCard(word);
      if (card === undefined) throw new Error(`not a card: ${word}`);
      return card;
    });
}

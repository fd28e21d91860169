/** How high cards rank in a suit. Aces are high; trick games have no jokers. */
import { type CardId, faceOf, PACK, RANKS, type Suit, suitOf } from '#engine/cards/cards';

interface Place {
  readonly suit: Suit;
  readonly height: number;
}

const ACE_HIGH = 14;

/** Every card's suit and height, looked up because playouts ask for them all the time. */
const PLACES: ReadonlyMap<string, Place> = new Map(PACK.flatMap((face) => placesOf(face)));

function placesOf(face: (typeof PACK)[number]): readonly (readonly [string, Place])[] {
  const suit = suitOf(face);
  const place = RANKS.findIndex((rank) => face.startsWith(rank)) + 1;
  return suit === undefined ? [] : [[face, { suit, height: place === 1 ? ACE_HIGH : place }]];
}

function placeOf(card: CardId): Place {
  const place = PLACES.get(card) ?? PLACES.get(faceOf(card));
  if (place === undefined) throw new Error(`${card} belongs to no suit`);
  return place;
}

/** The card's suit. @throws for a joker: our own bug. */
export const suitIn = (card: CardId): Suit => placeOf(card).suit;

/** 2 to 14, the ace being highest. @throws for a joker: our own bug. */
export const heightOf = (card: CardId): number => placeOf(card).height;

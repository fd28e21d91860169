/**
 * Reading what others did: how likely a seat with certain cards would have played as this one has. Most people play much as
 * the ladder of level steady does: a card that scores is not left lying, and what is laid down is high and no spade. So a
 * play tells of the cards that were not played. A seat is taken for one that plays so nearly always or for one that does so
 * half of the time, and its own deeds say which.
 */
import type { Luck } from '#ai/search/luck';
import { DealModel, HAND_SIZE, type Terms } from '#ai/search/models/cassino';
import { LadderOrder } from '#ai/search/models/cassinoOrder';
import { TakeFinder } from '#ai/search/models/cassinoTakes';
import { type Likeness, Walk } from '#ai/search/walk';
import { at } from '#engine/core/words';
import type { Deed } from './memory';
import { codeOf, type Situation } from './situation';

/** By kind: how often it plays any card instead of the ladder's, and how common the kind is. */
const SLIPS = Float64Array.of(0.03, 0.5);
const COMMON = Float64Array.of(0.75, 0.25);
const KINDS = SLIPS.length;

/** Swaps until a walk has left where it began. */
const FIRST_SWAPS = 400;

/** A deed on the flat model. */
interface Read {
  readonly card: number;
  /** By card: whether the ladder would rather have played it. */
  readonly sooner: Uint8Array;
  /** Whether the ladder never does this with the card on that table. */
  readonly isSlip: boolean;
  readonly drew: boolean;
}

/**
 * A walk through the deals of the hidden cards, by how well they explain what was played. Its places: of each seat the cards it
 * held when it played last, and then what it has drawn since; at the end the stock.
 */
export function walkIn(situation: Situation, luck: Luck): Walk {
  const { rooms, hidden, deeds } = situation;
  const byAge = rooms.flatMap((room, seat) => {
    const drawn = room > 0 && deeds.get(seat)?.[0]?.drew === true ? 1 : 0;
    return [room - drawn, drawn];
  });
  const inStock = hidden.length - rooms.reduce((sum, room) => sum + room, 0);
  const places = { kinds: Array.from(hidden, () => 0), rooms: [...byAge, inStock], barred: [] };
  const walk = new Walk(places, new Reading(situation), luck);
  walk.stroll(FIRST_SWAPS, luck);
  return walk;
}

class Reading implements Likeness {
  readonly #hidden: Int8Array;
  /** By seat, the newest first. */
  readonly #deeds: readonly (readonly Read[])[];
  /** By number of the deed: what its seat held beside the card it played. */
  readonly #hands: readonly Int8Array[];

  constructor({ seat, hidden, deal, rooms, deeds }: Situation) {
    const finder = new TakeFinder();
    this.#hidden = hidden;
    this.#deeds = rooms.map((_, other) =>
      other === seat ? [] : (deeds.get(other) ?? []).map((deed) => read(deed, deal.terms, finder)),
    );
    const most = Math.max(...this.#deeds.map((own) => own.length));
    this.#hands = Array.from({ length: most + 1 }, () => new Int8Array(HAND_SIZE));
  }

  of(place: number, places: Int32Array): number {
    const deeds = this.#deeds[place >> 1];
    const isDrawn = (place & 1) === 1;
    if (isDrawn || deeds === undefined || deeds.length === 0) return 1;
    const hand = at(this.#hands, 0);
    let size = 0;
    for (let index = 0; index < places.length; index += 1)
      if (places[index] === place) {
        hand[size] = this.#hidden[index] ?? 0;
        size += 1;
      }
    let likely = 0;
    for (let kind = 0; kind < KINDS; kind += 1)
      likely += (COMMON[kind] ?? 0) * this.#likely({ deeds, slip: SLIPS[kind] ?? 0 }, 0, size);
    return likely;
  }

  /** That a seat did this deed and those before it, holding so many cards beside the one it played. */
  #likely(of: Player, number: number, size: number): number {
    const { isSlip, sooner } = at(of.deeds, number);
    const byLadder = !isSlip && !holdsOneOf(sooner, at(this.#hands, number), size);
    const likely = of.slip / (size + 1) + (byLadder ? 1 - of.slip : 0);
    return number + 1 === of.deeds.length ? likely : likely * this.#likelyBefore(of, number, size);
  }

  /** It then held all of these cards, or all but one, which it drew afterwards: any of them as likely as another. */
  #likelyBefore(of: Player, number: number, size: number): number {
    const hand = at(this.#hands, number + 1);
    hand.set(at(this.#hands, number));
    hand[size] = at(of.deeds, number).card;
    if (!at(of.deeds, number + 1).drew) return this.#likely(of, number + 1, size + 1);
    let sum = 0;
    for (let drawn = 0; drawn <= size; drawn += 1) {
      swap(hand, drawn, size);
      sum += this.#likely(of, number + 1, size);
      swap(hand, drawn, size);
    }
    return sum / (size + 1);
  }
}

/** What a seat did, and how often it slips if it is of a kind. */
interface Player {
  readonly deeds: readonly Read[];
  readonly slip: number;
}

function holdsOneOf(cards: Uint8Array, hand: Int8Array, size: number): boolean {
  for (let index = 0; index < size; index += 1) if (cards[hand[index] ?? 0] === 1) return true;
  return false;
}

function swap(hand: Int8Array, one: number, other: number): void {
  const moved = hand[one] ?? 0;
  hand[one] = hand[other] ?? 0;
  hand[other] = moved;
}

function read({ card, took, table, drew }: Deed, terms: Terms, finder: TakeFinder): Read {
  const deal = new DealModel(terms);
  for (const lying of table) deal.putOnTable(codeOf(lying));
  // Somebody is on turn now, so it was not the last play of the deal.
  deal.toPlay = 2;
  const { ranks, takes } = new LadderOrder(deal, finder);
  const code = codeOf(card);
  const rank = ranks[code] ?? 0;
  const sooner = Uint8Array.from(ranks, (other) => (other > rank ? 1 : 0));
  return { card: code, sooner, isSlip: (takes[code] === 1) !== took, drew };
}

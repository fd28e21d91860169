/**
 * How one round of Tong-its stands, as plain numbers for playouts: what lies where, without events, copies or names, and what
 * can be asked of it. The cards of the stock are dealt by whoever imagines a world.
 *
 * Places are seats in turn order: after place 0 comes 1, after 2 comes 0. A hand is one mask a suit, in the order c d h s;
 * bit 0 is the ace. A card is `suit * 16 + rank`.
 */
import type { TongitsConfig } from '#engine/games/tongits/index';
import { leastCountOf } from '#engine/kit/melds';
import { copyInto, lowestOf } from './masks';
import { cardsOfMeld, fitsMeld, grownMeld, isRun, sizeOfMeld } from './tongitsMelds';
import {
  addCard,
  after,
  Block,
  bonusIn,
  cardAt,
  NO_CARD,
  NO_PLACE,
  PLACES,
  rankOf,
  Stage,
  SUIT_COUNT,
  suitOf,
} from './tongitsWords';

const PACK_SIZE = 52;
/** So many melds a pack can make at most. */
const MOST_MELDS = 18;
const FOUR = 4;
const LONG_RUN = 5;

export class RoundState {
  config: TongitsConfig;
  stage: number = Stage.opening;
  /** Who is on turn; while a call waits for answers, the caller. */
  turn = 0;
  /** Turns begun in this round. */
  turns = 1;
  /** The discard that may be taken, or `NO_CARD`. */
  top = NO_CARD;
  /** Cards to draw: those of `stock` from `next` on, `left` in number. */
  readonly stock = new Int32Array(PACK_SIZE);
  next = 0;
  left = 0;
  /** By place times four plus suit. */
  readonly hands = new Int32Array(PLACES * SUIT_COUNT);
  /** By place: cards held, also when it is not known which. */
  readonly held = new Int32Array(PLACES);
  /** By suit: the cards that lie open or have been thrown away. */
  readonly gone = new Int32Array(SUIT_COUNT);
  /** By number of the meld: its code and its owner. */
  readonly melds = new Int32Array(MOST_MELDS);
  readonly owners = new Int32Array(MOST_MELDS);
  meldCount = 0;
  /** By place: how many melds lie open. */
  readonly exposed = new Int32Array(PLACES);
  readonly blocks = new Int32Array(PLACES);
  /** By place: secrets and bonus cards among its open melds. */
  readonly secrets = new Int32Array(PLACES);
  readonly bonus = new Int32Array(PLACES);
  readonly chips = new Int32Array(PLACES);
  /** Bits by place: who still has to answer, and who has challenged. */
  asked = 0;
  challengers = 0;
  /** Of a finished round; `NO_PLACE` when nobody won. */
  winner = NO_PLACE;
  byTongits = false;

  constructor(config: TongitsConfig) {
    this.config = config;
  }

  /** Becomes a copy of another round. */
  copy(other: RoundState): void {
    this.config = other.config;
    this.stage = other.stage;
    this.turn = other.turn;
    this.turns = other.turns;
    this.top = other.top;
    this.next = other.next;
    this.left = other.left;
    this.meldCount = other.meldCount;
    this.asked = other.asked;
    this.challengers = other.challengers;
    this.winner = other.winner;
    this.byTongits = other.byTongits;
    for (let at = other.next; at < other.next + other.left; at += 1) this.stock[at] = other.stock[at] ?? 0;
    copyInto(this.hands, other.hands);
    copyInto(this.held, other.held);
    copyInto(this.gone, other.gone);
    copyInto(this.melds, other.melds, other.meldCount);
    copyInto(this.owners, other.owners, other.meldCount);
    copyInto(this.exposed, other.exposed);
    copyInto(this.blocks, other.blocks);
    copyInto(this.secrets, other.secrets);
    copyInto(this.bonus, other.bonus);
    copyInto(this.chips, other.chips);
  }

  /** Puts a card into a hand that has room for it already. */
  give(place: number, card: number): void {
    addCard(this.hands, card, place * SUIT_COUNT);
  }

  hand(place: number, suit: number): number {
    return this.hands[place * SUIT_COUNT + suit] ?? 0;
  }

  holds(place: number, card: number): boolean {
    return ((this.hand(place, suitOf(card)) >> rankOf(card)) & 1) === 1;
  }

  /** What the hand of the place counts. */
  count(place: number): number {
    const at = place * SUIT_COUNT;
    const { hands } = this;
    return leastCountOf(hands[at] ?? 0, hands[at + 1] ?? 0, hands[at + 2] ?? 0, hands[at + 3] ?? 0);
  }

  mayCall(place: number): boolean {
    return (this.exposed[place] ?? 0) > 0 && (this.blocks[place] ?? 0) < Block.blocked;
  }

  /** The first open meld on which the card can be laid off; -1 when there is none. */
  homeOf(card: number): number {
    for (let meld = 0; meld < this.meldCount; meld += 1) if (fitsMeld(this.melds[meld] ?? 0, card)) return meld;
    return -1;
  }

  /** Whether the card fits an open meld of the place. */
  feeds(place: number, card: number): boolean {
    for (let meld = 0; meld < this.meldCount; meld += 1)
      if (this.owners[meld] === place && fitsMeld(this.melds[meld] ?? 0, card)) return true;
    return false;
  }

  /** Whether the rules let the place on turn throw some of its cards away and not this one. */
  isBarred(card: number): boolean {
    if (!this.config.noLayoffableDiscard || this.homeOf(card) < 0) return false;
    for (let suit = 0; suit < SUIT_COUNT; suit += 1)
      for (let mask = this.hand(this.turn, suit); mask !== 0; mask &= mask - 1)
        if (this.homeOf(cardAt(suit, lowestOf(mask))) < 0) return true;
    return false;
  }

  /** Lays a meld of the owner open; `pure` is 1 when all its cards came from the hand: only such a meld is a secret. */
  place(owner: number, meld: number, pure: 0 | 1): void {
    const masks = cardsOfMeld(meld);
    for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
      const mask = masks[suit] ?? 0;
      this.gone[suit] = (this.gone[suit] ?? 0) | mask;
      if (mask !== 0) this.bonus[owner] = (this.bonus[owner] ?? 0) + bonusIn(this.config, mask);
    }
    this.melds[this.meldCount] = meld;
    this.owners[this.meldCount] = owner;
    this.meldCount += 1;
    this.exposed[owner] = (this.exposed[owner] ?? 0) + 1;
    const size = sizeOfMeld(meld);
    const secret = isRun(meld) ? this.config.secretKinds === 'fourAndRun5' && size >= LONG_RUN : size === FOUR;
    if (secret) this.secrets[owner] = (this.secrets[owner] ?? 0) + pure;
  }

  /** An open meld has one card more, which is its owner's bonus only when it laid it off itself. */
  grow(meld: number, card: number, by: number): void {
    this.melds[meld] = grownMeld(this.melds[meld] ?? 0, card);
    if (this.owners[meld] === by) this.bonus[by] = (this.bonus[by] ?? 0) + bonusIn(this.config, 1 << rankOf(card));
  }

  /** Who is to move: while a call waits, the next in turn that has not answered. */
  get mover(): number {
    return this.stage === Stage.answering ? this.asking : this.turn;
  }

  protected get asking(): number {
    const next = after(this.turn);
    return (this.asked >> next) & 1 ? next : after(next);
  }
}

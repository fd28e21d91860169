/**
 * One round of Tong-its as plain numbers, for playouts: the same rules as the engine's, all options among them, without
 * events, copies or names. A test drives both through the same matches.
 *
 * Places are seats in turn order: after place 0 comes 1, after 2 comes 0. A hand is one mask a suit, in the order c d h s;
 * bit 0 is the ace. A card is `suit * 16 + rank`. The cards of the stock are dealt by whoever imagines a world.
 */
import type { TongitsConfig } from '#engine/games/tongits/index';
import { leastCountOf } from '#engine/kit/melds';
import { copyInto, lowestOf } from './masks';
import { bonusIn, exhaustWinner, showdownWinner } from './tongitsEnds';
import { cardsOfMeld, fitsMeld, grownMeld, isRun, sizeOfMeld } from './tongitsMelds';
import {
  Act,
  actOf,
  addCard,
  after,
  BLOCK_AFTER_OWN_TURN,
  Block,
  before,
  cardAt,
  NO_CARD,
  NO_PLACE,
  PLACES,
  rankOf,
  Stage,
  SUIT_COUNT,
  suitOf,
  whatOf,
} from './tongitsWords';

const PACK_SIZE = 52;
/** So many melds a pack can make at most. */
const MOST_MELDS = 18;
const FOUR = 4;
const LONG_RUN = 5;

export class RoundModel {
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

  copy(other: RoundModel): void {
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

  copied(): RoundModel {
    const copy = new RoundModel(this.config);
    copy.copy(this);
    return copy;
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

  /** The place on turn, or the one that answers first, makes a legal move. */
  play(action: number): void {
    const what = whatOf(action);
    switch (actOf(action)) {
      case Act.draw:
        this.draw();
        break;
      case Act.take:
        this.take(what);
        break;
      case Act.takeForLayOff:
        this.takeForLayOff(what);
        break;
      case Act.call:
        this.call();
        break;
      case Act.expose:
        this.expose(what, 1);
        break;
      case Act.layOff:
        this.drop(what & 63);
        this.layOff(what >> 6, what & 63);
        break;
      case Act.discard:
        this.discard(what);
        break;
      default:
        this.answer(this.asking, actOf(action));
    }
  }

  /** Who is to move: while a call waits, the next in turn that has not answered. */
  get mover(): number {
    return this.stage === Stage.answering ? this.asking : this.turn;
  }

  /** The place folds or challenges. */
  answer(place: number, answer: number): void {
    this.asked &= ~(1 << place);
    if (answer === Act.challenge) this.challengers |= 1 << place;
    if (this.asked === 0) this.finish(showdownWinner(this));
  }

  private get asking(): number {
    const next = after(this.turn);
    return (this.asked >> next) & 1 ? next : after(next);
  }

  private draw(): void {
    const card = this.stock[this.next] ?? 0;
    this.next += 1;
    this.left -= 1;
    this.held[this.turn] = (this.held[this.turn] ?? 0) + 1;
    this.give(this.turn, card);
    this.stage = Stage.melding;
  }

  private take(meld: number): void {
    // The taken card passes through the hand, and the meld is exposed from there.
    this.give(this.turn, this.top);
    this.held[this.turn] = (this.held[this.turn] ?? 0) + 1;
    this.takeTop();
    this.expose(meld, 0);
  }

  private takeForLayOff(meld: number): void {
    const card = this.top;
    this.takeTop();
    this.layOff(meld, card);
  }

  private takeTop(): void {
    this.top = NO_CARD;
    this.stage = Stage.melding;
    if (this.config.discardTakenBlocks) this.block(before(this.turn), Block.blocked);
  }

  private call(): void {
    this.stage = Stage.answering;
    this.challengers = 0;
    this.asked = 0;
    for (let place = 0; place < PLACES; place += 1)
      if (place !== this.turn && (this.exposed[place] ?? 0) > 0) this.asked |= 1 << place;
    if (this.asked === 0) this.finish(this.turn);
  }

  private expose(meld: number, pure: 0 | 1): void {
    const { turn } = this;
    const masks = cardsOfMeld(meld);
    for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
      const at = turn * SUIT_COUNT + suit;
      this.hands[at] = (this.hands[at] ?? 0) & ~(masks[suit] ?? 0);
    }
    this.held[turn] = (this.held[turn] ?? 0) - sizeOfMeld(meld);
    this.place(turn, meld, pure);
    this.endIfEmpty();
  }

  private layOff(meld: number, card: number): void {
    const { turn, config } = this;
    const owner = this.owners[meld] ?? 0;
    this.grow(meld, card, turn);
    if (owner !== turn) this.block(owner, config.layoffLock === 'wholeRound' ? Block.wholeRound : Block.blocked);
    else if (config.selfLayoffBlocks) this.block(turn, Block.afterThisTurn);
    this.endIfEmpty();
  }

  private discard(card: number): void {
    const { turn } = this;
    this.drop(card);
    this.blocks[turn] = BLOCK_AFTER_OWN_TURN[this.blocks[turn] ?? 0] ?? Block.free;
    this.top = card;
    this.endIfEmpty();
    if (this.stage === Stage.over) return;
    if (this.left === 0) {
      this.finish(exhaustWinner(this));
      return;
    }
    this.turn = after(turn);
    this.turns += 1;
    this.stage = Stage.opening;
  }

  /** The card leaves the hand on turn and lies open. */
  private drop(card: number): void {
    const suit = suitOf(card);
    const bit = 1 << rankOf(card);
    const at = this.turn * SUIT_COUNT + suit;
    this.hands[at] = (this.hands[at] ?? 0) & ~bit;
    addCard(this.gone, card);
    this.held[this.turn] = (this.held[this.turn] ?? 0) - 1;
  }

  private block(place: number, wanted: number): void {
    if (this.blocks[place] !== Block.wholeRound) this.blocks[place] = wanted;
  }

  private endIfEmpty(): void {
    if (this.held[this.turn] !== 0) return;
    this.byTongits = true;
    this.finish(this.turn);
  }

  private finish(winner: number): void {
    this.stage = Stage.over;
    this.winner = winner;
  }
}

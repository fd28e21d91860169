/**
 * The moves of one round of Tong-its on plain numbers, for playouts: the same rules as the engine's, all options among them.
 * A test drives both through the same matches. `legalMoves` says which moves there are.
 */
import { exhaustWinner, showdownWinner } from './tongitsEnds';
import { cardsOfMeld, sizeOfMeld } from './tongitsMelds';
import { RoundState } from './tongitsState';
import {
  Act,
  actOf,
  addCard,
  after,
  BLOCK_AFTER_OWN_TURN,
  Block,
  before,
  NO_CARD,
  PLACES,
  rankOf,
  Stage,
  SUIT_COUNT,
  suitOf,
  whatOf,
} from './tongitsWords';

export class RoundModel extends RoundState {
  copied(): RoundModel {
    const copy = new RoundModel(this.config);
    copy.copy(this);
    return copy;
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

  /** The place folds or challenges. */
  answer(place: number, answer: number): void {
    this.asked &= ~(1 << place);
    if (answer === Act.challenge) this.challengers |= 1 << place;
    if (this.asked === 0) this.finish(showdownWinner(this));
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

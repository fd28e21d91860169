/**
 * What a pointer means on the felt: a press on a card chooses it, a second quick one plays it, and own cards can be
 * dragged. Pure: whoever hears the pointer says what happened, and is told what it means.
 */
import type { CardId } from '#engine/cards/cards';

/** In units of the layout. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pointer that went down on the felt. */
export interface PointerDown extends Point {
  /** The card under it that may be chosen; undefined elsewhere. */
  readonly card: CardId | undefined;
  /** Milliseconds, of the same clock as every other one. */
  readonly time: number;
  readonly by: 'mouse' | 'touch';
}

export interface GestureParts {
  /** Whether a card lies in the own hand and can be dragged. */
  draggable(card: CardId): boolean;
  /** The cards that move with a dragged one: the selection it belongs to, or itself. */
  together(card: CardId): readonly CardId[];
  /** A press on a card, or elsewhere. */
  press(card: CardId): void;
  pressFelt(): void;
  /** Whether a card of the own hand is chosen and the selection can be played. */
  playable(card: CardId): boolean;
  /** What a second press on a chosen card does, however slow it is. */
  secondPress(by: PointerDown['by']): 'plays' | 'releases';
  play(): void;
  /** Cards follow the pointer, so far from where they lay. */
  carry(cards: readonly CardId[], by: Point): void;
  /** They are let go at a place. */
  drop(cards: readonly CardId[], at: Point): void;
  /** They go back to where they lay. */
  putBack(): void;
}

/** A pointer that has moved less than this, in units, has not been dragged. */
const STILL = 6;
/** Two presses within so many milliseconds are a double press. */
const DOUBLE_MS = 400;

type State =
  | { readonly type: 'idle' }
  | { readonly type: 'pressed'; readonly card: CardId; readonly down: PointerDown }
  | { readonly type: 'dragging'; readonly cards: readonly CardId[]; readonly down: PointerDown };

export class Gesture {
  private state: State = { type: 'idle' };
  private last: Pick<PointerDown, 'card' | 'time'> | undefined;

  constructor(private readonly parts: GestureParts) {}

  get dragging(): boolean {
    return this.state.type === 'dragging';
  }

  down(down: PointerDown): void {
    this.cancel();
    const { card } = down;
    if (card === undefined) {
      this.last = undefined;
      this.parts.pressFelt();
    } else if (this.parts.draggable(card)) {
      // A press on what can be dragged is one only when the pointer comes up where it went down.
      this.state = { type: 'pressed', card, down };
    } else {
      this.press(card, down);
    }
  }

  move(to: Point): void {
    const { state } = this;
    if (state.type === 'idle') return;
    const by = { x: to.x - state.down.x, y: to.y - state.down.y };
    if (state.type === 'pressed') {
      if (Math.hypot(by.x, by.y) <= STILL) return;
      this.state = { type: 'dragging', cards: this.parts.together(state.card), down: state.down };
      this.last = undefined;
    }
    if (this.state.type === 'dragging') this.parts.carry(this.state.cards, by);
  }

  up(at: Point): void {
    const { state } = this;
    this.state = { type: 'idle' };
    if (state.type === 'pressed') this.press(state.card, state.down);
    else if (state.type === 'dragging') this.parts.drop(state.cards, at);
  }

  /** Whatever is in the hand goes back. */
  cancel(): void {
    const { state } = this;
    this.state = { type: 'idle' };
    if (state.type === 'dragging') this.parts.putBack();
  }

  private press(card: CardId, { time, by }: PointerDown): void {
    const quick = this.last?.card === card && time - this.last.time <= DOUBLE_MS;
    const plays = this.parts.playable(card) && (quick || this.parts.secondPress(by) === 'plays');
    this.last = plays ? undefined : { card, time };
    if (plays) this.parts.play();
    else this.parts.press(card);
  }
}

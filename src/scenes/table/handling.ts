/**
 * What a person does at one screen of a table: chooses cards, plays and drags them, takes a move back, asks for a hint. While
 * things move, a press skips to their end first.
 */
import type { CardId } from '#engine/cards/cards';
import type { Kind } from '#engine/core/rules';
import type { Controls } from '#scenes/games/controls';
import type { Drop } from '#scenes/games/game';
import type { Acting } from './acting';
import { Sight } from './sight';

export abstract class Handling<K extends Kind> extends Sight<K> {
  /** The game's own buttons and keys, if it has any. */
  abstract readonly controls: Controls<K> | undefined;
  protected abstract readonly acting: Acting<K>;

  /** Skips to the end of what moves. */
  abstract hurry(): void;
  abstract sound(name: string): void;

  /** Chooses a card or puts it back; a press while things move skips to their end first. */
  pick(card: CardId): void {
    if (this.busy) this.hurry();
    this.hints.close();
    this.selection.pick(card);
  }

  hover(card: CardId | undefined): void {
    this.selection.hover(card);
  }

  /** The keyboard's focus is on this card, or on none. */
  focusOn(card: CardId | undefined): void {
    this.selection.focusOn(card);
  }

  select(cards: readonly CardId[]): void {
    this.hints.close();
    this.selection.choose(cards);
  }

  putHintAway(): void {
    this.hints.close();
  }

  clear(): void {
    this.selection.clear();
  }

  /** Plays the selection, or says why it cannot be played. While things move it skips to their end. */
  play(): void {
    if (this.busy) this.hurry();
    else this.acting.play();
  }

  /** Arrows have moved the focus: where Enter plays the card in focus, they choose it, unless a hint is read. */
  follow(): void {
    if (!this.hinting && this.game.enter === 'playsFocused' && !this.busy) this.selection.follow();
  }

  /**
   * Enter on a card in focus: takes up a hint that is shown; else what the game's own controls do with Enter, such as
   * bidding; else it plays the selection, or that card where the game has Enter do so.
   */
  enter(card: CardId): void {
    if (this.hint.type === 'shown') {
      this.hints.takeUp();
      return;
    }
    if (this.controls?.key({ type: 'down', code: 'Enter', repeat: false }) === 'used') return;
    if (this.busy || this.game.enter !== 'playsFocused' || this.chosen.includes(card)) this.play();
    else {
      this.selection.pick(card);
      if (this.chosen.includes(card)) this.acting.play();
    }
  }

  /** Acts for `you`; a refusal is said in words and the selection stays. While things move it skips to their end. */
  act(action: K['action']): void {
    if (this.busy) this.hurry();
    else this.acting.act(action);
  }

  /** Own cards were dragged and let go. 'nothing' where they fly back. */
  drop(drop: Drop): 'acted' | 'nothing' {
    return this.busy ? 'nothing' : this.acting.drop(drop);
  }

  canTakeBack(): boolean {
    return !this.busy && this.acting.canTakeBack();
  }

  takeBack(): void {
    if (this.canTakeBack() && this.acting.takeBack() === 'done') this.sound('drop');
  }

  /** Asks for a hint, or puts it away. While things move it skips to their end first. */
  askHint(): void {
    if (this.busy) this.hurry();
    this.hints.toggle();
  }

  /** Makes a move the selection, or the draft of the game's controls, so that the player has only to play it. */
  protected choose(action: K['action'], cards: readonly CardId[]): void {
    if (cards.length > 0) this.select(cards);
    this.controls?.propose?.(action);
  }
}

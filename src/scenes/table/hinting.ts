/**
 * A hint for whoever's cards are open: asked for, shown, and taken up or put away. It ends with its moment; where somebody
 * else was asked as well and answered, it is thought about anew.
 */
import type { Kind } from '#engine/core/rules';
import type { Seat } from '#engine/core/words';
import type { Host } from '#play/types';
import type { GameTable } from '#scenes/games/game';
import type { Message } from '#text/message';
import { message } from '#text/say';
import { type Hint, hintOf } from './hint';

export type HintState<K extends Kind = Kind> =
  | { readonly type: 'none' | 'thinking' }
  | { readonly type: 'shown'; readonly hint: Hint<K> };

export interface HintingParts<K extends Kind> {
  readonly host: Host<K>;
  readonly game: GameTable<K>;
  readonly view: () => K['view'] | undefined;
  /** The seat whose cards are open and whom the game waits for, if the picture shows it. */
  readonly onTurn: () => Seat | undefined;
  /** Makes the hint's move the selection, or the draft of the game's controls; it is not made. */
  choose(hint: Hint<K>): void;
  /** Puts back whatever is chosen. */
  clear(): void;
  refuse(why: Message): void;
  changed(): void;
}

const NONE: HintState<never> = { type: 'none' };

export class Hinting<K extends Kind> {
  state: HintState<K> = NONE;
  /** Whether the reasons are open where they have no place of their own. */
  why: 'folded' | 'open' = 'folded';
  /** Whom the hint is for. */
  private whose: Seat | undefined;

  constructor(private readonly parts: HintingParts<K>) {}

  /** Whether this table has hints at all. */
  get offered(): boolean {
    const { game, host } = this.parts;
    return game.moves !== undefined && host.humans.length > 0;
  }

  /** Asks for a hint, or puts away the one that is there. */
  toggle(): void {
    if (this.state.type === 'none') this.ask();
    else this.close();
  }

  /** The table has changed, and not by a move of whoever asked. */
  moved(): void {
    if (this.state.type !== 'none') this.state = { type: 'thinking' };
  }

  /** All that happened has been shown: a hint that it overtook is asked for anew, if it is still wanted. */
  rested(): void {
    if (this.state.type !== 'thinking') return;
    if (this.parts.onTurn() === this.whose) void this.think();
    else this.close();
  }

  close(): void {
    if (this.state.type === 'none') return;
    this.state = NONE;
    this.why = 'folded';
    this.parts.changed();
  }

  turnWhy(to: 'folded' | 'open'): void {
    this.why = to;
    this.parts.changed();
  }

  /** Chooses what the hint says, for the player to play. */
  takeUp(): void {
    if (this.state.type !== 'shown') return;
    const { hint } = this.state;
    this.close();
    this.parts.choose(hint);
  }

  private ask(): void {
    const { onTurn, refuse } = this.parts;
    this.whose = onTurn();
    if (this.whose === undefined) refuse(message('hint.refused.notYourTurn'));
    else void this.think();
  }

  private async think(): Promise<void> {
    const { host, game, onTurn, refuse, changed, clear } = this.parts;
    const [seat, view] = [this.whose, this.parts.view()];
    if (game.moves === undefined || seat === undefined || view === undefined) return;
    const thinking: HintState<K> = { type: 'thinking' };
    this.state = thinking;
    changed();
    const opinion = await host.opinion(seat);
    if (this.state !== thinking) return;
    if (opinion === 'none') {
      // Where the table is moving on, what comes of the hint shows when it rests.
      if (onTurn() === undefined) return;
      this.close();
      return refuse(message('hint.refused.none'));
    }
    clear();
    this.state = { type: 'shown', hint: hintOf(game.moves, { view, seat }, opinion) };
    changed();
  }
}

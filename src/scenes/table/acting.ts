/** How the person at a screen acts: presses reach the host, and what it refuses is said in words. */
import type { Kind } from '#engine/core/rules';
import type { Seat } from '#engine/core/words';
import type { Host } from '#play/types';
import type { Drop, GameTable } from '#scenes/games/game';
import type { Message } from '#text/message';
import type { Selection } from './selection';

export interface ActingParts<K extends Kind> {
  readonly host: Host<K>;
  readonly game: GameTable<K>;
  readonly selection: Selection<K>;
  /** The table as the picture shows it. */
  readonly view: () => K['view'] | undefined;
  /** The seat whose cards are open. */
  readonly you: () => Seat | undefined;
  refuse(why: Message): void;
  /** Somebody at this screen is about to act, or to take back what they did. */
  acts(): void;
}

export class Acting<K extends Kind> {
  constructor(private readonly parts: ActingParts<K>) {}

  /** Plays what the selection means, or says why it cannot be played. */
  play(): void {
    const advice = this.parts.selection.advice();
    if (advice === undefined) return;
    if (advice.play.ok) this.act(advice.play.value);
    else this.parts.refuse(advice.play.fault);
  }

  /** Acts for whose cards are open. A refusal is said, and the selection stays. */
  act(action: K['action']): void {
    const { host, game, selection, refuse } = this.parts;
    const you = this.parts.you();
    if (you === undefined) return;
    this.parts.acts();
    const { chosen } = selection;
    // The host reports before it answers, and the cards must be down by then.
    selection.chosen = [];
    const answer = host.press(you, action, host.now());
    if (answer.ok) return;
    selection.chosen = chosen;
    refuse(game.refusal(answer.fault, chosen));
  }

  /** Own cards were dragged and let go. 'nothing' where the game knows nothing to do there, or refuses it. */
  drop(drop: Drop): 'acted' | 'nothing' {
    const { game, host, refuse } = this.parts;
    const [view, you] = [this.parts.view(), this.parts.you()];
    if (view === undefined || you === undefined) return 'nothing';
    const dropped = game.drop?.(view, you, drop);
    if (dropped === undefined) return 'nothing';
    if (!dropped.ok) {
      refuse(dropped.fault);
      return 'nothing';
    }
    const moves = host.sitting.record.log.length;
    this.act(dropped.value);
    return host.sitting.record.log.length > moves ? 'acted' : 'nothing';
  }

  canTakeBack(): boolean {
    const you = this.parts.you();
    return you !== undefined && this.parts.host.canTakeBack(you);
  }

  takeBack(): 'done' | 'refused' {
    const you = this.parts.you();
    this.parts.acts();
    return you === undefined ? 'refused' : this.parts.host.takeBack(you);
  }

  /** Everybody at this screen whom the game waits for does the same, such as agreeing to go on. Says whether all could. */
  together(action: K['action']): boolean {
    const { host, game, refuse } = this.parts;
    this.parts.acts();
    for (const who of host.humans) {
      // What one of them does may end the match for all.
      if (!host.awaiting().includes(who)) continue;
      const answer = host.press(who, action, host.now());
      if (answer.ok) continue;
      refuse(game.refusal(answer.fault, []));
      return false;
    }
    return true;
  }
}

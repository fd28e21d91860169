/** What a press on an action or on a meld does: it acts, offers the ways there are, or says why it cannot be done. */
import type { MeldId, TongitsKind } from '#engine/games/tongits/index';
import type { ControlDesk } from '#scenes/games/controls';
import { markCard } from '#text/message';
import { message } from '#text/say';
import { type ActionKind, type ActionState, actionsOf, type Option } from './actions';
import { type Choice, choiceOf, optionOfKey } from './choices';

export class Pressing {
  /** The ways that are offered now. */
  choice: Choice | undefined;

  constructor(private readonly desk: ControlDesk<TongitsKind>) {}

  press(kind: ActionKind): void {
    const { desk } = this;
    if (desk.busy) {
      desk.hurry();
      return;
    }
    const state = this.stateOf(kind);
    if (state?.state === 'off') desk.refuse(state.why);
    else if (state !== undefined) this.offer(kind, state.options);
  }

  /** A press on a meld lays off the chosen card there; with none chosen, whichever fits. */
  layOffOn(meld: MeldId): void {
    const { desk } = this;
    if (desk.busy || desk.you === undefined || desk.watching) {
      desk.hurry();
      return;
    }
    const state = this.stateOf('layOff');
    if (state === undefined) return;
    const options = state.state === 'off' ? [] : state.options;
    const here = options.filter(({ action }) => action.type === 'layOff' && action.meld === meld);
    const [card] = desk.chosen;
    if (state.state === 'off') desk.refuse(state.why);
    else if (here.length > 0) this.offer('layOff', here);
    else if (card === undefined) desk.refuse(message('tongits.refused.doesNotFitMeld'));
    else desk.refuse(message('tongits.refused.doesNotFitThis', { card: markCard(card) }));
  }

  pick({ action }: Option): void {
    this.choice = undefined;
    this.desk.act(action);
    this.desk.redraw();
  }

  dropChoice(): void {
    this.choice = undefined;
    this.desk.sound('drop');
    this.desk.redraw();
  }

  /** Digits pick one of the ways, Esc none. */
  choiceKey(code: string): 'used' | 'free' {
    const option = this.choice === undefined ? undefined : optionOfKey(this.choice, code);
    if (option !== undefined) this.pick(option);
    else if (code === 'Escape') this.dropChoice();
    else return 'free';
    return 'used';
  }

  private stateOf(kind: ActionKind): ActionState | undefined {
    const { view, you, chosen } = this.desk;
    if (view === undefined || you === undefined) return undefined;
    return actionsOf(view, you, chosen).find((state) => state.kind === kind);
  }

  /** A meld that nobody has chosen is shown first, since it lies open for good. */
  private offer(kind: ActionKind, options: readonly Option[]): void {
    const { desk } = this;
    const [first] = options;
    if (first === undefined) return;
    if (options.length > 1) this.ask(kind, options);
    else if (kind === 'meld' && desk.chosen.length === 0) desk.select(first.cards);
    else desk.act(first.action);
  }

  private ask(kind: ActionKind, options: readonly Option[]): void {
    const { view } = this.desk;
    if (view === undefined) return;
    this.choice = choiceOf(view, kind, options);
    this.desk.sound('press');
    this.desk.redraw();
  }
}

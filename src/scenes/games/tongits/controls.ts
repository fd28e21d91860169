/** What a player of Tong-its presses: actions, places of the table, answers to a call; and the keys that do the same. */
import { html, nothing, type TemplateResult } from 'lit';
import type { CardId } from '#engine/cards/cards';
import type { Seat } from '#engine/core/words';
import type { TongitsAction, TongitsKind, TongitsView } from '#engine/games/tongits/index';
import type { BarEntry, ControlDesk, Controls } from '#scenes/games/controls';
import type { Interlude } from '#scenes/games/game';
import type { KeyChange } from '#scenes/keys';
import { liking } from '#scenes/scripts/tongitsHand';
import type { TableLayout } from '#scenes/stage/layout';
import { message, words } from '#text/say';
import { type ActionKind, actionsOf } from './actions';
import { answering, isAsked } from './answering';
import { actionButtons, type ButtonsParts, footButtons } from './buttons';
import { choicePanel } from './choices';
import { moreDialog, pileDialog } from './dialogs';
import { handMarks } from './hand';
import { roundSheet } from './interlude';
import { latestPill } from './latestPill';
import { hasTongitsParts, type TongitsLayout } from './layout';
import { places } from './places';
import { Pressing } from './pressing';
import { kindOf, type Proposal, withProposed } from './proposal';

type Desk = ControlDesk<TongitsKind>;

/** A table that shows a view. */
interface Shown {
  readonly view: TongitsView;
  readonly layout: TongitsLayout;
}

/** The same with somebody's cards open. */
interface Playing extends Shown {
  readonly you: Seat;
}

/** The name under which the order of the hand is remembered. */
const HAND_ORDER = 'handOrder';

const ACTION_KEYS: Readonly<Record<string, ActionKind>> = {
  KeyD: 'draw',
  KeyT: 'take',
  KeyM: 'meld',
  KeyO: 'layOff',
  KeyX: 'discard',
  KeyC: 'call',
};

export class TongitsControls implements Controls<TongitsKind> {
  private sheet: 'none' | 'actions' | 'pile' = 'none';

  /** The sheet of a round that was over when the table was opened. */
  private resumed: { readonly round: number; readonly sheet: Interlude } | undefined;

  private readonly pressing: Pressing;

  /** A hint's move, until it is confirmed or another selection is made. */
  private proposal: Proposal | undefined;

  constructor(private readonly desk: Desk) {
    this.pressing = new Pressing(desk);
    liking.order = desk.liked(HAND_ORDER) === 'suit' ? 'suit' : 'rank';
  }

  template(layout: TableLayout): TemplateResult {
    const { view, you } = this.desk;
    if (view === undefined || !hasTongitsParts(layout)) return html``;
    const shown = { view, layout };
    return html`<div class="tongits" data-turn=${this.desk.yourTurn ? 'yours' : nothing}>
      ${this.covered(shown) ? nothing : latestPill(this.desk, layout)} ${this.places(shown)}
      ${you === undefined || this.desk.watching ? nothing : this.playing({ ...shown, you })}
      ${this.sheet === 'pile' ? pileDialog(view, () => this.open('none')) : nothing}
      ${this.resting(view)?.template() ?? nothing}
    </div>`;
  }

  key({ type, code, repeat }: KeyChange): 'used' | 'free' {
    if (type !== 'down' || repeat) return 'free';
    if (this.pressing.choice !== undefined) return this.pressing.choiceKey(code);
    if (code === 'KeyV') {
      this.openPile();
      return 'used';
    }
    return this.desk.you === undefined || this.desk.watching ? 'free' : this.playingKey(code);
  }

  bar(): readonly BarEntry[] {
    const { you, watching } = this.desk;
    // A phone's bar has no room: what stands there is among all actions.
    if (you === undefined || watching || document.documentElement.dataset.form === 'portrait') return [];
    return this.extras();
  }

  propose(action: TongitsAction): void {
    this.proposal = { action, chosen: this.desk.chosen };
    this.desk.redraw();
  }

  /** The move that Enter confirms. */
  private get proposed(): TongitsAction | undefined {
    return this.proposal?.chosen === this.desk.chosen ? this.proposal.action : undefined;
  }

  /** What a player may do besides the actions. */
  private extras(): readonly BarEntry[] {
    const back: BarEntry = {
      label: words('tongits.takeBack'),
      icon: 'undo',
      cap: 'Z',
      press: () => this.desk.takeBack(),
    };
    const label = words(liking.order === 'rank' ? 'tongits.sort.suit' : 'tongits.sort.rank');
    const sort: BarEntry = { label, icon: 'sort', cap: 'S', press: () => this.sort() };
    return this.desk.canTakeBack() ? [back, sort] : [sort];
  }

  shown(): void {
    this.proposal = undefined;
    this.pressing.choice = undefined;
    if (this.sheet === 'actions') this.sheet = 'none';
  }

  /** Whether a panel lies over the latest action. */
  private covered({ view, layout }: Shown): boolean {
    const { you, busy } = this.desk;
    const asked = you !== undefined && !busy && isAsked(view, you);
    return layout.log !== undefined && (asked || this.pressing.choice !== undefined);
  }

  private playing(playing: Playing): TemplateResult {
    const { view, layout, you } = playing;
    const { desk } = this;
    // A hint stands in the same place as the question, and its buttons where those at the foot are.
    const asked = isAsked(view, you) && !desk.busy && !desk.hinting;
    const sheet = asked && layout.answerForm === 'sheet';
    return html`
      ${sheet || desk.busy ? nothing : handMarks({ view, you, layout, chosen: desk.chosen, choose: (cards) => this.choose(cards) })}
      ${asked ? this.asked(playing) : desk.hinting && layout.actions === undefined ? nothing : this.actions(playing)}
      ${
        this.pressing.choice === undefined
          ? nothing
          : choicePanel({
              choice: this.pressing.choice,
              place: layout.choice,
              nameOf: desk.nameOf,
              pick: (option) => this.pressing.pick(option),
              close: () => this.pressing.dropChoice(),
            })
      }
    `;
  }

  /** A match that was left between two rounds goes on with the same question. */
  private resting(view: TongitsView): Interlude | undefined {
    const { desk } = this;
    const result = view.history.at(-1);
    if (view.phase.type !== 'resting' || !desk.yourTurn || result === undefined) return undefined;
    if (this.resumed?.round === result.round) return this.resumed.sheet;
    const sheet = roundSheet({
      view,
      result,
      chairs: desk.chairs,
      past: desk.past,
      next: { type: 'asked', round: result.round + 1, starter: view.starter },
      redraw: () => desk.redraw(),
      leave: () => void desk.leave('menu'),
      act: (action) => desk.act(action),
    });
    this.resumed = { round: result.round, sheet };
    return sheet;
  }

  private asked({ view, layout, you }: Playing): TemplateResult {
    const { limit, nameOf } = this.desk;
    const meant = this.proposed?.type === 'fold' ? 'fold' : 'challenge';
    return answering({ view, layout, you, limit, nameOf, meant, answer: (type) => this.desk.act({ type }) });
  }

  private actions({ view, layout, you }: Playing): TemplateResult {
    const { desk } = this;
    const parts: ButtonsParts = {
      states: withProposed(actionsOf(view, you, desk.chosen), this.proposed),
      hinted: desk.hinted === undefined ? undefined : kindOf(desk.hinted),
      press: (kind) => this.pressing.press(kind),
      nameOf: desk.nameOf,
    };
    if (layout.actions !== undefined) return actionButtons(parts, layout.actions);
    const chosen = desk.chosen.length > 0 ? 'some' : 'none';
    return html`${footButtons({ ...parts, view, layout, chosen, openAll: () => this.open('actions') })}
    ${this.sheet === 'actions' ? moreDialog({ ...parts, press: (kind) => this.pressInSheet(kind) }, { extras: this.extrasInSheet(), close: () => this.open('none') }) : nothing}`;
  }

  private places({ view, layout }: Shown): TemplateResult {
    const { desk } = this;
    return places({
      view,
      layout,
      you: desk.watching ? undefined : desk.you,
      lit: desk.yourTurn && desk.showsLegal ? 'lit' : 'dark',
      chosen: desk.chosen,
      nameOf: desk.nameOf,
      draw: () => this.pressing.press('draw'),
      take: () => this.pressing.press('take'),
      look: () => this.open('pile'),
      layOff: (meld) => this.pressing.layOffOn(meld),
    });
  }

  private playingKey(code: string): 'used' | 'free' {
    const { view, you } = this.desk;
    const asked = view !== undefined && you !== undefined && isAsked(view, you);
    if (asked && (code === 'KeyC' || code === 'KeyF')) {
      this.desk.act({ type: code === 'KeyC' ? 'challenge' : 'fold' });
      return 'used';
    }
    const kind = ACTION_KEYS[code];
    const proposed = this.proposed;
    if (kind !== undefined) this.pressing.press(kind);
    else if (proposed !== undefined && (code === 'Enter' || code === 'NumpadEnter')) this.desk.act(proposed);
    else if (code === 'KeyF') this.desk.refuse(message('tongits.refused.notAsked'));
    else if (code === 'KeyS') this.sort();
    else if (code === 'KeyZ' || code === 'Backspace') this.takeBack();
    else return 'free';
    return 'used';
  }

  private pressInSheet(kind: ActionKind): void {
    this.sheet = 'none';
    this.pressing.press(kind);
    this.desk.redraw();
  }

  private extrasInSheet(): readonly BarEntry[] {
    if (document.documentElement.dataset.form !== 'portrait') return [];
    return this.extras().map((entry) => ({
      ...entry,
      press: () => {
        this.sheet = 'none';
        entry.press();
        this.desk.redraw();
      },
    }));
  }

  private choose(cards: readonly CardId[]): void {
    if (this.desk.busy) this.desk.hurry();
    this.desk.select(cards);
  }

  private open(sheet: typeof this.sheet): void {
    this.sheet = sheet;
    this.desk.redraw();
  }

  private openPile(): void {
    if (this.desk.view?.discards.length === 0) this.desk.refuse(message('tongits.refused.discardEmpty'));
    else this.open('pile');
  }

  private sort(): void {
    liking.order = liking.order === 'rank' ? 'suit' : 'rank';
    this.desk.like(HAND_ORDER, liking.order);
    this.desk.rearrange();
  }

  private takeBack(): void {
    if (this.desk.canTakeBack()) this.desk.takeBack();
    else this.desk.refuse(message('tongits.refused.nothingToTakeBack'));
  }
}

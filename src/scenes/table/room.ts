/** The room around a table: a desk, a stage and the HTML over it, drawn together whenever the desk has changed. */
import { html, nothing, render, type TemplateResult } from 'lit';
import Phaser from 'phaser';
import { type CardId, readCard } from '#engine/cards/cards';
import type { Kind } from '#engine/core/rules';
import { isHidden } from '#engine/core/secrets';
import { pageTime } from '#play/clock';
import type { Host } from '#play/types';
import type { Cue } from '#scenes/cues';
import { gameTable } from '#scenes/games/registry';
import type { KeyNews } from '#scenes/keys';
import type { Navigator } from '#scenes/navigator';
import { leavePanel, panelRoot, soundPresses } from '#scenes/panelRoot';
import type { TableLayout } from '#scenes/stage/layout';
import type { Motion } from '#scenes/stage/performer';
import type { Piece } from '#scenes/stage/scenery';
import { Stage } from '#scenes/stage/stage';
import { bar } from './bar';
import { cover } from './cover';
import { Desk } from './desk';
import { FocusKeeper } from './focus';
import { Gesture, type Point } from './gesture';
import { hintWhy, isPanel } from './hintPanel';
import { keyRow } from './keyRow';
import { playLog } from './log';
import { marksOf } from './marks';
import { mirror } from './mirror';
import { movesLess, STRETCH } from './moving';
import { overlays } from './overlays';
import { PictureKeeper } from './pictureKeeper';
import { plates } from './plates';
import { followPointer } from './pointer';
import { prompt } from './prompt';
import { tableKey } from './tableKeys';

export class Room {
  private readonly desk: Desk;
  private readonly stage: Stage;
  private readonly root: HTMLElement;
  private readonly focus: FocusKeeper;
  private readonly gesture: Gesture;
  private readonly pictures: PictureKeeper;
  private layout: TableLayout;
  private asked = false;
  /** Whether a cover or a score sheet lay over the table when it was last drawn. */
  private covered = false;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly navigator: Navigator,
    host: Host,
  ) {
    this.root = panelRoot('table');
    this.root.setAttribute('role', 'main');
    // A game's style sheet reaches out to what all tables have by this name alone.
    this.root.dataset.game = host.game;
    this.focus = new FocusKeeper(this.root);
    this.pictures = new PictureKeeper({
      scene,
      navigator,
      stands: () => this.root.isConnected,
      changed: () => this.relay(),
    });
    this.desk = this.deskFor(host);
    this.gesture = this.gestureFor();
    const { game } = this.desk;
    this.layout = game.layout(navigator.frame, this.desk.seating);
    this.stage = new Stage({
      scene,
      pulse: navigator.pulse,
      felt: game.felt,
      bakery: this.pictures.bakery(),
      layout: this.layout,
      isStack: (zone) => game.isStack(zone),
      eases: () => this.desk.pace !== 'instant' && this.motion().style === 'full',
      tell: (cue) => this.desk.hear(cue),
    });
    soundPresses(this.root, () => this.desk.sound('press'));
    this.listen();
    this.desk.open();
    this.redraw();
    void this.pictures.refresh();
  }

  private deskFor(host: Host): Desk {
    const game = gameTable(host.game);
    return new Desk({
      app: this.navigator.app,
      host,
      game,
      picture: {
        perform: (cues) => this.perform(cues),
        hurry: () => this.stage.hurry(),
        show: (view) => {
          this.gesture.cancel();
          this.stage.snapTo({
            placed: game.place(view),
            stacks: game.stacks(view, this.desk.seating),
            scenery: this.scenery(view),
            winning: game.winning?.(view),
          });
        },
        tell: (cue) => this.desk.hear(cue),
      },
      changed: () => this.redraw(),
      turned: () => this.relay(),
      hidden: () => document.hidden,
      time: pageTime,
    });
  }

  /** While an own card flies over the prompt's place, the prompt gives way: HTML lies over the canvas. */
  private async perform(cues: readonly Cue[]): Promise<void> {
    const { bottom } = this.desk.seating;
    const plays = cues.some((cue) => cue.kind === 'travel' && cue.from.zone === 'hand' && cue.from.seat === bottom);
    this.promptStands(plays ? 'aside' : 'there');
    try {
      await this.stage.perform(cues, this.motion());
    } finally {
      this.promptStands('there');
    }
  }

  private promptStands(where: 'aside' | 'there'): void {
    this.root.querySelector('.prompt')?.toggleAttribute('data-below', where === 'aside');
  }

  private listen(): void {
    const { navigator, desk } = this;
    navigator.settle({ key: (news) => this.key(news), resized: () => this.resized() });
    const unfollow = followPointer({
      canvas: this.scene.game.canvas,
      scale: () => navigator.frame.scale,
      down: (down) => this.gesture.down({ ...down, card: this.cardUnder(down) }),
      hover: (at) => this.point(at),
      move: (at) => this.gesture.move(at),
      up: (at) => this.gesture.up(at),
      cancel: () => this.gesture.cancel(),
    });
    const hide = (): void => {
      if (document.hidden) {
        desk.hurry();
        desk.pauses.hold('hidden');
      } else {
        desk.pauses.release('hidden');
        this.relay();
      }
    };
    document.addEventListener('visibilitychange', hide);
    const focus = ({ type, target }: FocusEvent): void =>
      desk.focusOn(type === 'focusin' ? focusedCard(target) : undefined);
    this.root.addEventListener('focusin', focus);
    this.root.addEventListener('focusout', focus);
    const forget = navigator.app.house.settings.onChange(() => void this.pictures.refresh());
    this.scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      document.removeEventListener('visibilitychange', hide);
      unfollow();
      forget();
      desk.close();
      this.stage.strike();
      leavePanel(this.root);
    });
  }

  private key(news: KeyNews): 'used' | 'free' {
    if (this.gesture.dragging && news.type === 'down' && news.code === 'Escape') {
      this.gesture.cancel();
      return 'used';
    }
    return tableKey(this.desk, this.focus, news);
  }

  private gestureFor(): Gesture {
    const { desk } = this;
    return new Gesture({
      draggable: (card) => desk.game.drop !== undefined && desk.isOwn(card),
      together: (card) => (desk.chosen.includes(card) ? desk.chosen.filter((one) => desk.isOwn(one)) : [card]),
      press: (card) => desk.pick(card),
      pressFelt: () => desk.busy && desk.hurry(),
      playable: (card) =>
        desk.yourTurn && desk.isOwn(card) && desk.chosen.includes(card) && desk.advice()?.play.ok === true,
      secondPress: (by) => (by === 'touch' && desk.game.secondPress === 'plays' ? 'plays' : 'releases'),
      play: () => desk.play(),
      carry: (cards, by) => {
        this.promptStands('aside');
        this.stage.carry(cards, by);
      },
      drop: (cards, at) => {
        this.promptStands('there');
        if (desk.drop({ cards, ...at, layout: this.layout }) === 'nothing') this.stage.putBack();
      },
      putBack: () => {
        this.promptStands('there');
        this.stage.putBack();
      },
    });
  }

  private point(at: Point): void {
    if (this.desk.busy) return;
    const card = this.cardUnder(at);
    this.scene.game.canvas.style.cursor = card === undefined ? '' : 'pointer';
    this.desk.hover(card);
  }

  /** A card that may be chosen here, under the pointer. */
  private cardUnder({ x, y }: Point): CardId | undefined {
    const placed = this.stage.cardAt(x, y);
    if (placed === undefined || isHidden(placed.card) || this.desk.you === undefined) return undefined;
    return this.desk.choosable().has(placed.card) ? placed.card : undefined;
  }

  private resized(): void {
    this.desk.hurry();
    this.relay();
    void this.pictures.refresh();
  }

  private relay(): void {
    this.layout = this.desk.game.layout(this.navigator.frame, this.desk.seating);
    const { view } = this.desk;
    this.stage.relay(this.layout, this.pictures.bakery(), view === undefined ? [] : this.scenery(view));
    this.redraw();
  }

  private scenery(view: Kind['view']): readonly Piece[] {
    const { desk, layout } = this;
    return desk.game.scenery?.(view, layout, desk.facts()) ?? [];
  }

  private motion(): Motion {
    const settings = this.navigator.app.house.settings.get();
    return { stretch: STRETCH[settings.pace], style: movesLess(settings) ? 'reduced' : 'full' };
  }

  private redraw(): void {
    if (this.asked) return;
    this.asked = true;
    const draw = (): void => {
      this.asked = false;
      if (this.root.isConnected) this.draw();
    };
    // While things move, several events may come in one frame, and one drawing tells of them all; at rest a press is
    // answered at once.
    if (this.desk.busy && !document.hidden) requestAnimationFrame(draw);
    else queueMicrotask(draw);
  }

  private draw(): void {
    const { desk, layout } = this;
    const { view } = desk;
    this.focus.before();
    render(
      html`${bar(desk, layout)} ${plates(desk, layout)}
        ${desk.told === undefined ? '' : desk.game.extras(desk.told, layout, desk.seating)} ${keyRow(desk, layout)}
        ${prompt(desk, layout)} ${desk.controls?.template(layout)} ${this.log()} ${mirror(desk, layout)}
        ${overlays(desk, layout, { interlude: desk.stops.interlude?.template(), cover: (over) => cover(desk, over) })}`,
      this.root,
    );
    this.focus.after();
    const covered = desk.overlay.type === 'cover' || desk.stops.interlude !== undefined;
    if (this.covered && !covered) this.focus.regain();
    this.covered = covered;
    if (desk.busy || view === undefined || this.gesture.dragging) return;
    this.stage.refurnish(this.scenery(view));
    this.stage.mark(marksOf(desk));
  }

  /** Why a hint says what it says takes the log's place. */
  private log(): TemplateResult {
    const { desk, layout } = this;
    const replaced = desk.hint.type === 'shown' && isPanel(layout);
    return html`${replaced ? nothing : playLog(desk, layout)} ${hintWhy(desk, layout)}`;
  }
}

/** The card whose mirror element an event came from. */
function focusedCard(target: EventTarget | null): CardId | undefined {
  const named = target instanceof HTMLElement ? target.dataset.card : undefined;
  return named === undefined ? undefined : readCard(named);
}

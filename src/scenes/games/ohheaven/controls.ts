/** What a player does at an Oh Heaven table besides playing cards: bidding, and looking at the last trick again. */
import './controls.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '#engine/core/words';
import {
  handSizeOf,
  type OhHeavenAction,
  type OhHeavenKind,
  type OhHeavenView,
  openBids,
} from '#engine/games/ohheaven/index';
import { winningPlay } from '#engine/kit/tricks';
import type { BarEntry, ControlDesk, Controls } from '#scenes/games/controls';
import type { KeyChange } from '#scenes/keys';
import { button, keyHint } from '#scenes/panels/kit';
import { releaseHint } from '#scenes/panels/scoreSheet';
import { liking } from '#scenes/scripts/ohheavenHand';
import { rectOf, type TableLayout } from '#scenes/stage/layout';
import { placeStyle } from '#scenes/table/place';
import { numberText } from '#text/lists';
import { type Message, withoutMarks } from '#text/message';
import { cardName, message, say, words } from '#text/say';
import { type Draft, eraseDigit, moveDraft, pointedAt, typeDigit } from './bidDraft';
import { bidPanel } from './bidPanel';
import { lastTrickOf, toldTrick, trickRow } from './lastTrick';
import { hasOhHeavenParts, type OhHeavenLayout } from './layout';

type Desk = ControlDesk<OhHeavenKind>;

export const ohHeavenControls = (desk: Desk): Controls<OhHeavenKind> => new OhHeavenControls(desk);

/** Held with T as long as the key is down, or opened with a button until it is closed. */
type LastTrick = 'away' | 'held' | 'open';

/** The name under which the order of the hand is remembered. */
const HAND_ORDER = 'handOrder';

class OhHeavenControls implements Controls<OhHeavenKind> {
  private draft: Draft | undefined;
  private lastTrick: LastTrick = 'away';
  /** Whether the dashed place is drawn: the felt is furnished only while nothing moves. */
  private slot: 'drawn' | 'away' = 'away';

  constructor(private readonly desk: Desk) {
    liking.order = desk.liked(HAND_ORDER) === 'suitsInPlace' ? 'suitsInPlace' : 'trumpFirst';
  }

  template(layout: TableLayout): TemplateResult {
    const { view } = this.desk;
    if (view === undefined || !hasOhHeavenParts(layout)) return html``;
    this.slot = this.slotIn(view);
    return html`${trickInWords(this.desk, view)} ${this.slot === 'drawn' ? slotWords(layout) : nothing}
      ${this.bidding(view) ? this.panel(view, layout) : this.playing(view, layout)}
      ${this.lastTrick === 'away' ? nothing : this.lastTrickPanel(view, layout)}`;
  }

  key(news: KeyChange): 'used' | 'free' {
    if (news.type !== 'down') return this.letGo(news);
    if (news.code === 'KeyT') return this.hold(news);
    if (news.code === 'KeyS' && this.desk.you !== undefined) return news.repeat ? 'used' : this.sort();
    if (news.code === 'Escape' && this.lastTrick !== 'away') return this.turn('away');
    const { view } = this.desk;
    return view !== undefined && this.bidding(view) ? this.bidKey(view, news) : 'free';
  }

  bar(): readonly BarEntry[] {
    const { view, you } = this.desk;
    // Small screens have the button for the last trick at the foot, and no room for the other.
    if (view === undefined || !isWide()) return [];
    const last: BarEntry = { label: words('ohheaven.last.title'), icon: 'cards', cap: 'T', press: () => this.flip() };
    const label = words(liking.order === 'trumpFirst' ? 'ohheaven.sort.suitsInPlace' : 'ohheaven.sort.trumpFirst');
    const sort: BarEntry = { label, icon: 'sort', cap: 'S', press: () => this.sort() };
    return [...(you === undefined ? [] : [sort]), ...(view.tricks.length === 0 ? [] : [last])];
  }

  propose(action: OhHeavenAction): void {
    if (action.type === 'bid') this.think(pointedAt(action.tricks));
  }

  shown(): void {
    const { view } = this.desk;
    if (view === undefined || !this.bidding(view)) this.draft = undefined;
    if (view === undefined || view.tricks.length === 0) this.lastTrick = 'away';
  }

  /** A place that came up while cards move is drawn, and told, when they have come to rest. */
  private slotIn(view: OhHeavenView): 'drawn' | 'away' {
    const { busy, seating, you } = this.desk;
    const awaited = you === seating.bottom && awaitsCardOf(view, you);
    return awaited && (!busy || this.slot === 'drawn') ? 'drawn' : 'away';
  }

  private bidding(view: OhHeavenView): boolean {
    return bidsNow(view, this.desk.you);
  }

  private panel(view: OhHeavenView, layout: OhHeavenLayout): TemplateResult {
    return bidPanel({
      view,
      layout,
      draft: this.draft,
      hinted: this.desk.hinted?.type === 'bid' ? this.desk.hinted.tricks : undefined,
      foot: this.desk.hinting ? 'taken' : 'free',
      choose: (number) => (number === view.barred ? this.bid(number) : this.think(pointedAt(number))),
      bid: (number) => this.bid(number),
    });
  }

  private think(draft: Draft | undefined): 'used' {
    this.desk.putHintAway();
    this.desk.sound('pick');
    this.draft = draft;
    this.desk.redraw();
    return 'used';
  }

  /** Numbers go to the rules; those that a player can see are closed are refused by name, with the reason. */
  private bid(number: number | undefined): 'used' {
    const { view } = this.desk;
    const why = number === undefined ? message('ohheaven.bidding.choose') : view && whyClosed(view, number);
    if (why !== undefined) this.desk.refuse(why);
    else if (number !== undefined) this.desk.act({ type: 'bid', tricks: number });
    return 'used';
  }

  private bidKey(view: OhHeavenView, { code, repeat }: KeyChange): 'used' | 'free' {
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
    if (digit !== undefined) return this.think(typeDigit(this.draft, digit, handSizeOf(view)));
    const step = STEPS[code];
    if (step !== undefined) return this.think(moveDraft(this.draft, step, openBids(view)));
    if (code === 'Backspace' || code === 'Delete') return this.think(eraseDigit(this.draft));
    if (code === 'Escape' && this.draft !== undefined) return this.think(undefined);
    if (code !== 'Enter' && code !== 'NumpadEnter') return 'free';
    return repeat ? 'used' : this.bid(this.draft?.number);
  }

  /** The hand lies in the other order from now on. */
  private sort(): 'used' {
    liking.order = liking.order === 'trumpFirst' ? 'suitsInPlace' : 'trumpFirst';
    this.desk.like(HAND_ORDER, liking.order);
    this.desk.sound('pick');
    this.desk.rearrange();
    return 'used';
  }

  private hold({ repeat }: KeyChange): 'used' {
    if (!repeat) this.turn(this.lastTrick === 'away' ? 'held' : 'away');
    return 'used';
  }

  private letGo({ type, code }: KeyChange): 'used' | 'free' {
    const released = type === 'lost' || code === 'KeyT';
    return released && this.lastTrick === 'held' ? this.turn('away') : 'free';
  }

  private flip(): void {
    this.turn(this.lastTrick === 'away' ? 'open' : 'away');
  }

  private turn(to: LastTrick): 'used' {
    const none = this.desk.view?.tricks.length === 0;
    if (to !== 'away' && none) this.desk.refuse(message('ohheaven.last.none'));
    else this.lastTrick = to;
    this.desk.redraw();
    return 'used';
  }

  private playing(view: OhHeavenView, layout: OhHeavenLayout): TemplateResult | typeof nothing {
    const { watching, you, hinting } = this.desk;
    if (watching || you === undefined || hinting) return nothing;
    return layout.keys ? this.arrowsHint(layout) : this.footButton(view, layout);
  }

  /** Beside the button that plays, while the prompt is short enough to leave room. */
  private arrowsHint(layout: OhHeavenLayout): TemplateResult | typeof nothing {
    const { headline } = this.desk.advice() ?? {};
    if (!this.desk.yourTurn || headline === undefined || say(headline).length > SHORT_PROMPT) return nothing;
    return html`<div class="arrows-hint" style=${placeStyle(layout.clear)}>
      ${keyHint(['←', '→'], words('ohheaven.prompt.arrows'))}
    </div>`;
  }

  /** On small screens, beside the button that plays. */
  private footButton(view: OhHeavenView, layout: OhHeavenLayout): TemplateResult {
    const look = button({
      label: words('ohheaven.last.title'),
      kind: 'secondary',
      off: view.tricks.length === 0 ? words('ohheaven.last.none') : undefined,
      press: () => this.flip(),
    });
    return html`<div class="foot-button last-trick-foot" style=${placeStyle(layout.clear)}>${look}</div>`;
  }

  private lastTrickPanel(view: OhHeavenView, layout: OhHeavenLayout): TemplateResult | typeof nothing {
    const trick = lastTrickOf(view);
    if (trick === undefined) return nothing;
    const { nameOf } = this.desk;
    const number = view.tricks.length;
    return html`<section class="last-trick" style=${placeStyle(layout.lastTrick)} aria-label=${words('ohheaven.last.title')}>
      <header class="last-trick-head">
        <div>
          <h2 class="last-trick-title">${words('ohheaven.last.heading', { trick: number })}</h2>
          <p class="last-trick-told" aria-live="polite">${toldTrick(trick, nameOf)}</p>
        </div>
        ${this.lastTrick === 'held' ? html`<p class="last-trick-release">${releaseHint('T')}</p>` : this.closeButton()}
      </header>
      ${trickRow({ trick, nameOf, width: cardWidth(layout, trick.cards.length) })}
    </section>`;
  }

  private closeButton(): TemplateResult {
    return button({ label: words('ohheaven.last.close'), kind: 'quiet', press: () => this.flip() });
  }
}

/** Why a number cannot be bid: the bids would add up to the tricks, or the hand has fewer cards. */
function whyClosed(view: OhHeavenView, bid: number): Message | undefined {
  const tricks = handSizeOf(view);
  if (bid > tricks) return message('ohheaven.refused.bidOutOfRangeTo', { bid, tricks });
  if (bid !== view.barred) return undefined;
  return message('ohheaven.refused.bidBarredNumber', { number: bid, bids: numberText(view.seats), tricks });
}

/** What arrow keys add to the bid: one, or a row of the panel. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A prompt of so many letters leaves room for a hint beside it. */
const SHORT_PROMPT = 42;

const isWide = (): boolean => document.documentElement.dataset.form === 'landscape';

/** Cards of the last trick in rem: as large as the panel lets so many be. */
const WIDEST = { landscape: 11, portrait: 7.6, low: 5.6 } as const;

const cardWidth = ({ frame, lastTrick }: OhHeavenLayout, cards: number): number =>
  Math.min(WIDEST[frame.form], (lastTrick.w / 10 - 3) / cards - 0.8);

/** "Your card", on the dashed place where it will lie. */
const slotWords = ({ slot }: OhHeavenLayout): TemplateResult =>
  html`<p class="slot-words" style=${placeStyle(rectOf(slot))} aria-hidden="true"><span>${words('ohheaven.yourCard')}</span></p>`;

/** Whether the picture shows a table that waits for this seat's bid. */
export const bidsNow = ({ phase }: OhHeavenView, you: Seat | undefined): boolean =>
  phase.type === 'bidding' && phase.seat === you;

/** Whether the seat has still to play to the trick on the table. */
export const awaitsCardOf = ({ phase, trick }: OhHeavenView, seat: Seat): boolean =>
  (phase.type === 'playing' || phase.type === 'played') && !trick.some((played) => played.seat === seat);

/** The trick for ears: its cards in order, and which of them is winning. */
function trickInWords({ nameOf }: Desk, { trick, trump = 'none' }: OhHeavenView): TemplateResult {
  const winning = winningPlay(trick, trump);
  return html`<ul class="unseen trick-in-words" aria-label=${words('ohheaven.trickNow')}>
    ${trick.map((played) => {
      const values = { who: withoutMarks(nameOf(played.seat)), card: cardName(played.card) };
      return html`<li>${words(played === winning ? 'ohheaven.trickWinning' : 'ohheaven.trickCard', values)}</li>`;
    })}
  </ul>`;
}

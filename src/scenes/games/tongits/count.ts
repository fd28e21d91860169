/** The end of a round: every hand counted, the winner's last; who pays whom what; and whether to go on. */
import './count.css';
import './count.phone.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { CardId } from '#engine/cards/cards';
import type { LogLine } from '#scenes/games/facts';
import { type ButtonParts, cardBack, cardFace, dialog, disc } from '#scenes/panels/kit';
import { type KeyMap, sheetKeys } from '#scenes/panels/sheetKeys';
import { told } from '#scenes/table/log';
import { numberFirst } from '#text/lists';
import { type NameOf, withNames } from '#text/message';
import { cardName, say, words } from '#text/say';
import { type CountFacts, type CountRow, type CountSheet, countSheet } from './countModel';
import { faceIn } from './faces';
import { type NextRound, nextWords } from './nextRound';
import { payPanel } from './pay';
import { paySheet } from './payModel';

/** What the right side shows. */
export type CountPage = 'pay' | 'log';

export interface CountParts extends CountFacts {
  readonly next: NextRound;
  readonly page: CountPage;
  /** 'asked' while the player is asked whether the match should really end. */
  readonly ending: 'asked' | 'no';
  /** Newest first. */
  readonly lines: readonly LogLine[];
  readonly nameOf: NameOf;
  readonly turnTo: (page: CountPage) => void;
  readonly askEnd: (ending: 'asked' | 'no') => void;
  readonly onNext: () => void;
  readonly onEnd: () => void;
  readonly onLeave: () => void;
}

/** The sheet, for as long as the template holds it. Enter goes on, L shows the log, Esc turns back. */
export function count(parts: CountParts): TemplateResult {
  const sheet = countSheet(parts);
  const whole = timesOf(sheet).total;
  return dialog({
    title: say(sheet.title),
    sentence: withNames(say(sheet.sentence), parts.nameOf),
    body: html`<div class="count-body" style="--whole:${whole}ms" ${sheetKeys(keysOf(parts))}>
      <div class="count-rows scrolls">${rowsDrawn(sheet, parts)}</div>
      <div class="count-side">${parts.page === 'log' ? logPage(parts) : payPanel(paySheet(parts), parts.chairs)}</div>
      <div class="count-next">${nextWords(parts)}</div>
    </div>`,
    buttons: parts.ending === 'asked' ? endButtons(parts) : buttonsOf(parts),
    onEscape: () => (parts.ending === 'asked' ? parts.askEnd('no') : parts.turnTo('pay')),
    look: 'count',
  });
}

const keysOf = (parts: CountParts): KeyMap => ({
  Enter: () => (parts.ending === 'asked' ? parts.askEnd('no') : goOn(parts.onNext)),
  KeyL: () => parts.turnTo(parts.page === 'log' ? 'pay' : 'log'),
});

/** The first press shows what is still to be counted, the next one goes on. */
function goOn(next: () => void): void {
  const sheet = document.querySelector('dialog.count');
  const running = (sheet?.getAnimations({ subtree: true }) ?? []).filter(({ playState }) => playState === 'running');
  if (running.length === 0) next();
  else for (const animation of running) animation.finish();
}

function buttonsOf(parts: CountParts): readonly ButtonParts[] {
  const { next, page } = parts;
  const log: ButtonParts = {
    label: words(page === 'log' ? 'round.count' : 'round.log'),
    kind: 'secondary',
    key: 'L',
    press: () => parts.turnTo(page === 'log' ? 'pay' : 'log'),
  };
  const leave: ButtonParts = { label: words('round.leave'), kind: 'quiet', press: parts.onLeave };
  const on: ButtonParts = {
    label: next.type === 'over' ? words('round.results') : words('round.next', { round: next.round }),
    kind: 'primary',
    key: 'Enter',
    press: () => goOn(parts.onNext),
    first: 'first',
  };
  if (next.type !== 'asked') return [leave, log, on];
  return [leave, { label: words('round.end'), kind: 'quiet', press: () => parts.askEnd('asked') }, log, on];
}

const endButtons = (parts: CountParts): readonly ButtonParts[] => [
  { label: words('round.keep'), kind: 'secondary', key: 'Esc', press: () => parts.askEnd('no'), first: 'first' },
  { label: words('round.end'), kind: 'danger', press: parts.onEnd },
];

/** Between two hands, and between two cards of a hand, in milliseconds. */
const SEAT_MS = 600;
const CARD_MS = 60;

interface Times {
  /** When each row begins to be counted, in the rows' order: the winner last. */
  readonly starts: readonly number[];
  readonly total: number;
}

function timesOf({ rows }: CountSheet): Times {
  const starts = rows.map(() => 0);
  let at = 0;
  for (const index of [...rows.keys()].reverse()) {
    starts[index] = at;
    const row = rows[index];
    if (row !== undefined && row.hand !== 'covered') at += SEAT_MS + cardsOf(row) * CARD_MS;
  }
  return { starts, total: at };
}

const cardsOf = ({ melds, loose }: CountRow): number => melds.flatMap(({ cards }) => cards).length + loose.length;

function rowsDrawn(sheet: CountSheet, parts: CountParts): readonly TemplateResult[] {
  const { starts } = timesOf(sheet);
  return sheet.rows.map((row, index) => rowDrawn(row, parts, starts[index] ?? 0));
}

function rowDrawn(row: CountRow, { chairs }: CountParts, start: number): TemplateResult {
  const { seat, name, tag, won, hand } = row;
  return html`<section class="count-row" data-won=${won ? 'won' : nothing} data-hand=${hand} style="--start:${start}ms">
    ${disc({
      seat,
      name,
      size: 6,
      player: chairs[seat]?.player,
      ring: won ? 'brass' : 'plain',
    })}
    <div class="count-who">
      <h3 class="count-name" title=${name}>${name}</h3>
      ${tag === undefined ? nothing : html`<span class="tag" data-tone=${tag.tone}>${tag.text}</span>`}
    </div>
    ${hand === 'covered' ? covered(row) : open(row)}
  </section>`;
}

/** More backs than this lie closer where there is little room. */
const MANY = 6;

const covered = ({ covered: cards }: CountRow): TemplateResult =>
  html`<div class="count-backs" data-many=${cards > MANY ? 'many' : nothing} aria-hidden="true">${Array.from({ length: cards }, () => cardBack(4.6, 'small'))}</div>
    <p class="count-note">
      ${words('count.face', { count: cards, number: numberFirst(cards) })}<br />${words('count.notCounted')}
    </p>`;

/** A row's room in rem, and how far cards of a meld and loose ones lie apart, in card widths. */
const ROOM = 45;
const MELD_STEP = 0.667;
const LOOSE_STEP = 1.13;
const GAP = 0.37;
/** Card widths in rem, and the part of a card's width that must stay in sight. */
const WIDTHS = [6, 5, 4.2] as const;
const SHOWN = 0.45;

interface Fitted {
  readonly width: number;
  /** By how much cards lie closer than they would like. */
  readonly squeeze: number;
}

/** The largest cards whose indices stay in sight; else the smallest, as close as they must. */
function fitted({ melds, loose }: CountRow): Fitted {
  const groups = melds.length + (loose.length > 0 ? 1 : 0);
  const fixed = groups + (groups - 1) * GAP;
  const free =
    melds.reduce((sum, { cards }) => sum + (cards.length - 1) * MELD_STEP, 0) +
    Math.max(0, loose.length - 1) * LOOSE_STEP;
  const at = (width: number): Fitted => ({
    width,
    squeeze: free === 0 ? 1 : Math.min(1, (ROOM / width - fixed) / free),
  });
  return WIDTHS.map(at).find(({ squeeze }) => squeeze * MELD_STEP >= SHOWN) ?? at(WIDTHS[2]);
}

function open(row: CountRow): TemplateResult {
  const { melds, loose } = row;
  const { width, squeeze } = fitted(row);
  let shown = 0;
  const group = (cards: readonly CardId[], kind: 'meld' | 'loose', text: string): TemplateResult => {
    const from = shown;
    shown += cards.length;
    const step = (kind === 'meld' ? MELD_STEP : LOOSE_STEP) * squeeze;
    return html`<div class="count-group" data-kind=${kind} style="--card:${width}rem;--step:${step}">
      <div class="count-cards" aria-hidden="true">
        ${cards.map(
          (card, index) =>
            html`<span class="count-card" style="--turn:${from + index}">${cardFace(faceIn(card), width, 'small')}</span>`,
        )}
      </div>
      <p class="count-bracket">${text}</p>
    </div>`;
  };
  return html`<div class="count-groups" style="--cards:${cardsOf(row)}">
      ${melds.map(({ cards, kind }) => group(cards, 'meld', words(kind === 'run' ? 'count.run' : 'count.set')))}
      ${loose.length === 0 ? nothing : group(loose, 'loose', row.sum)}
      <p class="unseen">${spokenHand(row)}</p>
    </div>
    <p class="count-sum" aria-hidden="true" style="--cards:${cardsOf(row)}">
      <strong>${row.count}</strong><span>${row.countWord}</span>
    </p>`;
}

/** "Mikko: ten, jack, queen of hearts. Loose: four of hearts. 4 points." */
function spokenHand({ name, melds, loose, count: points }: CountRow): string {
  const list = (cards: readonly CardId[]): string => cards.map(cardName).join(', ');
  return words('count.hand', {
    name,
    melds: melds.length === 0 ? words('count.noMelds') : melds.map(({ cards }) => list(cards)).join('; '),
    loose: loose.length === 0 ? words('count.none') : list(loose),
    count: points ?? 0,
  });
}

const logPage = ({ lines, nameOf }: CountParts): TemplateResult =>
  html`<section class="count-log">
    <h3 class="count-log-title">${words('table.log')}</h3>
    <ol class="log-lines scrolls" tabindex="0">
      ${lines.map(
        (line) => html`<li>
          <span class="log-line">
            <span class="log-dot" style=${line.doer === undefined ? nothing : `--dot:var(--seat-${line.doer + 1})`}></span>
            <span>${told(line.message, nameOf)}</span>
          </span>
        </li>`,
      )}
    </ol>
  </section>`;

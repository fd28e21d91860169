/** The buttons of a turn: all six where there is room, else those of the step at hand and one for the rest. */
import { html, nothing, type TemplateResult } from 'lit';
import type { TongitsView } from '#engine/games/tongits/index';
import { icon } from '#scenes/panels/icons';
import { keycap, rich } from '#scenes/panels/kit';
import type { Rect } from '#scenes/stage/layout';
import { placeStyle } from '#scenes/table/place';
import { markSeat, type NameOf, withNames } from '#text/message';
import { say, words } from '#text/say';
import type { ActionKind, ActionState } from './actions';
import type { TongitsLayout } from './layout';
import { verbOf } from './selection';

const CAPS: Readonly<Record<ActionKind, string>> = {
  draw: 'D',
  take: 'T',
  meld: 'M',
  layOff: 'O',
  discard: 'X',
  call: 'C',
};

export interface ButtonsParts {
  readonly states: readonly ActionState[];
  /** The action that a hint shows. */
  readonly hinted: ActionKind | undefined;
  readonly press: (kind: ActionKind) => void;
  readonly nameOf: NameOf;
}

/** The six, each on its rectangle. */
export const actionButtons = (parts: ButtonsParts, rects: readonly Rect[]): TemplateResult =>
  html`<section class="tt-actions" aria-label=${words('tongits.actions')}>
    ${parts.states.map((state, index) => {
      const rect = rects[index];
      return rect === undefined ? nothing : actionButton(parts, state, placeStyle(rect));
    })}
  </section>`;

/** The six in a list, for the sheet that small screens open. */
export const actionList = (parts: ButtonsParts): TemplateResult =>
  html`<div class="tt-action-list">${parts.states.map((state) => actionButton(parts, state, ''))}</div>`;

/** An action that is off says why in a few words on it, and as a sentence when it is pressed. */
function actionButton({ hinted, press, nameOf }: ButtonsParts, state: ActionState, place: string): TemplateResult {
  const off = state.state === 'off';
  // While a hint is read, the button that takes it up is the brass one.
  const look = hinted !== undefined && state.state === 'meant' ? 'legal' : state.state;
  const why = off ? withNames(say(state.why), nameOf) : nothing;
  return html`<button
    type="button"
    class="tt-action tt-action-${look}"
    style=${place}
    data-hinted=${state.kind === hinted ? 'hinted' : nothing}
    aria-disabled=${off ? 'true' : nothing}
    aria-description=${why}
    title=${why}
    @click=${() => press(state.kind)}
  >
    <span class="tt-action-words">
      <span class="tt-action-name">${words(`tongits.action.${state.kind}`)}</span>
      ${off ? html`<span class="tt-action-why">${say(state.reason)}</span>` : nothing}
    </span>
    ${keycap(CAPS[state.kind], look === 'meant' ? 'lit' : 'plain')}
  </button>`;
}

export interface FootParts extends ButtonsParts {
  readonly view: TongitsView;
  readonly layout: TongitsLayout;
  readonly chosen: 'some' | 'none';
  readonly openAll: () => void;
}

/** The buttons for the step at hand, and one that opens the rest. */
export function footButtons(parts: FootParts): TemplateResult {
  const { layout, states, chosen, press } = parts;
  const meant = states.find((state) => state.state === 'meant');
  const others = chosen === 'some' ? [] : states.filter(({ state }) => state === 'legal');
  const [second, third] = others;
  // Beside the draw there is room for both the take and the call.
  const [main, beside] = meant !== undefined && third !== undefined ? halved(layout.play) : [layout.play, undefined];
  return html`<button
      type="button"
      class="tt-more"
      style=${placeStyle(layout.more)}
      aria-label=${words('tongits.more')}
      title=${words('tongits.more')}
      @click=${parts.openAll}
    >
      ${icon('more')}
    </button>
    ${second === undefined ? nothing : otherButton(layout.clear, second.kind, press)}
    ${third === undefined || beside === undefined ? nothing : otherButton(beside, third.kind, press)}
    ${footButton(main, {
      kind: meant === undefined ? 'off' : 'primary',
      words: mainWords(parts, meant),
      press: () => press(meant?.kind ?? 'discard'),
    })}`;
}

const otherButton = (place: Rect, kind: ActionKind, press: FootParts['press']): TemplateResult =>
  footButton(place, { kind: 'secondary', words: rich(words(`tongits.action.${kind}`)), press: () => press(kind) });

const HALVES_GAP = 8;

/** The right half and the left one. */
function halved(place: Rect): readonly [Rect, Rect] {
  const w = (place.w - HALVES_GAP) / 2;
  return [
    { ...place, x: place.x + w + HALVES_GAP, w },
    { ...place, w },
  ];
}

/** What the main button would do; while nothing can be done, whom the table waits for. */
function mainWords({ view, states, nameOf }: FootParts, meant: ActionState | undefined): TemplateResult {
  const { phase } = view;
  if (states.some(({ state }) => state !== 'off')) return rich(say(verbOf(view, meant)));
  if (phase.type === 'answering') return html`${words('tongits.do.answers')}`;
  if (phase.type !== 'opening' && phase.type !== 'melding') return html`${words('tongits.prompt.dealing')}`;
  return html`${withNames(words('tongits.prompt.wait', { who: markSeat(phase.seat) }), nameOf)}`;
}

interface Foot {
  readonly kind: 'primary' | 'secondary' | 'off';
  readonly words: TemplateResult;
  readonly press: () => void;
}

/** What is off may still be pressed: it says why. */
const footButton = (place: Rect, { kind, words: text, press }: Foot): TemplateResult =>
  html`<div class="foot-button" style=${placeStyle(place)}>
    <button
      type="button"
      class="button button-${kind === 'primary' ? 'primary' : 'secondary'}"
      aria-disabled=${kind === 'off' ? 'true' : nothing}
      @click=${press}
    >
      <span class="button-label">${text}</span>
    </button>
  </div>`;

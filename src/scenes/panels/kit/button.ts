/** Buttons and the keycaps on them. */
import './button.css';
import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icon } from '#scenes/panels/icons';
import { rich } from './rich';

type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonParts {
  /** Marked cards in it are drawn. */
  readonly label: string;
  readonly kind: ButtonKind;
  readonly press: () => void;
  /** The key that does the same, as its cap reads: 'Enter', 'R'. It only shows; the screen listens. */
  readonly key?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Why it cannot be pressed now, as a sentence; the button stays in reach of the keyboard and says so. */
  readonly off?: string | undefined;
  /** What it is called aloud, where the label alone is too short. */
  readonly spoken?: string | undefined;
  /** In a dialog: focus starts here. */
  readonly first?: 'first' | undefined;
}

/** A real button of one of the four kinds; one primary to a screen. */
export function button(parts: ButtonParts): TemplateResult {
  const { label, kind, off } = parts;
  return html`<button
    type="button"
    class="button button-${kind}"
    aria-label=${parts.spoken ?? nothing}
    aria-disabled=${off === undefined ? nothing : 'true'}
    aria-description=${off ?? nothing}
    title=${off ?? nothing}
    ?autofocus=${parts.first === 'first'}
    @click=${() => off === undefined && parts.press()}
  >
    ${parts.icon === undefined ? nothing : html`<span class="button-icon">${icon(parts.icon)}</span>`}
    <span class="button-label">${rich(label)}</span>
    ${parts.key === undefined ? nothing : keycap(parts.key, kind === 'primary' ? 'lit' : 'plain')}
  </button>`;
}

/** A round button that shows a picture alone; `label` is what it is called. */
export function roundButton(parts: { label: string; icon: IconName; press: () => void }): TemplateResult {
  return html`<button
    type="button"
    class="round-button"
    aria-label=${parts.label}
    title=${parts.label}
    @click=${parts.press}
  >
    ${icon(parts.icon)}
  </button>`;
}

/** The cap of a key; lit where it is chosen or stands on brass. */
export const keycap = (text: string, look: 'lit' | 'plain' = 'plain'): TemplateResult =>
  html`<kbd class="keycap keycap-${look}" aria-hidden="true">${text}</kbd>`;

/** "[←] [→] choose a game": keys and what they do, for the foot of a screen. Goes away on touch. */
export const keyHint = (keys: readonly string[], does: string): TemplateResult =>
  html`<span class="key-hint">${keys.map((key) => keycap(key))}<span>${does}</span></span>`;

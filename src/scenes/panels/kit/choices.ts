/** Controls that choose: a row of choices, a switch, a slider, a list that drops down, and the row they stand in. */
import './choices.css';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { type IconName, icon } from '#scenes/panels/icons';
import { rich } from './rich';

export interface Choice<V extends string | number> {
  readonly value: V;
  readonly label: string;
  /** In a bar it stands for the label, which is then only read aloud. */
  readonly icon?: IconName;
}

interface Picked<V extends string | number> {
  readonly label: string;
  readonly options: readonly Choice<V>[];
  readonly value: V;
  readonly pick: (value: V) => void;
}

/** A radio group drawn as one bar. `label` is its name aloud; arrows change it as in any radio group. */
export function segmented<V extends string | number>(parts: Picked<V>): TemplateResult {
  const group = `${parts.label}`;
  return html`<span class="segmented" role="radiogroup" aria-label=${parts.label}
    >${parts.options.map(
      ({ value, label, icon: picture }) =>
        html`<label class="segment shows-focus" title=${picture === undefined ? nothing : label}
          ><input
            type="radio"
            name=${group}
            .checked=${live(value === parts.value)}
            @change=${() => parts.pick(value)}
          /><span class="segment-face">${picture === undefined ? label : html`${icon(picture)}<span class="unseen">${label}</span>`}</span></label
        >`,
    )}</span
  >`;
}

/** A list that drops down, for choices too many or too long for a bar. */
export function picker<V extends string | number>(parts: Picked<V>): TemplateResult {
  const picked = (event: Event): void => {
    if (!(event.target instanceof HTMLSelectElement)) return;
    const chosen = parts.options[event.target.selectedIndex];
    if (chosen !== undefined) parts.pick(chosen.value);
  };
  return html`<span class="picker"
    ><select aria-label=${parts.label} @change=${picked}>
      ${parts.options.map(
        ({ value, label }) =>
          html`<option value=${String(value)} .selected=${live(value === parts.value)}>${label}</option>`,
      )}</select
    ><span class="picker-arrow" aria-hidden="true">${icon('chevD')}</span></span
  >`;
}

/** A switch with its title and one sentence; the whole row can be pressed. */
export function toggle(parts: {
  readonly label: string;
  readonly note: string;
  readonly on: boolean;
  readonly flip: () => void;
}): TemplateResult {
  return html`<button
    type="button"
    class="option-row toggle"
    role="switch"
    aria-checked=${parts.on ? 'true' : 'false'}
    aria-label=${parts.label}
    aria-description=${parts.note === '' ? nothing : parts.note}
    @click=${parts.flip}
  >
    ${rowWords(parts)}
    <span class="toggle-track" aria-hidden="true"
      ><span class="toggle-tick">${icon('check')}</span><span class="toggle-knob"></span
    ></span>
  </button>`;
}

/** A level from 0 to 100, in steps of 5. */
export function slider(parts: {
  readonly label: string;
  readonly value: number;
  readonly set: (value: number) => void;
}): TemplateResult {
  const moved = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) parts.set(event.target.valueAsNumber);
  };
  return html`<label class="slider"
    ><span class="option-title">${parts.label}</span
    ><input
      type="range"
      min="0"
      max="100"
      step="5"
      style="--level:${parts.value}%"
      .value=${live(String(parts.value))}
      @input=${moved}
    /><output>${parts.value}</output></label
  >`;
}

/**
 * Title and note at the left, a control at the right; a wide control goes below. The note may hold marked cards.
 * `fault` says in one sentence what is wrong with the value, `limit` why it is not what was wished for.
 */
export function optionRow(parts: {
  readonly label: string;
  readonly note: string;
  readonly control: TemplateResult;
  readonly wide?: 'wide' | 'narrow';
  readonly fault?: string | undefined;
  readonly limit?: string | undefined;
}): TemplateResult {
  return html`<div class="option-row option-${parts.wide ?? 'narrow'}">
    ${rowWords(parts)}
    <span class="option-control">${parts.control}</span>
    ${parts.limit === undefined ? nothing : html`<span class="option-limit" role="status">${parts.limit}</span>`}
    ${parts.fault === undefined ? nothing : html`<span class="fault" role="alert">${parts.fault}</span>`}
  </div>`;
}

const rowWords = (parts: { readonly label: string; readonly note: string }): TemplateResult =>
  html`<span class="option-words"
    ><span class="option-title">${parts.label}</span>${
      parts.note === '' ? nothing : html`<span class="option-note">${rich(parts.note)}</span>`
    }</span
  >`;

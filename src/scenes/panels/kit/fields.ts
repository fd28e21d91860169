/** Controls that take typing: a number with its two buttons, a line of text. */
import './fields.css';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { icon } from '#scenes/panels/icons';
import { words } from '#text/say';

export interface StepperParts {
  readonly label: string;
  readonly value: number | 'none';
  readonly least: number;
  readonly most: number;
  /** How far one press goes; 1 where it is left out. */
  readonly step?: number;
  /** The word for 'none', where the option may be none: it lies one press below the least. */
  readonly none?: string | undefined;
  readonly set: (value: number | 'none') => void;
}

/** A whole number in a range, by two buttons, by arrows or typed; what is typed is brought into the range. */
export function stepper(parts: StepperParts): TemplateResult {
  const { label, value, least, most } = parts;
  const [down, up] = [neighbour(parts, 'down'), neighbour(parts, 'up')];
  const typed = (event: Event): void => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const digits = event.target.value.replace(/\D/g, '');
    const next = digits === '' ? value : Math.min(most, Math.max(least, Number(digits)));
    event.target.value = shownAs(parts, next);
    if (next !== value) parts.set(next);
  };
  const arrows = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const next = event.key === 'ArrowUp' ? up : down;
    if (next !== value) parts.set(next);
  };
  return html`<span class="stepper" role="group" aria-label=${label}>
    ${stepButton({ icon: 'minus', name: words('kit.less', { label }), next: down }, parts)}
    <input
      type="text"
      inputmode="numeric"
      autocomplete="off"
      aria-label=${label}
      size="4"
      data-word=${value === 'none' ? 'word' : nothing}
      .value=${live(shownAs(parts, value))}
      @change=${typed}
      @keydown=${arrows}
    />
    ${stepButton({ icon: 'plus', name: words('kit.more', { label }), next: up }, parts)}
  </span>`;
}

const shownAs = (parts: StepperParts, value: number | 'none'): string =>
  value === 'none' ? (parts.none ?? '') : String(value);

/** The value one press away, or the same value at the end of the range. */
function neighbour(parts: StepperParts, way: 'up' | 'down'): number | 'none' {
  const { value, least, most, step = 1 } = parts;
  if (value === 'none') return way === 'up' ? least : 'none';
  if (way === 'up') return Math.min(most, value + step);
  if (value <= least) return parts.none === undefined ? least : 'none';
  return Math.max(least, value - step);
}

function stepButton(
  way: { readonly icon: 'minus' | 'plus'; readonly name: string; readonly next: number | 'none' },
  parts: StepperParts,
): TemplateResult {
  const atEnd = way.next === parts.value;
  return html`<button
    type="button"
    class="step-button"
    aria-label=${way.name}
    aria-disabled=${atEnd ? 'true' : nothing}
    @click=${() => !atEnd && parts.set(way.next)}
  >
    ${icon(way.icon)}
  </button>`;
}

/** One line of text. `change` hears every keystroke; `fault` is a sentence shown under the field. */
export function textField(parts: {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly most: number;
  readonly type?: 'text' | 'search';
  /** The keyboard that a touch screen brings up. */
  readonly keyboard?: 'text' | 'numeric';
  readonly fault?: string | undefined;
  /** What is wrong with it stands elsewhere. */
  readonly invalid?: 'invalid' | undefined;
  readonly change: (value: string) => void;
}): TemplateResult {
  const typed = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) parts.change(event.target.value);
  };
  return html`<span class="text-field"
    ><input
      type=${parts.type ?? 'text'}
      inputmode=${parts.keyboard ?? nothing}
      aria-label=${parts.label}
      aria-invalid=${(parts.fault ?? parts.invalid) === undefined ? nothing : 'true'}
      placeholder=${parts.placeholder}
      maxlength=${parts.most}
      autocomplete="off"
      autocapitalize="words"
      spellcheck="false"
      enterkeyhint="done"
      .value=${live(parts.value)}
      @input=${typed}
    />${parts.fault === undefined ? nothing : html`<span class="fault" role="alert">${parts.fault}</span>`}</span
  >`;
}

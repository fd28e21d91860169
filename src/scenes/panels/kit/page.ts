/** The head of a screen, chips, and the notes that come and go. */
import './page.css';
import { html, type nothing, type TemplateResult } from 'lit';
import { type IconName, icon } from '#scenes/panels/icons';
import { words } from '#text/say';
import { roundButton } from './button';
import { rich } from './rich';

/** Back disc, title, one sentence, and the actions at the right. */
export function pageHead(parts: {
  readonly title: string;
  readonly sentence: string;
  readonly back: () => void;
  readonly actions: TemplateResult | typeof nothing;
}): TemplateResult {
  return html`<header class="page-head">
    ${roundButton({ label: words('kit.back'), icon: 'back', press: parts.back })}
    <div class="page-words">
      <h1 class="page-title">${parts.title}</h1>
      <p class="page-sentence">${rich(parts.sentence)}</p>
    </div>
    <div class="page-actions">${parts.actions}</div>
  </header>`;
}

/** A filter in a row of filters; the chosen one is brass. */
export const chip = (parts: { label: string; chosen: boolean; press: () => void }): TemplateResult =>
  html`<button type="button" class="chip" aria-pressed=${parts.chosen ? 'true' : 'false'} @click=${parts.press}>
    ${parts.label}
  </button>`;

type ToastKind = 'done' | 'saved' | 'error' | 'wait';

const TOAST_ICONS: Readonly<Record<ToastKind, IconName>> = { done: 'check', saved: 'check', error: 'x', wait: 'clock' };

/** One sentence with its icon disc; read aloud at once when it is an error. The screen places it and takes it away. */
export const toast = (kind: ToastKind, text: string): TemplateResult =>
  html`<div class="toast toast-${kind}" role=${kind === 'error' ? 'alert' : 'status'}>
    <span class="toast-icon">${icon(TOAST_ICONS[kind])}</span><span>${rich(text)}</span>
  </div>`;

/** What was done a moment ago, and the button that takes it back. A live region around it reads it aloud. */
export const undoPill = (text: string, undo: () => void): TemplateResult =>
  html`<div class="undo-pill">
    <span>${text}</span>
    <button type="button" class="undo-pill-button" @click=${undo}>${icon('undo')}${words('saves.undo')}</button>
  </div>`;

/** What a list says when there is nothing in it. */
export const emptyState = (title: string, sentence: string): TemplateResult =>
  html`<div class="empty-state"><h2>${title}</h2><p>${sentence}</p></div>`;

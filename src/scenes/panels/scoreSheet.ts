/** The sheet of scores that lies over a table, whatever the game writes on it. */
import { html, type TemplateResult } from 'lit';
import type { Message } from '#text/message';
import { say, words } from '#text/say';
import { dialog, keycap, richMessage } from './kit';
import './scoreSheet.css';

export interface ScoreSheetParts {
  readonly title: string;
  readonly sentence: Message;
  readonly body: TemplateResult;
  /** 'hold' stays as long as G is held and takes no focus; 'close' is modal and has a button. */
  readonly release: 'hold' | 'close';
  readonly close: () => void;
  /** The class by which a game's own style sheet knows it. */
  readonly look: string;
}

/** The sheet for as long as the template holds it. */
export function scoreSheet(parts: ScoreSheetParts): TemplateResult {
  if (parts.release === 'hold') return heldSheet(parts);
  const { title, sentence, body, close, look } = parts;
  return dialog({
    title,
    sentence: say(sentence),
    body,
    buttons: [{ label: words('sheet.close'), kind: 'secondary', key: 'Esc', press: close, first: 'first' }],
    onEscape: close,
    look: `score-sheet ${look}`,
  });
}

/** A hand that holds a key must not lose it to a focus change, so the held sheet is no modal dialog. */
const heldSheet = ({ title, sentence, body, look }: ScoreSheetParts): TemplateResult =>
  html`<div class="score-sheet-scrim">
    <section class="dialog score-sheet ${look}" aria-label=${title}>
      <h2 class="dialog-title">${title}</h2>
      <p class="dialog-sentence">${richMessage(sentence)}</p>
      <p class="score-sheet-release">${releaseHint('G')}</p>
      ${body}
    </section>
  </div>`;

/** "Release G to return": what shows as long as a key is held says so. */
export const releaseHint = (cap: string): TemplateResult =>
  html`${words('sheet.releaseBefore')} ${keycap(cap, 'lit')} ${words('sheet.releaseAfter')}`;

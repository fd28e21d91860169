/** A button that copies a text, and says so in its own place for a moment. */
import './copy.css';
import { html, type TemplateResult } from 'lit';
import { words } from '#text/say';
import { icon } from './icons';

/** Milliseconds. */
const SAYS_FOR = 2000;

/** `label` is what the button is called aloud: "Copy the seed". */
export const copyButton = (parts: { readonly label: string; readonly text: string }): TemplateResult =>
  html`<button
    type="button"
    class="copy-button"
    aria-label=${parts.label}
    title=${parts.label}
    @click=${(event: Event) => void copy(event.currentTarget, parts.text)}
  >
    <span class="copy-icon">${icon('copy')}</span><span class="copy-done">${icon('check')}</span>
    <span class="unseen" role="status"></span>
  </button>`;

async function copy(target: EventTarget | null, text: string): Promise<void> {
  if (!(target instanceof HTMLElement)) return;
  const done = (await toClipboard(text)) ? 'kit.copied' : 'kit.notCopied';
  const said = target.querySelector('[role="status"]');
  if (said !== null) said.textContent = words(done);
  if (done === 'kit.copied') target.dataset.copied = '';
  setTimeout(() => {
    delete target.dataset.copied;
    if (said !== null) said.textContent = '';
  }, SAYS_FOR);
}

/** Whether the text is on the clipboard. A page that was not fetched safely has only the old way. */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return throughSelection(text);
  }
}

function throughSelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const home = document.activeElement?.closest('dialog') ?? document.body;
  const before = document.activeElement;
  home.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

/** The seed that a match was dealt from, ready to be copied. */
export const seedTag = (seed: number): TemplateResult =>
  html`<span class="seed-tag"
    ><span>${words('kit.seed')}</span><strong>${seed}</strong>${copyButton({
      label: words('kit.copySeed'),
      text: String(seed),
    })}</span
  >`;

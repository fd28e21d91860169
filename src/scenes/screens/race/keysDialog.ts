/** The dialog about one seat's keys: which key slaps, which one plays, and whether the seat plays by touch instead. */
import './keysDialog.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '#engine/core/words';
import { dialog, keycap, segmented } from '#scenes/panels/kit';
import { hasTouch, type Input, withInput } from '#scenes/race/inputs';
import { capOf, type KeyAction, type SeatKeys } from '#scenes/race/keys';
import { peopleAt } from '#scenes/screens/setupModel';
import { words } from '#text/say';
import { inputNow, keysNow, nameAt, type RaceParts } from './parts';
import { areUsual, boundText, lostTexts, rebind, refusalText, usualAgain } from './rebinding';

export interface KeysOverlay {
  readonly type: 'keys';
  readonly seat: Seat;
  /** Which of the two waits for its new key. */
  readonly listening: KeyAction | undefined;
  readonly news: { readonly tone: 'done' | 'error'; readonly text: string } | undefined;
  /** A key that has just been bound: when it comes up it must not press the button in focus. */
  readonly held?: string;
}

export interface KeysDialogParts extends RaceParts {
  readonly show: (overlay: KeysOverlay | { readonly type: 'none' }) => void;
}

export const newKeysOverlay = (seat: Seat): KeysOverlay => ({
  type: 'keys',
  seat,
  listening: undefined,
  news: undefined,
});

export function keysDialog(parts: KeysDialogParts, overlay: KeysOverlay): TemplateResult {
  const { seat, listening } = overlay;
  const input = inputNow(parts, seat);
  const close = (): void => parts.show({ type: 'none' });
  const quiet = (): void => parts.show({ ...overlay, listening: undefined, news: undefined });
  return dialog({
    title: words(input === 'touch' ? 'keys.title.touch' : 'keys.title', { name: nameAt(parts, seat) }),
    sentence: words(input === 'touch' ? 'keys.sentence.touch' : 'keys.sentence'),
    look: 'keys-dialog',
    body: html`<div class="keys-body" @keydown=${hears(parts, overlay)} @keyup=${holdsBack(parts, overlay)}>
      ${hasTouch() || input === 'touch' ? inputChoice(parts, overlay, input) : nothing}
      ${input === 'keys' ? keyButtons(parts, overlay) : nothing}
    </div>`,
    buttons: [
      ...(input === 'keys' ? [usualButton(parts, overlay)] : []),
      { label: words('keys.done'), kind: 'primary', press: close },
    ],
    onEscape: listening === undefined ? close : quiet,
  });
}

function inputChoice(parts: KeysDialogParts, overlay: KeysOverlay, input: Input): TemplateResult {
  const { settings, show } = parts;
  return html`<div class="keys-input">
    <span class="option-title">${words('keys.input')}</span>
    ${segmented<Input>({
      label: words('keys.input'),
      options: [
        { value: 'keys', label: words('keys.input.keys') },
        { value: 'touch', label: words('keys.input.touch') },
      ],
      value: input,
      pick: (picked) => {
        settings.set(withInput(settings.get(), overlay.seat, picked));
        show(newKeysOverlay(overlay.seat));
      },
    })}
  </div>`;
}

function keyButtons(parts: KeysDialogParts, overlay: KeysOverlay): TemplateResult {
  const { seat, news } = overlay;
  const keys = keysNow(parts);
  const lost = lostTexts(keys, seat, nameAt(parts, seat));
  return html`<div class="keys-pair">
      ${keyButton(parts, overlay, 'slap', keys[seat])} ${keyButton(parts, overlay, 'play', keys[seat])}
    </div>
    <p class="keys-news" role="status" data-tone=${news?.tone ?? nothing}>
      ${news?.text ?? (overlay.listening === undefined ? nothing : words('keys.listening.note'))}
    </p>
    ${lost.map((text) => html`<p class="keys-lost">${text}</p>`)}`;
}

function keyButton(
  { show }: KeysDialogParts,
  overlay: KeysOverlay,
  action: KeyAction,
  keys: SeatKeys | undefined,
): TemplateResult {
  const waits = overlay.listening === action;
  const cap = capOf(keys?.[action] ?? '');
  return html`<button
    type="button"
    class="keys-button"
    aria-pressed=${waits ? 'true' : 'false'}
    aria-label=${waits ? words('keys.listening') : words(`keys.of.${action}`, { cap })}
    @click=${() => show({ ...overlay, listening: waits ? undefined : action, news: undefined })}
  >
    <span>${words(`keys.${action}`)}</span>${waits ? html`<em>${words('keys.listening')}</em>` : keycap(cap)}
  </button>`;
}

/** While one of the two waits, every key but Esc is an answer to it. */
const hears = (parts: KeysDialogParts, overlay: KeysOverlay) => (event: KeyboardEvent) => {
  const { seat, listening: action } = overlay;
  if (action === undefined || event.repeat) return;
  event.preventDefault();
  const wish = { seat, action, code: event.code };
  const [before, people] = [keysNow(parts), peopleAt(parts.desk.form)];
  const answer = rebind(before, people, wish);
  if (answer.type === 'refused') {
    const text = refusalText(answer.why, wish, (who) => nameAt(parts, who));
    return parts.show({ ...overlay, news: { tone: 'error', text } });
  }
  parts.settings.set({ slapKeys: answer.keys });
  const text = boundText(before, answer.keys, wish, nameAt(parts, seat));
  parts.show({ ...newKeysOverlay(seat), news: { tone: 'done', text }, held: event.code });
};

const holdsBack = (parts: KeysDialogParts, overlay: KeysOverlay) => (event: KeyboardEvent) => {
  if (event.code !== overlay.held) return;
  event.preventDefault();
  parts.show({ ...newKeysOverlay(overlay.seat), news: overlay.news });
};

function usualButton(parts: KeysDialogParts, overlay: KeysOverlay) {
  const { seat } = overlay;
  const keys = keysNow(parts);
  const answer = usualAgain(keys, peopleAt(parts.desk.form), seat);
  return {
    label: words('keys.usual'),
    kind: 'quiet',
    off: areUsual(keys, seat) ? words('keys.usual.same') : takenText(parts, answer),
    press: () => {
      if (answer.type === 'bound') parts.settings.set({ slapKeys: answer.keys });
      parts.show(newKeysOverlay(seat));
    },
  } as const;
}

function takenText(parts: RaceParts, answer: ReturnType<typeof usualAgain>): string | undefined {
  if (answer.type === 'bound' || answer.why.type === 'reserved') return undefined;
  const { seat, action } = answer.why.by;
  const cap = capOf(keysNow(parts)[seat]?.[action] ?? '');
  return words('keys.usual.taken', { cap, name: nameAt(parts, seat) });
}

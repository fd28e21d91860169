/** The two dialogs about profiles: keeping one under a name, and all of them in a list. */
import './setupDialogs.css';
import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icon } from '#scenes/panels/icons';
import { button, dialog, textField, toast, undoPill } from '#scenes/panels/kit';
import { words } from '#text/say';
import { gameName } from './gameText';
import type { ProfilesDesk } from './profilesDesk';
import type { KeysOverlay } from './race/keysDialog';
import { chooseFile, download, fileName } from './saveFiles';
import type { SetupDesk, Undo } from './setupDesk';
import type { ListedProfile } from './setupProfiles';
import { noticeText, profileFault, profileName, profileSummary, undoText } from './setupText';

const LONGEST_NAME = 40;

interface Naming {
  readonly id: string;
  readonly name: string;
}

/** What lies over the set-up. */
export type SetupOverlay =
  | { readonly type: 'none' | 'rules' }
  | { readonly type: 'regulars'; readonly seat: number }
  | { readonly type: 'save'; readonly name: string }
  | { readonly type: 'manage'; readonly renaming: Naming | undefined }
  | KeysOverlay;

export interface DialogParts {
  readonly desk: SetupDesk;
  readonly game: string;
  readonly show: (overlay: SetupOverlay) => void;
}

/** Keeps the form under a name; the name of an own profile keeps it there. */
export function saveDialog({ desk, show }: DialogParts, name: string): TemplateResult {
  const close = (): void => show({ type: 'none' });
  const there = desk.profiles.all.some((profile) => profile.by === 'player' && profile.name === name.trim());
  const keep = (): void => {
    if (name.trim() === '') return;
    close();
    void desk.keep(name);
  };
  return dialog({
    title: words('profile.save.title'),
    sentence: words('profile.save.sentence'),
    body: html`<form class="profile-form" @submit=${submits(keep)}>
      ${nameField(name, (typed) => show({ type: 'save', name: typed }))}
      <p class="profile-form-note" role="status">${there ? words('profile.save.over', { name: name.trim() }) : nothing}</p>
    </form>`,
    buttons: [
      { label: words('saves.cancel'), kind: 'quiet', key: 'Esc', press: close },
      {
        label: words(there ? 'profile.save.replace' : 'profile.save.keep'),
        kind: 'primary',
        key: 'Enter',
        off: name.trim() === '' ? words('saves.rename.noName') : undefined,
        press: keep,
      },
    ],
    onEscape: close,
  });
}

/** All profiles of the game: use one, rename, delete, give out, take in. */
export function manageDialog(parts: DialogParts, renaming: Naming | undefined): TemplateResult {
  const { desk, game, show } = parts;
  const close = (): void => {
    desk.profiles.refusal = undefined;
    show({ type: 'none' });
  };
  const rename = (next: Naming | undefined): void => show({ type: 'manage', renaming: next });
  return dialog({
    title: words('profile.list.title', { game: gameName(game) }),
    sentence: words('profile.list.sentence'),
    look: 'profiles-dialog',
    body: html`<ul class="profile-list scrolls" aria-label=${words('profile.list')}>
        ${desk.profiles.all.map((profile) => row(parts, profile, { naming: renaming, rename }))}
      </ul>
      <div class="profile-news" aria-live="polite">${news(desk.profiles)} ${takeBackPill(desk, game, 'removed')}</div>`,
    buttons: [
      {
        label: words('profile.import'),
        kind: 'secondary',
        icon: 'import',
        press: () => chooseFile((file) => void desk.profiles.import(file)),
      },
      { label: words('profile.done'), kind: 'primary', key: 'Esc', press: close, first: 'first' },
    ],
    onEscape: renaming === undefined ? close : () => rename(undefined),
  });
}

interface Renames {
  readonly naming: Naming | undefined;
  readonly rename: (naming: Naming | undefined) => void;
}

function row(parts: DialogParts, profile: ListedProfile, { naming, rename }: Renames): TemplateResult {
  const { desk, game, show } = parts;
  const name = profileName(game, profile);
  const chosen = profile.id === desk.chosen;
  if (naming?.id === profile.id) return html`<li class="profile-row">${renameForm(desk.profiles, naming, rename)}</li>`;
  const use = (): void => {
    desk.choose(profile.id);
    show({ type: 'none' });
  };
  return html`<li class="profile-row" data-chosen=${chosen ? 'chosen' : nothing}>
    <button
      type="button"
      class="profile-use"
      aria-current=${chosen ? 'true' : nothing}
      aria-label=${words('profile.use', { name })}
      @click=${use}
    >
      <strong>${name}</strong><span>${profileSummary(desk.offer, profile)}</span>
    </button>
    <span class="profile-acts">
      ${profile.by === 'house' ? nothing : act('pencil', words('profile.rename', { name }), () => rename({ id: profile.id, name }))}
      ${act('export', words('profile.export', { name }), () => download(fileName(name), desk.profiles.exportText({ ...profile, name })))}
      ${profile.by === 'house' ? nothing : act('bin', words('profile.delete', { name }), () => void desk.remove(profile.id))}
    </span>
  </li>`;
}

const act = (picture: IconName, label: string, press: () => void): TemplateResult =>
  html`<button type="button" class="profile-act" data-act=${picture} aria-label=${label} title=${label} @click=${press}>
    ${icon(picture)}
  </button>`;

function renameForm(profiles: ProfilesDesk, { id, name }: Naming, rename: Renames['rename']): TemplateResult {
  const keep = (): void => {
    if (name.trim() === '') return;
    rename(undefined);
    void profiles.rename(id, name);
  };
  return html`<form class="profile-rename" @submit=${submits(keep)}>
    ${nameField(name, (typed) => rename({ id, name: typed }))}
    ${button({ label: words('saves.cancel'), kind: 'quiet', press: () => rename(undefined) })}
    ${button({
      label: words('saves.rename.keep'),
      kind: 'secondary',
      off: name.trim() === '' ? words('saves.rename.noName') : undefined,
      press: keep,
    })}
  </form>`;
}

const nameField = (name: string, change: (typed: string) => void): TemplateResult =>
  textField({
    label: words('profile.name'),
    value: name,
    placeholder: words('profile.name'),
    most: LONGEST_NAME,
    change,
  });

/** Enter in the field does what the button does. */
const submits = (keep: () => void) => (event: Event) => {
  event.preventDefault();
  keep();
};

/** What was done, or all that is wrong with a file. */
function news({ refusal, notice }: ProfilesDesk): TemplateResult | typeof nothing {
  if (refusal !== undefined) {
    return html`<div class="profile-refusal" role="alert">
      <p>${words('profile.notImported', { file: refusal.file })}</p>
      <ul>${refusal.faults.map((fault) => html`<li>${profileFault(fault)}</li>`)}</ul>
    </div>`;
  }
  return notice === undefined ? nothing : toast(notice.type === 'failed' ? 'error' : 'saved', noticeText(notice));
}

/** Takes back what was done a moment ago, if it was of this kind. */
export function takeBackPill(desk: SetupDesk, game: string, type: Undo['type']): TemplateResult | typeof nothing {
  const { undo } = desk;
  if (undo?.type !== type) return nothing;
  return undoPill(undoText(game, undo), () => void desk.takeBack());
}

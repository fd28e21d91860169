/** The bar over the set-up: which profile is run, and from which seed. */
import './setupBar.css';
import { html, nothing, type TemplateResult } from 'lit';
import { copyButton } from '#scenes/panels/copy';
import { icon } from '#scenes/panels/icons';
import { button, picker, textField } from '#scenes/panels/kit';
import { words } from '#text/say';
import type { SetupDesk } from './setupDesk';
import { seedIn, withSeed } from './setupModel';
import { profileName } from './setupText';

export interface BarActs {
  readonly save: () => void;
  readonly manage: () => void;
}

export const setupBar = (desk: SetupDesk, game: string, acts: BarActs): TemplateResult =>
  html`<section class="setup-bar" aria-label=${words('profile.bar')}>${profilePart(desk, game, acts)} ${seedPart(desk)}</section>`;

function profilePart(desk: SetupDesk, game: string, acts: BarActs): TemplateResult {
  return html`<div class="setup-profile">
    ${barLabel(words('profile.label'), desk.moved ? words('profile.moved') : undefined)} ${picker({
      label: words('profile.label'),
      options: desk.profiles.all.map((profile) => ({ value: profile.id, label: profileName(game, profile) })),
      value: desk.chosen,
      pick: (id) => desk.choose(id),
    })}
    <span class="setup-bar-buttons">
      ${button({ label: words('profile.save'), kind: 'secondary', icon: 'save', press: acts.save })}
      ${button({ label: words('profile.manage'), kind: 'quiet', press: acts.manage })}
    </span>
  </div>`;
}

function seedPart(desk: SetupDesk): TemplateResult {
  const { seed } = desk.form;
  const wrong = seedIn(desk.form) === undefined && (seed.text !== '' || desk.fault?.field === 'seed');
  const pinned = seed.held === 'pinned';
  return html`<div class="setup-seed" @focusout=${() => seed.text.trim() === '' && desk.freshSeed()}>
    ${barLabel(words('kit.seed'), words(pinned ? 'seed.pinned' : 'seed.free'))}
    ${textField({
      label: words('kit.seed'),
      value: seed.text,
      placeholder: words('seed.random'),
      most: 10,
      keyboard: 'numeric',
      fault: wrong ? words('setup.fault.seed') : undefined,
      change: (text) => desk.change(withSeed(desk.form, text.replace(/\D/g, ''))),
    })}
    <button
      type="button"
      class="setup-pin"
      aria-pressed=${pinned ? 'true' : 'false'}
      aria-label=${words('seed.pin')}
      title=${words('seed.pin')}
      @click=${() => desk.holdSeed(pinned ? 'free' : 'pinned')}
    >
      ${icon('pin')}
    </button>
    <button
      type="button"
      class="setup-pin"
      aria-label=${words('seed.fresh')}
      title=${words('seed.fresh')}
      @click=${() => desk.freshSeed()}
    >
      ${icon('shuffle')}
    </button>
    ${copyButton({ label: words('kit.copySeed'), text: seed.text })}
  </div>`;
}

/** A label with a word under it on how it stands, which is read aloud when it changes. */
const barLabel = (label: string, stands: string | undefined): TemplateResult =>
  html`<span class="setup-bar-label"
    ><span aria-hidden="true">${label}</span
    ><span class="setup-bar-stands" role="status">${stands ?? nothing}</span></span
  >`;

/** One chair of the set-up: the disc, the name, human or computer, and how a computer plays. */
import { html, type TemplateResult } from 'lit';
import { LONGEST_NAME } from '#play/names';
import { type Choice, disc, picker, segmented, textField } from '#scenes/panels/kit';
import type { Chair } from '#storage/types';
import { words } from '#text/say';
import { levelName, levelNote } from './gameText';

export interface ChairParts {
  readonly game: string;
  /** From 0. */
  readonly seat: number;
  readonly chair: Chair;
  readonly levels: readonly string[];
  /** The name as the table will show it. */
  readonly shown: string;
  /** How many people sit at the whole table. */
  readonly people: number;
  readonly change: (change: Partial<Chair>) => void;
}

export function chairRow(parts: ChairParts): TemplateResult {
  const { seat, chair, shown, change } = parts;
  const number = seat + 1;
  return html`<li class="setup-chair">
    ${disc({ seat, name: shown, size: 5, player: chair.player === 'human' ? 'human' : 'computer' })}
    ${textField({
      label: words('setup.name', { number }),
      value: chair.name,
      placeholder: words('setup.namePlaceholder', { number }),
      most: LONGEST_NAME,
      change: (name) => change({ name }),
    })}
    ${segmented({
      label: words('setup.who', { number }),
      options: whoOptions(parts.levels),
      value: chair.player === 'human' ? 'human' : 'computer',
      pick: (who) => change({ player: who === 'human' ? 'human' : { level: usual(parts.levels) } }),
    })}
    ${chair.player === 'human' ? personNote(parts) : levels(parts, chair.player.level)}
  </li>`;
}

function whoOptions(levels: readonly string[]): readonly Choice<'human' | 'computer'>[] {
  const human = { value: 'human', label: words('setup.human') } as const;
  return levels.length === 0 ? [human] : [human, { value: 'computer', label: words('setup.computer') }];
}

/** The level a computer starts with: the strongest of the two lowest, which is no pushover and no master. */
const usual = (levels: readonly string[]): string => levels[1] ?? levels[0] ?? '';

const personNote = ({ people }: ChairParts): TemplateResult =>
  html`<p class="setup-chair-note">${words(people > 1 ? 'setup.shares' : 'setup.bottom')}</p>`;

/** More levels than these do not fit one bar beside the others. */
const LEVELS_IN_A_BAR = 3;

function levels(parts: ChairParts, level: string): TemplateResult {
  const choices = parts.levels.map((one) => ({ value: one, label: levelName(one) }));
  if (choices.length < 2) return html`<p class="setup-chair-note">${levelNote(parts.game, level)}</p>`;
  const chosen = {
    label: words('setup.level', { number: parts.seat + 1 }),
    options: choices,
    value: level,
    pick: (picked: string) => parts.change({ player: { level: picked } }),
  };
  return html`<div class="setup-levels">
    ${choices.length > LEVELS_IN_A_BAR ? picker(chosen) : segmented(chosen)}
    <p class="setup-level-note">${levelNote(parts.game, level)}</p>
  </div>`;
}

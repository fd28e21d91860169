/** One chair of the set-up: the disc, the name, human or computer, and how a computer plays. */
import { html, type TemplateResult } from 'lit';
import { type Choice, disc, picker, segmented } from '#scenes/panels/kit';
import { words } from '#text/say';
import { type ChairFieldParts, nameField, type Who, whoSits, whoSwitch } from './chairFields';
import { levelName, levelNote } from './gameText';

export interface ChairParts extends ChairFieldParts {
  readonly game: string;
  readonly levels: readonly string[];
  /** The name as the table will show it. */
  readonly shown: string;
  /** How many people sit at the whole table. */
  readonly people: number;
}

export function chairRow(parts: ChairParts): TemplateResult {
  const { seat, chair, shown } = parts;
  return html`<li class="setup-chair">
    ${disc({ seat, name: shown, size: 5, player: whoSits(chair) })}
    ${nameField(parts)} ${whoSwitch(parts, { options: whoOptions(parts.levels), level: usual(parts.levels) })}
    ${chair.player === 'human' ? personNote(parts) : levels(parts, chair.player.level)}
  </li>`;
}

function whoOptions(levels: readonly string[]): readonly Choice<Who>[] {
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

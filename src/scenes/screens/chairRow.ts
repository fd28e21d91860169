/** One chair of the set-up: the face, the name, human or computer, and how a computer plays. */
import { html, nothing, type TemplateResult } from 'lit';
import { levelOfRegular, regularAt } from '#play/regulars';
import { type Choice, picker, segmented } from '#scenes/panels/kit';
import type { Computer } from '#storage/types';
import { words } from '#text/say';
import { type ChairFieldParts, chairDisc, nameField, type Who, whoSwitch } from './chairFields';
import { levelName, levelNote } from './gameText';

export interface ChairParts extends ChairFieldParts {
  readonly game: string;
  readonly levels: readonly string[];
  /** How many people sit at the whole table. */
  readonly people: number;
}

export function chairRow(parts: ChairParts): TemplateResult {
  const { player } = parts.chair;
  return html`<li class="setup-chair">
    ${chairDisc(parts)} ${nameField(parts)} ${whoSwitch(parts, whoOptions(parts.levels))}
    ${player === 'human' ? personNote(parts) : levels(parts, player)}
  </li>`;
}

function whoOptions(levels: readonly string[]): readonly Choice<Who>[] {
  const human = { value: 'human', label: words('setup.human') } as const;
  return levels.length === 0 ? [human] : [human, { value: 'computer', label: words('setup.computer') }];
}

const personNote = ({ people }: ChairParts): TemplateResult =>
  html`<p class="setup-chair-note">${words(people > 1 ? 'setup.shares' : 'setup.bottom')}</p>`;

/** More levels than these do not fit one bar beside the others. */
const LEVELS_IN_A_BAR = 3;

function levels(parts: ChairParts, player: Computer): TemplateResult {
  const choices = parts.levels.map((one) => ({ value: one, label: levelName(one) }));
  if (choices.length < 2) return html`<p class="setup-chair-note">${note(parts, player)}</p>`;
  const chosen = {
    label: words('setup.level', { number: parts.seat + 1 }),
    options: choices,
    value: player.level,
    pick: (level: string) => parts.change({ player: { ...player, level } }),
  };
  return html`<div class="setup-levels">
    ${choices.length > LEVELS_IN_A_BAR ? picker(chosen) : segmented(chosen)}
    <p class="setup-level-note">${note(parts, player)}</p>
  </div>`;
}

/** How a regular plays, or at which level it usually does; of anybody else, what the level means. */
function note({ game, chair }: ChairParts, { level }: Computer): TemplateResult | string {
  const regular = regularAt(chair);
  if (regular === undefined) return levelNote(game, level);
  const own = levelOfRegular(regular, game) ?? level;
  const style = words(`regular.${regular.id}.style`);
  const told = own === level ? style : words('regular.usually', { level: levelName(own) });
  return html`<span title=${own === level ? nothing : style}>${told}</span>
    <span class="setup-habit">${words(`regular.${regular.id}.habit`)}</span>`;
}

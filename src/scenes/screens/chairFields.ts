/** What every chair of a set-up asks: who sits there, by face and name, and whether that is a person or a computer. */
import { html, type TemplateResult } from 'lit';
import { LONGEST_NAME } from '#play/names';
import { regularAt } from '#play/regulars';
import { icon } from '#scenes/panels/icons';
import { type Choice, disc, segmented, textField } from '#scenes/panels/kit';
import type { Chair } from '#storage/types';
import { words } from '#text/say';

export interface ChairFieldParts {
  /** From 0. */
  readonly seat: number;
  readonly chair: Chair;
  /** The name as the table will show it. */
  readonly shown: string;
  readonly change: (change: Partial<Chair>) => void;
  readonly sit: (who: Who) => void;
  /** Asks which regular plays here. */
  readonly choose: () => void;
}

/** The chair's disc; a computer's is a button that asks who it shall be. */
export function chairDisc({ seat, chair, shown, choose }: ChairFieldParts): TemplateResult {
  const regular = regularAt(chair);
  // A regular that the table calls "Mikko 2" is still known by its face.
  const name = regular?.name ?? shown;
  const face = disc({ seat, name, size: 5, player: chair.player });
  if (chair.player === 'human') return face;
  const label = words('regular.choose', { number: seat + 1, name: shown });
  return html`<button type="button" class="chair-face" aria-haspopup="dialog" aria-label=${label} title=${label} @click=${choose}>
    ${face}<span class="chair-face-more" aria-hidden="true">${icon('chevD')}</span>
  </button>`;
}

/** Whoever is called by another name stays who it is. */
export const nameField = ({ seat, chair, change }: ChairFieldParts): TemplateResult =>
  textField({
    label: words('setup.name', { number: seat + 1 }),
    value: chair.name,
    placeholder: words('setup.namePlaceholder', { number: seat + 1 }),
    most: LONGEST_NAME,
    change: (name) => change(renamed(chair, name)),
  });

function renamed(chair: Chair, name: string): Partial<Chair> {
  const regular = regularAt(chair);
  if (chair.player === 'human' || regular === undefined) return { name };
  return { name, player: { ...chair.player, regular: regular.id } };
}

export type Who = 'human' | 'computer';

const whoSits = ({ player }: Chair): Who => (player === 'human' ? 'human' : 'computer');

export const whoSwitch = ({ seat, chair, sit }: ChairFieldParts, options: readonly Choice<Who>[]): TemplateResult =>
  segmented({
    label: words('setup.who', { number: seat + 1 }),
    options,
    value: whoSits(chair),
    pick: sit,
  });

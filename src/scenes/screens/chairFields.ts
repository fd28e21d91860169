/** What every chair of a set-up asks: who sits there, by name, and whether that is a person or a computer. */
import type { TemplateResult } from 'lit';
import { LONGEST_NAME } from '#play/names';
import { type Choice, segmented, textField } from '#scenes/panels/kit';
import type { Chair } from '#storage/types';
import { words } from '#text/say';

export interface ChairFieldParts {
  /** From 0. */
  readonly seat: number;
  readonly chair: Chair;
  readonly change: (change: Partial<Chair>) => void;
}

export const nameField = ({ seat, chair, change }: ChairFieldParts): TemplateResult =>
  textField({
    label: words('setup.name', { number: seat + 1 }),
    value: chair.name,
    placeholder: words('setup.namePlaceholder', { number: seat + 1 }),
    most: LONGEST_NAME,
    change: (name) => change({ name }),
  });

export type Who = 'human' | 'computer';

export const whoSits = ({ player }: Chair): Who => (player === 'human' ? 'human' : 'computer');

/** `level` is the one that a computer starts with. */
export const whoSwitch = (
  { seat, chair, change }: ChairFieldParts,
  { options, level }: { readonly options: readonly Choice<Who>[]; readonly level: string },
): TemplateResult =>
  segmented({
    label: words('setup.who', { number: seat + 1 }),
    options,
    value: whoSits(chair),
    pick: (who) => change({ player: who === 'human' ? 'human' : { level } }),
  });

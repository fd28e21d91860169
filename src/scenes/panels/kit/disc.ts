/** The round mark of a player: the seat's colour with a regular's face, or with an initial and, for a computer, a chip. */
import './disc.css';
import { html, nothing, type TemplateResult } from 'lit';
import { regularAt } from '#play/regulars';
import { icon } from '#scenes/panels/icons';
import { PORTRAITS } from '#scenes/panels/portraits';
import type { Chair } from '#storage/types';

/** The seat's colour as a CSS value; seats count from 0. */
export const discColour = (seat: number): string => `var(--seat-${(seat % 10) + 1})`;

/**
 * A seat's disc, `size` rem across with its dark ring. It is decoration: the name stands beside it in words.
 * `ring` is brass for a winner or a turn; `away` takes the colour out. `running` is a limit that runs down: what is left of
 * it, 0 to 1, clockwise from the top.
 */
export function disc(parts: {
  readonly seat: number;
  readonly name: string;
  readonly size: number;
  /** Who plays there; undefined where nobody does any more. */
  readonly player: Chair['player'] | undefined;
  readonly ring?: 'plain' | 'brass' | 'away';
  readonly running?: { readonly share: number; readonly tone: 'brass' | 'coral' } | undefined;
}): TemplateResult {
  const { running, name, player = 'human' } = parts;
  const regular = regularAt({ name, player });
  return html`<span
    class="disc disc-${parts.ring ?? 'plain'}"
    data-running=${running?.tone ?? nothing}
    data-regular=${regular?.id ?? nothing}
    style="--size:${parts.size}rem;--colour:${discColour(parts.seat)};--share:${running?.share ?? 1}"
    aria-hidden="true"
  >
    <span class="disc-face"
      >${regular === undefined ? initialOf(parts) : html`<img src=${PORTRAITS[regular.id]} alt="" draggable="false" />`}</span
    >
    ${player === 'human' || regular !== undefined ? nothing : html`<span class="disc-chip">${icon('chip')}</span>`}
  </span>`;
}

function initialOf({ name, seat }: { readonly name: string; readonly seat: number }): string {
  const [initial = String(seat + 1)] = name.trim();
  return initial.toLocaleUpperCase();
}

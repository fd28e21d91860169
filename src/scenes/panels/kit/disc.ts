/** The round mark of a player: the seat's colour, the initial, a chip for a computer. */
import './disc.css';
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '#scenes/panels/icons';

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
  readonly player: 'human' | 'computer';
  readonly ring?: 'plain' | 'brass' | 'away';
  readonly running?: { readonly share: number; readonly tone: 'brass' | 'coral' } | undefined;
}): TemplateResult {
  const [initial = String(parts.seat + 1)] = parts.name.trim();
  const { running } = parts;
  return html`<span
    class="disc disc-${parts.ring ?? 'plain'}"
    data-running=${running?.tone ?? nothing}
    style="--size:${parts.size}rem;--colour:${discColour(parts.seat)};--share:${running?.share ?? 1}"
    aria-hidden="true"
  >
    <span class="disc-face">${initial.toLocaleUpperCase()}</span>
    ${parts.player === 'computer' ? html`<span class="disc-chip">${icon('chip')}</span>` : nothing}
  </span>`;
}

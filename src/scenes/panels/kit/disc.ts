/** The round mark of a player: the seat's colour, the initial, a chip for a computer. */
import './disc.css';
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '#scenes/panels/icons';

/** The seat's colour as a CSS value; seats count from 0. */
export const discColour = (seat: number): string => `var(--seat-${(seat % 10) + 1})`;

/**
 * A seat's disc, `size` rem across with its dark ring. It is decoration: the name stands beside it in words.
 * `ring` is brass for a winner or a turn; `away` takes the colour out.
 */
export function disc(parts: {
  readonly seat: number;
  readonly name: string;
  readonly size: number;
  readonly player: 'human' | 'computer';
  readonly ring?: 'plain' | 'brass' | 'away';
}): TemplateResult {
  const [initial = String(parts.seat + 1)] = parts.name.trim();
  return html`<span
    class="disc disc-${parts.ring ?? 'plain'}"
    style="--size:${parts.size}rem;--colour:${discColour(parts.seat)}"
    aria-hidden="true"
  >
    <span class="disc-face">${initial.toLocaleUpperCase()}</span>
    ${parts.player === 'computer' ? html`<span class="disc-chip">${icon('chip')}</span>` : nothing}
  </span>`;
}

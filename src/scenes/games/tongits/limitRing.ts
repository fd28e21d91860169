/** A ring that runs down clockwise from the top, with the seconds in it. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Seat } from '#engine/core/words';
import type { RunningLimit } from '#scenes/games/controls';
import { limitOf, runsLow } from '#scenes/table/limitClock';

const RADIUS = 27;

/** Nothing where no limit runs for the seat. */
export function limitRing(running: RunningLimit | undefined, seat: Seat): TemplateResult | typeof nothing {
  const limit = limitOf(running, seat);
  if (limit === undefined) return nothing;
  const round = 2 * Math.PI * RADIUS;
  return html`<span class="tt-ring" data-low=${runsLow(limit) ? 'low' : nothing} role="timer">
    <svg viewBox="0 0 60 60" aria-hidden="true">
      ${svg`<circle class="tt-ring-ground" cx="30" cy="30" r=${RADIUS} />
        <circle
          class="tt-ring-left"
          cx="30"
          cy="30"
          r=${RADIUS}
          stroke-dasharray=${`${round * limit.share} ${round}`}
          transform="rotate(-90 30 30)"
        />`}
    </svg>
    <span class="tt-ring-seconds">${limit.seconds}</span>
  </span>`;
}

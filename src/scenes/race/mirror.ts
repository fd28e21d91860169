/** The race for ears, and for tests: the pile as it can be seen, each log line, and on request every card that is laid. */
import { html, type TemplateResult } from 'lit';
import type { RaceView } from '#engine/kit/race';
import { spokenLog } from '#scenes/table/log';
import { cardName, words } from '#text/say';
import type { RaceDesk } from './desk';

/** So many of the newest cards can be read on the pile. */
const READABLE = 3;

export function mirror(desk: RaceDesk): TemplateResult {
  const { told: view } = desk;
  const yours = view !== undefined && desk.you !== undefined && desk.game.onTurn(view) === desk.you;
  return html`<div class="mirror">
    ${view === undefined ? '' : pile(desk, view)}
    ${spokenLog(desk)}
    <p class="unseen race-call" aria-live="assertive">${yours ? words('raceTable.yourTurn') : ''}</p>
    <p class="unseen race-card" aria-live="assertive">${desk.speaks ? desk.spokenCard : ''}</p>
  </div>`;
}

function pile(desk: RaceDesk, view: RaceView): TemplateResult {
  const visible = view.newest.filter(({ visibleAt }) => visibleAt <= desk.pictureTime);
  const seen = visible.slice(-READABLE);
  const cards = seen.map(({ card }) => cardName(card)).reverse();
  const hidden = view.newest.length - visible.length;
  const text =
    cards.length === 0
      ? words('raceTable.pile.empty')
      : words('raceTable.pile.top', { cards: cards.join(', '), pile: view.pileCount - hidden, burnt: view.burnCount });
  return html`<p
    class="unseen race-pile"
    role="group"
    aria-label=${words('raceTable.pile')}
    data-cards=${seen.map(({ card }) => card).join(' ')}
    data-pile=${view.pileCount}
    data-burnt=${view.burnCount}
    data-turn=${desk.game.onTurn(view) ?? ''}
    data-phase=${view.phase.type}
    data-owed=${view.challenge?.owed ?? ''}
  >
    ${text}
  </p>`;
}

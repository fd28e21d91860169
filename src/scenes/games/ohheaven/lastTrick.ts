/** The last trick, shown again in place of the circle: who led, who played what, who won. */
import './lastTrick.css';
import { html, nothing, type TemplateResult } from 'lit';
import { PACK } from '#engine/cards/cards';
import type { OhHeavenView, PlayedCard, Trick } from '#engine/games/ohheaven/index';
import { icon } from '#scenes/panels/icons';
import { cardFace, rich } from '#scenes/panels/kit';
import { type Message, markCard, markSeat, type NameOf, withNames, withoutMarks } from '#text/message';
import { cardName, message, say, words } from '#text/say';

export const lastTrickOf = ({ tricks }: Pick<OhHeavenView, 'tricks'>): Trick | undefined => tricks.at(-1);

/** "Mikko led, you won with K♦." */
function trickTold({ winner, cards }: Trick): Message {
  const leader = cards[0]?.seat ?? winner;
  const won = cards.find(({ seat }) => seat === winner);
  const values = {
    leader: markSeat(leader),
    winner: markSeat(winner),
    card: won === undefined ? '' : markCard(won.card),
  };
  return message(leader === winner ? 'ohheaven.last.sentenceSame' : 'ohheaven.last.sentence', values);
}

export interface TrickRowParts {
  readonly trick: Trick;
  readonly nameOf: NameOf;
  /** Width of a card, in rem. */
  readonly width: number;
}

/** The cards in the order they were played, each over its player's name. */
export const trickRow = (parts: TrickRowParts): TemplateResult =>
  html`<ol class="trick-row" style="--card:${parts.width}rem">
    ${parts.trick.cards.map((played, index) => playedCard(parts, played, index))}
  </ol>`;

function playedCard(
  { trick, nameOf, width }: TrickRowParts,
  { seat, card }: PlayedCard,
  index: number,
): TemplateResult {
  const face = PACK.find((one) => one === card);
  const won = trick.winner === seat;
  const name = withoutMarks(nameOf(seat));
  const roles = [...(index === 0 ? [words('ohheaven.last.led')] : []), ...(won ? [words('ohheaven.last.won')] : [])];
  return html`<li class="trick-card" data-won=${won ? 'won' : nothing}>
    <span class="trick-face">
      ${face === undefined ? nothing : cardFace(face, width, width < SMALL_BELOW ? 'small' : 'full')}
      ${won ? html`<span class="trick-star" aria-hidden="true">${icon('star')}</span>` : nothing}
    </span>
    <span class="trick-name" title=${name}>${name}</span>
    <span class="unseen">${cardName(card)}</span>
    <span class="trick-role">${roles.join(' · ')}</span>
  </li>`;
}

/** Below this width, in rem, the small face is easier to read. */
const SMALL_BELOW = 6.6;

/** The sentence drawn, with names. */
export const toldTrick = (trick: Trick, nameOf: NameOf): TemplateResult =>
  rich(withNames(say(trickTold(trick)), nameOf));

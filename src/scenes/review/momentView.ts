/** The moment of one move: the table as the seat saw it, its hand, and what was done and would have been better. */
import { html, nothing, type TemplateResult } from 'lit';
import { type CardId, faceOf } from '#engine/cards/cards';
import type { Kind } from '#engine/core/rules';
import type { MoveWords, ToldMove } from '#scenes/games/moves';
import { cardFace, rich } from '#scenes/panels/kit';
import { capitalised } from '#text/lists';
import { type Message, type NameOf, withNames } from '#text/message';
import { cardName, say, words } from '#text/say';
import { isWorse, type Row } from './reviewModel';
import { behindText, expertText } from './reviewText';

export interface MomentParts<K extends Kind> {
  readonly row: Row<K>;
  readonly words: MoveWords<K>;
  readonly nameOf: NameOf;
  /** Whether the move is that of the one person of the match. */
  readonly whose: 'yours' | 'theirs';
}

/** Width of a card in rem. */
const CARD = 4;

export function momentView<K extends Kind>(parts: MomentParts<K>): TemplateResult {
  const { row, nameOf } = parts;
  const { decision, made, judged } = row;
  const { facts, rows } = parts.words.moment(decision.view, decision.seat);
  const drawn = (told: Message): TemplateResult => rich(withNames(say(told), nameOf));
  const best = typeof judged === 'string' || judged.verdict === 'same' ? undefined : judged.best.move;
  return html`<div class="weigh-moment">
    ${compared(parts)}
    ${
      typeof judged === 'string'
        ? nothing
        : html`<ul class="weigh-moment-reasons">
            ${judged.best.reasons.map((reason) => html`<li><span>${drawn(reason)}</span></li>`)}
          </ul>`
    }
    <p class="weigh-moment-facts">${facts.map((fact) => html`<span>${drawn(fact)}</span>`)}</p>
    <div class="weigh-moment-rows">
      ${rows
        .filter(({ cards }) => cards.length > 0)
        .map(
          ({ label, cards }) => html`<section class="weigh-moment-row">
            <h3 class="weigh-moment-label">${rich(capitalised(withNames(say(label), nameOf)))}</h3>
            <ul class="weigh-moment-cards">
              ${cards.map((card) => momentCard(card, { made, best }))}
            </ul>
          </section>`,
        )}
    </div>
  </div>`;
}

/** What was done and how good it was; below it what the expert would have done, if that is something else. */
function compared<K extends Kind>({ row: { made, judged }, nameOf, whose }: MomentParts<K>): TemplateResult {
  const verdict = typeof judged === 'string' ? judged : judged.verdict;
  const worse = typeof judged !== 'string' && isWorse(judged);
  const line = (told: ToldMove, kind: 'made' | 'best', text: string): TemplateResult =>
    html`<span class="weigh-moment-move">
      ${told.cards.length === 0 ? nothing : html`<i class="weigh-moment-ring" data-of=${kind}></i>`}
      <span>${rich(withNames(text, nameOf))}</span>
    </span>`;
  return html`<p class="weigh-moment-made" data-verdict=${verdict}>
      ${line(made, 'made', words(`weigh.${whose}`, { move: say(made.headline) }))}
      <span class=${worse ? 'weigh-moment-behind' : 'weigh-moment-verdict'}>
        ${worse ? behindText(judged) : words(`weigh.verdict.${verdict}`)}
      </span>
    </p>
    ${
      typeof judged === 'string' || judged.verdict === 'same'
        ? nothing
        : html`<p class="weigh-moment-best">${line(judged.best.move, 'best', say(expertText(judged)))}</p>`
    }`;
}

/** A solid ring around what was played, a dashed one around what the expert would have. */
function momentCard(
  card: CardId,
  moves: { readonly made: ToldMove; readonly best: ToldMove | undefined },
): TemplateResult {
  const made = moves.made.cards.includes(card);
  const best = moves.best?.cards.includes(card) === true;
  const marks = [...(made ? [words('weigh.markYours')] : []), ...(best ? [words('weigh.markBest')] : [])];
  const name = [cardName(card), ...marks].join(', ');
  return html`<li class="weigh-moment-card" data-made=${made ? 'made' : nothing} data-best=${best ? 'best' : nothing}>
    ${cardFace(faceOf(card), CARD, 'small')}<span class="unseen">${name}</span>
  </li>`;
}

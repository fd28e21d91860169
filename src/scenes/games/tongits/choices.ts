/** A small choice where an action could be done in several ways. */
import { html, type TemplateResult } from 'lit';
import { type TongitsView, topDiscard } from '#engine/games/tongits/index';
import { keycap, rich, richMessage } from '#scenes/panels/kit';
import type { Rect } from '#scenes/stage/layout';
import { placeStyle } from '#scenes/table/place';
import { type Message, markCard, type NameOf, withNames } from '#text/message';
import { message, say, words } from '#text/say';
import type { ActionKind, Option } from './actions';

export interface Choice {
  readonly title: Message;
  readonly options: readonly Option[];
}

/** At most this many can be told by a digit; what lies beyond is reached by Tab. */
const DIGITS = 9;

export function choiceOf(view: TongitsView, kind: ActionKind, options: readonly Option[]): Choice {
  const top = topDiscard(view);
  const [first] = options;
  const one = first !== undefined && options.every(({ cards }) => cards.join() === first.cards.join());
  if (kind === 'take')
    return { title: message('tongits.choice.take', { card: top === undefined ? '' : markCard(top) }), options };
  if (kind === 'meld') return { title: message('tongits.choice.meld'), options };
  const [card] = first?.cards ?? [];
  if (one && card !== undefined)
    return { title: message('tongits.choice.layOffCard', { card: markCard(card) }), options };
  return { title: message('tongits.choice.layOff'), options };
}

export interface ChoiceParts {
  readonly choice: Choice;
  readonly place: Rect;
  readonly nameOf: NameOf;
  readonly pick: (option: Option) => void;
  readonly close: () => void;
}

export const choicePanel = ({ choice, place, nameOf, pick, close }: ChoiceParts): TemplateResult =>
  html`<div class="tt-choice-room" style=${placeStyle(place)}>
    <section class="tt-choice" role="group" aria-label=${say(choice.title)}>
      <div class="tt-choice-head">
        <p class="tt-choice-title">${richMessage(choice.title)}</p>
        <button type="button" class="tt-option tt-option-none" @click=${close}>
          ${keycap('Esc')} <span>${words('tongits.choice.none')}</span>
        </button>
      </div>
      <div class="tt-choice-options scrolls">
        ${choice.options.map(
          (option, index) => html`<button
            type="button"
            class="tt-option"
            ?autofocus=${index === 0}
            @click=${() => pick(option)}
          >
            ${index < DIGITS ? keycap(`${index + 1}`) : ''} <span>${rich(withNames(say(option.label), nameOf))}</span>
          </button>`,
        )}
      </div>
    </section>
  </div>`;

/** The option that a key stands for. */
export function optionOfKey({ options }: Choice, code: string): Option | undefined {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? undefined : options[Number(digit) - 1];
}

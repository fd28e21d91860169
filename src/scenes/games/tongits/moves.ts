/** Moves of Tong-its one by one in words, for hints and reviews. */
import type { CardId } from '#engine/cards/cards';
import { at, type Seat } from '#engine/core/words';
import { type TongitsAction, type TongitsKind, type TongitsView, topDiscard } from '#engine/games/tongits/index';
import type { MoveWords, ToldMove } from '#scenes/games/moves';
import { STOCK } from '#scenes/scripts/tongits';
import { type Message, markCard, markCards, markWhose } from '#text/message';
import { message } from '#text/say';
import { reasonLine } from './hintReasons';
import { ownHand } from './selection';

export const tongitsMoves: MoveWords<TongitsKind> = {
  tell,
  part: ({ round }) => message('tongits.heading', { round }),
  aside: ({ type }) => type === 'rematch' || type === 'decline',
  moment: (view, seat) => ({
    facts: [message('tongits.moment.stock', { count: view.stockCount })],
    rows: [
      { label: message('tongits.moment.discards'), cards: view.discards.slice(-SHOWN_DISCARDS) },
      { label: message('weigh.hand'), cards: ownHand(view, seat) },
      ...view.melds.map(({ owner, cards }) => ({
        label: message('tongits.moment.meld', { whose: markWhose(owner) }),
        cards,
      })),
    ],
  }),
  bounds: { percent: { asGood: 4, lot: 10 }, chips: { asGood: 0.5, lot: 2 } },
  reason: reasonLine,
};

/** The last few tell what can be taken and what is gone. */
const SHOWN_DISCARDS = 6;

function tell(view: TongitsView, _seat: Seat, action: TongitsAction): ToldMove {
  const values = valuesOf(view, action);
  const { headline, short, doing } = textsOf(action, values);
  return {
    headline,
    short,
    doing,
    choose: message('hint.chooseOne'),
    stacks: [],
    groups: [],
    ...cardsOf(view, action),
  };
}

type Values = Readonly<Record<'card' | 'cards' | 'whose' | 'meld', string>>;

/** What the texts of a move name. */
function valuesOf(view: TongitsView, action: TongitsAction): Values {
  const meld = 'meld' in action ? at(view.melds, action.meld) : undefined;
  const top = topDiscard(view);
  const card = 'card' in action ? action.card : top;
  const cards = action.type === 'expose' ? action.cards : action.type === 'takeDiscard' ? action.hand : [];
  return {
    card: card === undefined ? '' : markCard(card),
    cards: markCards(cards, ' '),
    whose: meld === undefined ? '' : markWhose(meld.owner),
    meld: meld === undefined ? '' : markCards(meld.cards, ' '),
  };
}

function textsOf(action: TongitsAction, values: Values): Pick<ToldMove, 'headline' | 'short' | 'doing'> {
  const texts = (headline: Message, short: Message): Pick<ToldMove, 'headline' | 'short' | 'doing'> => ({
    headline,
    short,
    doing: message(`tongits.doing.${action.type}`, values),
  });
  switch (action.type) {
    case 'draw':
      return texts(message('tongits.move.draw'), message('tongits.do.draw'));
    case 'takeDiscard':
      return texts(message('tongits.move.takeDiscard', values), message('tongits.do.take', values));
    case 'takeForLayOff':
      return texts(message('tongits.move.takeForLayOff', values), message('tongits.do.take', values));
    case 'callDraw':
      return texts(message('tongits.do.call'), message('tongits.action.call'));
    case 'expose':
      return texts(message('tongits.do.meld', values), message('tongits.do.meld', values));
    case 'layOff':
      return texts(message('tongits.move.layOff', values), message('tongits.do.layOff', values));
    case 'discard':
      return texts(message('tongits.do.discard', values), message('tongits.do.discard', values));
    case 'challenge':
    case 'fold':
      return texts(message(`tongits.call.${action.type}`), message(`tongits.call.${action.type}`));
    case 'rematch':
    case 'decline':
      return texts(message(`tongits.move.${action.type}`), message(`tongits.move.${action.type}`));
  }
}

function cardsOf(view: TongitsView, action: TongitsAction): Pick<ToldMove, 'cards' | 'selection'> & Partial<ToldMove> {
  const top = topDiscard(view);
  const discard: readonly CardId[] = top === undefined ? [] : [top];
  switch (action.type) {
    case 'draw':
      return { cards: [], selection: [], stacks: [STOCK] };
    case 'takeDiscard':
      return { cards: [...discard, ...action.hand], selection: action.hand, choose: message('hint.choose') };
    case 'takeForLayOff':
      return { cards: discard, selection: [] };
    case 'expose':
      return { cards: action.cards, selection: action.cards, choose: message('hint.choose') };
    case 'layOff':
    case 'discard':
      return { cards: [action.card], selection: [action.card] };
    default:
      return { cards: [], selection: [] };
  }
}

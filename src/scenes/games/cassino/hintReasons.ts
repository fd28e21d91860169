/** Why a play is the best, in one short sentence for each reason. */
import type { CassinoReason } from '#ai/reasons';
import { type CardId, suitOf } from '#engine/cards/cards';
import { listText, numberText, oftenText } from '#text/lists';
import { type Message, markCard, markCards } from '#text/message';
import { message, words } from '#text/say';

/** Cards that are named one by one; more are only counted. */
const NAMED = 4;

export function reasonLine(reason: CassinoReason): Message {
  switch (reason.type) {
    case 'only':
    case 'solved':
    case 'sweeps':
    case 'leavesNothing':
    case 'takesNothing':
      return message(`cassino.why.${reason.type}`);
    case 'takes':
      return takesLine(reason);
    case 'bringsHome':
    case 'getsRid':
    case 'givesLittle':
      return message(`cassino.why.${reason.type}`, { card: markCard(reason.card) });
    case 'majority':
      return message(`cassino.why.majority.${reason.item}`, { count: reason.count });
    case 'leaves':
      return leavesLine(reason);
    case 'leavesTake':
      return message('cassino.why.leavesTake', {
        ...takeOf(reason),
        count: reason.sweepers.length,
        number: numberText(reason.sweepers.length),
      });
    case 'keeps':
      return message('cassino.why.keeps', { count: reason.cards.length, cards: listed(reason.cards) });
    case 'takesNext':
      return message('cassino.why.takesNext', takeOf(reason));
    case 'getsTheRest':
      return message('cassino.why.getsTheRest', { count: reason.cards, number: numberText(reason.cards) });
    case 'winsMatch':
      return message('cassino.why.winsMatch', { often: oftenText(reason.of100) });
  }
}

type ReasonOf<T extends CassinoReason['type']> = Extract<CassinoReason, { readonly type: T }>;

const listed = (cards: readonly CardId[]): string => listText(cards.map(markCard));

const takeOf = ({ card, taken }: ReasonOf<'takesNext'> | ReasonOf<'leavesTake'>): Readonly<Record<string, string>> => ({
  card: markCard(card),
  taken: listed(taken),
});

/** "Takes seven cards, A♠ and two spades among them": a spade that scores by itself is named alone. */
function takesLine({ cards, spades, scoring }: ReasonOf<'takes'>): Message {
  const count = spades - scoring.filter((card) => suitOf(card) === 'S').length;
  const spadesText = words('cassino.why.spades', { count, number: numberText(count) });
  const what = listText([...scoring.map(markCard), ...(count > 0 ? [spadesText] : [])]);
  const number = numberText(cards);
  if (what === '') return message('cassino.why.takes', { count: cards, number });
  return scoring.length + count === cards
    ? message('cassino.why.takesOnly', { what })
    : message('cassino.why.takesWith', { number, what });
}

function leavesLine({ table, sweepers }: ReasonOf<'leaves'>): Message {
  const much = table.length > NAMED ? 'leavesMuch' : 'leaves';
  const cards = markCards(table, ' + ');
  if (sweepers.length === 0) return message(`cassino.why.${much}.safe`, { cards });
  return sweepers.length > 2
    ? message(`cassino.why.${much}.many`, { cards, count: sweepers.length })
    : message(`cassino.why.${much}.few`, { cards, sweepers: listed(sweepers) });
}

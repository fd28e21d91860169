/** Why a move is the best, in one short sentence for each reason. */
import type { TongitsReason } from '#ai/reasons';
import type { CardId } from '#engine/cards/cards';
import { arranged, meldKind } from '#engine/kit/melds';
import { listText, numberText, oftenText } from '#text/lists';
import { type Message, markCard, markCards, markSeat } from '#text/message';
import { message } from '#text/say';

export function reasonLine(reason: TongitsReason): Message {
  switch (reason.type) {
    case 'only':
    case 'goesOut':
    case 'firstMeld':
    case 'unchallenged':
    case 'foldLoses':
      return message(`tongits.why.${reason.type}`);
    case 'wins':
      return message('tongits.why.wins', { often: oftenText(reason.of100) });
    case 'makesMeld':
      return message(`tongits.why.makesMeld.${meldKind(reason.cards) ?? 'set'}`, {
        cards: markCards(arranged(reason.cards), ' '),
      });
    case 'leaves':
      return message('tongits.why.leaves', { count: reason.count, before: reason.before });
    case 'blocks':
      return message('tongits.why.blocks', { who: markSeat(reason.owner) });
    case 'dearest':
    case 'cannotTake':
      return message(`tongits.why.${reason.type}`, { card: markCard(reason.card) });
    case 'feedsNobody':
      return message('tongits.why.feedsNobody', {
        card: markCard(reason.card),
        other: markCard(reason.other),
        who: markSeat(reason.next),
      });
    case 'unwanted':
      return message(`tongits.why.unwanted.${reason.ways === 0 ? 'none' : 'few'}`, { card: markCard(reason.card) });
    case 'waits':
      return waitsLine(reason);
    case 'hides':
      return message('tongits.why.hides', { count: reason.melds });
    case 'leavesDiscard':
      return message('tongits.why.leavesDiscard', {
        card: markCard(reason.card),
        count: reason.count,
        before: reason.before,
      });
    case 'callIsRisky':
    case 'lowCount':
      return countLine(reason);
    case 'foldIsCheaper':
      return message('tongits.why.foldIsCheaper', { count: reason.fold, challenge: reason.challenge });
  }
}

type ReasonOf<T extends TongitsReason['type']> = Extract<TongitsReason, { readonly type: T }>;

const listed = (cards: readonly CardId[]): string => listText(arranged(cards).map(markCard));

const waitsLine = ({ cards, outs }: ReasonOf<'waits'>): Message =>
  message('tongits.why.waits', {
    cards: listed(cards),
    outs: listed(outs),
    count: outs.length,
    number: numberText(outs.length),
  });

/** Plural forms go by the cards that the rival holds. */
const countLine = ({ type, count, rival, held }: ReasonOf<'callIsRisky'> | ReasonOf<'lowCount'>): Message =>
  message(`tongits.why.${type}`, { points: count, who: markSeat(rival), count: held, number: numberText(held) });

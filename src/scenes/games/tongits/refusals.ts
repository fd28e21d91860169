/** What the engine refuses, in words. */
import type { CardId } from '#engine/cards/cards';
import { TONGITS_REFUSALS, type TongitsRefusal } from '#engine/games/tongits/index';
import { type Message, markCard, markCards } from '#text/message';
import { message, type TextKey } from '#text/say';

const KEYS: Readonly<Record<TongitsRefusal, TextKey>> = {
  roundOver: 'tongits.refused.roundOver',
  roundNotOver: 'tongits.refused.roundNotOver',
  answersPending: 'tongits.refused.answersPending',
  notAsked: 'tongits.refused.notAsked',
  alreadyAnswered: 'tongits.refused.alreadyAnswered',
  notYourTurn: 'tongits.refused.notYourTurn',
  alreadyOpened: 'tongits.refused.alreadyOpened',
  openFirst: 'tongits.refused.openFirst',
  discardEmpty: 'tongits.refused.discardEmpty',
  cardNotInHand: 'tongits.refused.cardNotInHand',
  duplicateCard: 'tongits.refused.duplicateCard',
  mustMeldWithDiscard: 'tongits.refused.mustMeldWithDiscard',
  notAMeld: 'tongits.refused.notAMeld',
  noSuchMeld: 'tongits.refused.noSuchMeld',
  doesNotFitMeld: 'tongits.refused.doesNotFitThis',
  fitsExposedMeld: 'tongits.refused.fitsExposedMeld',
  noExposedMeld: 'tongits.refused.noExposedMeld',
  drawBlocked: 'tongits.refused.drawBlocked',
};

/** A refusal as a sentence about the cards it was for. */
export function refusalText(why: TongitsRefusal, cards: readonly CardId[]): Message {
  const [card] = cards;
  return message(KEYS[why], { cards: markCards(cards, ' '), card: card === undefined ? '' : markCard(card) });
}

const isRefusal = (why: string): why is TongitsRefusal => TONGITS_REFUSALS.some((one) => one === why);

/** The same for whatever a press was answered with: a table that waits has no refusal of its own. */
export const refusal = (why: string, cards: readonly CardId[]): Message =>
  isRefusal(why) ? refusalText(why, cards) : message('table.refused');

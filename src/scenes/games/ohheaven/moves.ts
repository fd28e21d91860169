/** Oh Heaven's moves one by one in words, for hints and reviews. */
import type { Seat } from '#engine/core/words';
import type { OhHeavenAction, OhHeavenKind, OhHeavenView } from '#engine/games/ohheaven/index';
import type { MoveWords, ToldMove } from '#scenes/games/moves';
import { markCard } from '#text/message';
import { message } from '#text/say';

export const ohHeavenMoves: MoveWords<OhHeavenKind> = { tell };

function tell(_view: OhHeavenView, _seat: Seat, action: OhHeavenAction): ToldMove {
  if (action.type === 'bid') {
    const values = { bid: action.tricks };
    return {
      headline: message('ohheaven.bidding.bid', values),
      short: message('ohheaven.bidding.bid', values),
      doing: message('ohheaven.move.bidding', values),
      choose: message('ohheaven.move.chooseBid', values),
      ...NO_CARDS,
    };
  }
  const values = { card: markCard(action.card) };
  return {
    headline: message('ohheaven.prompt.play', values),
    short: message('ohheaven.move.short', values),
    doing: message('ohheaven.move.playing', values),
    choose: message('hint.chooseOne'),
    ...NO_CARDS,
    cards: [action.card],
    selection: [action.card],
  };
}

const NO_CARDS = { cards: [], stacks: [], groups: [], selection: [] } as const;

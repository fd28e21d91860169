/** Oh Heaven's moves one by one in words, for hints and reviews. */
import { type Seat, seat } from '#engine/core/words';
import type { OhHeavenAction, OhHeavenKind, OhHeavenView } from '#engine/games/ohheaven/index';
import type { MoveWords, ToldMove } from '#scenes/games/moves';
import { type Message, markCard, markSeat } from '#text/message';
import { message, words } from '#text/say';
import { reasonLine } from './hintReasons';
import { ownHand } from './selection';

export const ohHeavenMoves: MoveWords<OhHeavenKind> = {
  tell,
  part: ({ round }) => message('ohheaven.part', { round }),
  moment: (view, who) => ({
    facts: [message('ohheaven.moment.trump', { trump: trumpText(view) }), ...bidsOf(view)],
    rows: [
      { label: message('ohheaven.moment.trick'), cards: view.trick.map(({ card }) => card) },
      { label: message('weigh.hand'), cards: ownHand(view, who) },
    ],
  }),
  bounds: { points: { asGood: 1, lot: 3 } },
  reason: reasonLine,
};

const trumpText = ({ trump = 'none' }: OhHeavenView): string =>
  trump === 'none' ? words('ohheaven.moment.noTrump') : words(`suit.${trump}`);

/** Everybody's bid, with the tricks won of it once cards are played. */
function bidsOf({ bids, tricksWon, tricks, trick }: OhHeavenView): readonly Message[] {
  const key = tricks.length + trick.length > 0 ? 'ohheaven.moment.wonOf' : 'ohheaven.moment.bid';
  return bids.flatMap((bid, who): readonly Message[] =>
    bid === undefined ? [] : [message(key, { who: markSeat(seat(who)), bid, won: tricksWon[who] ?? 0 })],
  );
}

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

/** What the sheet of all rounds says, worked out from a view: every figure and sentence, no markup. */
import { at, type Seat, seat, seatsOf } from '#engine/core/words';
import { handSizeOf, type OhHeavenView, type RoundResult, type Trump } from '#engine/games/ohheaven/index';
import type { Chair } from '#storage/types';
import { type Message, withoutMarks } from '#text/message';
import { message, say } from '#text/say';
import { leadersOf, legendOf, type Verdict, verdictOf } from './points';

export interface RoundCell {
  readonly seat: Seat;
  /** "3 of 3", "2 of 4 so far", "Bid 3", "No bid yet". */
  readonly said: Message;
  /** Undefined before a bid. */
  readonly bid: number | undefined;
  readonly won: number;
  /** Undefined while the round is played. */
  readonly points: number | undefined;
  readonly verdict: Verdict | undefined;
}

export interface RoundRow {
  readonly round: number;
  readonly trump: Trump | undefined;
  readonly note: Message;
  readonly state: 'scored' | 'playing';
  readonly cells: readonly RoundCell[];
}

export interface TotalCell {
  readonly seat: Seat;
  readonly total: number;
  readonly leads: boolean;
}

export interface Rounds {
  readonly sentence: Message;
  /** First round first; the round in play is the last. */
  readonly rows: readonly RoundRow[];
  readonly totals: readonly TotalCell[];
  readonly legend: Message;
}

/** What the sheet is drawn from: a view has all of it. */
type Table = Pick<
  OhHeavenView,
  | 'config'
  | 'seats'
  | 'handSizes'
  | 'round'
  | 'phase'
  | 'trump'
  | 'firstBidder'
  | 'bids'
  | 'tricksWon'
  | 'tricks'
  | 'totals'
  | 'history'
>;

export function roundsOf(table: Table, chairs: readonly Chair[]): Rounds {
  const inPlay = table.round > table.history.length && table.phase.type !== 'over';
  const leaders = leadersOf(table.totals);
  return {
    sentence: sentenceOf(table),
    rows: [
      ...table.history.map((result) => scoredRow(result, table, chairs)),
      ...(inPlay ? [playedRow(table, chairs)] : []),
    ],
    totals: table.totals.map((total, index) => ({ seat: seat(index), total, leads: leaders.includes(index) })),
    legend: message(legendOf(table.config), { bonus: table.config.bonus }),
  };
}

function sentenceOf(table: Table): Message {
  const { phase, round, handSizes, tricks } = table;
  const values = { round, rounds: handSizes.length };
  switch (phase.type) {
    case 'over':
      return message('rounds.over');
    case 'bidding':
    case 'bid':
      return message('rounds.bidding', values);
    case 'playing':
    case 'played': {
      const of = handSizeOf(table);
      return message('rounds.playing', { ...values, trick: Math.min(tricks.length + 1, of), tricks: of });
    }
    case 'dealing':
      return message(round > table.history.length ? 'rounds.dealing' : 'rounds.between', values);
  }
}

function scoredRow(result: RoundResult, table: Table, chairs: readonly Chair[]): RoundRow {
  const { round, trump, handSize, firstBidder } = result;
  return {
    round,
    trump,
    note: noteOf(table, { handSize, bidder: bidderOf('rounds.bidFirst', firstBidder, chairs) }),
    state: 'scored',
    cells: result.bids.map((bid, index) => {
      const won = at(result.tricks, index);
      const said = message('rounds.of', { won, bid });
      return { seat: seat(index), said, bid, won, points: at(result.points, index), verdict: verdictOf(bid, won) };
    }),
  };
}

function playedRow(table: Table, chairs: readonly Chair[]): RoundRow {
  const { round, trump, phase, firstBidder, bids, seats } = table;
  // While cards are dealt, the first bidder is still the one of the round before.
  const known = phase.type === 'dealing' ? undefined : firstBidder;
  const key = bids.includes(undefined) ? 'rounds.bidsFirst' : 'rounds.bidFirst';
  return {
    round,
    trump,
    note: noteOf(table, {
      handSize: handSizeOf(table),
      bidder: known === undefined ? undefined : bidderOf(key, known, chairs),
    }),
    state: 'playing',
    cells: seatsOf(seats).map((who) => cellInPlay(table, who)),
  };
}

function cellInPlay({ bids, tricksWon, phase }: Table, who: Seat): RoundCell {
  const [bid, won] = [bids[who], at(tricksWon, who)];
  const played = phase.type === 'playing' || phase.type === 'played';
  const said =
    bid === undefined
      ? message('rounds.noBid')
      : played
        ? message('rounds.ofSoFar', { won, bid })
        : message('rounds.bid', { bid });
  return { seat: who, said, bid, won, points: undefined, verdict: undefined };
}

const bidderOf = (key: 'rounds.bidFirst' | 'rounds.bidsFirst', who: Seat, chairs: readonly Chair[]): Message =>
  message(key, { name: withoutMarks(at(chairs, who).name) });

/** How many cards a round had is told where that changes from round to round. */
function noteOf(
  { handSizes }: Table,
  { handSize, bidder }: { readonly handSize: number; readonly bidder: Message | undefined },
): Message {
  const cards = message('rounds.cards', { count: handSize });
  if (bidder === undefined) return cards;
  return handSizes.every((size) => size === handSize)
    ? bidder
    : message('rounds.cardsAndBidder', { cards: say(cards), bidder: say(bidder) });
}

/** What the sheet of a scored round says: a row for each seat, what was special, and what comes next. */
import type { Seen } from '#engine/core/secrets';
import { at, clockwise, type Seat, seat } from '#engine/core/words';
import { handSizeOf, type OhHeavenConfig, type OhHeavenEvent, type OhHeavenView } from '#engine/games/ohheaven/index';
import { namesOf } from '#scenes/screens/summary';
import type { Chair } from '#storage/types';
import { numberFirst, numberText } from '#text/lists';
import { type Message, withoutMarks } from '#text/message';
import { message, words } from '#text/say';
import { type Breakdown, breakdown, leadersOf, pointsText, type Verdict, verdictOf } from './points';

export type RoundScored = Extract<Seen<OhHeavenEvent>, { readonly type: 'roundScored' }>;

export interface RoundFacts {
  readonly event: RoundScored;
  /** The table just before it was scored. */
  readonly before: OhHeavenView;
  readonly chairs: readonly Chair[];
  /** Whose row is marked; undefined at a table that is watched. */
  readonly you: Seat | undefined;
  /** Whether this was the last round. */
  readonly over: boolean;
}

export interface RoundEndRow extends Breakdown {
  readonly seat: Seat;
  readonly name: string;
  readonly you: boolean;
  /** "You lead", "Shares the win"; undefined for all others. */
  readonly note: Message | undefined;
  readonly bid: number;
  readonly won: number;
  readonly verdict: Verdict;
  /** By how many tricks the bid was missed. */
  readonly off: number;
  readonly total: number;
}

export interface RoundSheet {
  readonly title: Message;
  readonly sentence: Message;
  readonly rows: readonly RoundEndRow[];
  /** What comes next, or who has won and why. */
  readonly verdict: readonly Message[];
}

export function roundSheetOf(facts: RoundFacts): RoundSheet {
  const { event } = facts;
  return {
    title: message('roundEnd.title', { round: event.round }),
    sentence: sentenceOf(event),
    rows: event.bids.map((_, index) => rowOf(facts, seat(index))),
    verdict: facts.over ? wonBy(facts) : nextRound(facts),
  };
}

/** "Hearts were trump. The bids came to 12 for 13 tricks, so somebody had to take one too many." */
function sentenceOf({ trump, bids, handSize }: RoundScored): Message {
  const sum = bids.reduce((all, bid) => all + bid, 0);
  const values = {
    trump: words(`roundEnd.trump.${trump}`),
    sum,
    tricks: words('roundEnd.tricks', { count: handSize }),
  };
  if (sum === handSize) return message('roundEnd.even', values);
  if (sum > handSize) return message('roundEnd.many', values);
  const count = handSize - sum;
  return message('roundEnd.few', { ...values, count, number: numberText(count) });
}

function rowOf({ event, before, chairs, you, over }: RoundFacts, who: Seat): RoundEndRow {
  const [bid, won] = [at(event.bids, who), at(event.tricks, who)];
  return {
    ...breakdown(before.config, { bid, won, handSize: event.handSize }),
    seat: who,
    name: withoutMarks(at(chairs, who).name),
    you: who === you,
    note: noteOf({ totals: event.totals, over, you }, who),
    bid,
    won,
    verdict: verdictOf(bid, won),
    off: Math.abs(bid - won),
    total: at(event.totals, who),
  };
}

interface Standing {
  readonly totals: readonly number[];
  readonly over: boolean;
  readonly you: Seat | undefined;
}

function noteOf({ totals, over, you }: Standing, who: Seat): Message | undefined {
  const best = Math.max(...totals);
  if (!over) {
    if (!leadersOf(totals).includes(who)) return undefined;
    return message(who === you ? 'roundEnd.youLead' : 'roundEnd.leads');
  }
  if (totals[who] !== best) return undefined;
  const alone = totals.filter((total) => total === best).length === 1;
  if (alone) return message(who === you ? 'roundEnd.youWin' : 'roundEnd.wins');
  return message(who === you ? 'roundEnd.youShare' : 'roundEnd.shares');
}

function wonBy({ event, chairs }: RoundFacts): readonly Message[] {
  const best = Math.max(...event.totals);
  const winners = event.totals.flatMap((total, index) => (total === best ? [seat(index)] : []));
  const points = words('roundEnd.points', { count: Math.abs(best), points: pointsText(best) });
  const values = { names: namesOf(chairs, winners), points };
  if (winners.length > 1) return [message('roundEnd.winners', values), message('roundEnd.equal')];
  const rounds = { count: event.round, number: numberText(event.round) };
  return [message('roundEnd.winner', values), message('roundEnd.highest', rounds)];
}

function nextRound({ event, before, chairs }: RoundFacts): readonly Message[] {
  const { config, handSizes, seats } = before;
  const count = handSizes.length - event.round;
  const bidder = withoutMarks(at(chairs, clockwise(event.firstBidder, 1, seats)).name);
  const size = handSizeOf({ handSizes, round: event.round + 1 });
  return [
    message('roundEnd.toGo', { count, number: numberFirst(count) }),
    ...(size === event.handSize ? [] : [message('roundEnd.next.cards', { count: size })]),
    ...drawnNext(config, bidder),
  ];
}

function drawnNext({ trump, firstBidder }: OhHeavenConfig, bidder: string): readonly Message[] {
  const drawn = firstBidder === 'random';
  if (drawn && trump === 'randomSuit') return [message('roundEnd.next.drawn')];
  return [
    message(`roundEnd.next.${trump}`),
    drawn ? message('roundEnd.next.bidderDrawn') : message('roundEnd.next.bidder', { name: bidder }),
  ];
}

/** What Oh Heaven's events look like. Times are those of the normal pace (look: Motion); the stage stretches them. */
import type { CardId } from '#engine/cards/cards';
import { HIDDEN, isHidden, type Seen } from '#engine/core/secrets';
import { millis, never, type Seat, seatsOf } from '#engine/core/words';
import type { OhHeavenEvent, OhHeavenView } from '#engine/games/ohheaven/index';
import type { Cue, Placed, Spot } from '#scenes/cues';
import { markSeat } from '#text/message';
import { message } from '#text/say';
import { announce, DEAL_MS, dealCard, staggerOf } from './dealing';
import { heldHand } from './ohheavenHand';
import { seatSpot, shifts, sound, spotIn, travel } from './placing';

type SeenEvent = Seen<OhHeavenEvent>;
type EventOf<T extends SeenEvent['type']> = Extract<SeenEvent, { type: T }>;
interface Tables {
  readonly before: OhHeavenView;
  readonly after: OhHeavenView;
}

/** The table's own options, of which scripts read the pause after a trick. */
type TableOptions = Readonly<Record<string, unknown>>;

const PLAY_MS = 260;
const MERGE_MS = 200;
const FLY_MS = 320;
/** The pause after a trick where the table names none. */
const TRICK_PAUSE_MS = 600;

/** The pack that is dealt from, in the middle of the circle. */
export const DECK: Spot = spotIn('deck', 0, 1);
/** Where a card that is turned up for the trump goes. */
const TRUMP: Spot = spotIn('trump', 0, 1);
const won = (seat: Seat): Spot => seatSpot({ zone: 'won', seat }, 0, 1);
const inTrick = (seat: Seat): Spot => seatSpot({ zone: 'trick', seat }, 0, 1);

/** Zones that swallow the cards that travel to them. */
export const isOhHeavenStack = (zone: string): boolean => zone === 'deck' || zone === 'trump' || zone === 'won';

/** Where each card of a view lies: hands by seat, then the trick in the order it was played. */
export function placeOhHeaven(view: OhHeavenView): readonly Placed[] {
  const hands = seatsOf(view.seats).flatMap((seat) => placeHand(view, seat));
  return [...hands, ...view.trick.map(({ seat, card }) => ({ card, spot: inTrick(seat), faceUp: true }))];
}

function placeHand(view: OhHeavenView, seat: Seat): readonly Placed[] {
  const hand = view.hands[seat];
  if (hand === undefined) return [];
  if (isHidden(hand.cards))
    return Array.from({ length: hand.count }, (_, index) => ({
      card: HIDDEN,
      spot: seatSpot({ zone: 'hand', seat }, index, hand.count),
      faceUp: false,
    }));
  const { cards, groups } = heldHand(hand.cards, view.trump);
  return cards.map((card, index) => ({
    card,
    spot: { zone: 'hand', seat, index, of: cards.length, groups },
    faceUp: true,
  }));
}

export function ohHeavenScript(
  event: SeenEvent,
  before: OhHeavenView,
  after: OhHeavenView,
  table: TableOptions,
): readonly Cue[] {
  const tables = { before, after };
  switch (event.type) {
    case 'dealtHand':
      return dealHand(event, tables);
    case 'trumpDrawn':
      return showTrump(event, tables);
    case 'firstBidderDrawn':
      return opensWith(after, event.type);
    case 'turnPassed':
      return event.seat === after.who ? [sound('turn', 0)] : [];
    case 'bidMade':
      return [sound('bid.set', 0)];
    case 'cardPlayed':
      return playCard(event, tables);
    case 'trickWon':
      return collect(event, after, table);
    case 'roundScored':
      return scored(event, after);
    case 'matchWon':
      return [sound(after.who === 'spectator' || event.seats.includes(after.who) ? 'win' : 'loss', 0)];
    case 'roundBegan':
    case 'shuffled':
    case 'biddingClosed':
      return [];
    default:
      return never(event);
  }
}

/** Between two dealt cards: less for many, so that the whole deal keeps its time. */
const stagger = ({ seats, handSizes, round }: OhHeavenView): number => staggerOf(seats * (handSizes[round - 1] ?? 1));

/** How long after this event begins the next one may, in milliseconds; undefined when it must be over first. */
export const ohHeavenOverlap = (event: SeenEvent, view: OhHeavenView): number | undefined =>
  event.type === 'dealtHand' ? stagger(view) : undefined;

/** Card by card round the table: each hand's cards come one round apart. */
function dealHand({ seat }: EventOf<'dealtHand'>, { after }: Tables): readonly Cue[] {
  const round = stagger(after) * after.seats;
  return placeHand(after, seat).flatMap(({ card, spot }, turn): readonly Cue[] => {
    // One sound a round: more would only run into each other.
    const heard = turn % after.seats === seat ? [sound('deal', turn * round)] : [];
    return [...heard, ...dealCard(card, { from: DECK, to: spot, start: turn * round })];
  });
}

/** The open hand is sorted anew, and a card that is turned up leaves the deck. */
function showTrump({ type, turned }: EventOf<'trumpDrawn'>, { before, after }: Tables): readonly Cue[] {
  const sorted = shifts(placeOhHeaven(before), placeOhHeaven(after), 0);
  const turnedUp = turned === undefined ? [] : [sound('flip', 0), ...offTheDeck(turned, after)];
  return [...turnedUp, ...sorted, ...opensWith(after, type)];
}

const offTheDeck = (turned: CardId, { config }: OhHeavenView): readonly Cue[] =>
  config.trump === 'turnUpNextCard'
    ? [travel(turned, { from: DECK, to: TRUMP, faceUp: true, ease: 'deal', start: 0, length: DEAL_MS })]
    : [];

/** The banner of a round, once both its trump and its first bidder are known. */
function opensWith(view: OhHeavenView, type: 'trumpDrawn' | 'firstBidderDrawn'): readonly Cue[] {
  const { config, firstBidder, handSizes, round, trump } = view;
  const last = config.trump === 'dealersLastCard' ? 'trumpDrawn' : 'firstBidderDrawn';
  if (type !== last || trump === undefined || firstBidder === undefined) return [];
  const title = message('ohheaven.banner.title', { round, rounds: handSizes.length });
  const sentence = message(`ohheaven.banner.${trump}`, { bidder: markSeat(firstBidder) });
  return announce(title, sentence);
}

function playCard({ seat, card }: EventOf<'cardPlayed'>, { before, after }: Tables): readonly Cue[] {
  const flight = {
    from: leaves(before, seat, card),
    to: inTrick(seat),
    faceUp: true,
    ease: 'play',
    start: 0,
    length: PLAY_MS,
  } as const;
  const closing = shifts(placeOhHeaven(before), placeOhHeaven(after), 0);
  return [...closing, travel(card, flight), sound('place', PLAY_MS - 30)];
}

/** Where the played card lies: its own place in an open hand, the last back in a hidden one. */
function leaves(before: OhHeavenView, seat: Seat, card: CardId): Spot {
  const hand = placeHand(before, seat);
  const lying = hand.find((placed) => placed.card === card) ?? hand.at(-1);
  if (lying === undefined) throw new Error(`seat ${seat} played from an empty hand`);
  return lying.spot;
}

/** A full trick rests, gathers where the winning card lies, and flies to its winner. */
function collect(
  { seat, cards }: EventOf<'trickWon'>,
  { who }: OhHeavenView,
  { trickPauseMs }: TableOptions,
): readonly Cue[] {
  const pause = typeof trickPauseMs === 'number' ? trickPauseMs : TRICK_PAUSE_MS;
  const to = inTrick(seat);
  const merging = cards
    .filter((played) => played.seat !== seat)
    .map((played) =>
      travel(played.card, {
        from: inTrick(played.seat),
        to,
        faceUp: true,
        ease: 'gather',
        start: 0,
        length: MERGE_MS,
      }),
    );
  const flying = cards.map(({ card }) =>
    travel(card, { from: to, to: won(seat), faceUp: true, ease: 'shift', start: MERGE_MS, length: FLY_MS }),
  );
  const heard = sound(seat === who ? 'trick.yours' : 'trick', 0);
  return [{ kind: 'hold', start: millis(0), length: millis(pause) }, heard, ...merging, ...flying];
}

/** Whoever watches through a seat hears whether its bid was made. */
function scored({ bids, tricks }: EventOf<'roundScored'>, { who }: OhHeavenView): readonly Cue[] {
  if (who === 'spectator') return [];
  return [sound(bids[who] === tricks[who] ? 'bid.made' : 'bid.missed', 0)];
}

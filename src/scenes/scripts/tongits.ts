/** What Tong-its' events look like. Times are those of the normal pace (look: Motion); the stage stretches them. */
import type { CardId } from '#engine/cards/cards';
import { HIDDEN, type Hidden, isHidden, type Seen } from '#engine/core/secrets';
import { millis, never, type Seat, seatsOf } from '#engine/core/words';
import type { TongitsEvent, TongitsKind, TongitsView } from '#engine/games/tongits/index';
import type { Cue, Placed, Script, Spot } from '#scenes/cues';
import { markSeat } from '#text/message';
import { message } from '#text/say';
import { announce, dealAloud, flip, staggerOf } from './dealing';
import { seatSpot, shifts, sound, spotIn, travel } from './placing';
import { sortHand } from './tongitsHand';

type SeenEvent = Seen<TongitsEvent>;
type EventOf<T extends SeenEvent['type']> = Extract<SeenEvent, { type: T }>;
interface Tables {
  readonly before: TongitsView;
  readonly after: TongitsView;
}

const PLAY_MS = 260;
const RISE_MS = 120;
const MELD_MS = 280;
const MELD_STAGGER_MS = 40;
const GATHER_MS = 320;
const ANSWER_MS = 300;

export const STOCK: Spot = spotIn('stock', 0, 1);

/** Zones that swallow the cards that travel to them. */
export const isTongitsStack = (zone: string): boolean => zone === 'stock' || zone === 'older';

/** Where each card of a view lies: hands by seat, melds by their owners, the discards. */
export function placeTongits(view: TongitsView): readonly Placed[] {
  const hands = seatsOf(view.hands.length).flatMap((seat) => placeHand(view, seat));
  const melds = seatsOf(view.hands.length).flatMap((seat) => placeMelds(view, seat));
  return [...placeDiscards(view), ...melds, ...hands];
}

/** The newest discards; older ones lie under them, and a pile of shadows tells nothing. */
const SHOWN_DISCARDS = 7;

const placeDiscards = ({ discards }: TongitsView): readonly Placed[] =>
  discards
    .map((card, index) => ({ card, spot: spotIn('discard', index, discards.length), faceUp: true }))
    .slice(-SHOWN_DISCARDS);

/** Under the discards that are shown. */
const OLDER: Spot = spotIn('older', 0, 1);

/** A discard that sinks under the shown ones, or comes up again when the last one is taken: nobody sees it move. */
function sunk(before: TongitsView, after: TongitsView): readonly Cue[] {
  const [was, is] = [placeDiscards(before), placeDiscards(after)];
  const still = { faceUp: true, ease: 'shift', start: 0, length: 1 } as const;
  const sinks = was.filter(
    ({ card }) => after.discards.some((one) => one === card) && !is.some((one) => one.card === card),
  );
  const rises = is.filter(
    ({ card }) => before.discards.some((one) => one === card) && !was.some((one) => one.card === card),
  );
  return [
    ...sinks.map(({ card, spot }) => travel(card, { ...still, from: spot, to: OLDER })),
    ...rises.map(({ card, spot }) => travel(card, { ...still, from: OLDER, to: spot })),
  ];
}

/** The own hand lies sorted in groups, every other one in the order it came, also when it is shown at the end. */
function placeHand(view: TongitsView, seat: Seat): readonly Placed[] {
  const hand = view.hands[seat];
  if (hand === undefined) return [];
  if (isHidden(hand.cards))
    return Array.from({ length: hand.count }, (_, index) => ({
      card: HIDDEN,
      spot: seatSpot({ zone: 'hand', seat }, index, hand.count),
      faceUp: false,
    }));
  if (seat !== view.who)
    return hand.cards.map((card, index, all) => ({
      card,
      spot: seatSpot({ zone: 'hand', seat }, index, all.length),
      faceUp: true,
    }));
  const { cards, groups } = sortHand(hand.cards, view.config);
  return cards.map((card, index) => ({
    card,
    spot: { zone: 'hand', seat, index, of: cards.length, groups },
    faceUp: true,
  }));
}

function placeMelds(view: TongitsView, seat: Seat): readonly Placed[] {
  const melds = view.melds.filter(({ owner }) => owner === seat);
  const groups = melds.map(({ cards }) => cards.length);
  const all = melds.flatMap(({ cards }) => cards);
  return all.map((card, index) => ({
    card,
    spot: { zone: 'meld', seat, index, of: all.length, groups },
    faceUp: true,
  }));
}

export const tongitsScript: Script<TongitsKind> = (event, before, after) => {
  const tables = { before, after };
  switch (event.type) {
    case 'roundBegan':
      return beginRound(event, before);
    case 'antesPaid':
      return [sound('chips', 0)];
    case 'dealtHand':
      return dealHand(event, tables);
    case 'turnBegan':
      return event.seat === after.who ? [sound('turn', 0)] : [];
    case 'drew':
      return draw(event, tables);
    case 'tookDiscard':
      return meld(event.seat, { cards: event.cards, cue: 'meld' }, tables);
    case 'exposed':
      return meld(event.seat, { cards: event.cards, cue: 'meld' }, tables);
    case 'tookForLayOff':
    case 'laidOff':
      return meld(event.seat, { cards: [event.card], cue: 'layoff' }, tables);
    case 'discarded':
      return discard(event, tables);
    case 'drawCalled':
      return [sound('draw.call', 0)];
    case 'answersShown':
      return event.answers.map(({ answer }, index) => sound(answer, index * ANSWER_MS));
    case 'timeRanOut':
      return [
        sound('error', 0),
        {
          kind: 'say',
          message: message('tongits.log.timeRanOut', { who: markSeat(event.seat) }),
          seat: event.seat,
          start: millis(0),
          length: millis(0),
        },
      ];
    case 'handsShown':
      return showHands(tables);
    case 'roundWon':
      return [sound(isMine(event.seat, after) ? 'bid.made' : 'bid.missed', 0)];
    case 'potPaid':
    case 'antesReturned':
      return [sound('chips', 0)];
    case 'matchWon':
      return [sound(event.seats.some((seat) => isMine(seat, after)) ? 'win' : 'loss', 0)];
    // An answer is neither seen nor heard before all are in.
    case 'answered':
    case 'burned':
    case 'orderDrawn':
    case 'shuffled':
    case 'nobodyWon':
    case 'paid':
    case 'roundScored':
    case 'rematchAgreed':
    case 'rematchDeclined':
      return [];
    default:
      return never(event);
  }
};

const isMine = (seat: Seat, { who }: TongitsView): boolean => who === 'spectator' || who === seat;

/** Last round's cards go back, and a band says who begins. */
function beginRound(event: EventOf<'roundBegan'>, before: TongitsView): readonly Cue[] {
  const again = before.history.at(-1)?.winner === undefined && before.round > 0;
  const values = { round: event.round, who: markSeat(event.starter) };
  const gathered = placeTongits(before).map(({ card, spot, faceUp }) =>
    travel(card, { from: spot, to: STOCK, faceUp, ease: 'shift', start: 0, length: GATHER_MS }),
  );
  const start = gathered.length > 0 ? GATHER_MS : 0;
  return [
    ...gathered,
    ...announce(
      message('tongits.banner.title', values),
      message(again ? 'tongits.banner.again' : 'tongits.banner.sentence', values),
      start,
    ),
  ];
}

/** Between two dealt cards: so little that three hands keep the time of one deal. */
const stagger = (count: number): number => staggerOf(3 * count);

/** How long after this event begins the next one may, in milliseconds; undefined when it must be over first. */
export const tongitsOverlap = (event: SeenEvent): number | undefined =>
  event.type === 'dealtHand' ? event.count * stagger(event.count) : undefined;

function dealHand({ seat, count }: EventOf<'dealtHand'>, { after }: Tables): readonly Cue[] {
  return placeHand(after, seat).flatMap(({ card, spot }, turn) => dealOne(card, spot, turn * stagger(count)));
}

const dealOne = (card: CardId | Hidden, to: Spot, start: number): readonly Cue[] =>
  dealAloud(card, { from: STOCK, to, start });

/** The card goes to its place in the sorted hand while the others make room; nobody else learns which it is. */
function draw({ seat, card }: EventOf<'drew'>, { before, after }: Tables): readonly Cue[] {
  const hand = placeHand(after, seat);
  const placed = isHidden(card) ? hand.at(-1) : hand.find((one) => one.card === card);
  if (placed === undefined) return [];
  return [...shifts(placeTongits(before), placeTongits(after), 0), ...dealOne(card, placed.spot, 0)];
}

interface Melding {
  readonly cards: readonly CardId[];
  readonly cue: 'meld' | 'layoff';
}

/** Cards rise, fly to their places in a meld one after another, and the hand closes up behind them. */
function meld(seat: Seat, { cards, cue }: Melding, tables: Tables): readonly Cue[] {
  const [was, is] = [placeTongits(tables.before), placeTongits(tables.after)];
  let backs = 0;
  const flights = cards.flatMap((card, turn): readonly Cue[] => {
    const to = is.find((one) => one.card === card)?.spot;
    if (to === undefined) return [];
    const lying = was.find((one) => one.card === card)?.spot;
    const from = lying ?? backOf(tables.before, seat, backs);
    if (lying === undefined) backs += 1;
    const flight = { from, to, faceUp: true, ease: 'shift', start: turn * MELD_STAGGER_MS, length: MELD_MS } as const;
    return [travel(card, flight)];
  });
  return [
    { kind: 'outline', cards: [...cards], start: millis(0), length: millis(RISE_MS) },
    ...flights,
    ...sunk(tables.before, tables.after),
    sound(cue, 0),
    ...shifts(was, is, MELD_MS / 2),
  ];
}

/** The n-th back from the end of a hand that this watcher does not see. */
function backOf(view: TongitsView, seat: Seat, nth: number): Spot {
  const of = view.hands[seat]?.count ?? 1;
  return seatSpot({ zone: 'hand', seat }, Math.max(0, of - 1 - nth), of);
}

function discard({ seat, card }: EventOf<'discarded'>, { before, after }: Tables): readonly Cue[] {
  const from = placeTongits(before).find((one) => one.card === card)?.spot ?? backOf(before, seat, 0);
  const to = spotIn('discard', after.discards.length - 1, after.discards.length);
  return [
    ...shifts(placeTongits(before), placeTongits(after), 0),
    ...sunk(before, after),
    travel(card, { from, to, faceUp: true, ease: 'play', start: 0, length: PLAY_MS }),
    sound('place', PLAY_MS - 30),
  ];
}

/** Backs that lie open from now on turn over where they are. */
function showHands({ before, after }: Tables): readonly Cue[] {
  const hidden = placeTongits(before).filter(({ card }) => isHidden(card));
  const turned = placeTongits(after).filter(({ spot }) => hidden.some((one) => one.spot.seat === spot.seat));
  const flips = turned.flatMap(({ card, spot }) =>
    isHidden(card) || spot.zone !== 'hand' ? [] : [flip(card, spot, 0)],
  );
  return flips.length === 0 ? [] : [sound('flip', 0), ...flips];
}

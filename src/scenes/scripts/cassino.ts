/** What Cassino's events look like. Times are those of the normal pace (look: Motion); the stage stretches them. */
import type { CardId } from '#engine/cards/cards';
import { HIDDEN, type Hidden, isHidden, type Seen } from '#engine/core/secrets';
import { millis, never, type Seat, seatsOf } from '#engine/core/words';
import type { CassinoEvent, CassinoKind, CassinoView } from '#engine/games/cassino/types';
import type { Cue, Placed, Script, Spot } from '#scenes/cues';
import { markSeat } from '#text/message';
import { message } from '#text/say';
import { announce, dealAloud, staggerOf } from './dealing';
import { SHIFT_MS, seatSpot, shifts, sound, spotIn, travel } from './placing';

type SeenEvent = Seen<CassinoEvent>;
type EventOf<T extends SeenEvent['type']> = Extract<SeenEvent, { type: T }>;
interface Tables {
  readonly before: CassinoView;
  readonly after: CassinoView;
}

const PLAY_MS = 260;
const LAND_MS = 220;
const HOLD_MS = 250;
const GATHER_MS = 180;
const FLY_MS = 320;
const RING_MS = 420;

export const DECK: Spot = spotIn('deck', 0, 1);
const pile = (seat: Seat): Spot => seatSpot({ zone: 'pile', seat }, 0, 1);

/** Zones that swallow the cards that travel to them. */
export const isCassinoStack = (zone: string): boolean => zone === 'deck' || zone === 'pile';

/** Where each card of a view lies: hands by seat and the table, in the view's order. */
export function placeCassino(view: CassinoView): readonly Placed[] {
  const hands = seatsOf(view.seats).flatMap((seat) => placeHand(view, seat));
  const table = view.table.map((card, index) => ({
    card,
    spot: spotIn('table', index, view.table.length),
    faceUp: true,
  }));
  return [...hands, ...table];
}

function placeHand(view: CassinoView, seat: Seat): readonly Placed[] {
  return handCards(view, seat).map((card, index, all) => ({
    card,
    spot: seatSpot({ zone: 'hand', seat }, index, all.length),
    faceUp: !isHidden(card),
  }));
}

/** A seat's cards as this watcher knows them: backs for the others'. */
function handCards(view: CassinoView, seat: Seat): readonly (CardId | Hidden)[] {
  const hand = view.hands[seat];
  if (hand === undefined) return [];
  return isHidden(hand.cards) ? Array.from({ length: hand.count }, () => HIDDEN) : hand.cards;
}

export const cassinoScript: Script<CassinoKind> = (event, before, after) => {
  const tables = { before, after };
  switch (event.type) {
    case 'dealBegan':
      return banner(event);
    case 'dealtHand':
      return dealHand(event, tables);
    case 'dealtTable':
      return dealTable(event, tables);
    case 'captured':
      return capture(event, tables);
    case 'laidDown':
      return layDown(event, tables);
    case 'drew':
      return draw(event, tables);
    case 'turnPassed':
      return event.seat === after.who ? [sound('turn', 0)] : [];
    case 'lastTakerTook':
      return clearTable(event.cards, pile(event.seat), tables);
    case 'leftOver':
      return clearTable(event.cards, DECK, tables);
    case 'matchWon':
      return [sound(after.who === 'spectator' || event.seats.includes(after.who) ? 'win' : 'loss', 0)];
    case 'shuffled':
    case 'dealScored':
      return [];
    default:
      return never(event);
  }
};

function banner(event: EventOf<'dealBegan'>): readonly Cue[] {
  const title = message('cassino.banner.title', { deal: event.deal });
  const sentence = message('cassino.banner.sentence', { dealer: markSeat(event.dealer) });
  return announce(title, sentence);
}

/** Between two dealt cards: less at a large table, so that the whole deal keeps its time. */
const stagger = (view: CassinoView): number => staggerOf(4 * view.seats + 4);

/** How long after this event begins the next one may, in milliseconds; undefined when it must be over first. */
export const cassinoOverlap = (event: SeenEvent, view: CassinoView): number | undefined => {
  if (event.type === 'dealtHand') return event.count * stagger(view);
  return event.type === 'dealtTable' ? event.cards.length * stagger(view) : undefined;
};

function dealHand(event: EventOf<'dealtHand'>, { before, after }: Tables): readonly Cue[] {
  const held = before.hands[event.seat]?.count ?? 0;
  const cards = handCards(after, event.seat);
  const fresh = cards.slice(held);
  const cues = fresh.flatMap((card, turn): readonly Cue[] =>
    dealOne(card, seatSpot({ zone: 'hand', seat: event.seat }, held + turn, cards.length), turn * stagger(after)),
  );
  return [...cues, ...shifts(placeCassino(before), placeCassino(after), 0)];
}

function dealTable(event: EventOf<'dealtTable'>, { before, after }: Tables): readonly Cue[] {
  const held = before.table.length;
  const cues = event.cards.flatMap((card, turn) =>
    dealOne(card, spotIn('table', held + turn, after.table.length), turn * stagger(after)),
  );
  return [...cues, ...shifts(placeCassino(before), placeCassino(after), 0)];
}

const dealOne = (card: CardId | Hidden, to: Spot, start: number): readonly Cue[] =>
  dealAloud(card, { from: DECK, to, start });

function layDown(event: EventOf<'laidDown'>, { before, after }: Tables): readonly Cue[] {
  const index = after.table.indexOf(event.card);
  const flight = {
    from: leaves(before, event.seat, event.card),
    to: spotIn('table', index, after.table.length),
    faceUp: true,
    ease: 'play',
    start: 0,
    length: PLAY_MS,
  } as const;
  const closing = shifts(placeCassino(before), placeCassino(after), 0);
  return [...closing, travel(event.card, flight), sound('place', PLAY_MS - 30)];
}

/** Where the played card lies: its own place in an open hand, the last back in a hidden one. */
function leaves(before: CassinoView, seat: Seat, card: CardId): Spot {
  const cards = handCards(before, seat);
  const open = cards.indexOf(card);
  return seatSpot({ zone: 'hand', seat }, open >= 0 ? open : cards.length - 1, cards.length);
}

function capture(event: EventOf<'captured'>, tables: Tables): readonly Cue[] {
  const { before, after } = tables;
  const taken = event.groups.flat();
  const meeting = meetingSpot(before, taken);
  const shown = LAND_MS;
  const gathered = shown + HOLD_MS + GATHER_MS;
  const landing = { from: leaves(before, event.seat, event.card), to: meeting, faceUp: true } as const;
  const gone = gathered + FLY_MS;
  return [
    travel(event.card, { ...landing, ease: 'play', start: 0, length: LAND_MS }),
    { kind: 'outline', cards: [event.card, ...taken], start: millis(shown), length: millis(HOLD_MS + GATHER_MS) },
    sound(event.sweep ? 'sweep' : 'capture', shown),
    ...gather(before, taken, { to: meeting, start: shown + HOLD_MS }),
    ...[...taken, event.card].map((card) =>
      travel(card, {
        from: meeting,
        to: pile(event.seat),
        faceUp: true,
        ease: 'shift',
        start: gathered,
        length: FLY_MS,
      }),
    ),
    ...(event.sweep ? sweep(event.seat, after, gathered) : []),
    ...shifts(placeCassino(before), placeCassino(after), gone - SHIFT_MS),
  ];
}

/** A sweep is crossed by one ring and said in words. */
function sweep(seat: Seat, after: CassinoView, start: number): readonly Cue[] {
  const mine = seat === after.who;
  const said = mine ? message('cassino.toast.youSweep') : message('cassino.toast.sweep', { who: markSeat(seat) });
  return [
    { kind: 'ring', zone: 'table', start: millis(start), length: millis(RING_MS) },
    { kind: 'say', message: said, seat, start: millis(start), length: millis(RING_MS) },
  ];
}

/** All taken cards meet where the first of them lies. */
const meetingSpot = (before: CassinoView, taken: readonly CardId[]): Spot =>
  spotIn('table', Math.min(...taken.map((card) => before.table.indexOf(card))), before.table.length);

function gather(
  before: CassinoView,
  taken: readonly CardId[],
  meeting: { readonly to: Spot; readonly start: number },
): readonly Cue[] {
  return taken.map((card) =>
    travel(card, {
      from: spotIn('table', before.table.indexOf(card), before.table.length),
      to: meeting.to,
      faceUp: true,
      ease: 'gather',
      start: meeting.start,
      length: GATHER_MS,
    }),
  );
}

function draw(event: EventOf<'drew'>, { before, after }: Tables): readonly Cue[] {
  const cards = handCards(after, event.seat);
  const to = seatSpot({ zone: 'hand', seat: event.seat }, cards.length - 1, cards.length);
  return [...shifts(placeCassino(before), placeCassino(after), 0), ...dealOne(event.card, to, 0)];
}

function clearTable(cards: readonly CardId[], to: Spot, { before }: Tables): readonly Cue[] {
  if (cards.length === 0) return [];
  const meeting = meetingSpot(before, cards);
  const gathered = gather(before, cards, { to: meeting, start: HOLD_MS });
  const start = HOLD_MS + GATHER_MS;
  const gone = cards.map((card) =>
    travel(card, { from: meeting, to, faceUp: true, ease: 'shift', start, length: FLY_MS }),
  );
  return [sound('capture', HOLD_MS), ...gathered, ...gone];
}

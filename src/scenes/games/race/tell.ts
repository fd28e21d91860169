/** What the note over the pile says when something is settled: a pile taken, a penalty, somebody out. */
import type { Seen } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import { patternsIn, type RaceEvent, type RaceTerms, type RaceView, type Sight, sightAt } from '#engine/kit/race';
import type { RaceNote, RaceNotice, Settled } from '#scenes/race/game';
import { numberText, seatsText } from '#text/lists';
import { type Message, markSeat, markStrong, markWhose } from '#text/message';
import { gapText } from '#text/race';
import { patternShown, rankSign } from '#text/racePatterns';
import { message, say } from '#text/say';
import { youOf } from './you';

type SeenEvent = Seen<RaceEvent>;
type EventOf<T extends SeenEvent['type']> = Extract<SeenEvent, { readonly type: T }>;

/** Undefined where the log is enough. */
export function tellSlap(settled: Settled): RaceNote | undefined {
  const { event, before } = settled;
  const you = youOf(before);
  const after = consequencesOf(settled);
  const happened = event.event;
  switch (happened.type) {
    case 'slapWon':
      return done(slapText(happened, settled), ...outsText(after, you));
    case 'collected':
      return done(...paidText(happened, settled.before), takenText(happened, you), ...outsText(after, you));
    case 'pickedUp':
      return done(takenText(happened, you), ...outsText(after, you));
    case 'badSlap':
      return wrong(noPattern(settled), ...costText(happened.seat, settled));
    case 'outOfTurn':
      return wrong(whoseTurn(happened.seat, before), ...costText(happened.seat, settled));
    case 'patternMissed':
      return wrong(message('race.note.missed'), ...outsText(after, you));
    case 'lastChanceOpened':
      return done(message('race.note.lastChance'));
    case 'challengeVoided':
      return done(message('race.note.voided'));
    case 'limitReached':
      return done(message(`race.note.limit.${happened.limit}`));
    // Who goes out is told with what put them out.
    default:
      return undefined;
  }
}

/** What the press or the moment brought about itself, before the next one. */
function consequencesOf({ after }: Settled): readonly SeenEvent[] {
  const next = after.findIndex(({ type }) => !CONSEQUENCES.has(type));
  return next < 0 ? after : after.slice(0, next);
}

const CONSEQUENCES: ReadonlySet<SeenEvent['type']> = new Set(['burnt', 'gave', 'knockedOut', 'challengeVoided']);

const done = (...sentences: readonly Message[]): RaceNote => ({ kind: 'done', message: joined(sentences) });
const wrong = (...sentences: readonly Message[]): RaceNote => ({ kind: 'error', message: joined(sentences) });

const joined = (sentences: readonly Message[]): Message => message('race.text', { text: sentences.map(say).join(' ') });

function slapText({ seat, patterns, pile, burn }: EventOf<'slapWon'>, { event, before, late }: Settled): Message {
  const [pattern] = patterns;
  const named = pattern === undefined ? undefined : patternShown(pattern, sightAt(before, event.at));
  const slapped = slapSentence({ seat, count: pile + burn, next: nextHand(late, seat), you: youOf(before) });
  return named === undefined ? slapped : joined([message('race.note.pattern', { pattern: named }), slapped]);
}

/** The first of the others whose slap came too late. */
const nextHand = (late: readonly RaceNotice[], winner: Seat): RaceNotice | undefined =>
  late.find(({ seat, why, lateBy }) => why === 'lateSlap' && seat !== winner && lateBy !== undefined);

interface Slap {
  readonly seat: Seat;
  readonly count: number;
  readonly next: RaceNotice | undefined;
  readonly you: Seat | undefined;
}

function slapSentence({ seat, count, next, you }: Slap): Message {
  const values = {
    who: markSeat(seat),
    count,
    next: next === undefined ? '' : markSeat(next.seat),
    time: gapText(next?.lateBy ?? 0),
  };
  if (next === undefined) return message(seat === you ? 'race.note.youSlapped' : 'race.note.slapped', values);
  if (seat === you) return message('race.note.youSlappedAhead', values);
  return message(next.seat === you ? 'race.note.slappedAheadOfYou' : 'race.note.slappedAhead', values);
}

function takenText({ type, seat, pile, burn }: EventOf<'collected' | 'pickedUp'>, you: Seat | undefined): Message {
  const values = { who: markSeat(seat), count: pile + burn };
  if (type === 'collected') return message(seat === you ? 'race.note.youCollected' : 'race.note.collected', values);
  return message(seat === you ? 'race.note.youPickedUp' : 'race.note.pickedUp', values);
}

/** Why a pile is collected: all is paid, or nobody holds a card to pay with. */
function paidText({ seat, payer }: EventOf<'collected'>, before: RaceView): readonly Message[] {
  if (before.phase.type === 'lastChance') return [message('race.note.nobodySlapped')];
  if (payer === seat) return [];
  return [message(payer === youOf(before) ? 'race.note.youPaid' : 'race.note.paid', { who: markSeat(payer) })];
}

/** "Jonas and Sam are out." */
function outsText(events: readonly SeenEvent[], you: Seat | undefined): readonly Message[] {
  const seats = events.flatMap((event) => (event.type === 'knockedOut' ? event.seats : []));
  if (seats.length === 0) return [];
  if (seats.length === 1 && seats[0] === you) return [message('race.note.youOut')];
  return [message('race.note.out', { who: seatsText(seats), count: seats.length })];
}

const noPattern = ({ event, before }: Settled): Message =>
  wrongReason({ terms: before.terms, owed: before.challenge?.owed, sight: sightAt(before, event.at) });

interface WrongSlap {
  readonly terms: RaceTerms;
  /** What could be seen when it came. */
  readonly sight: Sight;
  /** Cards that were still to be paid, where a challenge ran. */
  readonly owed: number | undefined;
}

/** Why a slap was wrong. */
export function wrongReason({ terms, sight, owed }: WrongSlap): Message {
  const [top, second, third] = sight.cards.map((card) => markStrong(rankSign(card)));
  if (top === undefined) return message('race.wrong.empty');
  if (patternsIn(terms.patterns, sight).length > 0)
    return message(owed === 0 ? 'race.wrong.paid' : 'race.wrong.ownJack');
  if (terms.patterns.every(({ name }) => name === 'jack')) return message('race.wrong.jackless', { top });
  if (second === undefined) return message('race.wrong.one', { top });
  if (third === undefined) return message('race.wrong.two', { top, second });
  return message('race.wrong.three', { top, second, third });
}

function whoseTurn(seat: Seat, before: RaceView): Message {
  const { phase } = before;
  if (phase.type !== 'flipping') return message('race.wrong.nobodysTurn');
  const you = youOf(before);
  return phase.seat === you
    ? message('race.wrong.yourTurn', { whose: markWhose(seat) })
    : message('race.wrong.turn', { whose: markWhose(phase.seat) });
}

/** What it cost, and whether it put somebody out. */
function costText(seat: Seat, settled: Settled): readonly Message[] {
  const you = youOf(settled.before);
  const after = consequencesOf(settled);
  const prices = after.flatMap((event) => priceText(event, you));
  const outs = outsText(after, you);
  if (prices.length + outs.length > 0) return [...prices, ...outs];
  return [message(seat === you ? 'race.cost.youFree' : 'race.cost.free', { who: markSeat(seat) })];
}

function priceText(event: SeenEvent, you: Seat | undefined): readonly Message[] {
  if (event.type !== 'burnt' && event.type !== 'gave') return [];
  const { seat, count } = event;
  const values = { who: markSeat(seat), count, number: numberText(count) };
  if (event.type === 'burnt') return [message(seat === you ? 'race.cost.youBurn' : 'race.cost.burn', values)];
  const given = { ...values, to: markSeat(event.to) };
  if (seat === you) return [message('race.cost.youGive', given)];
  return [message(event.to === you ? 'race.cost.giveYou' : 'race.cost.give', given)];
}

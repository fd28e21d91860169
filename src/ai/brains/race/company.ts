/**
 * The computers of one race's table, as one memory: what all have seen, how each hand is today, and which slaps are on their
 * way. A slap is planned once, when its card is laid, from the hand's own dice and the number of that card; from then on it
 * comes at its time or not at all:
 * - a pile that is taken ends every plan, but for hands that were down too far to hold back: they come late, which costs nothing;
 * - a card that shows a new pattern brings new plans in place of those that would come after it can be seen;
 * - a card that shows nothing ends a pattern: its plans end too, but for the stubborn ones, which come as wrong slaps.
 * A hand that is about to slap does not flip its own card over the pattern.
 */
import type { Dice } from '#engine/core/dice';
import type { Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import { type Millis, millis, type Seat, seat } from '#engine/core/words';
import { maySlap, type RaceEvent, type RaceKind, type RaceTerms, type RaceView } from '#engine/kit/race';
import type { Matching, Plan, RaceMind, Seating } from '#play/types';
import { atOneTable, drifted, type Hand, newHand } from './hands';
import { type Learning, lateSlap, learnt, newLearning, pileLater, withoutSeats } from './learning';
import { type Level, levelFrom } from './levels';
import { firstMatching } from './matchMe';
import { type Pace, paceWithMedian } from './paces';
import { type Laid, NO_PILE, type Pile, patternsFor, withCard } from './pile';
import { flipDelay, planSlap, type SlapPlan } from './plans';

/** One computer. */
interface Computer {
  readonly seat: Seat;
  readonly level: Level;
  readonly dice: Dice;
  /** Its hand as it would be at a table of its own. */
  readonly hand: Hand;
}

/** A slap that is on its way. */
interface Armed {
  readonly seat: Seat;
  readonly plan: SlapPlan;
}

export interface Company {
  readonly terms: RaceTerms;
  readonly dice: Dice;
  readonly computers: readonly Computer[];
  readonly learning: Learning;
  readonly pile: Pile;
  /** Cards played and piles taken since the match began. */
  readonly cards: number;
  readonly piles: number;
  /** When the turn came to the seat that has it. */
  readonly since: Millis;
  readonly armed: readonly Armed[];
}

/** Nobody holds back a hand that lands within so many milliseconds. */
const COMMITTED_MS = 120;
/** Whoever has so many milliseconds more sees that the pile is gone. */
const LATEST_MS = 300;

type Levels = (name: string) => Level | undefined;
type Happened = Stamped<Seen<RaceEvent>>;
type Taking = Extract<Seen<RaceEvent>, { type: 'slapWon' | 'collected' | 'pickedUp' }>;

/** Companies whose levels are called so: computers at a table, and in tools people who are simulated. */
export const companyOf = (levels: Levels): RaceMind<RaceKind, Company> => ({
  sit: (seating) => sit(seating, levels),
  recall,
  remember,
  overhear: (memory, notice) => ({ ...memory, learning: lateSlap(memory.learning, notice) }),
  plans,
  drop: (memory, { seat: who, at }) => ({ ...memory, armed: without(memory.armed, who, at), since: at }),
  matching: ({ learning }) => learning.matching,
});

/** The computers of both races. */
export const company = companyOf(levelFrom);

/** @throws when there is no such level. */
function sit({ view: { terms }, players, dice, matching }: Seating<RaceKind>, levels: Levels): Company {
  const known: Matching = 'median' in matching ? matching : firstMatching(matching, dice.fork('match me'));
  const people = players.flatMap((player, index) => (player === 'human' ? [seat(index)] : []));
  const computers = players.flatMap((player, index): readonly Computer[] => {
    if (player === 'human') return [];
    const level = levels(player.level);
    if (level === undefined) throw new Error(`no race has a level ${player.level}`);
    const own = dice.fork(`seat ${index}`);
    return [{ seat: seat(index), level, dice: own, hand: newHand(paceOf(level, known), own.fork('own')) }];
  });
  const learning = newLearning(people, known);
  return { terms, dice, computers, learning, pile: NO_PILE, cards: 0, piles: 0, since: millis(0), armed: [] };
}

/** Slaps for piles that are gone are not planned again. */
function recall(memory: Company, events: readonly Happened[]): Company {
  const last = events.findLastIndex(({ event }) => isTaking(event));
  return events.reduce((before, happened, index) => {
    const isGone = index < last && happened.event.type === 'laid';
    return isGone ? withCount(before) : seen(before, happened);
  }, memory);
}

const withCount = (memory: Company): Company => ({ ...memory, cards: memory.cards + 1 });

const paceOf = (level: Level, { median }: Matching): Pace =>
  level.type === 'paced' ? level.pace : paceWithMedian(median);

/** What happened, with what it tells about the person. */
function remember(memory: Company, happened: Happened): Company {
  const next = seen(memory, happened);
  if (!isTaking(happened.event)) return next;
  const dice = memory.dice.fork(`match me ${next.piles}`);
  return { ...next, learning: pileLater(learnt(next.learning, happened.event, dice.fork('given up')), dice) };
}

/** What happened, with nothing learnt from it. */
function seen(memory: Company, { at, event }: Happened): Company {
  switch (event.type) {
    case 'turnPassed':
      return { ...memory, since: at };
    case 'laid':
      return withLaid(memory, event);
    case 'challengePaid':
      return event.owed === 0 && !memory.terms.slapAfterLastChance ? withoutPattern(memory) : memory;
    case 'slapWon':
      return { ...withTaken(memory, event), armed: tooLate(memory, at) };
    case 'collected':
    case 'pickedUp':
      return withTaken(memory, event);
    case 'badSlap':
      return afterWrongSlap(memory, event.seat, at);
    case 'knockedOut':
      return { ...memory, learning: withoutSeats(memory.learning, event.seats) };
    default:
      return memory;
  }
}

const isTaking = (event: Seen<RaceEvent>): event is Taking =>
  event.type === 'slapWon' || event.type === 'collected' || event.type === 'pickedUp';

function withLaid(memory: Company, laid: Laid): Company {
  const pile = withCard(memory.pile, laid);
  const cards = memory.cards + 1;
  const hands = handsNow(memory);
  const patterns = memory.computers.map((one) => patternsFor(pile, memory.terms, one.seat));
  const fresh = memory.computers.flatMap((one, index): readonly Armed[] => {
    const [hand, shown] = [hands[index], patterns[index]];
    if (hand === undefined || shown === undefined) return [];
    const plan = planSlap(hand, { visibleAt: laid.visibleAt, patterns: shown }, one.dice.fork(`card ${cards}`));
    return plan === undefined ? [] : [{ seat: one.seat, plan }];
  });
  const outcome = patterns.some((shown) => shown.length > 0) ? 'pattern' : 'nothing';
  const older = memory.armed.filter((armed) => outlives(armed, laid.visibleAt, outcome));
  return { ...memory, pile, cards, armed: [...older, ...fresh] };
}

/** Whether an older slap still comes when another card can be seen at `cover`. */
function outlives({ plan }: Armed, cover: Millis, shows: 'pattern' | 'nothing'): boolean {
  if (plan.at < cover) return true;
  return shows === 'nothing' && (plan.why === 'slip' || plan.stubborn);
}

/** Slaps that another hand was quicker than and that land all the same: those nearly down, and of the rest the stubborn ones. */
function tooLate({ armed, terms }: Company, taken: Millis): readonly Armed[] {
  const until = taken + Math.min(LATEST_MS, terms.lateGraceMs - 1);
  return armed.filter(({ plan: { why, at, stubborn } }) => {
    const isGoing = stubborn || at <= taken + COMMITTED_MS;
    return why === 'pattern' && at >= taken && at <= until && isGoing;
  });
}

/** The hands as they are at this table now. */
const handsNow = ({ computers, learning }: Company): readonly Hand[] =>
  atOneTable(computers.map(({ level, hand }) => ({ ...hand, pace: paceOf(level, learning.matching) })));

/** The newest card may not be slapped, whatever it shows. */
const withoutPattern = (memory: Company): Company => ({
  ...memory,
  armed: memory.armed.filter(({ plan }) => plan.at < memory.pile.visibleAt || plan.why === 'slip'),
});

function withTaken(memory: Company, event: Taking): Company {
  const piles = memory.piles + 1;
  const calmed = event.type === 'slapWon' ? event.seat : undefined;
  const computers = memory.computers.map((one): Computer => {
    const hand = { ...one.hand, shaken: one.hand.shaken && one.seat !== calmed };
    return { ...one, hand: drifted(hand, one.dice.fork(`pile ${piles}`)) };
  });
  return { ...memory, computers, pile: NO_PILE, piles, armed: [] };
}

function afterWrongSlap(memory: Company, who: Seat, at: Millis): Company {
  const computers = memory.computers.map((one) =>
    one.seat === who ? { ...one, hand: { ...one.hand, shaken: true } } : one,
  );
  // A hand that has come down on the newest card does not come down on it again.
  const until = at < memory.pile.visibleAt ? at : Number.POSITIVE_INFINITY;
  return { ...memory, computers, armed: without(memory.armed, who, until) };
}

/** Without the slaps of a seat up to a moment. */
const without = (armed: readonly Armed[], who: Seat, until: number): readonly Armed[] =>
  armed.filter((one) => one.seat !== who || one.plan.at > until);

function plans(memory: Company, view: RaceView): readonly Plan<RaceKind>[] {
  if (view.phase.type === 'over') return [];
  const armed = memory.armed.filter(
    ({ seat: who, plan }) => maySlap(view, who) && plan.at >= (view.lockedUntil[who] ?? 0),
  );
  const slaps = armed.map(({ seat: who, plan }) => ({ seat: who, at: plan.at, action: { type: 'slap' } }) as const);
  return [...slaps, ...flip(memory, view, armed)];
}

/** The own card of the computer on turn, if it is one and does not mean to slap first. */
function flip(memory: Company, { phase, guardedUntil }: RaceView, armed: readonly Armed[]): readonly Plan<RaceKind>[] {
  if (phase.type !== 'flipping') return [];
  const computer = memory.computers.find((one) => one.seat === phase.seat);
  if (computer === undefined) return [];
  if (armed.some((one) => one.seat === phase.seat && one.plan.why === 'pattern')) return [];
  const from = Math.max(memory.since, memory.pile.visibleAt, guardedUntil[phase.seat] ?? 0);
  const at = millis(from + flipDelay(computer.dice.fork(`flip ${memory.cards}`)));
  return [{ seat: phase.seat, at, action: { type: 'play' } }];
}

/**
 * A race looked at again: every pattern that came up, whose hands came for it and how soon, and every slap that was wrong.
 * Worked out from what everybody could see, and from the hands that came too late, which the rules know nothing of.
 */
import type { Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import { type Millis, millis, type Seat, seatsOf } from '#engine/core/words';
import {
  type Laid,
  type Pattern,
  patternsIn,
  type RaceEvent,
  type RaceTerms,
  type Sight,
  sightOf,
} from '#engine/kit/race';
import type { LateSlap } from '#storage/types';

/** A hand that came down, so long after the pattern could be seen. */
export interface Hand {
  readonly seat: Seat;
  readonly time: Millis;
}

/** A pattern that came up. */
export interface Chance {
  /** All that the pile showed; the first one names it. */
  readonly patterns: readonly [Pattern, ...Pattern[]];
  readonly sight: Sight;
  /** Who could have slapped it. */
  readonly open: readonly Seat[];
  readonly first: Hand | undefined;
  /** Hands that came too late, as far as they are known: those of people. */
  readonly late: readonly LateHand[];
}

/** A hand that came so many milliseconds after the pile was taken. */
export interface LateHand extends Hand {
  readonly by: Millis;
}

/** A wrong slap, and what could be seen when it came. */
export interface Mistake {
  readonly seat: Seat;
  readonly sight: Sight;
  /** Cards still owed; undefined where nobody owes anything. */
  readonly owed: number | undefined;
}

export type Moment = ({ readonly type: 'chance' } & Chance) | ({ readonly type: 'mistake' } & Mistake);

export interface Past {
  readonly events: readonly Stamped<Seen<RaceEvent>>[];
  readonly late: readonly LateSlap[];
  readonly terms: RaceTerms;
  readonly seats: number;
}

/** Patterns and wrong slaps in the order they came. A pattern that the end of the match cut off was nobody's. */
export function momentsOf({ events, late, terms, seats }: Past): readonly Moment[] {
  const looking = new Looking(terms, seats, late);
  for (const happened of events) looking.hear(happened);
  return looking.moments;
}

/** What a laid card asks for or pays stands before anybody looks at it, also where cards do not turn. */
const FOLLOWS_A_CARD: ReadonlySet<RaceEvent['type']> = new Set([
  'challengeBegan',
  'challengePaid',
  'challengeCancelled',
  'challengeVoided',
]);

interface Open extends Omit<Chance, 'first' | 'late'> {
  readonly from: Millis;
}

/** The table as far as patterns depend on it. */
class Looking {
  readonly moments: Moment[] = [];
  private counts: number[] = [];
  private readonly marked = new Set<Seat>();
  private readonly out = new Set<Seat>();
  private owed: number | undefined;
  /** Cards of the pile that can be seen, oldest first, and those that are still turning. */
  private seen: Laid[] = [];
  private turning: Laid[] = [];
  private open: Open | undefined;

  constructor(
    private readonly terms: RaceTerms,
    private readonly seats: number,
    private readonly late: readonly LateSlap[],
  ) {}

  hear({ at, event }: Stamped<Seen<RaceEvent>>): void {
    if (!FOLLOWS_A_CARD.has(event.type)) this.lookAt(at);
    switch (event.type) {
      case 'dealt':
        this.counts = [...event.counts];
        break;
      case 'laid':
        this.give(event.seat, -1);
        this.marked.add(event.seat);
        this.turning.push({ card: event.card, seat: event.seat, visibleAt: event.visibleAt });
        break;
      case 'burnt':
        this.give(event.seat, -event.count);
        break;
      case 'gave':
        this.give(event.seat, -event.count);
        this.give(event.to, event.count);
        break;
      case 'challengeBegan':
        this.owed = event.of;
        break;
      case 'challengePaid':
        this.owed = event.owed;
        break;
      case 'challengeCancelled':
      case 'challengeVoided':
        this.owed = undefined;
        break;
      case 'badSlap':
        this.moments.push({ type: 'mistake', seat: event.seat, sight: this.sight(), owed: this.owed });
        break;
      case 'slapWon':
        this.settle(at, { seat: event.seat, time: event.reaction });
        this.take(event);
        break;
      case 'collected':
      case 'pickedUp':
        this.settle(at, undefined);
        this.take(event);
        break;
      case 'knockedOut':
        for (const who of event.seats) this.out.add(who);
        break;
    }
  }

  /** Turns every card that can be seen by now; each covers what lay there before. */
  private lookAt(now: Millis): void {
    while (this.turning[0] !== undefined && this.turning[0].visibleAt <= now) {
      const [card, ...others] = this.turning;
      this.settle(undefined, undefined);
      this.seen.push(card);
      this.turning = others;
      this.open = this.shown(card);
    }
  }

  private sight(): Sight {
    return sightOf(this.seen.map(({ card }) => card));
  }

  private shown({ seat, visibleAt }: Laid): Open | undefined {
    const { terms } = this;
    if (this.owed === 0 && !terms.slapAfterLastChance) return undefined;
    const sight = this.sight();
    const [first, ...more] = patternsIn(terms.patterns, sight);
    if (first === undefined) return undefined;
    const jacksAlone = [first, ...more].every(({ name }) => name === 'jack');
    const barred = !terms.dealerMaySlap && jacksAlone ? seat : undefined;
    const open = seatsOf(this.seats).filter((who) => who !== barred && this.maySlap(who));
    return { patterns: [first, ...more], sight, open, from: visibleAt };
  }

  private maySlap(who: Seat): boolean {
    if (this.out.has(who)) return false;
    if ((this.counts[who] ?? 0) > 0 || this.terms.slapIn === 'anyTime') return true;
    return this.terms.slapIn === 'contributed' && this.marked.has(who);
  }

  /** What became of the pattern that lay there; `takenAt` where the pile was taken. */
  private settle(takenAt: Millis | undefined, first: Hand | undefined): void {
    if (this.open === undefined) return;
    const { from, patterns, sight, open } = this.open;
    const late = this.late
      .filter(({ at, by }) => at - by === takenAt)
      // Only the first press of a seat was for this pile, and whoever took it needs no second.
      .filter(({ seat }, index, all) => seat !== first?.seat && all.findIndex((one) => one.seat === seat) === index)
      .map(({ seat, at, by }) => ({ seat, by, time: millis(at - from) }));
    this.moments.push({ type: 'chance', patterns, sight, open, first, late });
    this.open = undefined;
  }

  private take(event: Extract<Seen<RaceEvent>, { readonly type: 'slapWon' | 'collected' | 'pickedUp' }>): void {
    this.give(event.seat, event.pile + event.burn);
    if (event.type !== 'pickedUp') this.marked.clear();
    this.owed = undefined;
    this.seen = [];
    this.turning = [];
  }

  private give(who: Seat, cards: number): void {
    this.counts[who] = (this.counts[who] ?? 0) + cards;
  }
}

/**
 * What a computer's hand plans when a card can be seen. It is drawn once, from its own dice, out of what the pile shows at
 * that moment; nothing that anybody presses moves it.
 */
import type { Dice } from '#engine/core/dice';
import { type Millis, millis, never } from '#engine/core/words';
import type { Pattern } from '#engine/kit/race';
import { exponential, happens, normal } from './draws';
import { type Hand, paceNow } from './hands';
import type { Pace } from './paces';

export interface SlapPlan {
  readonly at: Millis;
  /** A slip is a slap without a pattern. */
  readonly why: 'pattern' | 'slip';
  /** Whether it comes all the same when another card has ended the pattern. */
  readonly stubborn: boolean;
}

/** A card that can be seen from `visibleAt` on, and what the pile shows then. */
export interface Turned {
  readonly visibleAt: Millis;
  readonly patterns: readonly Pattern[];
}

/** No hand is quicker than this. */
export const QUICKEST_MS = 150;
/** What it costs to see cards that lie apart, for each card between. */
const APART_MS = 70;
/** A computer flips its own card after this long at least, and within so much more. */
const FLIP_LEAST_MS = 500;
const FLIP_SPAN_MS = 400;

/** The hand's one plan for the card, or undefined when it lets it go. */
export function planSlap(hand: Hand, { visibleAt, patterns }: Turned, dice: Dice): SlapPlan | undefined {
  const pace = paceNow(hand);
  const seen = patterns.filter((pattern) => isNoticed(pattern, pace, dice));
  const isSlapped = patterns.length === 0 ? happens(pace.slips, dice) : !happens(pace.misses, dice);
  if (!isSlapped || (patterns.length > 0 && seen.length === 0)) return undefined;
  const at = millis(visibleAt + reaction(pace, seen, dice));
  return { at, why: seen.length > 0 ? 'pattern' : 'slip', stubborn: happens(pace.stubborn, dice) };
}

/** Milliseconds from seeing to slapping; whoever sees several patterns goes by the plainest. */
export function reaction(pace: Pace, seen: readonly Pattern[], dice: Dice): number {
  const drawn = Math.max(QUICKEST_MS, normal(pace.mu, pace.sigma, dice) + exponential(pace.tau, dice));
  return Math.max(QUICKEST_MS, drawn + costFor(pace, seen));
}

/** How long after its turn has come a computer flips its card, in milliseconds. */
export const flipDelay = (dice: Dice): Millis => millis(FLIP_LEAST_MS + dice.below(FLIP_SPAN_MS + 1));

/** A hand that does not know all patterns sees the rarer ones now and then. */
const isNoticed = (pattern: Pattern, { notices }: Pace, dice: Dice): boolean =>
  isPlain(pattern) || happens(notices, dice);

function isPlain(pattern: Pattern): boolean {
  const isDirect = !('between' in pattern) || pattern.between === 0;
  return isDirect && ['double', 'marriage', 'jack', 'joker'].includes(pattern.name);
}

/** What the plainest of the patterns costs in milliseconds; nothing where there is none. */
export const plainestCost = (patterns: readonly Pattern[]): number =>
  patterns.length === 0 ? 0 : Math.min(...patterns.map(costOf));

/** What is left of that for a pace. */
export const costFor = ({ costShare }: Pace, patterns: readonly Pattern[]): number =>
  Math.floor((plainestCost(patterns) * costShare) / 100);

/** Milliseconds that a pattern takes longer to see than two equal cards; less for one that a single card makes. */
export function costOf(pattern: Pattern): number {
  switch (pattern.name) {
    case 'double':
      return pattern.between * APART_MS;
    case 'marriage':
      return 40 + pattern.between * APART_MS;
    case 'ten':
      return 110 + pattern.between * APART_MS;
    case 'jack':
    case 'joker':
      return -60;
    case 'run':
    case 'sameSuit':
      return pattern.of * 50;
    case 'topBottom':
      return 2 * APART_MS;
    default:
      return never(pattern);
  }
}

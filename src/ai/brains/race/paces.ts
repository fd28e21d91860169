/**
 * How quickly a computer's hand comes down, by level. A reaction is a normal draw plus an exponential one, as people's are;
 * the figures stand between a child and an adult who waits for it (Woods et al. 2015 measured 231 ms for a mere light).
 */
import { at } from '#engine/core/words';

/** Levels of fixed speed, slowest first. */
export const PACED_LEVELS = ['slow', 'steady', 'quick', 'lightning'] as const;
export type PacedLevel = (typeof PACED_LEVELS)[number];

/** Times in milliseconds, shares in thousandths. */
export interface Pace {
  /** Mean and deviation of the normal part, mean of the exponential part. */
  readonly mu: number;
  readonly sigma: number;
  readonly tau: number;
  readonly median: number;
  /** Patterns that are not slapped at all. */
  readonly misses: number;
  /** Cards without a pattern that are slapped. */
  readonly slips: number;
  /** How much of what a pattern costs to see is left, in hundredths. */
  readonly costShare: number;
  /** Patterns besides doubles, marriages and single cards that are noticed. */
  readonly notices: number;
  /** Slaps that still come when their pattern has gone. */
  readonly stubborn: number;
}

export const PACES: Readonly<Record<PacedLevel, Pace>> = {
  slow: {
    mu: 640,
    sigma: 110,
    tau: 260,
    median: 841,
    misses: 250,
    slips: 20,
    costShare: 100,
    notices: 500,
    stubborn: 500,
  },
  steady: {
    mu: 470,
    sigma: 70,
    tau: 150,
    median: 588,
    misses: 120,
    slips: 12,
    costShare: 100,
    notices: 1000,
    stubborn: 430,
  },
  quick: {
    mu: 360,
    sigma: 50,
    tau: 95,
    median: 436,
    misses: 50,
    slips: 8,
    costShare: 50,
    notices: 1000,
    stubborn: 360,
  },
  lightning: {
    mu: 275,
    sigma: 35,
    tau: 55,
    median: 320,
    misses: 20,
    slips: 5,
    costShare: 25,
    notices: 1000,
    stubborn: 300,
  },
};

/** Thousandths of the middle step's times, step by step 8% more. */
const STEPS = [735, 794, 857, 926, 1000, 1080, 1166, 1260, 1360] as const;
/** A level's fine steps go from this far quicker to this far slower. */
export const MOST_STEPS = 4;

/** How much quicker or slower so many fine steps are, in whole percent. */
export const percentOfSteps = (steps: number): number =>
  Math.round((at(STEPS, MOST_STEPS + Math.abs(steps)) - 1000) / 10);

/** The same level some fine steps slower, or quicker below nought; steps are whole numbers from -4 to 4. */
export const inStep = (pace: Pace, step: number): Pace => stretched(pace, at(STEPS, step + MOST_STEPS));

/**
 * The level whose median comes next to a time, stretched so that its median is that time. It sees what a person sees, at
 * what it costs a person.
 */
export function paceWithMedian(median: number): Pace {
  const [first, ...others] = PACED_LEVELS.map((level) => PACES[level]);
  const nearest = others.reduce((best, pace) => (isNearer(pace, best, median) ? pace : best), first ?? PACES.steady);
  const pace = stretched(nearest, Math.floor((1000 * median) / nearest.median));
  return { ...pace, costShare: 100, notices: 1000 };
}

/** Times multiplied by thousandths; shares stay. */
export function stretched(pace: Pace, perMille: number): Pace {
  const times = (time: number): number => Math.floor((time * perMille + 500) / 1000);
  return { ...pace, mu: times(pace.mu), sigma: times(pace.sigma), tau: times(pace.tau), median: times(pace.median) };
}

const isNearer = (pace: Pace, other: Pace, median: number): boolean =>
  Math.abs(pace.median - median) < Math.abs(other.median - median);

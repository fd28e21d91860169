/**
 * What is in the air over a race's table. Every motion knows when it begins and when it must be over, by the page's clock,
 * so that frames that come late show what is true by then and nothing ever queues.
 */

export interface Motion {
  /** By the page's clock, in milliseconds. */
  readonly from: number;
  readonly until: number;
  /** How far it has come, from 0 to 1; the last call is always 1. */
  step(t: number): void;
  end?(): void;
}

export class Motions {
  private readonly air = new Set<Motion>();

  add(motion: Motion): Motion {
    this.air.add(motion);
    return motion;
  }

  /** Forgets a motion where it is. */
  drop(motion: Motion): void {
    this.air.delete(motion);
  }

  /** Shows everything as it is at `now`. */
  tick(now: number): void {
    for (const motion of [...this.air]) {
      if (!this.air.has(motion) || motion.from > now) continue;
      const length = motion.until - motion.from;
      const t = length <= 0 ? 1 : Math.min(1, (now - motion.from) / length);
      motion.step(t);
      if (t === 1) this.finish(motion);
    }
  }

  /** When something moves next: now, at a later time, or never while nothing is in the air. */
  next(now: number): number | undefined {
    const begins = [...this.air].map(({ from }) => Math.max(from, now));
    return begins.length === 0 ? undefined : Math.min(...begins);
  }

  /** Ends everything now. */
  end(): void {
    for (const motion of [...this.air]) {
      if (!this.air.has(motion)) continue;
      motion.step(1);
      this.finish(motion);
    }
  }

  private finish(motion: Motion): void {
    this.air.delete(motion);
    motion.end?.();
  }
}

/** The easings that the house uses, by their usual names. */
export const ease = {
  quadIn: (t: number): number => t * t,
  quadOut: (t: number): number => 1 - (1 - t) ** 2,
  cubicOut: (t: number): number => 1 - (1 - t) ** 3,
  cubicInOut: (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2),
  backOut: (t: number): number => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2,
} as const;

/** The back is gone and the face begins to open at this share of a flip: it is whole at the end, and hard to read before. */
const EDGE = 0.7;

/** How a card stands in its flip: how wide it is, and which side it shows. */
export function turnAt(t: number): { readonly width: number; readonly faceUp: boolean } {
  if (t < EDGE) return { width: Math.cos(((t / EDGE) * Math.PI) / 2), faceUp: false };
  return { width: Math.sin((((t - EDGE) / (1 - EDGE)) * Math.PI) / 2), faceUp: true };
}

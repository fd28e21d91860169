/**
 * Which of several choices is best, by trying them in sampled worlds (sequential halving: Karnin, Koren, Somekh 2013). All
 * choices still in the race are tried in the same worlds, so that luck of the deal does not part them; after each stage the
 * worse half drops out. The work is counted in worlds, never in time: the same dice give the same answer everywhere.
 */
import type { Hurry } from '#play/types';

export interface Trials {
  /** How many choices there are, at least one. */
  readonly choices: number;
  /** Goes to the next world. */
  nextWorld(): void;
  /** How good this choice came out in the world, once. */
  tryChoice(choice: number): number;
  /**
   * What the last try came out at for whoever asks why, in the game's own order. The first is what the try is told to have
   * been worth, which need not be all that it is judged by.
   */
  readonly figures: Float64Array;
}

export interface Effort {
  /**
   * Worlds after which the worse half drops out, in rising order; the last one ends the search. The fewer choices there are,
   * the later the first of them drops out: only as many of the last stages are used as leave one choice.
   */
  readonly stages: readonly number[];
  /** Asked before every world; the search then ends with what it knows. A safety net that reads a clock. */
  readonly stop: Hurry;
  /**
   * For whoever tells how far behind the others are: what dropped out is tried on beside the best until it has been in so
   * many worlds. It changes neither the best choice nor what is known of it.
   */
  readonly beside?: number;
}

/** Of whoever may think as long as it takes. */
export const NO_HURRY: Hurry = () => false;

/** How one of the choices came out. */
export interface Ranked {
  readonly choice: number;
  /** Worlds in which it was tried. */
  readonly worlds: number;
  /** By how much the first figure of the best choice was better in the same worlds, on average; never less than nought. */
  readonly behind: number;
  /** Its figures in them, on average; none when no world was needed. */
  readonly figures: readonly number[];
}

/** An only choice needs no world. */
export const ONLY: readonly Ranked[] = [{ choice: 0, worlds: 0, behind: 0, figures: [] }];

/** Choices that left the race together, and what every choice had come to by then. */
interface Heat {
  readonly choices: readonly number[];
  readonly worlds: number;
  /** By choice times the number of figures. */
  readonly sums: Float64Array;
}

/** All choices: the best first, of equal ones the first of them, and then by how far they are behind it. */
export function ranking(trials: Trials, { stages, stop, beside = 0 }: Effort): readonly Ranked[] {
  const { choices, figures } = trials;
  const values = new Float64Array(choices);
  const sums = new Float64Array(choices * figures.length);
  const heats: Heat[] = [];
  let racing: readonly number[] = Array.from(values, (_, choice) => choice);
  let worlds = 0;
  for (const stage of choices === 1 ? [] : stages.slice(-Math.ceil(Math.log2(choices)))) {
    for (; worlds < stage && !stop(); worlds += 1) {
      trials.nextWorld();
      for (const choice of racing) {
        values[choice] = (values[choice] ?? 0) + trials.tryChoice(choice);
        addTo(sums, choice * figures.length, figures);
      }
    }
    const order = bestFirst(racing, values);
    racing = order.slice(0, Math.ceil(order.length / 2));
    heats.push({ choices: order.slice(racing.length), worlds, sums: sums.slice() });
  }
  heats.push({ choices: racing, worlds, sums });
  const standings = standingsOf(heats.reverse(), figures.length);
  tryOn(trials, standings, { beside, stop });
  return ranked(standings);
}

/** Adds the figures of a try to sums that begin at this index. */
function addTo(sums: Float64Array, first: number, figures: Float64Array): void {
  for (let index = 0; index < figures.length; index += 1)
    sums[first + index] = (sums[first + index] ?? 0) + (figures[index] ?? 0);
}

const bestFirst = (racing: readonly number[], values: Float64Array): readonly number[] =>
  [...racing].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);

/** How a choice stands after all worlds it was tried in. */
interface Standing {
  readonly choice: number;
  worlds: number;
  /** By how much the first figure of the best choice was better, altogether. */
  gap: number;
  /** Its figures, altogether. */
  readonly sums: Float64Array;
}

/** The last heat comes first: its first choice is the best. */
function standingsOf(heats: readonly Heat[], count: number): readonly Standing[] {
  const [best = 0] = heats[0]?.choices ?? [];
  return heats.flatMap(({ choices, worlds, sums }) =>
    choices.map((choice): Standing => {
      const own = sums.slice(choice * count, (choice + 1) * count);
      return { choice, worlds, gap: (sums[best * count] ?? 0) - (own[0] ?? 0), sums: own };
    }),
  );
}

/** Tries what dropped out beside the best, which comes first, in worlds of its own. */
function tryOn(
  trials: Trials,
  [best, ...others]: readonly Standing[],
  { beside, stop }: { readonly beside: number; readonly stop: Hurry },
): void {
  const late = others.filter(({ worlds }) => worlds < beside).sort((a, b) => a.worlds - b.worlds);
  if (best === undefined || late.length === 0) return;
  const { figures } = trials;
  for (let worlds = late[0]?.worlds ?? beside; worlds < beside && !stop(); worlds += 1) {
    trials.nextWorld();
    trials.tryChoice(best.choice);
    const [most = 0] = figures;
    for (const standing of late) {
      if (standing.worlds > worlds) break;
      trials.tryChoice(standing.choice);
      standing.worlds += 1;
      standing.gap += most - (figures[0] ?? 0);
      addTo(standing.sums, 0, figures);
    }
  }
}

function ranked(standings: readonly Standing[]): readonly Ranked[] {
  const [first, ...others] = standings.map(({ choice, worlds, gap, sums }): Ranked => {
    const behind = worlds === 0 ? 0 : Math.max(0, gap / worlds);
    return { choice, worlds, behind, figures: worlds === 0 ? [] : [...sums].map((sum) => sum / worlds) };
  });
  return first === undefined ? [] : [first, ...others.sort((a, b) => a.behind - b.behind)];
}

/** Playing a plan: every seed once for each way of seating the players, and what came of it for each of them. */
import { diceFrom, seedFrom } from '#engine/core/dice';
import type { Outcome } from '#engine/core/rules';
import type { Decision } from './contest';
import { figuresOf } from './figures';
import type { Plan } from './plan';

/** One player's results. Lists by round hold what the matches with the same cards came to. */
export interface Results {
  /** By round: its share of wins. */
  readonly shares: number[];
  /** By round: the score of each match. */
  readonly scores: number[][];
  /** By name and round: what its game observed. */
  readonly observed: Map<string, number[][]>;
  /** By name: what its game counted, altogether. */
  readonly counted: Map<string, number>;
  /** How long each decision took, in milliseconds. */
  readonly times: number[];
  /** How many worlds its decisions were tried in, altogether. */
  worlds: number;
}

export interface Run {
  /** By player, as the plan names them. */
  readonly results: readonly Results[];
  /** The wins of each seat, whoever sat there. */
  readonly bySeat: readonly number[];
}

/** So many rounds of a plan, from a number on. */
export interface Part {
  readonly from: number;
  readonly count: number;
}

export function playPart(plan: Plan, { from, count }: Part): Run {
  const results = plan.names.map(noResults);
  const bySeat: number[] = plan.names.map(() => 0);
  const seeds = diceFrom(plan.seed).fork('arena');
  for (let skipped = 0; skipped < from; skipped += 1) seedFrom(seeds);
  for (let round = 0; round < count; round += 1) playRound(plan, { seed: seedFrom(seeds), results, bySeat });
  return { results, bySeat };
}

/** The run that these are the parts of, in order. */
export function joined(parts: readonly Run[]): Run {
  const players = parts[0]?.results.map((_, player) => parts.flatMap(({ results }) => results[player] ?? [])) ?? [];
  const bySeat =
    parts[0]?.bySeat.map((_, seat) => parts.reduce((sum, part) => sum + (part.bySeat[seat] ?? 0), 0)) ?? [];
  return { results: players.map(joinedResults), bySeat };
}

const noResults = (): Results => ({
  shares: [],
  scores: [],
  observed: new Map(),
  counted: new Map(),
  times: [],
  worlds: 0,
});

function joinedResults(parts: readonly Results[]): Results {
  const all = noResults();
  for (const { shares, scores, observed, counted, times, worlds } of parts) {
    for (const share of shares) all.shares.push(share);
    for (const round of scores) all.scores.push(round);
    for (const time of times) all.times.push(time);
    for (const [name, rounds] of observed) for (const round of rounds) listOf(all.observed, name).push(round);
    for (const [name, count] of counted) add(all.counted, name, count);
    all.worlds += worlds;
  }
  return all;
}

interface Round {
  readonly seed: number;
  readonly results: readonly Results[];
  readonly bySeat: number[];
}

/** The same cards once for each seating. */
function playRound(plan: Plan, { seed, results, bySeat }: Round): void {
  const count = plan.names.length;
  const { scoreUnit, observe, count: countOf } = figuresOf(plan.rules.game);
  const rounds = results.map((all) => new RoundOf(all, count));
  for (let shift = 0; shift < count; shift += 1) {
    const playerAt = (seat: number): number => (seat + shift) % count;
    const names = plan.names.map((_, seat) => plan.names[playerAt(seat)] ?? '');
    const onDecision = (decision: Decision): void => rounds[playerAt(decision.seat)]?.decided(decision);
    const { match, outcome } = plan.play({ names, seed, shift, onDecision });
    for (const { seat, place, score } of outcome.standings) {
      const won = place === 1 ? 1 / winnersOf(outcome) : 0;
      const observed = observe(match, seat);
      rounds[playerAt(seat)]?.ended({ won, score: score / scoreUnit, observed, counted: countOf(match, seat) });
      bySeat[seat] = (bySeat[seat] ?? 0) + won;
    }
  }
}

interface Ended {
  readonly won: number;
  readonly score: number;
  readonly observed: Readonly<Record<string, readonly number[]>>;
  readonly counted: Readonly<Record<string, number>>;
}

/** A player's round, written into its results. */
class RoundOf {
  readonly #results: Results;
  readonly #matches: number;
  readonly #scores: number[] = [];
  readonly #observed = new Map<string, number[]>();

  constructor(results: Results, matches: number) {
    this.#results = results;
    this.#matches = matches;
    results.shares.push(0);
    results.scores.push(this.#scores);
  }

  decided({ elapsed, worlds }: Decision): void {
    this.#results.times.push(elapsed);
    this.#results.worlds += worlds;
  }

  ended({ won, score, observed, counted }: Ended): void {
    const { shares } = this.#results;
    shares.push((shares.pop() ?? 0) + won / this.#matches);
    this.#scores.push(score);
    for (const [name, values] of Object.entries(observed)) {
      if (!this.#observed.has(name)) listOf(this.#results.observed, name).push(listOf(this.#observed, name));
      listOf(this.#observed, name).push(...values);
    }
    for (const [name, count] of Object.entries(counted)) add(this.#results.counted, name, count);
  }
}

function listOf<T>(lists: Map<string, T[]>, name: string): T[] {
  const known = lists.get(name) ?? [];
  lists.set(name, known);
  return known;
}

const add = (sums: Map<string, number>, name: string, count: number): void =>
  void sums.set(name, (sums.get(name) ?? 0) + count);

const winnersOf = (outcome: Outcome): number => outcome.standings.filter(({ place }) => place === 1).length;

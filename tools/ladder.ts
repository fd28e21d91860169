/** The ladder of a game's levels: who must do how well against whom, row by row, and how well they do. */

import { at } from '#engine/core/words';
import { rulesOf } from '#engine/index';
import { type Args, orExit } from './args';
import { type Goal, LADDERS, type Row } from './ladderRows';
import { planFrom } from './plan';
import { printReactions } from './reactions';
import { figuresFor, type PlayerFigures } from './report';
import type { Interval } from './statistics';
import type { Run } from './tournament';
import { playAll } from './workforce';

/** Matches a row is played for when nobody says how many. */
const MATCHES = '400';

interface Measured extends Goal, Interval {
  /** The whole interval is where it should be, or only the mean, or not even that. */
  readonly verdict: 'reached' | 'within reach' | 'missed';
}

/** Plays the rows of a game and prints them, and the same as one JSON object. */
export async function printLadder(args: Args, processes: number): Promise<void> {
  const game = args.get('game') ?? '';
  const rows = Object.hasOwn(LADDERS, game) ? LADDERS[game] : undefined;
  if (rows === undefined) {
    console.error(`There is no ladder for "${game}". Ladders: ${Object.keys(LADDERS).join(', ')}.`);
    process.exit(1);
  }
  if (rulesOf(game)?.tempo === 'race') printReactions();
  const told: object[] = [];
  const given = rows.map((row) => argsOf(row, args));
  await playAll(given, processes, (run, index) => {
    told.push(printRow(at(rows, index), at(given, index), run));
  });
  console.log(JSON.stringify({ game, rows: told }));
}

const argsOf = ({ seats, options = {} }: Row, args: Args): Args =>
  new Map([['matches', MATCHES], ...args, ...Object.entries(options), ['seats', seats.join(',')]]);

function printRow({ seats, options, goals }: Row, given: Args, run: Run): object {
  const { rounds, seed } = orExit(planFrom(given));
  const own = figuresFor(at(run.results, 0));
  const measured = goals.map((goal) => measuredOf(goal, own));
  const [player, ...others] = seats;
  const aside = options === undefined ? '' : ` (${Object.entries(options).flat().join(' ')})`;
  console.log(`${player} among ${others.join(', ')}${aside}: ${measured.map(inWords).join(', ')}`);
  const { counted, decisionMs, worlds } = own;
  const counts = Object.entries(counted).map(([name, count]) => `${name} ${count}`);
  const matches = rounds * seats.length;
  console.log(`  ${matches} matches, seed ${seed}; counted: ${counts.join(', ')}`);
  const time = [decisionMs.p50, decisionMs.p99, decisionMs.max].map(twoPlaces).join(' / ');
  console.log(`  its decisions: ${time} ms (median, 99th percentile, longest), ${worlds.aSecond} worlds a second`);
  return { seats, ...(options && { options }), matches, seed, goals: measured, counted, decisionMs, worlds };
}

function measuredOf(goal: Goal, { wins, observed }: PlayerFigures): Measured {
  const { figure, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = goal;
  const { mean, low, high } = (figure === 'wins' ? wins : observed[figure]) ?? { mean: 0, low: 0, high: 0 };
  const isIn = (value: number): boolean => value >= least && value <= most;
  const verdict = isIn(low) && isIn(high) ? 'reached' : isIn(mean) ? 'within reach' : 'missed';
  return { ...goal, mean, low, high, verdict };
}

function inWords({ figure, mean, low, high, least, most, verdict }: Measured): string {
  const wanted = [least === undefined ? [] : `at least ${least}`, most === undefined ? [] : `at most ${most}`].flat();
  return `${figure} ${twoPlaces(mean)} (${twoPlaces(low)} to ${twoPlaces(high)}; ${wanted.join(', ')}: ${verdict})`;
}

const twoPlaces = (value: number): string => value.toFixed(2);

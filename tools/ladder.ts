/** The ladder of a game's levels: who must do how well against whom, row by row, and how well they do. */
import { at } from '#engine/core/words';
import { type Args, orExit } from './args';
import { mean, meanInterval, percentile, shareInterval } from './statistics';
import { type Plan, planFrom, run } from './tournament';

interface Row {
  /** The player that is measured, then everybody it plays with. */
  readonly seats: readonly string[];
  readonly goals: readonly Goal[];
}

/** What is measured of the first player: its share of wins, or the mean of a figure of the game's (`figures.ts`). */
interface Goal {
  readonly figure: 'wins' | (string & {});
  readonly least: number;
}

const two = (player: string): readonly string[] => [player, player];
const three = (player: string): readonly string[] => [player, player, player];

/** By game, the easiest level first. */
const LADDERS: Readonly<Record<string, readonly Row[]>> = {
  cassino: [
    { seats: ['easy', 'steady'], goals: [{ figure: 'wins', least: 0.08 }] },
    { seats: ['steady', 'random'], goals: [{ figure: 'wins', least: 0.99 }] },
    { seats: ['sharp', 'steady'], goals: [{ figure: 'wins', least: 0.6 }] },
    {
      seats: ['expert', 'steady'],
      goals: [
        { figure: 'wins', least: 0.88 },
        { figure: 'dealLead', least: 3.4 },
      ],
    },
    { seats: ['expert', 'sharp'], goals: [{ figure: 'wins', least: 0.6 }] },
    { seats: ['expert', 'steady', 'steady'], goals: [{ figure: 'wins', least: 0.55 }] },
    { seats: ['expert', ...three('steady')], goals: [{ figure: 'wins', least: 0.45 }] },
    { seats: ['expert', 'steady', 'steady', ...three('steady')], goals: [{ figure: 'wins', least: 0.35 }] },
  ],
  ohheaven: [
    { seats: ['easy', ...three('easy')], goals: [{ figure: 'roundPoints', least: 5.2 }] },
    { seats: ['steady', ...three('easy')], goals: [{ figure: 'roundPoints', least: 6.5 }] },
    {
      seats: ['sharp', ...three('easy')],
      goals: [
        { figure: 'roundPoints', least: 8 },
        { figure: 'wins', least: 0.5 },
      ],
    },
    { seats: ['sharp', ...three('steady')], goals: [{ figure: 'wins', least: 0.35 }] },
    { seats: ['expert', ...three('easy')], goals: [{ figure: 'roundPoints', least: 10.4 }] },
    {
      seats: ['expert', ...three('sharp')],
      goals: [
        { figure: 'roundPoints', least: 12 },
        { figure: 'exact', least: 0.85 },
        { figure: 'wins', least: 0.7 },
      ],
    },
  ],
  // A fair share of three is a third. The chips of a match begin at 100.
  tongits: [
    { seats: ['easy', ...two('steady')], goals: [{ figure: 'wins', least: 0.15 }] },
    { seats: ['steady', ...two('random')], goals: [{ figure: 'wins', least: 0.65 }] },
    { seats: ['sharp', ...two('steady')], goals: [{ figure: 'wins', least: 0.37 }] },
    { seats: ['expert', ...two('random')], goals: [{ figure: 'wins', least: 0.72 }] },
    { seats: ['expert', ...two('steady')], goals: [{ figure: 'wins', least: 0.42 }] },
    { seats: ['expert', ...two('sharp')], goals: [{ figure: 'wins', least: 0.34 }] },
  ],
};

/** Matches a row is played for when nobody says how many. */
const MATCHES = '400';

export function printLadder(args: Args): void {
  const game = args.get('game') ?? '';
  const rows = Object.hasOwn(LADDERS, game) ? LADDERS[game] : undefined;
  if (rows === undefined) {
    console.error(`There is no ladder for "${game}". Ladders: ${Object.keys(LADDERS).join(', ')}.`);
    process.exit(1);
  }
  for (const row of rows) {
    const given = new Map([['matches', MATCHES], ...args, ['seats', row.seats.join(',')]]);
    printRow(row, orExit(planFrom(given)));
  }
}

function printRow({ seats, goals }: Row, plan: Plan): void {
  const { results } = run(plan);
  const own = at(results, 0);
  const measured = goals.map(({ figure, least }) => {
    const values = own.observed.get(figure) ?? [];
    const { mean: middle, low, high } = figure === 'wins' ? shareInterval(own.shares) : clustered(values, plan);
    const verdict = low >= least ? 'reached' : middle >= least ? 'within reach' : 'missed';
    return `${figure} ${twoPlaces(middle)} (${twoPlaces(low)} to ${twoPlaces(high)}; at least ${least}: ${verdict})`;
  });
  const blunders = own.observed.get('blunders') ?? [];
  console.log(`${seats[0]} among ${seats.slice(1).join(', ')}: ${measured.join(', ')}`);
  const time = [0.5, 0.99, 1].map((part) => twoPlaces(percentile(own.times, part))).join(' / ');
  console.log(
    `  ${plan.rounds * seats.length} matches, seed ${plan.seed}; ${twoPlaces(mean(blunders))} blunders a match`,
  );
  console.log(`  its decisions: ${time} ms (median, 99th percentile, longest)`);
}

/** With the values of one seed as one observation: they share their cards. */
function clustered(values: readonly number[], { rounds }: Plan): ReturnType<typeof meanInterval> {
  const each = Math.ceil(values.length / rounds);
  return meanInterval(Array.from({ length: rounds }, (_, seed) => mean(values.slice(seed * each, (seed + 1) * each))));
}

const twoPlaces = (value: number): string => value.toFixed(2);

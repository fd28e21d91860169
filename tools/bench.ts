/**
 * How fast the engine's hard questions are answered, and how fast it plays:
 *
 *   npm run bench
 *
 * How we know the tables are hard: the number of takes is counted exactly, over values. The table of 20 is the lowest
 * cards of a pack; for its hand values the tool counts the takes of every table that differs in one card and prints how
 * many of those have more. The partition test gets what its first look cannot refuse: selections of up to 20 cards, of
 * whole packs and of their low ends, none above the hand value, with a total that the hand value divides; the slowest is
 * named.
 *
 * Each figure stands beside a base loop that takes a fixed amount of plain work on this machine; `ratio` is figure to
 * base, and can be compared between machines. Rounds that are played by computers' flat models stand beside plain deals of
 * the same run, and hands of Tong-its that are counted (`counts.ts`) beside plain steps. How long computers think is
 * measured here and in the page's worker (`thinkingBench.ts`), and what the page does meanwhile (`frameBench.ts`). The slap
 * games' table is measured in a browser as well (`raceBench.ts`), beside an empty handler of keys. The last line is one
 * JSON object.
 */
import { PACK } from '#engine/cards/cards';
import { diceFrom } from '#engine/core/dice';
import { at } from '#engine/core/words';
import { tableValue } from '#engine/games/cassino/index';
import { countTakes, cutIntoGroups, takes } from '#engine/kit/sums';
import { type Figure, figure, number, sentence, speed, timed } from './benchFigures';
import { inBrowser } from './benchPage';
import { cassinoSpeed } from './cassinoPlayouts';
import { countSpeed } from './counts';
import { frameFigures } from './frameBench';
import { largeTableFigures, lowest, QUEEN, steadyFigure } from './largeTables';
import { playoutSpeed } from './playouts';
import { raceTableFigures } from './raceBench';
import { LONG_DEALS, layDeal, playOut } from './raceDeal';
import { percentile } from './statistics';
import { thinkingInNode, thinkingInWorker } from './thinkingBench';
import { tongitsSpeed } from './tongitsPlayouts';

const HAND_VALUES = Array.from({ length: 16 }, (_, index) => index + 1);
/** A selection a player could make with some patience. */
const LARGEST_SELECTION = 20;
const SELECTIONS = 40_000;
/** A queen's value, and the one for which 20 low cards have the most takes. */
const LISTED = [QUEEN, 5];

interface Selection {
  readonly values: readonly number[];
  readonly sum: number;
}

function selections(): readonly Selection[] {
  const dice = diceFrom(1).fork('bench');
  return Array.from({ length: SELECTIONS }, (_, index): Selection => {
    const sum = at(HAND_VALUES, dice.below(HAND_VALUES.length));
    const from = index % 2 === 0 ? PACK : lowest(16 + dice.below(37));
    const drawn = dice.shuffle(from.map(tableValue).filter((value) => value <= sum));
    return { values: evenOut(drawn.slice(0, LARGEST_SELECTION), sum), sum };
  }).filter(({ values }) => values.length > 0);
}

/** The longest end of the values whose total the sum divides. */
function evenOut(values: readonly number[], sum: number): readonly number[] {
  const total = values.reduce((before, value) => before + value, 0);
  return total % sum === 0 ? values : evenOut(values.slice(1), sum);
}

function partitionFigures(): readonly Figure[] {
  const asked = selections();
  for (const { values, sum } of asked) cutIntoGroups(values, sum);
  const times = asked.map(({ values, sum }) => {
    const begun = performance.now();
    cutIntoGroups(values, sum);
    return { values, sum, elapsed: performance.now() - begun };
  });
  // A pause of the machine is no answer's fault: the slowest few are asked again, and the best of their runs counts.
  const slowest = times.sort((a, b) => b.elapsed - a.elapsed).slice(0, 50);
  const again = slowest.map(({ values, sum }) => ({ values, sum, elapsed: timed(() => cutIntoGroups(values, sum)) }));
  const worst = again.reduce((top, one) => (one.elapsed > top.elapsed ? one : top));
  const cut = asked.filter(({ values, sum }) => cutIntoGroups(values, sum) !== undefined).length;
  console.log(`partition test: ${asked.length} selections, ${cut} of them takes;`);
  console.log(`  slowest ${worst.values.join(' ')} for ${worst.sum}`);
  const p99 = percentile(
    times.map(({ elapsed }) => elapsed),
    0.99,
  );
  return [
    figure('partition test, worst of all selections, best of several runs', worst.elapsed, 'ms'),
    figure('partition test, p99 of single runs', p99, 'ms'),
  ];
}

function listingFigures(): readonly Figure[] {
  const values = lowest(20).map(tableValue);
  for (const sum of LISTED) {
    const changed = oneCardChanged(values).map((table) => countTakes(table, sum));
    const more = changed.filter((count) => count > countTakes(values, sum)).length;
    console.log(`takes of the 20 lowest cards for ${sum}: ${countTakes(values, sum)};`);
    console.log(`  ${more} of the ${changed.length} tables that differ in one card have more`);
  }
  return LISTED.flatMap((sum) => {
    let listed = 0;
    const elapsed = timed(() => {
      listed = 0;
      for (const _take of takes(values, sum)) listed += 1;
    });
    return [
      number(`takes of the 20 lowest cards for ${sum}`, listed, 'takes'),
      figure(`listing the takes for ${sum}`, elapsed, 'ms'),
    ];
  });
}

/** Every table of one pack that has one card of another value instead. */
function oneCardChanged(values: readonly number[]): readonly (readonly number[])[] {
  const kinds = [...new Set(PACK.map(tableValue))];
  return values.flatMap((out, index) =>
    values.indexOf(out) < index
      ? []
      : kinds
          .filter((value) => value !== out && values.filter((other) => other === value).length < 4)
          .map((value) => values.map((other, place) => (place === index ? value : other))),
  );
}

function playoutFigures(): readonly Figure[] {
  const { playouts, deals, modelAtRandom, modelByRule } = playoutSpeed();
  const line = (name: string, value: number): Figure =>
    speed(deals, { name: `Oh Heaven, ${name} of 4 seats and 12 tricks`, value, unit: 'a second' });
  return [
    line('random rounds', playouts),
    line('random rounds on the flat model', modelAtRandom),
    line('rounds by rule on the flat model', modelByRule),
  ];
}

function tongitsFigure(): Figure {
  const { rounds, deals } = tongitsSpeed();
  return speed(deals, { name: 'Tong-its, rounds by rule on the flat model', value: rounds, unit: 'a second' });
}

function cassinoFigure(): Figure {
  const { playouts, deals } = cassinoSpeed();
  return speed(deals, { name: 'Cassino, deals by rule on the flat model', value: playouts, unit: 'a second' });
}

/** Egyptian Rat Screw's longest deal, played to its end by the rules alone. */
function raceFigure(): Figure {
  const longest = LONG_DEALS.reduce((top, deal) => (deal.played > top.played ? deal : top));
  const elapsed = timed(() => playOut(layDeal(longest.hands), longest.played));
  console.log(`Egyptian Rat Screw: ${Math.round((longest.played / elapsed) * 1000)} cards a second`);
  return figure(`Egyptian Rat Screw, the ${longest.played} cards of deal ${longest.name}`, elapsed, 'ms');
}

/** Hands of Tong-its: how they are searched for the worst, says counts.ts. */
function countFigures(): readonly Figure[] {
  const { counts, countsOfCards, steps, worst } = countSpeed();
  const line = (name: string, value: number): Figure =>
    speed(steps, { name: `Tong-its, ${name}`, value, unit: 'counts a second' });
  return [
    line('13 random cards', counts),
    line('13 random cards read from their names', countsOfCards),
    line(`the worst hand found, ${worst.hand}`, worst.counts),
  ];
}

/** Says figures as soon as they are known: the whole takes minutes. */
function told(figures: readonly Figure[]): readonly Figure[] {
  for (const one of figures) console.log(sentence(one));
  return figures;
}

const figures: readonly Figure[] = [
  ...told(partitionFigures()),
  ...told(listingFigures()),
  ...told([24, 30, 40].flatMap(largeTableFigures)),
  ...told([24, 30, 40].map(steadyFigure)),
  ...told(playoutFigures()),
  ...told([cassinoFigure(), tongitsFigure()]),
  ...told(countFigures()),
  ...told([raceFigure()]),
  ...told(await thinkingInNode()),
  ...(await inBrowser(async (opened) => [
    ...told(await thinkingInWorker(opened)),
    ...told(await frameFigures(opened)),
    ...told(await raceTableFigures(opened)),
  ])),
];
console.log(JSON.stringify({ figures }));

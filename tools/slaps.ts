/**
 * What the reactions of computer hands come to over whole games of Egyptian Rat Screw:
 *
 *   npx tsx tools/slaps.ts --games 500
 *
 * One person against a computer that is so many times as slow; four equal computers; computers alone, how long they play;
 * and Match me against four kinds of people, each after one warm-up. The last line is one JSON object.
 */
import { atOneTable, type Hand, newHand } from '#ai/brains/race/hands';
import { firstMedian, medianOf, nextMedian, plainTime } from '#ai/brains/race/matchMe';
import { PACED_LEVELS, PACES, type Pace, paceWithMedian, stretched } from '#ai/brains/race/paces';
import { reaction } from '#ai/brains/race/plans';
import { diceFrom } from '#engine/core/dice';
import { at } from '#engine/core/words';
import { ratscrew } from '#engine/games/ratscrew/index';
import { orExit, readArgs, wholeNumber } from './args';
import { playSlaps } from './slapGames';
import { mean, percentile } from './statistics';

const args = orExit(readArgs(process.argv.slice(2)));
const games = orExit(wholeNumber(args, 'games', { initial: 200, least: 1, most: 100_000 }));
/** A person is like a steady computer, but for the times. */
const person = (mu: number, sigma: number, tau: number, misses: number): Pace => ({
  ...PACES.steady,
  ...{ mu, sigma, tau, misses, median: mu + Math.floor(tau * 0.69) },
});
const ADULT = person(390, 55, 120, 60);
const PEOPLE = {
  child: person(620, 110, 260, 200),
  olderChild: person(500, 80, 190, 120),
  adult: ADULT,
  quickAdult: person(320, 40, 80, 40),
};
const FACTORS = [850, 900, 950, 1000, 1050, 1100, 1250];
const LONGEST = 10_000;
const WARM_UP = 10;

function configFor(seats: number) {
  const config = ratscrew.checkConfig({ cardLimit: LONGEST }, seats);
  if (!config.ok) throw new Error(`${config.fault.field}: ${config.fault.why}`);
  return config.value;
}

const exactly = (pace: Pace): Hand => ({ pace, own: 1000, drift: 0, shaken: false });
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Shares of games and of slaps that the first seat wins, and the cards of each game. */
function contest(handsFor: (seed: number) => readonly Hand[]) {
  const played = Array.from({ length: games }, (_, seed) => {
    const hands = handsFor(seed);
    return playSlaps({ rules: ratscrew, config: configFor(hands.length), hands, seed });
  });
  const slaps = played.map((game) => game.slaps);
  return {
    games: rounded(mean(played.map(({ outcome }) => (at(outcome.standings, 0).seat === 0 ? 1 : 0)))),
    slaps: rounded(
      mean(slaps.map((own) => own[0] ?? 0)) / mean(slaps.map((own) => own.reduce((sum, one) => sum + one, 0))),
    ),
    cards: played.map(({ cards }) => cards),
    winners: played.map(({ outcome }) => at(outcome.standings, 0).seat),
  };
}

const againstFactor = FACTORS.map((factor) => {
  const { games: won, slaps } = contest(() => [exactly(ADULT), exactly(stretched(ADULT, factor))]);
  return { factor: factor / 1000, games: won, slaps };
});

const four = contest((seed) =>
  atOneTable(Array.from({ length: 4 }, (_, n) => newHand(PACES.steady, diceFrom(seed).fork(`${n}`)))),
);
const fourEqual = [0, 1, 2, 3].map((seat) => rounded(four.winners.filter((winner) => winner === seat).length / games));

const alone = PACED_LEVELS.map((level) => {
  const { cards } = contest(() => [2, 3, 4].map(() => exactly(PACES[level])));
  return { level, median: percentile(cards, 0.5), p99: percentile(cards, 0.99), most: Math.max(...cards) };
});

/** Game after game against one person, whose times it goes by from the warm-up on. */
function matchMe(pace: Pace) {
  const dice = diceFrom(7).fork('match me');
  const times = Array.from({ length: WARM_UP }, () => reaction(pace, [{ name: 'double', between: 0 }], dice));
  let median = firstMedian(medianOf(times) ?? pace.median, dice);
  const played = Array.from({ length: games }, (_, seed) =>
    playSlaps({
      rules: ratscrew,
      config: configFor(2),
      hands: [exactly(pace), exactly(paceWithMedian(median))],
      seed,
      onSlap: (seat, time, patterns) => void (seat === 0 && times.push(plainTime(time, patterns))),
      onPile: ([one, other], rolls) => {
        median = nextMedian(median, medianOf(times) ?? median, rolls);
        return one === undefined || other === undefined ? [] : [one, { ...other, pace: paceWithMedian(median) }];
      },
    }),
  );
  const won = played.map(({ slaps }) => slaps[0] ?? 0).reduce((sum, one) => sum + one, 0);
  const all = played.flatMap(({ slaps }) => slaps).reduce((sum, one) => sum + one, 0);
  return {
    games: rounded(mean(played.map(({ outcome }) => (at(outcome.standings, 0).seat === 0 ? 1 : 0)))),
    slaps: rounded(won / all),
    median,
  };
}

const matched = Object.entries(PEOPLE).map(([who, pace]) => ({ who, ...matchMe(pace) }));

for (const { factor, ...shares } of againstFactor)
  console.log(`computer ${factor} times as slow: the person wins ${shares.slaps} of slaps, ${shares.games} of games`);
console.log(`four equal computers win ${fourEqual.join(', ')}`);
for (const { level, median, p99, most } of alone)
  console.log(
    `three ${level} computers: ${median} cards in the middle game, ${p99} in the longest but one in a hundred, ${most} at most`,
  );
for (const { who, ...shares } of matched)
  console.log(
    `Match me, ${who}: the person wins ${shares.slaps} of slaps, ${shares.games} of games; median ${shares.median} ms`,
  );
console.log(JSON.stringify({ games, againstFactor, fourEqual, alone, matched }));

/** A finished race for the results screen. */
import type { Outcome, Standing } from '#engine/core/rules';
import { at, seat as seatNumber } from '#engine/core/words';
import type { RaceKind } from '#engine/kit/race';
import { medianOf } from '#play/speeds';
import type { Host } from '#play/types';
import type { Felt } from '#scenes/app';
import { namesOf, type Summary, type SummaryPlot, type SummaryRow, winnersTitle } from '#scenes/screens/summary';
import type { Chair } from '#storage/types';
import { numberText } from '#text/lists';
import type { Message } from '#text/message';
import { secondsText } from '#text/race';
import { message, words } from '#text/say';
import { bestOf, type RaceStory, storyOf, type Won } from './history';

export interface FinishedRace {
  readonly felt: Felt;
  readonly story: RaceStory;
  readonly chairs: readonly Chair[];
  readonly outcome: Outcome;
}

/** The summary of a finished match that a host holds. */
export const raceSummary = (felt: Felt, host: Host<RaceKind>): Summary => {
  const { chairs } = host.sitting;
  const story = storyOf(host.history('spectator'), chairs.length);
  return summaryOf({ felt, story, chairs, outcome: host.outcome() ?? { standings: [] } });
};

export function summaryOf(match: FinishedRace): Summary {
  const { felt, story, chairs, outcome } = match;
  const winners = story.end?.winners ?? [];
  return {
    felt,
    heading: message('raceResults.over', { count: story.piles.length }),
    title: winnersTitle(chairs, winners),
    reasons: [reasonOf(match), ...quickestOf(match), ...biggestOf(match)],
    winners,
    columns: [
      { title: message('raceResults.slaps'), kind: 'deal' },
      { title: message('raceResults.wrong'), kind: 'deal' },
      { title: message('raceResults.best'), kind: 'deal' },
      { title: message('raceResults.median'), kind: 'fact' },
    ],
    totals: message('raceResults.cards'),
    rows: outcome.standings.map((standing) => rowOf(story, standing)),
    plot: plotOf(match),
    plays: story.plays,
    rematchNote: message('raceResults.rematch'),
  };
}

function reasonOf({ story }: FinishedRace): Message {
  const { end, piles, total, last } = story;
  const [winner, ...others] = end?.winners ?? [];
  if (end === undefined || winner === undefined) return message('raceResults.draw');
  const held = at(last, winner);
  switch (end.how) {
    case 'allCards':
    case 'lastSurvivor':
      return message(`raceResults.${end.how}`, {
        cards: total,
        count: piles.length,
        number: numberText(piles.length),
      });
    case 'piles': {
      const count = at(story.seats, winner).times.length;
      return message('raceResults.piles', { count, number: numberText(count) });
    }
    case 'time':
      return message(others.length > 0 ? 'raceResults.timeEach' : 'raceResults.time', { count: held });
    case 'cards':
      return message(others.length > 0 ? 'raceResults.cardLimitEach' : 'raceResults.cardLimit', { count: held });
    case 'draw':
      return message('raceResults.draw');
  }
}

function quickestOf({ story, chairs }: FinishedRace): readonly Message[] {
  const bests = story.seats.map(({ times }) => bestOf(times) ?? Number.POSITIVE_INFINITY);
  const best = Math.min(...bests);
  if (!Number.isFinite(best)) return [];
  return [message('raceResults.quickest', { name: namesAt(chairs, bests, best), time: secondsText(best) })];
}

/** Everybody whose figure is this one. */
const namesAt = (chairs: readonly Chair[], figures: readonly number[], figure: number): string =>
  namesOf(
    chairs,
    figures.flatMap((one, index) => (one === figure ? [seatNumber(index)] : [])),
  );

function biggestOf({ story, chairs }: FinishedRace): readonly Message[] {
  const biggest = story.piles.reduce<Won | undefined>(
    (most, pile) => (most === undefined || pile.cards > most.cards ? pile : most),
    undefined,
  );
  if (biggest === undefined) return [];
  return [message('raceResults.biggest', { name: namesOf(chairs, [biggest.seat]), count: biggest.cards })];
}

function rowOf(story: RaceStory, { seat, place, score }: Standing): SummaryRow {
  const { times, wrongSlaps } = at(story.seats, seat);
  return {
    seat,
    place,
    cells: [`${times.length}`, `${wrongSlaps}`, timeText(bestOf(times)), timeText(medianOf(times))],
    total: `${score}`,
  };
}

const timeText = (time: number | undefined): string =>
  time === undefined ? words('standings.none.time') : secondsText(time);

/** More points than this are no plainer. */
const MOST_STEPS = 40;

/** Cards in hand after each pile; of very many, some and the last. */
function plotOf({ story, chairs, outcome }: FinishedRace): SummaryPlot {
  const { counts, last, total } = story;
  const unfinished = !sameCounts(counts.at(-1), last);
  const tables = unfinished ? [...counts, last] : counts;
  const every = Math.ceil(tables.length / MOST_STEPS);
  const steps = tables
    .map((hands, index) => ({ hands, pile: index + 1 }))
    .filter(({ pile }) => (tables.length - pile) % every === 0);
  return {
    title: message('raceResults.plot'),
    steps: steps.map(({ pile }) =>
      unfinished && pile === tables.length
        ? { long: words('raceResults.end'), short: words('raceResults.end') }
        : { long: words('raceResults.pile', { pile }), short: `${pile}` },
    ),
    series: outcome.standings.map(({ seat, place, score }) => ({
      seat,
      name: at(chairs, seat).name,
      values: untilOut(steps.map(({ hands }) => at(hands, seat))),
      shown: `${score}`,
      weight: place === 1 ? 'strong' : 'plain',
    })),
    target: undefined,
    start: Math.round(total / chairs.length),
  };
}

/** A line ends where its seat lost its last card for good. */
const untilOut = (values: readonly number[]): readonly number[] =>
  values.slice(0, values.findLastIndex((value) => value > 0) + 2);

const sameCounts = (one: readonly number[] | undefined, other: readonly number[]): boolean =>
  one?.every((count, index) => count === other[index]) === true;

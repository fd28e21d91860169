/** A finished match of Cassino for the results screen. */
import { at, type Seat } from '#engine/core/words';
import type { CassinoConfig } from '#engine/games/cassino/config';
import { type CassinoKind, type Halves, outcomeOf, POINT } from '#engine/games/cassino/index';
import type { Host } from '#play/types';
import {
  namesOf,
  type Summary,
  type SummaryColumn,
  type SummaryPlot,
  type SummaryRow,
  winnersTitle,
} from '#scenes/screens/summary';
import type { Chair } from '#storage/types';
import { numberText } from '#text/lists';
import type { Message } from '#text/message';
import { message, words } from '#text/say';
import { type DealPoints, type MatchStory, storyOf } from './history';
import { gainText, pointsText, pointsValues } from './points';

export interface FinishedMatch {
  readonly story: MatchStory;
  readonly config: CassinoConfig;
  readonly chairs: readonly Chair[];
}

/** The summary of a finished match that a host holds. */
export function cassinoSummary(host: Host<CassinoKind>): Summary {
  const { chairs, record } = host.sitting;
  return summaryOf({ story: storyOf(host.history('spectator'), record.seats), config: record.config, chairs });
}

export function summaryOf(match: FinishedMatch): Summary {
  const { story, config } = match;
  const target = config.targetScore;
  const ranking = rankingOf(story.totals, config);
  const groups = groupsOf(story.deals);
  return {
    felt: 'cassino',
    heading: config.misere ? message('results.overMisere') : message('results.over', { target }),
    title: winnersTitle(match.chairs, story.winners),
    reasons: reasonsOf(match),
    winners: story.winners,
    columns: [...groups.map(columnOf), { title: message('results.sweeps'), kind: 'fact' }],
    rows: ranking.map(({ who, place }) => rowOf(story, groups, { who, place })),
    plot: plotOf(match, ranking),
    plays: story.plays,
    rematchNote: config.firstDealer === 'seat0' ? message('results.rematchSeat0') : message('results.rematchNote'),
  };
}

interface Ranked {
  readonly who: Seat;
  readonly place: number;
}

/** Seats by place; equal totals share one. */
const rankingOf = (totals: readonly Halves[], config: CassinoConfig): readonly Ranked[] =>
  outcomeOf(config, totals).standings.map((standing) => ({ who: standing.seat, place: standing.place }));

function reasonsOf(match: FinishedMatch): readonly Message[] {
  const { story, config } = match;
  const [first] = story.winners;
  if (first === undefined) return [];
  const count = story.deals.length;
  const deals = words('results.deals', { count, number: numberText(count) });
  const values = { ...pointsValues(at(story.totals, first)), deals };
  if (story.winners.length > 1)
    return [
      message('results.afterEach', values),
      config.misere ? message('results.equalLowest') : message('results.equalHighest'),
    ];
  const after = message('results.after', values);
  return config.misere ? [after, message('results.lowestWins')] : [after, ...secondOf(match)];
}

function secondOf({ story, config, chairs }: FinishedMatch): readonly Message[] {
  const second = rankingOf(story.totals, config).filter(({ place }) => place === 2);
  const [first] = second;
  if (first === undefined) return [];
  const names = namesOf(
    chairs,
    second.map(({ who }) => who),
  );
  return [message('results.second', { names, count: second.length, points: pointsText(at(story.totals, first.who)) })];
}

/** The standings have room for this many deals; before the last ones, earlier deals are added up. */
const MOST_COLUMNS = 4;

type DealGroup = readonly DealPoints[];

/** The deals as columns: each its own, or the first ones together. */
function groupsOf(deals: readonly DealPoints[]): readonly DealGroup[] {
  const singles = deals.map((deal) => [deal]);
  if (deals.length <= MOST_COLUMNS) return singles;
  const early = deals.length - (MOST_COLUMNS - 1);
  return [deals.slice(0, early), ...singles.slice(early)];
}

function columnOf(group: DealGroup): SummaryColumn {
  const [from, to] = [group[0]?.deal ?? 0, group.at(-1)?.deal ?? 0];
  const title = from === to ? message('results.deal', { deal: from }) : message('results.dealsTo', { from, to });
  return { title, kind: 'deal' };
}

function rowOf(story: MatchStory, groups: readonly DealGroup[], { who, place }: Ranked): SummaryRow {
  const gains = groups.map((group) => group.reduce((sum, { gained }) => sum + at(gained, who), 0));
  return {
    seat: who,
    place,
    cells: [...gains.map(gainText), `${at(story.sweeps, who)}`],
    total: pointsText(at(story.totals, who)),
  };
}

function plotOf({ story, config, chairs }: FinishedMatch, ranking: readonly Ranked[]): SummaryPlot {
  return {
    title: message('results.plot'),
    steps: story.deals.map(({ deal }) => ({ long: words('results.deal', { deal }), short: `${deal}` })),
    series: ranking.map(({ who, place }) => ({
      seat: who,
      name: at(chairs, who).name,
      values: story.deals.map(({ totals }) => at(totals, who) / POINT),
      shown: pointsText(at(story.totals, who)),
      weight: place === 1 ? 'strong' : 'plain',
    })),
    target: config.targetScore,
  };
}

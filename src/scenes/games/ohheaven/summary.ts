/** A finished match of Oh Heaven for the results screen. */
import type { Standing } from '#engine/core/rules';
import { at, type Seat } from '#engine/core/words';
import { type OhHeavenKind, outcomeOf, type RoundResult } from '#engine/games/ohheaven/index';
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
import { type MatchStory, storyOf } from './history';
import { gainText, pointsText } from './points';

export interface FinishedMatch {
  readonly story: MatchStory;
  readonly chairs: readonly Chair[];
}

/** The summary of a finished match that a host holds. */
export const ohHeavenSummary = (host: Host<OhHeavenKind>): Summary =>
  summaryOf({ story: storyOf(host.history('spectator')), chairs: host.sitting.chairs });

export function summaryOf(match: FinishedMatch): Summary {
  const { story, chairs } = match;
  const ranking = outcomeOf(totalsOf(match)).standings;
  const groups = groupsOf(story.rounds);
  return {
    felt: 'ohheaven',
    heading: message('roundResults.over', { count: story.rounds.length }),
    title: winnersTitle(chairs, story.winners),
    reasons: reasonsOf(match, ranking),
    winners: story.winners,
    columns: [...groups.map(columnOf), { title: message('roundResults.made'), kind: 'fact' }],
    rows: ranking.map((standing) => rowOf(story, groups, standing)),
    plot: plotOf(match, ranking),
    plays: story.plays,
    rematchNote: message('roundResults.rematch'),
  };
}

const totalsOf = ({ story, chairs }: FinishedMatch): readonly number[] =>
  story.rounds.at(-1)?.totals ?? chairs.map(() => 0);

function reasonsOf({ story, chairs }: FinishedMatch, ranking: readonly Standing[]): readonly Message[] {
  const best = ranking[0]?.score ?? 0;
  const count = story.rounds.length;
  const rounds = words('roundResults.rounds', { count, number: numberText(count) });
  const values = { points: pointsText(best), count: Math.abs(best), deals: rounds };
  if (story.winners.length > 1) return [message('results.afterEach', values), message('results.equalHighest')];
  return [message('results.after', values), ...secondOf(chairs, ranking)];
}

function secondOf(chairs: readonly Chair[], ranking: readonly Standing[]): readonly Message[] {
  const second = ranking.filter(({ place }) => place === 2);
  const [first] = second;
  if (first === undefined) return [];
  const names = namesOf(
    chairs,
    second.map(({ seat }) => seat),
  );
  return [message('results.second', { names, count: second.length, points: pointsText(first.score) })];
}

/** The standings have room for this many rounds; before the last ones, earlier rounds are added up. */
const MOST_COLUMNS = 4;

/** The rounds as columns: each its own, or the first ones together. */
function groupsOf(rounds: readonly RoundResult[]): readonly (readonly RoundResult[])[] {
  const singles = rounds.map((round) => [round]);
  if (rounds.length <= MOST_COLUMNS) return singles;
  const early = rounds.length - (MOST_COLUMNS - 1);
  return [rounds.slice(0, early), ...singles.slice(early)];
}

function columnOf(group: readonly RoundResult[]): SummaryColumn {
  const [from, to] = [group[0]?.round ?? 0, group.at(-1)?.round ?? 0];
  const title =
    from === to ? message('roundResults.round', { round: from }) : message('roundResults.roundsTo', { from, to });
  return { title, kind: 'deal' };
}

function rowOf(
  story: MatchStory,
  groups: readonly (readonly RoundResult[])[],
  { seat, place, score }: Standing,
): SummaryRow {
  const gains = groups.map((group) => group.reduce((sum, { points }) => sum + at(points, seat), 0));
  return { seat, place, cells: [...gains.map(gainText), `${madeBids(story, seat)}`], total: pointsText(score) };
}

/** In how many rounds a seat took exactly what it bid. */
const madeBids = ({ rounds }: MatchStory, seat: Seat): number =>
  rounds.filter(({ bids, tricks }) => at(bids, seat) === at(tricks, seat)).length;

function plotOf({ story, chairs }: FinishedMatch, ranking: readonly Standing[]): SummaryPlot {
  return {
    title: message('roundResults.plot'),
    steps: story.rounds.map(({ round }) => ({ long: words('roundResults.round', { round }), short: `${round}` })),
    series: ranking.map(({ seat, place, score }) => ({
      seat,
      name: at(chairs, seat).name,
      values: story.rounds.map(({ totals }) => at(totals, seat)),
      shown: pointsText(score),
      weight: place === 1 ? 'strong' : 'plain',
    })),
    target: undefined,
  };
}

/** A Tong-its match for the results screen and for the list of saved games. */
import { faceOf } from '#engine/cards/cards';
import type { Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import { at, type Seat, seat } from '#engine/core/words';
import {
  type RoundResult,
  scoresOf,
  type TongitsConfig,
  type TongitsEvent,
  type TongitsKind,
  type TongitsView,
} from '#engine/games/tongits/index';
import type { Host } from '#play/types';
import type { Look } from '#scenes/screens/glance';
import {
  namesOf,
  type Summary,
  type SummaryPlot,
  type SummaryRow,
  winnersTitle,
  youAmong,
} from '#scenes/screens/summary';
import type { Chair } from '#storage/types';
import { numberText } from '#text/lists';
import type { Message } from '#text/message';
import { message, words } from '#text/say';
import { nameIn } from './countModel';

export interface FinishedMatch {
  readonly config: TongitsConfig;
  readonly chairs: readonly Chair[];
  readonly rounds: readonly RoundResult[];
  /** Who ended it; nobody when the rules did. */
  readonly declined: Seat | undefined;
  readonly winners: readonly Seat[];
  /** Points or chips by seat. */
  readonly scores: readonly number[];
  /** Turns that were played. */
  readonly plays: number;
}

/** The summary of a finished match that a host holds. */
export const tongitsSummary = (host: Host<TongitsKind>): Summary =>
  summaryOf(storyOf(host.history('spectator'), host.sitting.record.config, host.sitting.chairs));

export function storyOf(
  events: readonly Stamped<Seen<TongitsEvent>>[],
  config: TongitsConfig,
  chairs: readonly Chair[],
): FinishedMatch {
  const told = events.map(({ event }) => event);
  const won = told.findLast((event) => event.type === 'matchWon');
  return {
    config,
    chairs,
    rounds: told.flatMap((event) => (event.type === 'roundScored' ? [event.result] : [])),
    declined: told.find((event) => event.type === 'rematchDeclined')?.seat,
    winners: won?.seats ?? [],
    scores: won?.scores ?? chairs.map(() => 0),
    plays: told.filter(({ type }) => type === 'turnBegan').length,
  };
}

export function summaryOf(match: FinishedMatch): Summary {
  const { chairs, rounds, winners, plays } = match;
  const ranking = rankingOf(match.scores);
  return {
    felt: 'tongits',
    heading: message('tongitsResults.over', { count: rounds.length }),
    title: winnersTitle(chairs, winners),
    reasons: reasonsOf(match),
    winners,
    columns: [
      { title: message('tongitsResults.won'), kind: 'fact' },
      { title: message('tongitsResults.tongits'), kind: 'deal' },
      { title: message('tongitsResults.calls'), kind: 'deal' },
    ],
    rows: ranking.map((ranked) => rowOf(match, ranked)),
    plot: plotOf(match, ranking),
    plays,
    rematchNote: message('tongitsResults.rematch'),
  };
}

interface Ranked {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
}

/** Seats by place; equal scores share one. */
const rankingOf = (scores: readonly number[]): readonly Ranked[] =>
  scores
    .map((score, index) => ({
      seat: seat(index),
      place: 1 + scores.filter((other) => other > score).length,
      score,
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);

function reasonsOf(match: FinishedMatch): readonly Message[] {
  const { config, rounds, winners, scores } = match;
  const best = Math.max(...scores);
  const number = rounds.length;
  const played = words('tongitsResults.rounds', { count: number, number: numberText(number) });
  const unit = config.scoring === 'pot' ? 'chips' : 'points';
  const each = winners.length > 1 ? 'Each' : '';
  const first = message(`tongitsResults.${unit}${each}`, { count: best, rounds: played });
  return [first, ...(winners.length > 1 ? [message('tongitsResults.equal')] : []), ...endOf(match)];
}

/** Why the match is over. */
function endOf({ config, chairs, rounds, declined }: FinishedMatch): readonly Message[] {
  if (declined !== undefined) return [message('tongitsResults.declined', { name: nameIn(chairs, declined) })];
  if (config.scoring === 'plain')
    return config.target === 'none' ? [] : [message('tongitsResults.target', { target: config.target })];
  const broke = (rounds.at(-1)?.chips ?? []).findIndex((held) => held === 0 || held < config.ante);
  return broke < 0 ? [] : [message('tongitsResults.broke', { name: nameIn(chairs, seat(broke)) })];
}

function rowOf({ rounds }: FinishedMatch, { seat: who, place, score }: Ranked): SummaryRow {
  const won = rounds.filter(({ winner }) => winner === who);
  const outright = won.filter(({ way }) => way === 'tongits' || way === 'spread');
  const called = won.filter(({ caller }) => caller === who);
  return {
    seat: who,
    place,
    cells: [`${won.length}`, `${outright.length}`, `${called.length}`],
    total: `${score}`,
  };
}

function plotOf({ config, chairs, rounds, scores }: FinishedMatch, ranking: readonly Ranked[]): SummaryPlot {
  const pot = config.scoring === 'pot';
  const valuesOf = (who: Seat): readonly number[] =>
    rounds.map(({ points, chips }, index) =>
      // A pot that is paid at the very end belongs to the last round.
      index === rounds.length - 1 ? at(scores, who) : at(pot ? chips : points, who),
    );
  return {
    title: message(pot ? 'tongitsResults.plotChips' : 'tongitsResults.plotPoints'),
    steps: rounds.map(({ round }) => ({ long: words('tongitsResults.round', { round }), short: `${round}` })),
    series: ranking.map(({ seat: who, place, score }) => ({
      seat: who,
      name: nameIn(chairs, who),
      values: valuesOf(who),
      shown: `${score}`,
      weight: place === 1 ? 'strong' : 'plain',
    })),
    target: pot ? config.startChips : config.target === 'none' ? undefined : config.target,
    start: pot ? config.startChips : 0,
  };
}

/** How a saved game looks from outside. */
export function tongitsGlance(view: TongitsView, chairs: readonly Chair[]): Look {
  const scores = scoresOf(view);
  const best = Math.max(...scores);
  const leaders = scores.flatMap((score, index) => (score === best ? [seat(index)] : []));
  const you = youAmong(chairs);
  const values = {
    round: Math.max(1, view.round),
    names: namesOf(chairs, leaders),
    score: best,
    yours: you === undefined ? 0 : at(scores, you),
    count: leaders.length,
  };
  return {
    cards: [...view.melds.flatMap(({ cards }) => cards), ...view.discards.slice(-1)].map(faceOf),
    scores: scores.map(String),
    sentence: words(`glance.tongits.${toldOf(view, leaders, you)}`, values),
  };
}

/** Which sentence tells how it stands. */
function toldOf({ phase, history }: TongitsView, leaders: readonly Seat[], you: Seat | undefined) {
  const over = phase.type === 'over';
  if (!over && history.length === 0) return 'first';
  if (!over && leaders.length === 3) return 'level';
  const among = you !== undefined && leaders.includes(you);
  if (among && leaders.length === 1) return over ? 'youWon' : 'youLead';
  if (over) return 'won';
  return you === undefined || among ? 'lead' : 'youBehind';
}

/** What a game tells the results screen about a finished match. */
import { at, type Seat, seat } from '#engine/core/words';
import type { Felt } from '#scenes/app';
import type { PlotSeries, PlotStep } from '#scenes/panels/plot';
import type { Chair } from '#storage/types';
import { namesText } from '#text/lists';
import type { Message } from '#text/message';
import { message } from '#text/say';

/** A column of the standings between the players and their totals. */
export interface SummaryColumn {
  readonly title: Message;
  /** 'deal' columns give way on a narrow screen, where the plot tells the same. */
  readonly kind: 'deal' | 'fact';
}

export interface SummaryRow {
  readonly seat: Seat;
  /** From 1; equal places get the same number. */
  readonly place: number;
  /** One text a column. */
  readonly cells: readonly string[];
  readonly total: string;
}

export interface SummaryPlot {
  readonly title: Message;
  readonly steps: readonly PlotStep[];
  /** By place, the winners first. */
  readonly series: readonly PlotSeries[];
  /** A dashed line, such as the points that end a match; undefined where there is none. */
  readonly target: number | undefined;
  /** What everybody had before the first step, such as chips; nought where absent. */
  readonly start?: number;
}

export interface Summary {
  readonly felt: Felt;
  /** One line for the bar. */
  readonly heading: Message;
  /** Who won, as the screen's title. */
  readonly title: Message;
  /** Why, in one or two sentences. */
  readonly reasons: readonly Message[];
  readonly winners: readonly Seat[];
  readonly columns: readonly SummaryColumn[];
  /** What the totals are called; "Total" where absent. */
  readonly totals?: Message;
  /** By place. */
  readonly rows: readonly SummaryRow[];
  readonly plot: SummaryPlot;
  readonly plays: number;
  /** What a rematch keeps. */
  readonly rematchNote: Message;
}

/** The names of some seats as a list. */
export const namesOf = (chairs: readonly Chair[], seats: readonly Seat[]): string =>
  namesText(seats.map((who) => at(chairs, who).name));

/** The one person's seat; undefined where nobody or more than one plays here. */
export function youAmong(chairs: readonly Chair[]): Seat | undefined {
  const people = chairs.flatMap(({ player }, index) => (player === 'human' ? [seat(index)] : []));
  return people.length === 1 ? people[0] : undefined;
}

/** Who won; several share the win. */
export function winnersTitle(chairs: readonly Chair[], winners: readonly Seat[]): Message {
  const values = { names: namesOf(chairs, winners) };
  return winners.length === 1 ? message('results.wins', values) : message('results.share', values);
}

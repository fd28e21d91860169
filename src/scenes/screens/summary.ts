/** What a game tells the results screen about a finished match. */
import type { Seat } from '#engine/core/words';
import type { Felt } from '#scenes/app';
import type { PlotSeries, PlotStep } from '#scenes/panels/plot';
import type { Message } from '#text/message';

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
  readonly target: number;
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
  /** By place. */
  readonly rows: readonly SummaryRow[];
  readonly plot: SummaryPlot;
  readonly plays: number;
  /** What a rematch keeps. */
  readonly rematchNote: Message;
}

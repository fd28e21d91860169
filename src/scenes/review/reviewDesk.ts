/** What the review screen knows and does: whose moves, which one is looked at, and asking about one after the other. */
import type { Kind } from '#engine/core/rules';
import type { Seat } from '#engine/core/words';
import type { Review } from '#play/review';
import type { MoveWords } from '#scenes/games/moves';
import { isWorseRow, type Row, rowOf } from './reviewModel';

/** Which moves are listed: all, or those that gave something away. */
export type Which = 'all' | 'worse';

export interface ReviewDeskParts<K extends Kind> {
  readonly review: Review<K>;
  readonly words: MoveWords<K>;
  readonly changed: () => void;
}

export class ReviewDesk<K extends Kind> {
  whose: Seat;
  rows: readonly Row<K>[] = [];
  which: Which = 'all';
  /** The number of the row whose moment is shown. */
  private chosen: number | undefined;
  private thinking = new AbortController();

  constructor(private readonly parts: ReviewDeskParts<K>) {
    this.whose = parts.review.people[0];
    this.look(this.whose);
  }

  get people(): readonly Seat[] {
    return this.parts.review.people;
  }

  /** How many moves have been asked about. */
  get done(): number {
    return this.rows.filter(({ judged }) => judged !== 'waiting').length;
  }

  get chosenRow(): Row<K> | undefined {
    return this.chosen === undefined ? undefined : this.rows[this.chosen];
  }

  get worse(): readonly Row<K>[] {
    return this.rows.filter(isWorseRow);
  }

  get listed(): readonly Row<K>[] {
    return this.which === 'all' ? this.rows : this.worse;
  }

  /** Shows the moves of this seat, and asks about those that have not been. */
  look(whose: Seat): void {
    const { review, words, changed } = this.parts;
    this.thinking.abort();
    this.thinking = new AbortController();
    this.whose = whose;
    this.chosen = undefined;
    const decisions = review.decisions(whose).filter(({ action }) => words.aside?.(action) !== true);
    this.rows = decisions.map((decision) => rowOf(words, decision, review.opinion(decision)));
    void review.think(whose, { signal: this.thinking.signal, told: () => this.fill() });
    changed();
  }

  /** Lists all moves, or the less good; what is not listed is not shown either. */
  list(which: Which): void {
    this.which = which;
    const { chosenRow } = this;
    if (chosenRow !== undefined && !this.listed.includes(chosenRow)) this.chosen = undefined;
    this.parts.changed();
  }

  choose(row: Row<K> | undefined): void {
    this.chosen = row === undefined ? undefined : this.rows.indexOf(row);
    this.parts.changed();
  }

  /** The listed row above (-1) or below (1). */
  step(by: 1 | -1): void {
    const { listed, chosenRow } = this;
    const from = chosenRow === undefined ? -1 : listed.indexOf(chosenRow);
    const to = from < 0 && by < 0 ? listed.length - 1 : from + by;
    this.choose(listed[Math.min(Math.max(to, 0), listed.length - 1)]);
  }

  /** Nothing is asked any more; what was thought stays known. */
  close(): void {
    this.thinking.abort();
  }

  private fill(): void {
    const { review, words, changed } = this.parts;
    this.rows = this.rows.map((row) => {
      const opinion = row.judged === 'waiting' ? review.opinion(row.decision) : undefined;
      return opinion === undefined ? row : rowOf(words, row.decision, opinion);
    });
    changed();
  }
}

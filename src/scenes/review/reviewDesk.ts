/** What the review screen knows and does: whose moves, which one is looked at, and asking about one after the other. */
import type { Kind } from '#engine/core/rules';
import type { Seat } from '#engine/core/words';
import type { Review } from '#play/review';
import type { MoveWords } from '#scenes/games/moves';
import { type Row, rowOf } from './reviewModel';

export interface ReviewDeskParts<K extends Kind> {
  readonly review: Review<K>;
  readonly words: MoveWords<K>;
  readonly changed: () => void;
}

export class ReviewDesk<K extends Kind> {
  whose: Seat;
  rows: readonly Row<K>[] = [];
  /** The number of the row whose moment is shown. */
  chosen: number | undefined;
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

  /** Shows the moves of this seat, and asks about those that have not been. */
  look(whose: Seat): void {
    const { review, words, changed } = this.parts;
    this.thinking.abort();
    this.thinking = new AbortController();
    this.whose = whose;
    this.chosen = undefined;
    const decisions = review.decisions(whose);
    this.rows = decisions.map((decision) => rowOf(words, decision, review.opinion(decision)));
    void review.think(whose, { signal: this.thinking.signal, told: () => this.fill() });
    changed();
  }

  choose(row: number | undefined): void {
    this.chosen = row;
    this.parts.changed();
  }

  /** The row above (-1) or below (1). */
  step(by: 1 | -1): void {
    const from = this.chosen ?? (by > 0 ? -1 : this.rows.length);
    this.choose(Math.min(Math.max(from + by, 0), this.rows.length - 1));
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

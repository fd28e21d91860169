/** Who watches a table, and how far each has heard. */
import type { Kind } from '#engine/core/rules';
import type { Watcher } from '#engine/core/secrets';
import type { Referee } from './referee';
import type { Notice, Report } from './types';

export type Hear = (report: Report<Kind>) => void;

interface Watching {
  readonly who: Watcher;
  readonly hear: Hear;
  heard: number;
  state: Kind['state'];
  /** Refusals it has not been told of. */
  notices: readonly Notice<Kind>[];
}

export class Watchings {
  readonly #referee: Referee;
  /** A screen threw while it heard a report: the game goes on without it. */
  readonly #onBug: (detail: string) => void;
  readonly #all = new Set<Watching>();

  constructor(referee: Referee, onBug: (detail: string) => void) {
    this.#referee = referee;
    this.#onBug = onBug;
  }

  get any(): boolean {
    return this.#all.size > 0;
  }

  /** Reports at once what came after the moment `from`, and from then on everything. Answers with what ends it. */
  add(who: Watcher, from: number, hear: Hear): () => void {
    const watching: Watching = { who, hear, heard: from, state: this.#referee.stateAt(from), notices: [] };
    this.#all.add(watching);
    this.#report(watching, 'first');
    return () => this.#all.delete(watching);
  }

  clear(): void {
    this.#all.clear();
  }

  /** Reports to each what it has not heard. A watcher may press while it hears: nobody hears a thing twice. */
  reportAll(): void {
    for (const watching of [...this.#all]) {
      const isBehind = watching.heard < this.#referee.heard || watching.notices.length > 0;
      if (isBehind && this.#all.has(watching)) this.#report(watching, 'more');
    }
  }

  /** A press was refused, for everybody to see. */
  reportRefusal(notice: Notice<Kind>): void {
    for (const watching of this.#all) watching.notices = [...watching.notices, notice];
    this.reportAll();
  }

  /** A move was taken back: everybody hears the table as it stands now. */
  reportAgain(): void {
    for (const watching of [...this.#all]) {
      watching.heard = this.#referee.heard;
      watching.state = this.#referee.state;
      if (this.#all.has(watching)) this.#report(watching, 'again');
    }
  }

  #report(watching: Watching, type: Report<Kind>['type']): void {
    const { who, heard, state, notices } = watching;
    const report = this.#referee.report(who, { type, heard, state, notices });
    watching.heard = report.heard;
    watching.state = this.#referee.state;
    watching.notices = [];
    try {
      watching.hear(report);
    } catch (error) {
      this.#onBug(String(error));
    }
  }
}

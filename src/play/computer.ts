/** A computer at the table: it hears what its seat may know, asks its brain at once, and tells the host what it wants. */
import type { Answer } from '#ai/protocol';
import type { Kind, Rules, Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import type { Thinker } from './thinker';
import type { Intent, News, Player } from './types';

export interface ComputerParts {
  readonly seat: Seat;
  readonly level: string;
  readonly rules: Rules;
  readonly thinker: Thinker;
  /** The seed of the brain's dice for the moment `heard`. */
  readonly luck: (heard: number) => number;
  /** A brain threw or had no answer: a bug of ours, and the first legal action was taken instead. */
  readonly onBug: (detail: string) => void;
}

export class ComputerPlayer implements Player<Kind> {
  readonly seat: Seat;
  readonly #parts: ComputerParts;
  #seen: readonly Stamped<Seen<Kind['event']>>[] = [];
  #tell: (intent: Intent<Kind>) => void = () => {};
  /** Calls off the thought that is under way. */
  #thinking = new AbortController();

  constructor(parts: ComputerParts) {
    this.seat = parts.seat;
    this.#parts = parts;
  }

  hear(news: News<Kind>): void {
    this.#seen = [...this.#seen, ...news.events];
    this.#letGo();
    if (news.awaited) void this.#think({ ...news, events: this.#seen });
  }

  /** Forgets everything: what it hears next is the match from its beginning. */
  forget(): void {
    this.#seen = [];
  }

  onIntent(tell: (intent: Intent<Kind>) => void): void {
    this.#tell = tell;
  }

  leave(): void {
    this.#letGo();
    this.#tell = () => {};
  }

  /** The moment that it thinks about is over. */
  #letGo(): void {
    this.#thinking.abort();
    this.#thinking = new AbortController();
  }

  async #think(news: News<Kind>): Promise<void> {
    const { signal } = this.#thinking;
    const answer = await this.#answer(news, signal);
    if (signal.aborted) return;
    const intent = answer === 'pass' ? firstLegal(this.#parts.rules, news, this.seat) : answer;
    if (intent !== undefined) this.#tell({ ...intent, heard: news.heard });
  }

  async #answer(news: News<Kind>, signal: AbortSignal): Promise<Answer> {
    const { rules, level, thinker, luck, onBug } = this.#parts;
    try {
      const answer = await thinker.think({ game: rules.game, level, news, seed: luck(news.heard) }, signal);
      if (answer === 'pass') onBug(`seat ${this.seat} (${level}) is awaited and passed`);
      return answer;
    } catch (error) {
      if (!signal.aborted) onBug(`seat ${this.seat} (${level}) failed: ${String(error)}`);
      return 'pass';
    }
  }
}

/** What keeps a match going when a brain fails: the first action the seat may take, or undefined when it has none. */
export function firstLegal(rules: Rules, news: News<Kind>, seat: Seat): Intent<Kind> | undefined {
  for (const action of rules.legal(news.view, seat, news.at)) return { action, at: news.at, heard: news.heard };
  return undefined;
}

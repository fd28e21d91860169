/**
 * Workers that think, started when they are needed. Each has one thought at a time, turns go before opinions, and one worker
 * is kept from opinions where there are several. A thought has a time limit, because calls that wait when a worker ends never
 * settle; a worker that fails is replaced and the thought asked again, and when that does not help, the page thinks itself,
 * so that a turn is always made: one thought at a time, and with a breath before each opinion.
 *
 * A thought that is called off in the middle is not broken off: a new worker takes longer to start and to get warm than an
 * old one takes to end a thought of a turn (measured: some 300 ms to start and another 350 for its first thought, when a
 * warm one thinks for 50 on the same busy machine). Only opinions, which are in no hurry, can last so long that a turn that
 * waits for their worker is better off with a new one.
 */
import type { Answer, Mind, Opinion, Question, Request } from '#ai/protocol';
import type { Time } from './clock';

/** One running worker. */
export interface Line extends Mind {
  end(): void;
}

export interface PoolParts {
  /** Starts a worker; calls `broken` if it fails by itself. @throws where there are no workers. */
  readonly connect: (broken: () => void) => Line;
  /** The most workers at one time, at least one. */
  readonly size: number;
  /** Thinks in the page. */
  readonly inPage: Mind;
  readonly time: Time;
}

type Kind = 'turn' | 'opinion';

/** Milliseconds: loading the worker on a slow phone, and many times what a thought takes. */
export const LIMITS: Readonly<Record<Kind, number>> = { turn: 5000, opinion: 20_000 };
/** How long a turn waits for a worker that gives an opinion, in milliseconds: as long as a thought of a turn may last. */
export const PATIENCE = 300;
/** How long the page is left to itself before it gives an opinion, in milliseconds: frames are drawn, and presses heard. */
export const BREATH = 60;
/** How many workers one thought may use up. */
const TRIES = 2;

interface Thought {
  readonly kind: Kind;
  /** Asks this mind and hands on what it says, right after telling that the mind is done. */
  readonly putTo: (mind: Mind, done: () => void) => void;
  /** How many workers it has used up. */
  tries: number;
  wanted: boolean;
}

interface Held {
  readonly line: Line;
  thought: Thought | undefined;
  /** Calls the time limit off. */
  callOff: () => void;
}

export class WorkerPool implements Mind {
  readonly #parts: PoolParts;
  /** The oldest, which is the warmest, first. */
  readonly #workers = new Set<Held>();
  #waiting: readonly Thought[] = [];
  #callOffPatience: (() => void) | undefined;
  /** Once a thought has used up its tries, asking workers only costs every later turn the same wait. */
  #givenUp = false;
  /** Whether the page thinks, or is about to. */
  #pageThinks = false;
  #callOffBreath: () => void = () => {};

  constructor(parts: PoolParts) {
    this.#parts = parts;
  }

  /** Rejects only when the brain itself throws, or with the signal's reason. */
  think(question: Question, signal?: AbortSignal): Promise<Answer> {
    return this.#ask('turn', (mind) => mind.think(question), signal);
  }

  opinion(request: Request, signal?: AbortSignal): Promise<Opinion | 'none'> {
    return this.#ask('opinion', (mind) => mind.opinion(request), signal);
  }

  close(): void {
    for (const held of [...this.#workers]) this.#end(held);
    this.#waiting = [];
    this.#callOffBreath();
    this.#bePatient();
  }

  #ask<T>(kind: Kind, ask: (mind: Mind) => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const thought: Thought = {
        kind,
        tries: 0,
        wanted: true,
        putTo: (mind, done) => {
          const free = (): void => {
            signal?.removeEventListener('abort', drop);
            done();
          };
          void ask(mind).finally(free).then(resolve, reject);
        },
      };
      const drop = (): void => {
        thought.wanted = false;
        this.#waiting = this.#waiting.filter((other) => other !== thought);
        reject(signal?.reason);
        this.#dealOut();
      };
      signal?.addEventListener('abort', drop, { once: true });
      this.#waiting = [...this.#waiting, thought];
      this.#dealOut();
    });
  }

  /** Hands out what waits, as far as there are workers. */
  #dealOut(): void {
    for (let thought = this.#next(); thought !== undefined; thought = this.#next()) {
      const mind = this.#givenUp ? 'page' : this.#free();
      if (mind === 'busy') break;
      if (mind === 'none') {
        this.#used(thought);
        continue;
      }
      this.#waiting = this.#waiting.filter((other) => other !== thought);
      if (mind === 'page') this.#thinkInPage(thought);
      else this.#begin(mind, thought);
    }
    this.#bePatient();
  }

  #next(): Thought | undefined {
    if (this.#givenUp && this.#pageThinks) return undefined;
    const turn = this.#waiting.find(({ kind }) => kind === 'turn');
    if (turn !== undefined || this.#givenUp) return turn ?? this.#waiting[0];
    const opinions = [...this.#workers].filter(({ thought }) => thought?.kind === 'opinion').length;
    return opinions < Math.max(1, this.#parts.size - 1) ? this.#waiting[0] : undefined;
  }

  #free(): Held | 'busy' | 'none' {
    const idle = [...this.#workers].find(({ thought }) => thought === undefined);
    if (idle !== undefined) return idle;
    if (this.#workers.size === this.#parts.size) return 'busy';
    try {
      const line = this.#parts.connect(() => this.#lose(held));
      const held: Held = { line, thought: undefined, callOff: () => {} };
      this.#workers.add(held);
      return held;
    } catch {
      return 'none';
    }
  }

  #begin(held: Held, thought: Thought): void {
    held.thought = thought;
    held.callOff = this.#parts.time.after(LIMITS[thought.kind], () => this.#lose(held));
    thought.putTo(held.line, () => {
      if (held.thought !== thought) return;
      held.callOff();
      held.thought = undefined;
      this.#dealOut();
    });
  }

  /** One thought at a time, each of which holds the page up; a review is many of them in a row. */
  #thinkInPage(thought: Thought): void {
    const done = (): void => {
      this.#pageThinks = false;
      this.#dealOut();
    };
    const begin = (): void => (thought.wanted ? thought.putTo(this.#parts.inPage, done) : done());
    this.#pageThinks = true;
    if (thought.kind === 'turn') begin();
    else this.#callOffBreath = this.#parts.time.after(BREATH, begin);
  }

  /** A worker has failed. */
  #lose(held: Held): void {
    const thought = this.#end(held);
    if (thought !== undefined) this.#used(thought);
    this.#dealOut();
  }

  #used(thought: Thought): void {
    thought.tries += 1;
    if (thought.tries >= TRIES) this.#givenUp = true;
  }

  /** Ends the worker; what it was thinking about waits again, before all others, if somebody still wants to know. */
  #end(held: Held): Thought | undefined {
    const { thought } = held;
    if (!this.#workers.delete(held)) return undefined;
    held.callOff();
    held.thought = undefined;
    held.line.end();
    if (thought?.wanted !== true) return undefined;
    this.#waiting = [thought, ...this.#waiting];
    return thought;
  }

  /** While a turn waits for a worker: the time after which it takes the one of an opinion. */
  #bePatient(): void {
    if (this.#waiting.every(({ kind }) => kind === 'opinion')) {
      this.#callOffPatience?.();
      this.#callOffPatience = undefined;
      return;
    }
    this.#callOffPatience ??= this.#parts.time.after(PATIENCE, () => {
      this.#callOffPatience = undefined;
      const held = [...this.#workers].find(({ thought }) => thought?.kind === 'opinion');
      if (held !== undefined) this.#end(held);
      this.#dealOut();
    });
  }
}

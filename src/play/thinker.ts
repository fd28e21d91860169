/**
 * Where computer players think: in a worker, so that the page never waits. A thought has a time limit, because calls that
 * wait when a worker ends never settle; a worker that fails is replaced and asked again, and when that does not help, the
 * page thinks itself, so that a turn is always made.
 */
import { releaseProxy, wrap } from 'comlink';
import type { Answer, Mind, Opinion, Question, Request } from '#ai/protocol';
import { pageTime, type Time } from './clock';

/** The thinking of all computer players of a page. */
export interface Thinker extends Mind {
  /** Ends the worker. Thoughts still under way never matter again. */
  close(): void;
}

/** One running worker. */
export interface Line extends Mind {
  end(): void;
}

export interface WorkerThinking {
  /** Starts a worker; calls `broken` if it fails by itself. @throws where there are no workers. */
  readonly connect: (broken: () => void) => Line;
  /** Thinks in the page. */
  readonly inPage: Mind;
  readonly time: Time;
}

/** Milliseconds: loading the worker on a slow phone, and many times what a thought takes. */
export const THOUGHT_LIMIT = 5000;
/** How many workers one question may use up. */
const TRIES = 2;

/** The browser's thinker: a worker of our own, with the brains loaded into the page only when workers fail. */
export const browserThinker = (): Thinker =>
  new WorkerThinker({
    connect: startWorker,
    inPage: {
      think: async (question) => (await import('#ai/thinking')).mind.think(question),
      opinion: async (request) => (await import('#ai/thinking')).mind.opinion(request),
    },
    time: pageTime,
  });

/** Thinks where it is called: for tests and tools. */
export const inPlaceThinker = (mind: Mind): Thinker => ({
  think: (question) => mind.think(question),
  opinion: (request) => mind.opinion(request),
  close() {},
});

interface Held {
  readonly line: Line;
  readonly lost: Promise<'lost'>;
  lose(): void;
}

/** Starts its worker with the first question. */
export class WorkerThinker implements Thinker {
  readonly #parts: WorkerThinking;
  #held: Held | undefined;
  /** Once a question has used up its tries, asking workers only costs every later turn the same wait. */
  #givenUp = false;

  constructor(parts: WorkerThinking) {
    this.#parts = parts;
  }

  /** Rejects only when the brain itself throws. */
  think(question: Question): Promise<Answer> {
    return this.#reached((mind) => mind.think(question));
  }

  opinion(request: Request): Promise<Opinion | 'none'> {
    return this.#reached((mind) => mind.opinion(request));
  }

  close(): void {
    this.#held?.lose();
  }

  async #reached<T>(ask: (mind: Mind) => Promise<T>): Promise<T> {
    for (let tries = 0; tries < TRIES && !this.#givenUp; tries += 1) {
      const answer = await this.#ask(ask);
      if (answer !== 'lost') return answer;
    }
    this.#givenUp = true;
    return ask(this.#parts.inPage);
  }

  async #ask<T>(ask: (mind: Mind) => Promise<T>): Promise<T | 'lost'> {
    const held = this.#hold();
    if (held === 'none') return 'lost';
    const callOff = this.#parts.time.after(THOUGHT_LIMIT, () => held.lose());
    try {
      return await Promise.race([ask(held.line), held.lost]);
    } finally {
      callOff();
    }
  }

  #hold(): Held | 'none' {
    if (this.#held !== undefined) return this.#held;
    let tell: (lost: 'lost') => void = () => {};
    const lost = new Promise<'lost'>((resolve) => {
      tell = resolve;
    });
    try {
      const held: Held = { line: this.#parts.connect(() => held.lose()), lost, lose: () => this.#lose(held, tell) };
      this.#held = held;
      return held;
    } catch {
      return 'none';
    }
  }

  #lose(held: Held, tell: (lost: 'lost') => void): void {
    if (this.#held !== held) return;
    this.#held = undefined;
    held.line.end();
    tell('lost');
  }
}

function startWorker(broken: () => void): Line {
  const worker = new Worker(new URL('../ai/worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', broken);
  worker.addEventListener('messageerror', broken);
  const mind = wrap<Mind>(worker);
  return {
    think: (question) => mind.think(question),
    opinion: (request) => mind.opinion(request),
    end() {
      mind[releaseProxy]();
      worker.terminate();
    },
  };
}

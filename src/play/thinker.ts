/** Where computer players think: in workers, so that the page never waits. */
import { releaseProxy, wrap } from 'comlink';
import type { Answer, Mind, Opinion, Question, Request } from '#ai/protocol';
import { pageTime } from './clock';
import { type Line, WorkerPool } from './workerPool';

/**
 * The thinking of all computer players of a page. Whoever asks may call a thought off by its signal: the promise then rejects
 * with the signal's reason at once, and the work is spared where it has not begun.
 */
export interface Thinker extends Mind {
  think(question: Question, signal?: AbortSignal): Promise<Answer>;
  opinion(request: Request, signal?: AbortSignal): Promise<Opinion | 'none'>;
  /** Ends all workers. Thoughts still under way never matter again. */
  close(): void;
}

/** More workers than this have nothing to do: one computer is on turn at a time, and a review is soon read. */
const MOST_WORKERS = 3;

/** The browser's thinker: workers of our own, with the brains loaded into the page only when workers fail. */
export const browserThinker = (): Thinker =>
  new WorkerPool({
    connect: startWorker,
    // The page keeps a core to itself where there are several.
    size: Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1)),
    inPage: {
      think: async (question) => (await import('#ai/thinking')).pageMind.think(question),
      opinion: async (request) => (await import('#ai/thinking')).pageMind.opinion(request),
    },
    time: pageTime,
  });

/** Thinks where it is called, and nothing can be called off: for tests and tools. */
export const inPlaceThinker = (mind: Mind): Thinker => ({
  think: (question) => mind.think(question),
  opinion: (request) => mind.opinion(request),
  close() {},
});

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

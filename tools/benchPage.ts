/** The built game, served and opened in a browser, for what only a browser can measure. */
import { readdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import type { Match } from '#engine/core/match';
import type { Kind, Rules } from '#engine/core/rules';
import type { Chair, TableOptions } from '#storage/types';
import { Game } from '#tests/browser/support/game';
import { chromiumOrThrow, LAUNCH_ARGS } from './browser';
import { freePort } from './ports';
import { entryOf } from './shots/find';
import { shelve } from './shots/shelve';

export interface Opened {
  readonly browser: Browser;
  readonly baseURL: string;
  /** The address of the worker's script. */
  readonly worker: string;
}

/** Builds the game, serves it, and measures. */
export async function inBrowser<T>(measure: (opened: Opened) => Promise<T>): Promise<T> {
  await build({ logLevel: 'error' });
  const server = await preview({ preview: { host: '127.0.0.1', port: await freePort(), strictPort: true } });
  const browser = await chromium.launch({ executablePath: chromiumOrThrow(), args: [...LAUNCH_ARGS] });
  const baseURL = server.resolvedUrls?.local[0] ?? '';
  const script = readdirSync('dist/assets').find((name) => /^worker-.*\.js$/.test(name)) ?? '';
  try {
    return await measure({ browser, baseURL, worker: new URL(`assets/${script}`, baseURL).href });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** An empty page of the game's address. */
export async function newPage({ browser, baseURL }: Opened): Promise<Page> {
  const viewport = { width: 1280, height: 720 };
  const context = await browser.newContext({ baseURL, viewport, serviceWorkers: 'block' });
  return context.newPage();
}

interface Laid<K extends Kind> {
  readonly rules: Rules<K>;
  readonly match: Match<K>;
  readonly chairs: readonly Chair[];
  readonly table?: TableOptions;
}

/** Takes the match up in the page, where it goes on by itself. */
export async function takeUp<K extends Kind>(page: Page, { rules, match, chairs, table = {} }: Laid<K>): Promise<void> {
  const game = new Game(page);
  await shelve(game, entryOf(rules, match, { id: 'bench', chairs, table }));
  await game.takeUp();
}

const BASE_RUNS = 30;

/** Milliseconds of a million plain steps in the page: the fastest of many runs. */
export const baseIn = (page: Page): Promise<number> => page.evaluate(fastestLoop, BASE_RUNS);

/** Runs in the page. */
function fastestLoop(runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const begun = performance.now();
    let word = 1;
    for (let step = 0; step < 1_000_000; step += 1) word = Math.imul(word ^ (word >>> 13), 0x5bd1e995) + step;
    return word === 0 ? 0 : performance.now() - begun;
  });
  return Math.min(...times);
}

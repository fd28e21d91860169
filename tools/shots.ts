/**
 * Pictures of every scene at the four sizes, in the middle of real play:
 *
 *   npm run shots -- [--scene deal-end] [--size phone]
 *
 * They land in shots/, which is not kept: <scene>-<size>.png, and the table with WebGL as <scene>-<size>-webgl.png.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { fail, ok, type Result } from '#engine/core/words';
import { Game } from '#tests/browser/support/game';
import { type Args, orExit, readArgs } from './args';
import { chromiumOrThrow, LAUNCH_ARGS, WEBGL_ARGS } from './browser';
import { freePort } from './ports';
import { SCENES, type Scene } from './shots/scenes';

const SIZES = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  low: { width: 844, height: 390 },
  large: { width: 2560, height: 1440 },
} as const;
type Size = keyof typeof SIZES;

const FOLDER = 'shots';
/** Pictures of one scene before it is taken as it is. */
const MOST_TRIES = 20;
/** Between two of them: a busy browser paints a large page piece by piece. */
const STILL_MS = 300;

interface Shot {
  readonly scene: Scene;
  readonly size: Size;
  readonly renderer: 'canvas' | 'webgl';
}

function shotsFrom(args: Args): Result<readonly Shot[], string> {
  const stranger = [...args.keys()].find((key) => key !== 'scene' && key !== 'size');
  if (stranger !== undefined) return fail(`--${stranger} is unknown. Known are --scene and --size.`);
  const scenes = SCENES.filter(({ name }) => (args.get('scene') ?? name) === name);
  const sizes = sizeNames.filter((name) => (args.get('size') ?? name) === name);
  if (scenes.length === 0) return fail(`--scene is one of ${SCENES.map(({ name }) => name).join(', ')}.`);
  if (sizes.length === 0) return fail(`--size is one of ${sizeNames.join(', ')}.`);
  return ok(scenes.flatMap((scene) => sizes.flatMap((size) => shotsOf(scene, size))));
}

const sizeNames: readonly Size[] = ['desktop', 'phone', 'low', 'large'];

const shotsOf = (scene: Scene, size: Size): readonly Shot[] => {
  const canvas: Shot = { scene, size, renderer: 'canvas' };
  return size === 'desktop' && scene.name.startsWith('table-') ? [canvas, { ...canvas, renderer: 'webgl' }] : [canvas];
};

async function take(browser: Browser, baseURL: string, { scene, size, renderer }: Shot): Promise<void> {
  const touch = size === 'phone' || size === 'low';
  const context = await browser.newContext({
    baseURL,
    viewport: SIZES[size],
    hasTouch: touch,
    deviceScaleFactor: touch ? 2 : 1,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await scene.reach(new Game(page, renderer));
    const suffix = renderer === 'webgl' ? '-webgl' : '';
    const picture = scene.moves === undefined ? await settled(page) : await page.screenshot();
    writeFileSync(join(FOLDER, `${scene.name}-${size}${suffix}.png`), picture);
  } finally {
    await context.close();
  }
}

/** The picture once nothing moves any more: two in a row are the same. */
async function settled(page: Page): Promise<Buffer> {
  let last = await page.screenshot({ animations: 'disabled' });
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await page.waitForTimeout(STILL_MS);
    const next = await page.screenshot({ animations: 'disabled' });
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

async function takeAll(shots: readonly Shot[]): Promise<number> {
  await build({ logLevel: 'warn' });
  const server = await preview({ preview: { host: '127.0.0.1', port: await freePort(), strictPort: true } });
  const browser = await chromium.launch({ executablePath: chromiumOrThrow(), args: [...LAUNCH_ARGS, ...WEBGL_ARGS] });
  let missed = 0;
  for (const shot of shots) {
    const name = `${shot.scene.name} ${shot.size} ${shot.renderer}`;
    try {
      await take(browser, server.resolvedUrls?.local[0] ?? '', shot);
      console.log(name);
    } catch (error) {
      missed += 1;
      console.error(`${name} is missing: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await browser.close();
  await server.close();
  return missed;
}

const shots = orExit(shotsFrom(orExit(readArgs(process.argv.slice(2)))));
mkdirSync(FOLDER, { recursive: true });
const missed = await takeAll(shots);
console.log(`${shots.length - missed} pictures in ${FOLDER}/`);
process.exitCode = missed === 0 ? 0 : 1;

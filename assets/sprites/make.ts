/**
 * Draws the card atlases and the app's icons from `source/` in a headless Chromium, so that courts, clipping and the
 * index font come out as a browser shows them. `npm run art`; the results are committed, playing needs none of this.
 *
 * Chromium is looked for in CHROME_PATH, then in its usual places; ffmpeg (with libwebp) writes the WebP files.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { CELL, cornerOf, extentOf, SHEETS, type Sheet, STEPS, type Step } from '#scenes/stage/sheets';
import { APP_ICONS, FAVICON } from './app-icon';
import { cellMarkup } from './markup';

const here = (path: string): URL => new URL(path, import.meta.url);

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const FONT = here('../../node_modules/@fontsource/libre-caslon-text/files/libre-caslon-text-latin-700-normal.woff2');

function findBrowser(): string {
  const found = [process.env.CHROME_PATH ?? '', ...USUAL_PLACES].find((path) => path !== '' && existsSync(path));
  if (found === undefined) throw new Error('No Chromium found: set CHROME_PATH to the browser to draw with.');
  return found;
}

/** A page that shows one sheet, one CSS pixel a device pixel. */
function sheetPage(sheet: Sheet, step: Step): string {
  const size = `width="${CELL.width * step}" height="${CELL.height * step}"`;
  const cells = cellMarkup(sheet).map((svg, cell) => {
    const { x, y } = cornerOf(cell, step);
    return svg.replace('<svg ', `<svg ${size} style="left:${x}px;top:${y}px" `);
  });
  return page(`body > svg { position: absolute; display: block }`, cells.join('\n'));
}

function page(css: string, body: string): string {
  const font = readFileSync(FONT).toString('base64');
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: 'Libre Caslon Text'; font-weight: 700; src: url(data:font/woff2;base64,${font}) }
    html, body { margin: 0; background: transparent; text-rendering: geometricPrecision }
    ${css}</style><body>${body}`;
}

async function photograph(browser: Browser, html: string, size: { width: number; height: number }): Promise<Buffer> {
  const tab = await browser.newPage({ viewport: size, deviceScaleFactor: 1 });
  await tab.setContent(html);
  await tab.evaluate(async () => {
    await document.fonts.load("700 76px 'Libre Caslon Text'");
    await document.fonts.ready;
  });
  const png = await tab.screenshot({ omitBackground: true });
  await tab.close();
  return png;
}

const FROM_PIPE = ['-loglevel', 'error', '-y', '-f', 'png_pipe', '-i', 'pipe:0'];
const LOSSLESS = ['-c:v', 'libwebp', '-lossless', '1', '-compression_level', '6', '-quality', '100'];

/**
 * Lossless: suits keep their hard edges, and on flat colours it is even smaller than lossy WebP of good quality. It goes to
 * a file and not down a pipe, because ffmpeg must go back to write the sizes into its head.
 */
const writeWebp = (png: Buffer, file: string): void => {
  execFileSync('ffmpeg', [...FROM_PIPE, ...LOSSLESS, file], { input: png });
};

async function drawAtlases(browser: Browser): Promise<void> {
  for (const sheet of SHEETS) {
    for (const step of STEPS) {
      const png = await photograph(browser, sheetPage(sheet, step), extentOf(sheet, step));
      const file = fileURLToPath(here(`atlas/${sheet}-${step}x.webp`));
      writeWebp(png, file);
      console.log(`${sheet}-${step}x.webp ${Math.ceil(statSync(file).size / 1024)} KiB`);
    }
  }
}

async function drawAppIcons(browser: Browser): Promise<void> {
  for (const { file, size, svg } of APP_ICONS) {
    const html = page('svg { display: block; width: 100vw; height: 100vh }', svg);
    writeFileSync(here(`../../public/${file}`), await photograph(browser, html, { width: size, height: size }));
  }
}

mkdirSync(here('atlas/'), { recursive: true });
mkdirSync(here('../../public/'), { recursive: true });
writeFileSync(here('../../public/favicon.svg'), FAVICON);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'],
});
await drawAtlases(browser);
await drawAppIcons(browser);
await browser.close();

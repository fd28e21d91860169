/** The house's mark: a brass spade on ink. */
import { readFileSync } from 'node:fs';

const INK = '#161310';
const BRASS = '#DDBB6C';
const HAIRLINE = '#9A7631';

const suit = readFileSync(new URL('source/suits/S.svg', import.meta.url), 'utf8');
const spade = suit.slice(suit.indexOf('<path'), suit.indexOf('</svg>')).replace('currentColor', BRASS);

const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inner}</svg>\n`;

const placed = (share: number): string =>
  `<g transform="translate(50 50) scale(${share}) translate(-50 -50)">${spade}</g>`;

const ROUNDED = svg(
  `<rect x="1.5" y="1.5" width="97" height="97" rx="22" fill="${INK}" stroke="${HAIRLINE}" stroke-width="3"/>${placed(0.66)}`,
);

/** Launchers cut a maskable icon to any shape within a circle of 80%: nothing that matters lies outside it. */
const MASKABLE = svg(`<rect width="100" height="100" fill="${INK}"/>${placed(0.52)}`);

/** The favicon, as it stands in `public/favicon.svg`. */
export const FAVICON = ROUNDED;

/** Pictures in `public/` that need pixels; `size` is their side in pixels. */
export const APP_ICONS: readonly { readonly file: string; readonly size: number; readonly svg: string }[] = [
  { file: 'icon-192.png', size: 192, svg: ROUNDED },
  { file: 'icon-512.png', size: 512, svg: ROUNDED },
  { file: 'icon-maskable-512.png', size: 512, svg: MASKABLE },
  { file: 'apple-touch-icon.png', size: 180, svg: MASKABLE },
];

/** The SVG markup of each cell, made ready to stand with 51 others in one page. */
import { readFileSync } from 'node:fs';
import { PACK, SUITS, type Suit } from '#engine/cards/cards';
import { at } from '#engine/core/words';
import { BACKS, type PackFace, type Sheet } from '#scenes/stage/sheets';

const source = (name: string): string => readFileSync(new URL(`source/${name}`, import.meta.url), 'utf8').trim();

/** The suit's colour in the sources, and in the four-colour deck. */
const PLAIN: Readonly<Record<Suit, string>> = { C: '#1B1A1C', D: '#B5262F', H: '#B5262F', S: '#1B1A1C' };
const FOUR: Readonly<Record<Suit, string>> = { C: '#1F6B3A', D: '#1F57A8', H: '#B5262F', S: '#1B1A1C' };

/** The edge as the sources draw it, and one that covers whole pixels at every step: 250 units are 110 pixels at step 1. */
const EDGE = '<rect x="1" y="1" width="248" height="348" rx="17" fill="#FFFDF6" stroke="#D8CFBA" stroke-width="2"/>';
const WHOLE = 250 / 110;
const SHARP_EDGE =
  `<rect x="${WHOLE / 2}" y="${WHOLE / 2}" width="${250 - WHOLE}" height="${350 - WHOLE}" rx="17" ` +
  `fill="#FFFDF6" stroke="#D8CFBA" stroke-width="${WHOLE}"/>`;

/** The cells of a sheet in order, each an `<svg>` of 250 x 350 units without outside references. */
export function cellMarkup(sheet: Sheet): readonly string[] {
  const cells = sheet === 'backs' ? BACKS.map(back) : PACK.map((face) => front(face, sheet));
  return cells.map((svg, cell) => ownIds(svg.replace(EDGE, SHARP_EDGE), `${sheet}-${cell}`));
}

const back = (size: (typeof BACKS)[number]): string => source(size === 'full' ? 'back.svg' : 'back-small.svg');

function front(face: PackFace, sheet: Sheet): string {
  const folder = sheet.startsWith('faces-small') ? 'faces-small' : 'faces';
  const colours = sheet.endsWith('4') ? FOUR : PLAIN;
  const suit = at(
    SUITS.filter((candidate) => face.endsWith(candidate)),
    0,
  );
  const svg = source(`${folder}/${face}.svg`).replaceAll(PLAIN[suit], colours[suit]);
  return svg.replace(/<image href="\.\.\/courts\/(\w+\.svg)"([^>]*?) (clip-path="[^"]*")\/>/, (_, name, box, clip) => {
    const court = pipsIn(colours[suit], source(`courts/${name}`));
    return `<g ${clip}>${court.replace('<svg ', `<svg ${box.replace('preserveAspectRatio="none"', '')} `)}</g>`;
  });
}

/** The small pips on a court's clothes are the symbol `__a`. */
const pipsIn = (colour: string, court: string): string =>
  court.replace(
    /(<symbol id="\w-\w_svg__a"[^>]*>)(.*?)(<\/symbol>)/,
    (_, open, path, close) =>
      open + path.replace(/ fill="#\w+"/, '').replace('<path ', `<path fill="${colour}" `) + close,
  );

/** Ids are the page's, not the picture's: every cell gets its own. */
const ownIds = (svg: string, prefix: string): string =>
  svg
    .replace(/ id="([^"]+)"/g, ` id="${prefix}-$1"`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`);

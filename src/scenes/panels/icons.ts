/** The house's icons and suits as inline SVG: they take the colour of the text around them, in the size CSS gives. */
import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import type { Suit } from '#engine/cards/cards';

/** Strokes on a 20 x 20 field; the drawings stand in `assets/sprites/source/icons`. */
const STROKES = {
  back: 'M12 4l-6 6 6 6',
  bin: 'M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.8 11h7.4l.8-11M8.5 8.5v5M11.5 8.5v5',
  cards: 'M7.5 6.5H16V17H7.5zM7.5 14.8l-1.7.3L3.9 4.8 11.3 3.4l.6 3.1',
  check: 'M4 10.5l4 4 8-9',
  chevD: 'M4 8l6 6 6-6',
  chevR: 'M8 4l6 6-6 6',
  chip: 'M6 6h8v8H6zM8 3.2V6M12 3.2V6M8 14v2.8M12 14v2.8M3.2 8H6M3.2 12H6M14 8h2.8M14 12h2.8',
  chips:
    'M10 3.8c-3.3 0-5.9 1-5.9 2.3S6.7 8.4 10 8.4s5.9-1 5.9-2.3S13.3 3.8 10 3.8zM4.1 6.1V10c0 1.3 2.6 2.3 5.9 2.3s5.9-1 5.9-2.3V6.1M4.1 10v3.9c0 1.3 2.6 2.3 5.9 2.3s5.9-1 5.9-2.3V10',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4.3l2.8 1.7',
  copy: 'M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4',
  export: 'M10 12V3.5M6.5 6.8L10 3.3l3.5 3.5M4 10.5v6h12v-6',
  eye: 'M2.4 10c2-3.6 4.5-5.3 7.6-5.3s5.6 1.7 7.6 5.3c-2 3.6-4.5 5.3-7.6 5.3S4.4 13.6 2.4 10zM10 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z',
  gear: 'M15.35 8.35L17.56 8.55L17.56 11.45L15.35 11.65L14.95 12.61L16.38 14.32L14.32 16.38L12.61 14.95L11.65 15.35L11.45 17.56L8.55 17.56L8.35 15.35L7.39 14.95L5.68 16.38L3.62 14.32L5.05 12.61L4.65 11.65L2.44 11.45L2.44 8.55L4.65 8.35L5.05 7.39L3.62 5.68L5.68 3.62L7.39 5.05L8.35 4.65L8.55 2.44L11.45 2.44L11.65 4.65L12.61 5.05L14.32 3.62L16.38 5.68L14.95 7.39ZM10 7.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z',
  hand: 'M6.4 11.4V5.7a1.2 1.2 0 0 1 2.4 0v3.8M8.8 9.3V4a1.2 1.2 0 0 1 2.4 0v5.3M11.2 9.4V4.8a1.2 1.2 0 0 1 2.4 0v5M13.6 9.6V7a1.2 1.2 0 0 1 2.4 0v4.8c0 3.2-1.9 5.4-4.9 5.4-2.1 0-3.5-.9-4.6-2.6l-2.8-4.1a1.25 1.25 0 0 1 2.1-1.4l.6.9',
  help: 'M7.2 7.4a2.9 2.9 0 1 1 4 2.7c-.8.4-1.2.9-1.2 1.9M10 15.2v.4',
  import: 'M10 3.5V12M6.5 8.7L10 12.2l3.5-3.5M4 10.5v6h12v-6',
  lamp: 'M7.6 13.4c0-1.1-.5-1.7-1.1-2.4a4.7 4.7 0 1 1 7 0c-.6.7-1.1 1.3-1.1 2.4zM8.2 16.8h3.6',
  lock: 'M5 9h10v7.7H5zM7 9V6.4a3 3 0 0 1 6 0V9M10 12.2v1.4',
  log: 'M4 4.5h12M4 8.2h12M4 11.9h8M4 15.6h5',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  minus: 'M4 10h12',
  more: 'M4.2 10a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M9.4 10a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M14.6 10a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0',
  muted: 'M3 8v4h3l4 3.2V4.8L6 8zM13.4 7.9l4.2 4.2M17.6 7.9l-4.2 4.2',
  pencil: 'M4 16l.8-3.4L13 4.4l2.6 2.6-8.2 8.2z',
  person: 'M10 3.5a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM3.8 17c.5-3.6 3-5.2 6.2-5.2s5.7 1.6 6.2 5.2',
  pin: 'M7 3.5h6M8 3.5l-.6 5.2L5 11h10l-2.4-2.3-.6-5.2M10 11v5.7',
  play: 'M6.5 4.2l9 5.8-9 5.8z',
  plus: 'M10 4v12M4 10h12',
  save: 'M4 3.5h10l2.5 2.5v10.5H4zM7 3.5v4h5v-4M7 16.5v-5h6.5v5',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11zM13 13l3.8 3.8',
  shuffle:
    'M3 6h3c4 0 4 8 8 8h3M3 14h3c1.4 0 2.3-1 3-2.3M11 8.3C11.7 7 12.6 6 14 6h3M14.5 3.5L17 6l-2.5 2.5M14.5 11.5L17 14l-2.5 2.5',
  sort: 'M3.5 5.5h7M3.5 10h5M3.5 14.5h3M14 4.5v11M11.2 12.8l2.8 2.8 2.8-2.8',
  sound: 'M3 8v4h3l4 3.2V4.8L6 8zM13 7.2a4 4 0 0 1 0 5.6M15.2 5a7 7 0 0 1 0 10',
  star: 'M10 3l2.1 4.6 5 .6-3.7 3.4 1 4.9L10 14l-4.4 2.5 1-4.9L2.9 8.2l5-.6z',
  stats: 'M4 16.5V10M8 16.5V5M12 16.5v-8M16 16.5V3.5M2.5 17h15',
  trophy: 'M6 3.5h8v4.2a4 4 0 0 1-8 0zM6 5H3.2c0 2.6 1 4 3 4.2M14 5h2.8c0 2.6-1 4-3 4.2M10 11.7v3M6.8 16.8h6.4',
  undo: 'M7 4L3.5 7.5 7 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H8',
  x: 'M5 5l10 10M15 5L5 15',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof STROKES;

/** Filled outlines on a 100 x 100 field; the drawings stand in `assets/sprites/source/suits`. */
const OUTLINES: Readonly<Record<Suit, string>> = {
  C: 'M50 5A20.5 20.5 0 0 1 65 40A20.5 20.5 0 1 1 56 71C57 83 60 91 66 96H34C40 91 43 83 44 71A20.5 20.5 0 1 1 35 40A20.5 20.5 0 0 1 50 5Z',
  D: 'M50 3C58 22 72 38 87 50C72 62 58 78 50 97C42 78 28 62 13 50C28 38 42 22 50 3Z',
  H: 'M50 95C42 78 6 58 6 32A23 23 0 0 1 50 24A23 23 0 0 1 94 32C94 58 58 78 50 95Z',
  S: 'M50 4C58 26 90 42 90 66A21 21 0 0 1 55 77C56 86 60 92 66 96H34C40 92 44 86 45 77A21 21 0 0 1 10 66C10 42 42 26 50 4Z',
};

/** An icon, 1em square unless CSS says otherwise. It has no name of its own: the control it stands in is named in words. */
export const icon = (name: IconName): TemplateResult =>
  picture(
    { name: 'icon', field: '0 0 20 20' },
    svg`<path
      d=${STROKES[name]}
      fill="none"
      stroke="currentColor"
      stroke-width="1.7"
      stroke-linecap="round"
      stroke-linejoin="round"
    />`,
  );

/** A suit, 1em square unless CSS says otherwise; name the card in words beside it. */
export const suit = (which: Suit): TemplateResult =>
  picture({ name: 'suit', field: '0 0 100 100' }, svg`<path d=${OUTLINES[which]} fill="currentColor" />`);

const picture = (frame: { readonly name: string; readonly field: string }, inside: SVGTemplateResult): TemplateResult =>
  html`<svg class=${frame.name} viewBox=${frame.field} width="1em" height="1em" aria-hidden="true" focusable="false">
    ${inside}
  </svg>`;

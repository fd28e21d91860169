/** Puts an HTML element on a rectangle of the layout. */
import type { Rect } from '#scenes/stage/layout';

/** An inline style in rem; one rem is ten units. */
export const placeStyle = ({ x, y, w, h }: Rect): string =>
  `left:${x / 10}rem;top:${y / 10}rem;width:${w / 10}rem;height:${h / 10}rem`;

/** Small numbers and lists of names in words. */
import type { Seat } from '#engine/core/words';
import { markList, markSeat, withoutMarks } from './message';
import { words } from './say';

/** 'Aino', 'Aino and Mikko', 'Aino, Mikko and Theo'; empty for nobody. */
export const namesText = (names: readonly string[]): string => listText(names.map(withoutMarks));

/** The same with a mark for each seat's name; whoever reads it as "you" is named first. */
export const seatsText = (seats: readonly Seat[]): string => markList(listText(seats.map(markSeat)));

/** 'one', 'one and two', 'one, two and three'. */
export function listText(items: readonly string[]): string {
  const [first = '', ...rest] = items;
  const last = rest.pop();
  if (last === undefined) return first;
  const before = rest.reduce((text, next) => words('names.more', { before: text, next }), first);
  return words('names.two', { before, last });
}

const WORDED = [
  'number.0',
  'number.1',
  'number.2',
  'number.3',
  'number.4',
  'number.5',
  'number.6',
  'number.7',
  'number.8',
  'number.9',
  'number.10',
] as const;

/** Small numbers in words ('four'), larger ones in figures. */
export function numberText(number: number): string {
  const key = WORDED[number];
  return key === undefined ? `${number}` : words(key);
}

/** The same at the beginning of a sentence: 'Four'. */
export const numberFirst = (number: number): string => capitalised(numberText(number));

/** A text as a sentence begins with it. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** How often something came out in worlds that were tried: "in 64 of 100 tries". The figure is rounded, so none is certain. */
export function oftenText(of100: number): string {
  if (of100 >= 100) return words('hint.nearlyAlways');
  return of100 <= 0 ? words('hint.hardlyEver') : words('hint.often', { of100 });
}

/** What a kind of pattern is called: in records by a key, on screen in words. */
import type { Pattern } from '#engine/kit/race';
import { words } from '#text/say';

/** 'ten', and 'ten.1' with one card between. */
export const patternKey = (pattern: Pattern): string =>
  'between' in pattern && pattern.between > 0 ? `${pattern.name}.${pattern.between}` : pattern.name;

const NAMES = {
  double: 'drill.pattern.double',
  'double.1': 'drill.pattern.double.1',
  'double.2': 'drill.pattern.double.2',
  ten: 'drill.pattern.ten',
  'ten.1': 'drill.pattern.ten.1',
  marriage: 'drill.pattern.marriage',
  'marriage.1': 'drill.pattern.marriage.1',
  run: 'drill.pattern.run',
  sameSuit: 'drill.pattern.sameSuit',
  topBottom: 'drill.pattern.topBottom',
  joker: 'drill.pattern.joker',
  jack: 'drill.pattern.jack',
} as const;

const isKnown = (key: string): key is keyof typeof NAMES => Object.hasOwn(NAMES, key);

/** All keys, plain patterns before those with cards between. */
export const PATTERN_KEYS: readonly string[] = Object.keys(NAMES);

/** A kind in words; one of a later Ruffhouse shows its key. */
export const patternName = (key: string): string => (isKnown(key) ? words(NAMES[key]) : key);

/**
 * A reaction drill: cards come one by one, and whoever slaps does so alone. Pure: dice say which card is next, the patterns of
 * the race kit say what may be slapped, and times are handed in.
 *
 * Every pattern that shows is one try: it is hit, guessed, or missed when the next card covers it. After a slap the pile is
 * taken and begins anew.
 */
import { type Face, JOKERS, PACK } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import { at } from '#engine/core/words';
import { type Pattern, patternsIn, sightOf } from '#engine/kit/race';
import { plainTime, QUICKEST_MS } from '#play/speeds';
import type { DrillTry } from '#storage/types';
import { patternKey } from './patternKey';

/** A card that could be seen from `at` on, in milliseconds of the page's clock. */
export interface Turned {
  readonly card: Face;
  readonly at: number;
}

/** A try, and without what its patterns cost to see, where it was timed; `at` is when they showed. */
interface Tried extends DrillTry {
  readonly at: number;
  readonly plain: number | undefined;
}

export interface Drill {
  readonly patterns: readonly Pattern[];
  readonly shoe: readonly Face[];
  /** Ends after so many tries. */
  readonly length: number;
  /** Oldest first, since the pile was taken. */
  readonly pile: readonly Turned[];
  /** Cards up to the next pattern. */
  readonly coming: readonly Face[];
  readonly tries: readonly Tried[];
  readonly wrong: number;
}

/** What a press came to. */
export type Slapped =
  | { readonly type: 'hit'; readonly pattern: Pattern; readonly time: number }
  /** It came before anybody could have seen the pattern, and is not timed. */
  | { readonly type: 'guessed'; readonly pattern: Pattern }
  | { readonly type: 'wrong' }
  /** There is nothing on the table, so it costs nothing. */
  | { readonly type: 'nothing' };

/** One pack, with its jokers where they can be slapped. */
export const newDrill = (patterns: readonly Pattern[], length: number): Drill => ({
  patterns,
  shoe: patterns.some(({ name }) => name === 'joker') ? [...PACK, ...JOKERS] : PACK,
  length,
  pile: [],
  coming: [],
  tries: [],
  wrong: 0,
});

export const isOver = ({ tries, length }: Drill): boolean => tries.length >= length;

/** The next card, with the drill that has it planned. */
export function nextCard(drill: Drill, dice: Dice): { readonly drill: Drill; readonly card: Face } {
  const [planned, ...later] = drill.coming;
  const [card, ...coming] = planned === undefined ? stretch(drill, dice) : [planned, ...later];
  return { drill: { ...drill, coming }, card };
}

/** The card lies there; a pattern that it covers was missed, which may have been the last one. */
export function turned(drill: Drill, card: Turned): Drill {
  const after = covered(drill);
  return isOver(after) ? after : { ...after, pile: [...after.pile, card] };
}

/** Nobody slapped what shows. */
export function covered(drill: Drill): Drill {
  const [pattern] = showing(drill.pile, drill.patterns);
  const top = drill.pile.at(-1);
  if (pattern === undefined || top === undefined) return drill;
  return tried(drill, { pattern: patternKey(pattern), result: 'missed', at: top.at, plain: undefined });
}

/** A press at a moment, judged by the cards that could be seen then. */
export function slapped(drill: Drill, at: number): { readonly drill: Drill; readonly verdict: Slapped } {
  const seen = drill.pile.filter((card) => card.at <= at);
  const top = seen.at(-1);
  if (top === undefined) return { drill, verdict: { type: 'nothing' } };
  const patterns = showing(seen, drill.patterns);
  const [pattern] = patterns;
  if (pattern === undefined) return { drill: { ...drill, wrong: drill.wrong + 1 }, verdict: { type: 'wrong' } };
  const time = Math.round(at - top.at);
  // A press that is heard only after the next card has come was no miss.
  const before = { ...drill, tries: drill.tries.filter((one) => one.at !== top.at), pile: [], coming: [] };
  const one = { pattern: patternKey(pattern), at: top.at };
  if (time < QUICKEST_MS) {
    return {
      drill: tried(before, { ...one, result: 'guessed', plain: undefined }),
      verdict: { type: 'guessed', pattern },
    };
  }
  const plain = Math.max(QUICKEST_MS, plainTime(time, patterns));
  return { drill: tried(before, { ...one, result: time, plain }), verdict: { type: 'hit', pattern, time } };
}

/** The table is cleared without a try, as after a pause. */
export const cleared = (drill: Drill): Drill => ({ ...drill, pile: [], coming: [] });

/** The times that "Match me" goes by, the newest last. */
export const plainTimes = ({ tries }: Drill): readonly number[] =>
  tries.flatMap(({ plain }) => (plain === undefined ? [] : [plain]));

const tried = (drill: Drill, one: Tried): Drill => ({ ...drill, tries: [...drill.tries, one] });

const showing = (pile: readonly Turned[], patterns: readonly Pattern[]): readonly Pattern[] =>
  patternsIn(patterns, sightOf(pile.map(({ card }) => card)));

/** Plain cards before a pattern: at most so many, so that nobody can count. */
const MOST_PLAIN = 4;
/** So often a pattern is tried for: a run of four comes by luck about once in two hundred times. */
const ATTEMPTS = 3000;
/** Cards that lay there a moment ago do not come again. */
const REMEMBERED = 12;

/** Cards of which only the last one makes a pattern, each kind as often as the others; any card where none can be made. */
function stretch(drill: Drill, dice: Dice): readonly [Face, ...Face[]] {
  for (const wanted of dice.shuffle(drill.patterns)) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const found = stretchTo(drill, wanted, dice);
      if (found !== undefined) return found;
    }
  }
  return [at(drill.shoe, dice.below(drill.shoe.length))];
}

function stretchTo({ pile, patterns, shoe }: Drill, wanted: Pattern, dice: Dice): [Face, ...Face[]] | undefined {
  const lying = pile.map(({ card }) => card);
  const free = dice.shuffle(shoe.filter((card) => !lying.slice(-REMEMBERED).includes(card)));
  const shows = (cards: readonly Face[]): readonly Pattern[] => patternsIn(patterns, sightOf([...lying, ...cards]));
  const count = 1 + dice.below(MOST_PLAIN);
  const plain: Face[] = [];
  for (const card of free) {
    if (plain.length < count && shows([...plain, card]).length === 0) plain.push(card);
  }
  const last = free.find((card) => !plain.includes(card) && shows([...plain, card]).includes(wanted));
  const [first, ...others] = plain;
  return last === undefined || first === undefined ? undefined : [first, ...others, last];
}

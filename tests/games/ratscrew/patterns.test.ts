/** What can be slapped (rule sheet sections 3, 6 and 8), against tables that are written down by hand. */
import { describe, expect, test } from 'vitest';
import { type CardId, RANKS, readCards, SUITS } from '#engine/cards/cards';
import { seat } from '#engine/core/words';
import { patternsOf, type RatscrewConfig, ratscrew } from '#engine/games/ratscrew/index';
import { patternsIn, sightOf } from '#engine/kit/race';
import { configOf, raceTable } from '#tests/support/race';
import { patternWords } from '#tools/transcripts/race';

/** Ranks as cards of changing suits: '9 7 9' is 9C 7D 9H. Jokers are X. */
const pileOf = (ranks: string): readonly CardId[] =>
  readCards(
    ranks
      .split(' ')
      .map((rank, index) => (rank === 'X' ? 'X1' : `${rank}${SUITS[index % SUITS.length]}`))
      .join(' '),
  );

const found = (pile: readonly CardId[], options: object = {}): readonly string[] =>
  patternsIn(patternsOf(configOf(ratscrew, options, 2)), sightOf(pile)).map(patternWords);

describe("the sheet's piles, oldest card first", () => {
  test.each([
    ['9 7 9', ['double across 1']],
    ['9 7 6 9', []],
    ['5 7 5', ['double across 1', 'ten across 1']],
    ['9 8 A', ['ten across 1']],
    ['A 9', ['ten']],
    ['9 A', ['ten']],
    ['K A Q', ['marriage across 1']],
    ['Q 9 K', ['marriage across 1']],
    ['T 3', []],
    ['T', []],
    ['T T', ['double']],
    ['6 4', ['ten']],
    ['6 4 K', []],
    ['6 K 4', ['ten across 1']],
    ['2 J 8', ['ten across 1']],
    ['T 2 8', ['ten']],
    ['K T T Q', []],
    ['7 3 9 3', ['double across 1']],
    ['9', []],
  ])('%s: %j', (pile, patterns) => {
    expect(found(pileOf(pile))).toEqual(patterns);
  });

  test('a burnt card neither makes a pattern nor breaks one', () => {
    const lone = raceTable(ratscrew, { hands: ['9c 2c', '2h 2d', '9d 2s'], turn: 0 }).press('0 plays', '2 plays');
    expect([lone.pile, lone.burn, lone.slappable()]).toEqual(['9C', '9D', []]);
    const pair = raceTable(ratscrew, { hands: ['9c 2c', '9h 2d', '4d 2s'], turn: 0 }).press(
      '0 plays',
      '2 plays',
      '1 plays',
    );
    expect([pair.pile, pair.burn, pair.slappable()]).toEqual(['9C 9H', '4D', ['double']]);
  });
});

/** Pairs of ranks by pattern, written out. */
const PAIRS = {
  double: 'AA 22 33 44 55 66 77 88 99 TT JJ QQ KK'.split(' '),
  ten: '28 37 46 55 64 73 82'.split(' '),
  tenWithAce: 'A9 9A'.split(' '),
  marriage: 'KQ QK'.split(' '),
};
const LETTERS = 'AJQK';

/** The answer by the sheet's words: the newest two qualify, or the newest and the third-newest do. */
function truth(ranks: readonly string[], config: RatscrewConfig): boolean {
  const doubles = config.slapDoubles ? PAIRS.double : [];
  const tens = config.slapTens ? [...PAIRS.ten, ...(config.tensAce === 'aceIsOne' ? PAIRS.tenWithAce : [])] : [];
  const marriages = config.slapMarriage ? PAIRS.marriage : [];
  const direct = ranks.slice(-2).join('');
  if ([...doubles, ...tens, ...marriages].includes(direct)) return true;
  const [third, between = '', top] = ranks;
  if (top === undefined || config.sandwich === 'off') return false;
  const across = `${third}${top}`;
  if (doubles.includes(across)) return true;
  if (config.sandwich === 'doublesOnly') return false;
  const tensCount = config.tensGap === 'any' || LETTERS.includes(between);
  return marriages.includes(across) || (tensCount && tens.includes(across));
}

const SINGLES = RANKS.map((rank) => [rank]);
const DOUBLES = SINGLES.flatMap((start) => RANKS.map((rank) => [...start, rank]));
const TRIPLES = DOUBLES.flatMap((start) => RANKS.map((rank) => [...start, rank]));

/** Every sequence with its pile, newest card last. */
const ALL = [...SINGLES, ...DOUBLES, ...TRIPLES].map((ranks) => ({ ranks, sight: sightOf(pileOf(ranks.join(' '))) }));

const each = (toggle: string): readonly object[] => [{ [toggle]: true }, { [toggle]: false }];
const SETTINGS: readonly object[] = ['all', 'doublesOnly', 'off'].flatMap((sandwich) =>
  each('slapDoubles').flatMap((one) =>
    each('slapTens').flatMap((other) =>
      each('slapMarriage').map((third) => ({ sandwich, ...one, ...other, ...third })),
    ),
  ),
);
const NARROW_TENS = [
  { tensAce: 'noAce' },
  { tensGap: 'letterCardOnly' },
  { tensAce: 'noAce', tensGap: 'letterCardOnly' },
  { tensGap: 'letterCardOnly', sandwich: 'doublesOnly' },
];

describe('every sequence of up to three ranks', () => {
  test('by the original rules 0 singles, 23 pairs and 555 triples can be slapped', () => {
    const patterns = patternsOf(configOf(ratscrew, {}, 2));
    const slapped = ALL.filter(({ sight }) => patternsIn(patterns, sight).length > 0);
    const ofLength = (sequences: typeof slapped, length: number) =>
      sequences.filter(({ ranks }) => ranks.length === length);
    expect([1, 2, 3].map((length) => ofLength(ALL, length).length)).toEqual([13, 169, 2197]);
    expect([1, 2, 3].map((length) => ofLength(slapped, length).length)).toEqual([0, 23, 555]);
  });

  test.each([...SETTINGS, ...NARROW_TENS])('%j', (options) => {
    const config = configOf(ratscrew, options, 2);
    const patterns = patternsOf(config);
    const wrong = ALL.filter(({ ranks, sight }) => patternsIn(patterns, sight).length > 0 !== truth(ranks, config)).map(
      ({ ranks }) => ranks.join(' '),
    );
    expect(wrong).toEqual([]);
  });
});

describe('more patterns', () => {
  test.each([
    ['slapTopBottom', '7 2 9 7', ['topBottom']],
    ['slapTopBottom', '7 2 9 8', []],
    ['slapTopBottom', '7', []],
    ['slapTopBottom', '7 7', ['double', 'topBottom']],
    ['slapBigMac', '9 2 4 9', ['double across 2']],
    ['slapBigMac', '9 2 4 3 9', []],
  ])('%s: %s is %j', (option, pile, patterns) => {
    expect(found(pileOf(pile), { [option]: true, slapTens: false })).toEqual(patterns);
    expect(found(pileOf(pile), { slapTens: false })).toEqual(patterns.filter((words) => words === 'double'));
  });

  test.each([
    ['3', '4 5 6', ['run of 3']],
    ['3', '6 5 4', ['run of 3']],
    ['3', 'K 4 5 6', ['run of 3']],
    ['3', '4 6 5', []],
    ['3', '5 6', []],
    ['3', '9 T J', ['run of 3']],
    ['3', 'J Q K', ['run of 3']],
    ['3', 'A 2 3', ['run of 3']],
    ['3', 'Q K A', []],
    ['3', '5 X 6', []],
    ['4', '4 5 6', []],
    ['4', '4 5 6 7', ['run of 4']],
    ['4', '7 6 5 4', ['run of 4']],
    ['4', '4 5 6 5', []],
  ])('slapRun %s: %s is %j', (slapRun, pile, runs) => {
    expect(found(pileOf(pile), { slapRun, slapTens: false, slapDoubles: false, slapMarriage: false })).toEqual(runs);
  });

  test.each([
    ['Q K A', ['run of 3']],
    ['K A 2', ['run of 3']],
    ['2 A K', ['run of 3']],
    ['K Q A', []],
  ])('with runWrap %s is %j', (pile, runs) => {
    const options = { slapRun: '3', runWrap: true, slapTens: false, slapDoubles: false, slapMarriage: false };
    expect(found(pileOf(pile), options)).toEqual(runs);
  });

  test.each([
    ['3', '2h 9h Kh', ['sameSuit of 3']],
    ['3', '2c 9h Jh Kh', ['sameSuit of 3']],
    ['3', '9h Kh', []],
    ['3', '2h 9h Kc', []],
    ['3', '2h X1 Kh', []],
    ['4', '2h 9h Kh', []],
    ['4', '2h 9h Kh 4h', ['sameSuit of 4']],
  ])('slapSameSuit %s: %s is %j', (slapSameSuit, pile, patterns) => {
    expect(found(readCards(pile), { slapSameSuit })).toEqual(patterns);
  });

  test('a joker can be slapped on top and nowhere else, and is no double of another', () => {
    const jokers = { jokers: '2' };
    expect(found(readCards('4c X1'), jokers)).toEqual(['joker']);
    expect(found(readCards('X1 X2'), jokers)).toEqual(['joker']);
    expect(found(readCards('X1 4c'), jokers)).toEqual([]);
    expect(found(readCards('4c X1 4d'), jokers)).toEqual(['double across 1']);
    expect(found(readCards('X1 4c X2'), { ...jokers, slapTopBottom: true })).toEqual(['joker']);
  });

  test('a joker asks for nothing and pays like a low card', () => {
    const game = raceTable(ratscrew, { hands: ['Kc 2c', 'X1 X2 3c 4c', '5c'], turn: 0, options: { jokers: '2' } });
    expect(game.press('0 plays', '1 plays').state.challenge).toEqual({ creditor: 0, of: 3, owed: 2 });
    const free = raceTable(ratscrew, { hands: ['X1 2c', '3c'], turn: 0, options: { jokers: '2' } }).press('0 plays');
    expect([free.turn, free.state.challenge]).toEqual([1, undefined]);
  });

  test('with slapTopBottom the view shows the first card of the pile', () => {
    const options = { slapTopBottom: true };
    const game = raceTable(ratscrew, { hands: ['7c 9d 2c 3s', '2d 5h Ts 7h'], turn: 0, options }).flips(8);
    expect(game.pile).toBe('7C 2D 9D 5H 2C TS 3S 7H');
    expect(ratscrew.view(game.state, seat(0)).bottom).toBe('7C');
    expect(game.slappable()).toContain('topBottom');
    expect(game.press('0 slaps').answer).toBe('slapWon');
  });
});

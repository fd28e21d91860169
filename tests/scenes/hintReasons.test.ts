/** Every reason of every game has words, with nothing left to fill in. */
import { expect, test } from 'vitest';
import type { CassinoReason, OhHeavenReason, TongitsReason } from '#ai/reasons';
import { seat } from '#engine/core/words';
import { reasonLine as cassinoLine } from '#scenes/games/cassino/hintReasons';
import { reasonLine as ohHeavenLine } from '#scenes/games/ohheaven/hintReasons';
import { reasonLine as tongitsLine } from '#scenes/games/tongits/hintReasons';
import type { Message } from '#text/message';
import { say, spoken } from '#text/say';

/** Some of each type: the types see to it that none is forgotten. */
type Examples<R extends { readonly type: string }> = {
  readonly [T in R['type']]: readonly Omit<Extract<R, { readonly type: T }>, 'type'>[];
};

const CASSINO: Examples<CassinoReason> = {
  only: [{}],
  solved: [{}],
  sweeps: [{}],
  takes: [
    { cards: 1, spades: 0, scoring: [] },
    { cards: 1, spades: 1, scoring: [] },
    { cards: 7, spades: 2, scoring: ['AS', 'TD'] },
    { cards: 11, spades: 0, scoring: [] },
  ],
  bringsHome: [{ card: 'AC' }],
  getsRid: [{ card: 'TD' }],
  majority: [
    { item: 'cards', count: 27 },
    { item: 'spades', count: 7 },
  ],
  leaves: [
    { table: ['KC', '2D'], sweepers: [] },
    { table: ['KC', '2D'], sweepers: ['2S'] },
    { table: ['5C'], sweepers: ['5D', '5H', '5S'] },
    { table: ['KC', '2D', '3D', '5H', '9S'], sweepers: [] },
    { table: ['AC', '2D', '3D', '4H', '5S'], sweepers: ['2S'] },
    { table: ['AC', '2D', '3D', '4H', '5S'], sweepers: ['5D', '5H', '5C'] },
  ],
  leavesNothing: [{}],
  leavesTake: [
    { card: '9D', taken: ['9S'], sweepers: ['2S'] },
    { card: '9D', taken: ['9S', '4C', '5H'], sweepers: ['8D', '8H'] },
  ],
  takesNothing: [{}],
  givesLittle: [{ card: '5H' }],
  keeps: [{ cards: ['TD'] }, { cards: ['TD', 'AC', '2S'] }],
  takesNext: [{ card: 'QS', taken: ['9H', '3D'] }],
  getsTheRest: [{ cards: 1 }, { cards: 5 }],
  winsMatch: [{ of100: 64 }],
};

const OHHEAVEN: Examples<OhHeavenReason> = {
  only: [{}],
  tricks: [{ mean: 2 }, { mean: 0.4 }],
  exact: [{ of100: 71 }],
  unbeaten: [{ cards: ['AS'] }, { cards: ['AS', 'KS'] }],
  trumpedAtMost: [{ cards: ['AH'] }, { cards: ['AH', 'AC'] }],
  canTrump: [
    { suit: 'H', trumps: 1 },
    { suit: 'C', trumps: 4 },
  ],
  barred: [{ tricks: 3 }],
  needs: [
    { tricks: 1, left: 4 },
    { tricks: 2, left: 4 },
    { tricks: 3, left: 3 },
  ],
  wantsNoMore: [{}],
  pastHelp: [{}],
  takesFrom: [{ seat: seat(1) }],
  leavesTo: [{ seat: seat(1) }],
  surelyTakes: [{ card: 'AS' }],
  surelyLoses: [{ card: '2S' }],
  takesOften: [
    { card: 'KS', of100: 81 },
    { card: '3S', of100: 12 },
  ],
  highestLoser: [{ card: '9D' }],
  lowestWinner: [{ card: 'JD' }],
  keepsTrump: [{ card: 'AS' }],
  suitIsOut: [{ suit: 'D' }],
  voids: [
    { suit: 'H', seats: [seat(1)] },
    { suit: 'H', seats: [seat(1), seat(3)] },
  ],
  emptiesSuit: [{ suit: 'C' }],
  winsMatch: [{ of100: 40 }],
};

const TONGITS: Examples<TongitsReason> = {
  only: [{}],
  goesOut: [{}],
  wins: [{ of100: 41 }],
  makesMeld: [{ cards: ['7C', '7S', '7H'] }, { cards: ['9S', '7S', '8S'] }],
  firstMeld: [{}],
  leaves: [
    { count: 1, before: 11 },
    { count: 14, before: 24 },
  ],
  blocks: [{ owner: seat(2) }],
  dearest: [{ card: 'KD' }],
  feedsNobody: [{ card: 'KD', next: seat(1), other: 'QD' }],
  unwanted: [
    { card: 'KD', ways: 0 },
    { card: 'KD', ways: 1 },
  ],
  waits: [
    { cards: ['5H', '6H'], outs: ['7H'] },
    { cards: ['6H', '5H'], outs: ['7H', '4H'] },
  ],
  hides: [{ melds: 1 }, { melds: 2 }],
  cannotTake: [{ card: '9S' }],
  leavesDiscard: [{ card: '9S', count: 31, before: 29 }],
  callIsRisky: [
    { count: 17, rival: seat(1), held: 1 },
    { count: 17, rival: seat(1), held: 4 },
  ],
  unchallenged: [{}],
  lowCount: [
    { count: 3, rival: seat(1), held: 1 },
    { count: 3, rival: seat(1), held: 6 },
  ],
  foldLoses: [{}],
  foldIsCheaper: [
    { fold: 1, challenge: 2 },
    { fold: 2, challenge: 4 },
  ],
};

/** The sentences of all examples. */
function sentences<R extends { readonly type: string }>(
  examples: Examples<R>,
  lineOf: (reason: R) => Message,
): readonly string[] {
  return Object.entries<readonly object[]>(examples).flatMap(([type, some]) =>
    some.map((facts) => spoken(say(lineOf({ type, ...facts } as unknown as R)))),
  );
}

test.each([
  ['cassino', sentences(CASSINO, cassinoLine)],
  ['ohheaven', sentences(OHHEAVEN, ohHeavenLine)],
  ['tongits', sentences(TONGITS, tongitsLine)],
])('%s', (_game, lines) => {
  for (const line of lines) {
    expect(line).toMatch(/^\S.*\.$/);
    expect(line).not.toMatch(/\{\{|\}\}|undefined|\.why\./);
  }
  expect(new Set(lines).size).toBe(lines.length);
});

test('words of a take', () => {
  expect(sentences(CASSINO, cassinoLine).filter((line) => line.startsWith('Takes'))).toEqual([
    'Takes one card.',
    'Takes one spade.',
    'Takes seven cards, ace of spades, ten of diamonds and one spade among them.',
    'Takes 11 cards.',
  ]);
});

test('how often a trick is lost is told where it is lost more often', () => {
  const lines = sentences(OHHEAVEN, ohHeavenLine);
  expect(lines).toContain('king of spades takes this trick in 81 of 100 tries.');
  expect(lines).toContain('three of spades loses this trick in 88 of 100 tries.');
});

/** Every reason of every game has words, with nothing left to fill in. */
import { expect, test } from 'vitest';
import type { CassinoReason } from '#ai/reasons';
import { reasonLine as cassinoLine } from '#scenes/games/cassino/hintReasons';
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

/** The sentences of all examples. */
function sentences<R extends { readonly type: string }>(
  examples: Examples<R>,
  lineOf: (reason: R) => Message,
): readonly string[] {
  return Object.entries<readonly object[]>(examples).flatMap(([type, some]) =>
    some.map((facts) => spoken(say(lineOf({ type, ...facts } as unknown as R)))),
  );
}

test.each([['cassino', sentences(CASSINO, cassinoLine)]])('%s', (_game, lines) => {
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

/** Why expert does what it does, in a player's words, and what other moves cost. */
import { describe, expect, test } from 'vitest';
import { expert } from '#ai/brains/tongits/expert';
import type { Opinion } from '#ai/protocol';
import type { TongitsReason } from '#ai/reasons';
import { readCards } from '#engine/cards/cards';
import { diceFrom } from '#engine/core/dice';
import { at } from '#engine/core/words';
import { type TongitsAction, tongits } from '#engine/games/tongits/index';
import { reasonLine } from '#scenes/games/tongits/hintReasons';
import { newsOf } from '#tests/support/positions';
import { inWords, type Layout, PLAYERS, seatOf, type Table, tongitsTable } from '#tests/support/tongits';
import { withNames } from '#text/message';
import { say, spoken } from '#text/say';

interface Hint {
  readonly move: string;
  readonly why: readonly string[];
  readonly unit: Opinion['unit'];
  /** By move in words. */
  readonly behind: ReadonlyMap<string, number>;
}

const lineOf = (reason: TongitsReason): string => withNames(spoken(say(reasonLine(reason))), (who) => at(PLAYERS, who));

/** What expert thinks of this table as A. */
function hintAt(table: Table, made?: TongitsAction): Hint {
  const news = newsOf(tongits, table.match, seatOf('A'));
  const memory = news.events.reduce((before, event) => expert.remember(before, event), expert.blank);
  const opinion = expert.opinion(memory, news, { dice: diceFrom(3), made });
  if (opinion === undefined) throw new Error('nothing to weigh');
  return {
    move: inWords(at(opinion.moves, 0).action),
    why: opinion.reasons.map(lineOf),
    unit: opinion.unit,
    behind: new Map(opinion.moves.map(({ action, behind }) => [inWords(action), behind])),
  };
}

const A_MELD = 'A Jc Qc Kc';
const B_MELD = 'B 4d 5d 6d';
const POT = { scoring: 'pot' };

const opening = (hand: string, rest: Partial<Layout> = {}): Table =>
  tongitsTable({ hands: { A: hand, B: '9s 8h 2c 3h', C: '7s Th Qd As' }, turn: 'A', ...rest });
const opened = (hand: string, drew: string, rest: Partial<Layout> = {}): Table => opening(hand, { drew, ...rest });
/** B has called, A is to answer. */
const called = (hand: string, options = {}): Table =>
  tongitsTable({ hands: { A: hand, B: '9s' }, turn: 'B', melds: [A_MELD, B_MELD], options }).plays('B call');

describe('going out', () => {
  const table = opening('As 2s Kd', { discards: '3s' });

  test('is the whole reason', () => {
    const { move, why, behind } = hintAt(table);
    expect(move).toBe('take AS 2S');
    expect(why).toEqual(['You can empty your hand in this turn, which wins the round.']);
    expect([...behind]).toEqual([['take AS 2S', 0]]);
  });

  test('is worth what anything else loses of a sure win', () => {
    const { unit, behind } = hintAt(table, { type: 'draw' });
    expect(unit).toBe('percent');
    expect(behind.get('draw')).toBeGreaterThan(2);
    expect(behind.get('draw')).toBeLessThan(100);
  });
});

describe('a meld', () => {
  test('taken with the discard: what it makes, and what it leaves', () => {
    const { move, why } = hintAt(opening('9d 9h Kc 2s 6h', { discards: '9c' }));
    expect(move).toBe('take 9D 9H');
    expect(why).toEqual([
      'Makes a set: nine of clubs nine of diamonds nine of hearts.',
      'Leaves you 18 points, down from 36.',
      'It is your first open meld: without one you may not call or challenge.',
    ]);
  });

  test('a take that breaks a better one is left, and the counts say so', () => {
    const hands = {
      A: '7s 7h 8h 9h Qs 4d Jc Js Jd Kh Kd 2s',
      B: '2c 3s 6c Td 4h 9d Qd 5c Ac 8c 6d Ks',
      C: 'As 4c 9c Qc 5d 3d 8d 2h 3h 6s Ts Ah',
    };
    const { move, why } = hintAt(tongitsTable({ hands, turn: 'A', discards: '7d' }));
    expect(move).toBe('draw');
    expect(why).toContain('With seven of diamonds taken your hand counts 53. Now it counts 43.');
  });

  test('laid off on another one keeps its owner from calling', () => {
    const { move, why } = hintAt(opened('7d 2h 9c', 'Kh', { melds: [A_MELD, B_MELD] }));
    expect(move).toBe('lay 7D on 1');
    expect(why).toContain('Then B may not call next turn.');
    expect(why).toContain('Leaves you 21 points, down from 28.');
  });
});

describe('a call', () => {
  test('that nobody can challenge wins', () => {
    const { move, why } = hintAt(opening('Kd Kh 9s 8s', { hands: { A: 'Kd Kh 9c 8s' }, melds: [A_MELD] }));
    expect(move).toBe('call');
    expect(why).toContain('Nobody can challenge, so the call wins.');
  });

  test('in plain scoring is always challenged, and a fold gives the chance away', () => {
    const { move, why, behind } = hintAt(called('2s Ad'), { type: 'fold' });
    expect(move).toBe('challenge');
    expect(why).toContain('You count 3, and B holds one card.');
    expect(why).toContain('A fold wins nothing, and a challenge costs no more.');
    expect(behind.get('fold')).toBeGreaterThan(50);
  });

  test('in pot scoring is answered in chips', () => {
    const { move, why, unit, behind } = hintAt(called('Ks Qs 9h 8d', POT), { type: 'challenge' });
    expect(move).toBe('fold');
    expect(unit).toBe('chips');
    expect(why).toContain('A fold costs 1 chip, and a lost challenge 2.');
    expect(behind.get('challenge')).toBeGreaterThan(0);
  });
});

describe('a discard', () => {
  test('names the dearest of the loose cards, and one that nobody can use', () => {
    // Of kings and queens hardly any are left.
    const discards = 'Kd Ks Qh Js';
    const { move, why } = hintAt(opened('4c 5c 6c 2h 3s', 'Kh', { discards, melds: [A_MELD, B_MELD] }));
    expect(move).toBe('discard KH');
    expect(why).toContain('Nobody can make a new meld with king of hearts.');
  });

  test('out of the only meld is a blunder', () => {
    const table = opened('4c 5c 6c 2h 3s 9c 8h', 'Kh', { melds: [A_MELD, B_MELD] });
    const blunder: TongitsAction = { type: 'discard', card: at(readCards('5c'), 0) };
    expect(hintAt(table, blunder).behind.get('discard 5C')).toBeGreaterThan(5);
  });

  test('that leaves a pair says what it waits for', () => {
    const { why } = hintAt(opened('5h 6h 2s 9c', 'Kh', { melds: [A_MELD, B_MELD] }));
    expect(why).toContain(
      'five of hearts and six of hearts wait for any of two cards: four of hearts and seven of hearts.',
    );
  });
});

test('where only one thing may be done, that is the reason', () => {
  expect(hintAt(opening('2c 9d Kh')).why).toEqual(['You can do nothing else.']);
});

test('between two rounds there is nothing to weigh', () => {
  const table = tongitsTable({ hands: { A: '9h 9d 9s' }, turn: 'A', stock: '2c' });
  const over = table.plays('A draw', 'A expose 9h 9d 9s', 'A discard 2c');
  const news = newsOf(tongits, over.match, seatOf('B'));
  expect(expert.opinion(expert.blank, news, { dice: diceFrom(1) })).toBeUndefined();
});

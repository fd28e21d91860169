/** What the end of a round, the sheet of all rounds, the results and a saved game say. */
import { describe, expect, test } from 'vitest';
import { seenBy } from '#engine/core/secrets';
import { tongits } from '#engine/games/tongits/index';
import { boardOf } from '#scenes/games/tongits/boardModel';
import { type CountFacts, countSheet } from '#scenes/games/tongits/countModel';
import { paySheet } from '#scenes/games/tongits/payModel';
import { storyOf, summaryOf, tongitsGlance } from '#scenes/games/tongits/summary';
import type { Chair } from '#storage/types';
import { type Layout, seatOf, type Table, tongitsTable } from '#tests/support/tongits';
import { withNames } from '#text/message';
import { say } from '#text/say';

const YOU = seatOf('A');
const CHAIRS: readonly Chair[] = [
  { name: 'Aino', player: 'human' },
  { name: 'Bo', player: { level: 'easy' } },
  { name: 'Cleo', player: { level: 'easy' } },
];

const POT = { scoring: 'pot' };
const MELDS = ['A Jc Qc Kc', 'B Jd Qd Kd', 'C Jh Qh Kh'];
const called: Layout = { hands: { A: '5c' }, melds: MELDS.slice(0, 2), turn: 'A', options: POT };
const emptied: Layout = { hands: { A: '' }, melds: MELDS, turn: 'A', stock: '9h' };
const lost: Layout = { hands: { A: '9c', B: '5d 6d 7d Ad' }, melds: MELDS, turn: 'A' };

/** P1 and P2 of the sheet: A wins with a call, then by Tong-its, and has the pot. */
const first = (): Table => tongitsTable(called).plays('A call', 'B fold');
const second = (): Table => first().again(emptied).plays('A draw', 'A discard 9h');
const third = (): Table => second().again(lost).plays('A call', 'B challenge', 'C fold');

function facts(table: Table): CountFacts {
  const view = tongits.view(table.state, YOU);
  const result = view.history.at(-1);
  if (result === undefined) throw new Error('no round is over');
  return { view, result, chairs: CHAIRS, you: YOU };
}

const plain = (text: string): string => withNames(text, (seat) => CHAIRS[seat]?.name ?? '');

describe('the count', () => {
  test('the winner first, a folded hand covered and last', () => {
    const { title, sentence, rows } = countSheet(facts(third()));
    expect(plain(say(title))).toBe('Bo wins round 3');
    expect(plain(say(sentence))).toBe(
      'You called a draw. The lowest loose count wins, melds in the hand do not count.',
    );
    expect(rows.map(({ name, tag, count, sum, covered }) => [name, tag?.text, count, sum, covered])).toEqual([
      ['Bo', 'Challenged', 1, '1', 0],
      ['Aino', 'Called', 9, '9', 0],
      ['Cleo', 'Folded', undefined, '', 1],
    ]);
    expect(rows[0]?.melds).toEqual([{ cards: ['5D', '6D', '7D'], kind: 'run' }]);
  });

  test('after a Tong-its the melds on the table stand for the empty hand', () => {
    const { title, rows } = countSheet(facts(second()));
    expect(say(title)).toBe('You win round 2 and the pot');
    expect(rows[0]).toMatchObject({ name: 'Aino', hand: 'empty', count: 0, tag: { text: 'Tong-its' } });
    expect(rows[0]?.melds).toEqual([{ cards: ['JC', 'QC', 'KC'], kind: 'run' }]);
  });

  test('a tie with the caller is said to be one', () => {
    const tie = tongitsTable({ ...lost, hands: { A: '9c', B: '9d' } }).plays('A call', 'B challenge', 'C fold');
    expect(say(countSheet(facts(tie)).sentence)).toBe(
      'You called a draw. The counts tie, and a tie goes to the challenger.',
    );
  });

  test('every other way a round can be decided says so, ties with their rule', () => {
    const told = (table: Table): string => plain(say(countSheet(facts(table)).sentence));
    const low = tongitsTable({ ...lost, hands: { A: '9c', B: '5d', C: '5h' } });
    expect(told(low.plays('A call', 'B challenge', 'C challenge'))).toContain('the one next in turn wins');
    const burned = tongitsTable({ ...called, melds: MELDS.slice(0, 1) }).plays('A call');
    expect(told(burned)).toContain('nobody had an exposed meld');
    const hands = { A: '9c', B: '5d', C: '5h' };
    const last = { melds: MELDS, turn: 'A', stock: '2c', below: 'nothing' } as const;
    const ran = (layout: Layout): Table => tongitsTable(layout).plays('A draw', 'A discard 2c');
    expect(told(ran({ ...last, hands }))).toContain('In a tie the last to draw wins, else the next in turn');
    const unlike = { ...last, hands: { ...hands, C: '6h' } };
    expect(told(ran(unlike))).toContain('The lowest loose count with an exposed meld wins');
    // A burned player's equal count is no tie.
    expect(told(ran({ ...last, hands, melds: MELDS.slice(0, 2) }))).toContain('The lowest loose count');
  });

  test('an empty stock with nobody exposed has no winner', () => {
    const none = tongitsTable({ turn: 'C', stock: '2s', below: 'nothing' }).plays('C draw', 'C discard 2s');
    const { title, sentence } = countSheet(facts(none));
    expect([say(title), say(sentence)]).toEqual([
      'Nobody wins round 1',
      'The stock ran out, and nobody has an exposed meld.',
    ]);
  });
});

describe('the payments', () => {
  test('who pays what and why, the extras, the pot, and all chips together', () => {
    const { title, lines, notes, sum, rows, foot } = paySheet(facts(second()));
    expect(say(title)).toBe('Who pays you what');
    expect(lines.map(({ text, extras, chips }) => [say(text), ...extras, chips])).toEqual([
      ['Bo lost', 'Tong-its +1', 2],
      ['Cleo lost', 'Tong-its +1', 2],
      ['The pot, the second win running', 12],
    ]);
    expect(notes.map(say)).toEqual(['No extras: nobody burned, no secret set.']);
    expect([say(sum?.label ?? title), sum?.chips]).toEqual(['You receive', 16]);
    expect(rows.map(({ name, before, change, now }) => [name, before, change, now])).toEqual([
      ['Aino', 99, 16, 115],
      ['Bo', 95, -2, 93],
      ['Cleo', 94, -2, 92],
      ['Pot', 12, -12, 0],
    ]);
    expect(say(foot)).toBe('All chips together stay 300.');
  });

  test('a burned player pays more, and the pot that stays is explained', () => {
    const { lines, notes } = paySheet(facts(first()));
    expect(lines.map(({ text, extras, chips }) => [say(text), ...extras, chips])).toEqual([
      ['Bo folded', 1],
      ['Cleo folded', 'burned +1', 2],
    ]);
    expect(notes.map(say).at(-1)).toMatch(/^The pot stays/);
  });

  test('who owes more than it has pays what it has', () => {
    const poor = tongitsTable({ ...called, options: { ...POT, startChips: 20, unit: 20 } }).plays('A call', 'B fold');
    const [, cleo] = paySheet(facts(poor)).lines;
    expect([cleo?.chips, cleo?.extras]).toEqual([18, ['burned +20', 'owes 40, has no more']]);
  });

  test('without chips the rounds won are counted', () => {
    const { lines, rows, foot } = paySheet(facts(tongitsTable({ ...called, options: {} }).plays('A call', 'B fold')));
    expect(lines).toEqual([]);
    expect(rows.map(({ change, now }) => [change, now])).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
    expect(say(foot)).toBe('The match goes on until somebody declines.');
  });
});

test('the sheet of all rounds: counts, what each round brought, the pot, and the round in play', () => {
  const board = boardOf(tongits.view(third().again(lost).state, YOU), CHAIRS);
  expect(board.rows.map(({ round, state, pot }) => [round, state, pot])).toEqual([
    [1, 'scored', 6],
    [2, 'scored', 0],
    [3, 'scored', 6],
    [4, 'playing', 12],
  ]);
  const [one, , three, four] = board.rows;
  expect(one?.cells.map(({ said, won, change }) => [say(said), won, change])).toEqual([
    ['Count 5', true, 3],
    ['Folded', false, -1],
    ['Folded', false, -2],
  ]);
  expect(say(three?.note ?? { key: '', values: {} })).toBe('Aino called');
  expect(four?.cells.every(({ change }) => change === undefined)).toBe(true);
});

test('the results: who won why, rounds and calls won, chips after each round', () => {
  const done = third().plays('B decline');
  const events = done.match.events.map(({ at, event }) => ({ at, event: seenBy(event, 'spectator' as const) }));
  const summary = summaryOf(storyOf(events, done.state.config, CHAIRS));
  expect(say(summary.title)).toBe('Aino wins');
  expect(summary.reasons.map(say)).toEqual(['111 chips after three rounds.', 'Bo wanted no further round.']);
  expect(summary.rows.map(({ seat, place, cells, total }) => [seat, place, ...cells, total])).toEqual([
    [0, 1, '2', '1', '1', '111'],
    [1, 2, '1', '0', '0', '100'],
    [2, 3, '0', '0', '0', '89'],
  ]);
  // The pot of 6 went to Bo, the last winner, when the match ended.
  expect(summary.plot.series.map(({ values }) => values.at(-1))).toEqual([111, 100, 89]);
  expect(summary.plot.start).toBe(100);
});

test('a saved game says how it stands', () => {
  const look = tongitsGlance(tongits.view(second().state, 'spectator'), CHAIRS);
  expect(look.sentence).toBe('Round 2. You lead with 115.');
  expect(look.scores).toEqual(['115', '93', '92']);
});

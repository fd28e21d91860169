import { expect, test } from 'vitest';
import { at, seat } from '#engine/core/words';
import { type BoardInput, boardOf } from '#scenes/games/cassino/boardModel';
import { award, chairsOf, configOf, read, tally, viewOf } from './lay';

const MOCKUP: BoardInput = {
  view: viewOf({ seats: 4, totals: [14, 18, 8, 12] }),
  tallies: [tally(6, 2, { taken: 'AC' }), tally(4, 2), tally(3, 1, { sweeps: 1 }), tally(0, 0)],
  awards: [award(0, 'cards', 2), award(0, 'aces', 2), award(2, 'sweeps', 2)],
  chairs: chairsOf(4),
  you: seat(0),
};

test('shows what everybody has and what would score now', () => {
  const board = boardOf(MOCKUP);
  expect(read(board.sentence)).toBe('Deal 3 in play · first to 16 wins');
  expect(board.columns.map(({ title, worth }) => `${read(title)} ${read(worth)}`)).toEqual([
    'Cards most 1',
    'Spades most 2',
    'Aces 1 each',
    '10D 2',
    '2S 1',
    'Sweeps 1 each',
  ]);
  expect(at(board.rows, 0).cells.map(({ count, halves }) => [count, halves])).toEqual([
    [6, 2],
    [2, 0],
    [1, 2],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(board.rows.map(({ gain, total }) => [gain / 2, total / 2])).toEqual([
    [2, 7],
    [0, 9],
    [1, 4],
    [0, 6],
  ]);
  expect(at(board.rows, 0).bar).toEqual({ had: 7 / 16, gained: 2 / 16 });
});

test('says who you are, who leads, and which seat is whose', () => {
  expect(boardOf(MOCKUP).rows.map((row) => read(row.note))).toEqual([
    'Seat 1 · you',
    'Seat 2 · leads',
    'Seat 3',
    'Seat 4',
  ]);
  expect(boardOf({ ...MOCKUP, you: seat(1) }).rows.map((row) => read(row.note))[1]).toBe('Seat 2 · you lead');
});

test('nobody leads before a point was made, and nobody is you at a watched table', () => {
  const board = boardOf({ ...MOCKUP, view: viewOf({ seats: 4 }), you: undefined });
  expect(board.rows.map((row) => read(row.note))).toEqual(['Seat 1', 'Seat 2', 'Seat 3', 'Seat 4']);
  expect(board.rows.some((row) => row.you)).toBe(false);
});

test('with misere the lowest total leads and the sheet says so', () => {
  const view = viewOf({ seats: 4, totals: [14, 18, 8, 8], config: configOf({ misere: true }) });
  const board = boardOf({ ...MOCKUP, view });
  expect(read(board.sentence)).toBe('Deal 3 in play · ends at 16, lowest total wins');
  expect(board.rows.map((row) => read(row.note))).toEqual([
    'Seat 1 · you',
    'Seat 2',
    'Seat 3 · leads',
    'Seat 4 · leads',
  ]);
});

test.each([
  ['none', 'Spades are level, so nobody scores them yet.'],
  ['all', 'Spades are level, so everybody level scores them.'],
  ['carryOver', 'Spades are level: they would wait for the next deal.'],
  ['split', 'Spades are level and would be shared.'],
] as const)('a tie for spades with majorityTie %s', (majorityTie, sentence) => {
  const view = viewOf({ seats: 4, config: configOf({ majorityTie }) });
  expect(boardOf({ ...MOCKUP, view }).notes.map(read)).toEqual([sentence]);
});

test('both majorities level are one sentence; level at nought is none', () => {
  const level = { ...MOCKUP, tallies: [tally(4, 1), tally(4, 1), tally(0, 0), tally(0, 0)] };
  expect(boardOf(level).notes.map(read)).toEqual(['Cards and spades are level, so nobody scores them yet.']);
  const empty = { ...MOCKUP, tallies: [tally(0, 0), tally(0, 0), tally(0, 0), tally(0, 0)] };
  expect(boardOf(empty).notes).toEqual([]);
});

test('points carried over raise what the most is worth', () => {
  const view = viewOf({ seats: 4, carried: { cards: 2, spades: 4 } });
  expect(
    boardOf({ ...MOCKUP, view })
      .columns.map(({ worth }) => read(worth))
      .slice(0, 2),
  ).toEqual(['most 2', 'most 4']);
});

test('sweeps that rest or are cancelled are explained', () => {
  const frozen = boardOf({ ...MOCKUP, view: viewOf({ seats: 4, sweepsFrozen: true }) });
  expect(read(at(frozen.columns, 5).worth)).toBe('none now');
  expect(frozen.notes.map(read)).toContain('Sweeps score nothing in this deal.');
  const cancel = boardOf({ ...MOCKUP, view: viewOf({ seats: 4, config: configOf({ sweepCancel: true }) }) });
  expect(read(at(cancel.columns, 5).worth)).toBe('over lowest');
  expect(cancel.notes.map(read)).toContain('The lowest sweep count is taken off every seat.');
});

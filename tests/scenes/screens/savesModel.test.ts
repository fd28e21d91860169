import { describe, expect, test } from 'vitest';
import { countOf, listed, nextChosen, type Row, type Wanted } from '#scenes/screens/savesModel';

const saved = (id: string, day: number, name?: string): Row => ({
  type: 'sitting',
  id,
  game: 'cassino',
  kept: name === undefined ? { by: 'itself' } : { by: 'player', name },
  progress: 'running',
  begunAt: '2026-03-01T10:00:00.000Z',
  savedAt: `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  chairs: [
    { name: 'Aino', player: 'human' },
    { name: id === 'old' ? 'Priya' : 'Mikko', player: { level: 'steady' } },
  ],
  moves: 3,
});
const broken: Row = { type: 'broken', id: 'broken', why: { type: 'newerFormat' } };
const ROWS: readonly Row[] = [broken, saved('mid', 5, 'Sunday'), saved('old', 2), saved('new', 9, 'Another evening')];

const ids = (change: Partial<Wanted>): readonly string[] =>
  listed(ROWS, { filter: 'all', search: '', sort: 'newest', ...change }).map(({ id }) => id);

describe('the list of saved games', () => {
  test('stands in the order asked for, with what cannot be opened last', () => {
    expect(ids({})).toEqual(['new', 'mid', 'old', 'broken']);
    expect(ids({ sort: 'oldest' })).toEqual(['old', 'mid', 'new', 'broken']);
    expect(ids({ sort: 'name' })).toEqual(['new', 'old', 'mid', 'broken']);
  });

  test('shows the player’s own, those kept by themselves, or one game', () => {
    expect(ids({ filter: 'mine' })).toEqual(['new', 'mid']);
    expect(ids({ filter: 'itself' })).toEqual(['old']);
    expect(ids({ filter: { game: 'cassino' } })).toEqual(['new', 'mid', 'old']);
    expect(ids({ filter: { game: 'slapjack' } })).toEqual([]);
  });

  test('is searched by title, game and names, every word, in any case', () => {
    expect(ids({ search: 'SUNDAY' })).toEqual(['mid']);
    expect(ids({ search: 'priya' })).toEqual(['old']);
    expect(ids({ search: 'cassino mikko' })).toEqual(['new', 'mid']);
    expect(ids({ search: 'sunday priya' })).toEqual([]);
  });

  test('counts what a filter lets through, whatever is searched', () => {
    expect(countOf(ROWS, 'all')).toBe(4);
    expect(countOf(ROWS, 'mine')).toBe(2);
  });

  test('does not reorder the list it was given', () => {
    ids({ sort: 'oldest' });
    expect(ROWS.map(({ id }) => id)).toEqual(['broken', 'mid', 'old', 'new']);
  });

  test('after a deletion the row that took its place is chosen, at the end the last', () => {
    expect(nextChosen(ROWS, 1)).toBe('mid');
    expect(nextChosen(ROWS, 4)).toBe('new');
    expect(nextChosen(ROWS, -1)).toBe('broken');
    expect(nextChosen([], 0)).toBeUndefined();
  });
});

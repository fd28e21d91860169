/** Which saved games a list shows, and in which order. Pure, so that it is tested without a page. */
import type { BrokenEntry, Summary } from '#storage/types';
import { gameName } from './gameText';
import { saveTitle } from './saveText';

export type Row = Summary | BrokenEntry;

/** 'mine' and 'itself' tell who keeps it; a game shows that game alone. */
export type Filter = 'all' | 'mine' | 'itself' | { readonly game: string };

export const SORTS = ['newest', 'oldest', 'name'] as const;
type Sort = (typeof SORTS)[number];

export interface Wanted {
  readonly filter: Filter;
  /** Words typed into the search; every one has to occur in the title, the game or a name. */
  readonly search: string;
  readonly sort: Sort;
}

/** The rows that are wanted. What cannot be opened comes last, and only where nothing is filtered or searched. */
export function listed(rows: readonly Row[], { filter, search, sort }: Wanted): readonly Row[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const sittings = rows.filter((row) => row.type === 'sitting');
  const wanted = sittings.filter((row) => passes(row, filter) && words.every((word) => textOf(row).includes(word)));
  const broken = filter === 'all' && words.length === 0 ? rows.filter((row) => row.type === 'broken') : [];
  return [...wanted.sort(ORDER[sort]), ...broken];
}

/** How many rows a filter lets through. */
export const countOf = (rows: readonly Row[], filter: Filter): number =>
  listed(rows, { filter, search: '', sort: 'newest' }).length;

function passes(row: Summary, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'mine') return row.kept.by === 'player';
  if (filter === 'itself') return row.kept.by === 'itself';
  return row.game === filter.game;
}

const textOf = (row: Summary): string =>
  [saveTitle(row), gameName(row.game), ...row.chairs.map(({ name }) => name)].join(' ').toLowerCase();

const ORDER: Readonly<Record<Sort, (a: Summary, b: Summary) => number>> = {
  newest: (a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt),
  oldest: (a, b) => Date.parse(a.savedAt) - Date.parse(b.savedAt),
  name: (a, b) => saveTitle(a).localeCompare(saveTitle(b)),
};

/** The id to choose when the chosen one is gone: the row that took its place, or the last. */
export const nextChosen = (rows: readonly Row[], index: number): string | undefined =>
  rows[Math.min(Math.max(index, 0), rows.length - 1)]?.id;

/** The games' sides of the table, by id. A registered game without one is not offered: nothing on screen names it. */
import { cassinoTable } from './cassino/index';
import type { GameTable } from './game';
import { ohHeavenTable } from './ohheaven/index';
import { tongitsTable } from './tongits/index';

const TABLES: readonly GameTable[] = [cassinoTable, ohHeavenTable, tongitsTable];

export const hasTable = (game: string): boolean => TABLES.some((table) => table.game === game);

/** @throws when a game has no table: our own bug. */
export function gameTable(game: string): GameTable {
  const found = TABLES.find((table) => table.game === game);
  if (found === undefined) throw new Error(`no table for ${game}`);
  return found;
}

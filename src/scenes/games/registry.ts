/** The games' sides of the table, by id. A registered game without one is not offered: nothing on screen names it. */
import type { RaceGame } from '#scenes/race/game';
import { cassinoTable } from './cassino/index';
import type { GameFacts } from './facts';
import type { GameTable } from './game';
import { ohHeavenTable } from './ohheaven/index';
import { ratscrewGame, slapjackGame } from './race/index';
import { tongitsTable } from './tongits/index';

const TABLES: readonly GameTable[] = [cassinoTable, ohHeavenTable, tongitsTable];
const RACES: readonly RaceGame[] = [ratscrewGame, slapjackGame];

export const hasTable = (game: string): boolean => factsOf(game) !== undefined;

/** What a game says of itself. @throws when it has no table: our own bug. */
export const gameFacts = (game: string): GameFacts => found(game, factsOf(game));

/** @throws when a game has no table of turns: our own bug. */
export const gameTable = (game: string): GameTable =>
  found(
    game,
    TABLES.find((table) => table.game === game),
  );

/** @throws when it is no race: our own bug. */
export const raceGame = (game: string): RaceGame =>
  found(
    game,
    RACES.find((race) => race.game === game),
  );

const factsOf = (game: string): GameFacts | undefined => [...TABLES, ...RACES].find((one) => one.game === game);

function found<T>(game: string, table: T | undefined): T {
  if (table === undefined) throw new Error(`no table for ${game}`);
  return table;
}

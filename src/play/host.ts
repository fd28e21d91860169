/** The host of one table on this machine: one for games of turns, another for races. */
import { RaceTable } from './races';
import type { HostServices, Opening } from './table';
import { TurnsTable } from './turns';
import type { Host } from './types';

export type { Bug, HostServices, Opening } from './table';

/** Opens a table. The sitting must be checked: its record replays to `match`, and its levels exist. */
export const openTable = (opening: Opening, services: HostServices): Host =>
  opening.rules.tempo === 'race' ? new RaceTable(opening, services) : new TurnsTable(opening, services);

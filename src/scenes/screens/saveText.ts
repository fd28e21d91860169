/** Saved games in words: who played, how it stands, and why something cannot be opened. */
import type { ResumeFault } from '#play/tables';
import type { Chair, StorageFault, Summary } from '#storage/types';
import { namesText } from '#text/lists';
import { words } from '#text/say';
import { gameName } from './gameText';

/** "With Mikko, Ingrid and Theo"; at a table of computers alone "Mikko, Ingrid and Theo by themselves". */
export function companions(chairs: readonly Chair[]): string {
  const you = chairs.findIndex(({ player }) => player === 'human');
  const names = namesText(chairs.filter((_, seat) => seat !== you).map(({ name }) => name));
  return words(you === -1 ? 'saves.watched' : 'saves.with', { names });
}

/** The name the player gave, or the game's. */
export const saveTitle = ({ kept, game }: Summary): string => (kept.by === 'player' ? kept.name : gameName(game));

/** Why a saved game cannot be opened, and what can be done about it. */
export function resumeFault(fault: ResumeFault): string {
  switch (fault.type) {
    case 'otherGame':
      return words('saves.fault.otherGame', { game: fault.game });
    case 'unreadable':
      return storageFault(fault.why);
    case 'badOptions':
      return words('saves.fault.badOptions', { field: fault.field });
    case 'doesNotReplay':
      return words('saves.fault.doesNotReplay', { move: fault.entry + 1 });
    case 'notFound':
    case 'notARecord':
    case 'newerFormat':
    case 'otherRules':
    case 'openElsewhere':
    case 'unknownLevel':
      return words(`saves.fault.${fault.type}`);
  }
}

/** Why the browser did not keep or give something. */
export const storageFault = (fault: StorageFault): string => words(`saves.fault.${fault.type}`);

/** Either of the two. */
export const saveFault = (fault: ResumeFault | StorageFault): string =>
  fault.type === 'full' || fault.type === 'unavailable' || fault.type === 'broken'
    ? storageFault(fault)
    : resumeFault(fault);

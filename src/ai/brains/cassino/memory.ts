/** What a seat remembers of the others: which table each of them last laid a card onto instead of taking from it. */
import type { CardId } from '#engine/cards/cards';
import type { Seen } from '#engine/core/secrets';
import type { CassinoEvent } from '#engine/games/cassino/index';

export interface Memory {
  readonly table: readonly CardId[];
  /** By seat: the table it left alone in its last play, when it laid a card down. */
  readonly spared: ReadonlyMap<number, readonly CardId[]>;
}

export const BLANK: Memory = { table: [], spared: new Map() };

export function remember(memory: Memory, event: Seen<CassinoEvent>): Memory {
  const { table, spared } = memory;
  switch (event.type) {
    case 'dealBegan':
      return BLANK;
    case 'dealtTable':
      return { table: [...table, ...event.cards], spared };
    case 'dealtHand':
      return { table, spared: without(spared, event.seat) };
    case 'laidDown':
      return { table: [...table, event.card], spared: new Map([...spared, [event.seat, table]]) };
    case 'captured': {
      const taken = event.groups.flat();
      return { table: table.filter((card) => !taken.includes(card)), spared: without(spared, event.seat) };
    }
    default:
      return memory;
  }
}

const without = (spared: Memory['spared'], seat: number): Memory['spared'] =>
  new Map([...spared].filter(([other]) => other !== seat));

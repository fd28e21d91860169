/** What a seat remembers of the others: their last plays of the deal, and the tables they were made on. */
import type { CardId } from '#engine/cards/cards';
import type { Seen } from '#engine/core/secrets';
import type { CassinoEvent } from '#engine/games/cassino/index';

/** One play of a seat. */
export interface Deed {
  readonly card: CardId;
  readonly took: boolean;
  /** The table it was made on. */
  readonly table: readonly CardId[];
  /** Whether the seat has drawn a card since, before it played again. */
  readonly drew: boolean;
}

export interface Memory {
  readonly table: readonly CardId[];
  /** By seat, the newest first: those that tell of cards it may still hold. */
  readonly deeds: ReadonlyMap<number, readonly Deed[]>;
}

/** Plays of a seat that are remembered: of what it held before them hardly a card is left. */
const REMEMBERED = 3;

export const BLANK: Memory = { table: [], deeds: new Map() };

export function remember(memory: Memory, event: Seen<CassinoEvent>): Memory {
  const { table } = memory;
  switch (event.type) {
    case 'dealBegan':
      return BLANK;
    case 'dealtTable':
      return { ...memory, table: [...table, ...event.cards] };
    case 'dealtHand':
      return { ...memory, deeds: new Map([...memory.deeds].filter(([seat]) => seat !== event.seat)) };
    case 'drew':
      return withDeeds(memory, event.seat, ([last, ...earlier]) => (last ? [{ ...last, drew: true }, ...earlier] : []));
    case 'laidDown':
      return { ...after(memory, event, false), table: [...table, event.card] };
    case 'captured': {
      const taken = event.groups.flat();
      return { ...after(memory, event, true), table: table.filter((card) => !taken.includes(card)) };
    }
    default:
      return memory;
  }
}

const after = (
  memory: Memory,
  { seat, card }: { readonly seat: number; readonly card: CardId },
  took: boolean,
): Memory =>
  withDeeds(memory, seat, (earlier) =>
    [{ card, took, table: memory.table, drew: false }, ...earlier].slice(0, REMEMBERED),
  );

const withDeeds = (
  { table, deeds }: Memory,
  seat: number,
  change: (deeds: readonly Deed[]) => readonly Deed[],
): Memory => ({ table, deeds: new Map([...deeds, [seat, change(deeds.get(seat) ?? [])]]) });

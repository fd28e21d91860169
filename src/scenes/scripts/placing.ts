/** What scripts of all games share: comparing where cards lie before and after an event. */
import type { CardId } from '#engine/cards/cards';
import { type Hidden, isHidden } from '#engine/core/secrets';
import { millis, type Seat } from '#engine/core/words';
import type { Cue, Ease, Placed, SoundName, Spot } from '#scenes/cues';

/** Names a spot's zone, and the seat whose zone it is. */
const zoneKey = (spot: Spot): string => (spot.seat === undefined ? spot.zone : `${spot.zone}/${spot.seat}`);

/** Names a spot exactly. */
export const spotKey = (spot: Spot): string =>
  [zoneKey(spot), spot.index, spot.of, ...(spot.groups === undefined ? [] : [spot.groups.join('+')])].join('/');

export const spotIn = (zone: string, index: number, of: number): Spot => ({ zone, index, of });
export const seatSpot = (place: { zone: string; seat: Seat }, index: number, of: number): Spot => ({
  ...place,
  index,
  of,
});

interface Flight {
  readonly from: Spot;
  readonly to: Spot;
  readonly faceUp: boolean;
  readonly ease: Ease;
  readonly start: number;
  readonly length: number;
}

export const travel = (card: CardId | Hidden, flight: Flight): Cue => ({
  kind: 'travel',
  card,
  from: flight.from,
  to: flight.to,
  faceUp: flight.faceUp,
  ease: flight.ease,
  start: millis(flight.start),
  length: millis(flight.length),
});

export const sound = (name: SoundName, start: number): Cue => ({ kind: 'sound', name, start: millis(start) });

/** How long the cards that stay take to close up. */
export const SHIFT_MS = 200;

/**
 * Moves for the cards that lie in both tables but at another spot: those an event did not name and that only close a
 * gap or make room. Backs of a zone keep their order.
 */
export function shifts(before: readonly Placed[], after: readonly Placed[], start: number): readonly Cue[] {
  const named = new Map(after.map((placed) => [cardKey(placed), placed]));
  const keys = new Set<string>();
  return before.flatMap((placed): readonly Cue[] => {
    const key = cardKey(placed);
    const later = named.get(key);
    if (later === undefined || keys.has(key) || spotKey(later.spot) === spotKey(placed.spot)) return [];
    keys.add(key);
    if (zoneKey(later.spot) !== zoneKey(placed.spot)) return [];
    const flight = { from: placed.spot, to: later.spot, faceUp: later.faceUp, ease: 'shift' as const };
    return [travel(placed.card, { ...flight, start, length: SHIFT_MS })];
  });
}

/** A card by name; a back by its place in its zone. */
const cardKey = (placed: Placed): string =>
  isHidden(placed.card) ? `back/${zoneKey(placed.spot)}/${placed.spot.index}` : placed.card;

/** The count of a hand by the book, card by card: slow, and written without a look at the fast one. */
import type { CardId } from '#engine/cards/cards';

const ORDER = 'A23456789TJQK';

export interface SlowCount {
  readonly count: number;
  /** The most long melds among all cuts that leave so few points. */
  readonly long: number;
}

export function slowPoints(card: CardId): number {
  const rank = card[0] ?? '';
  if (rank === 'A') return 1;
  return 'TJQK'.includes(rank) ? 10 : Number(rank);
}

/** Every cut is tried: the first card is left over, or it is in one of the melds it can be in. */
export function slowCount(hand: readonly CardId[], isLong: (meld: readonly CardId[]) => boolean): SlowCount {
  const [first, ...others] = hand;
  if (first === undefined) return { count: 0, long: 0 };
  const leftOver = slowCount(others, isLong);
  let best: SlowCount = { count: leftOver.count + slowPoints(first), long: leftOver.long };
  for (const mates of [...setMates(first, others), ...runMates(first, others)]) {
    const rest = slowCount(
      others.filter((card) => !mates.includes(card)),
      isLong,
    );
    const cut = { count: rest.count, long: rest.long + (isLong([first, ...mates]) ? 1 : 0) };
    if (cut.count < best.count || (cut.count === best.count && cut.long > best.long)) best = cut;
  }
  return best;
}

/** Two or three others of the card's rank. */
function setMates(card: CardId, others: readonly CardId[]): readonly (readonly CardId[])[] {
  const same = others.filter((other) => other[0] === card[0]);
  const pairs = same.flatMap((one, index) => same.slice(index + 1).map((other) => [one, other]));
  return same.length === 3 ? [...pairs, same] : pairs;
}

/** Others of the card's suit that stand in an unbroken row with it, some below and some above. */
function runMates(card: CardId, others: readonly CardId[]): readonly (readonly CardId[])[] {
  const reach = (step: number): readonly CardId[] => {
    const found: CardId[] = [];
    for (let rank = ORDER.indexOf(card[0] ?? '') + step; ; rank += step) {
      const next = others.find((other) => other[0] === ORDER[rank] && other[1] === card[1]);
      if (next === undefined) return found;
      found.push(next);
    }
  };
  const below = reach(-1);
  const above = reach(1);
  return Array.from({ length: below.length + 1 }, (_, down) =>
    Array.from({ length: above.length + 1 }, (_, up) => [...below.slice(0, down), ...above.slice(0, up)]),
  )
    .flat()
    .filter((mates) => mates.length >= 2);
}

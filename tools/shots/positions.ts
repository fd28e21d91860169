/** Positions of Cassino worth a picture. */
import { steady } from '#ai/brains/cassino/steady';
import type { Match } from '#engine/core/match';
import { isHidden } from '#engine/core/secrets';
import { at } from '#engine/core/words';
import {
  type CassinoKind,
  type CassinoState,
  cassino,
  groupsFor,
  type Play,
  tableValue,
} from '#engine/games/cassino/index';
import type { Brain } from '#play/types';
import type { Chair } from '#storage/types';
import { type Entry, find as findMatch, entryOf as kept } from './find';

type Cassino = Match<CassinoKind>;
type CassinoBrain = Brain<CassinoKind, unknown>;

/** Plays after which a match is given up: nobody scores where nobody takes. */
const LONGEST = 400;

/** Lays down its first card, whatever could be taken: tables grow large. */
const layer: CassinoBrain = {
  blank: undefined,
  remember: () => undefined,
  choose: (_memory, { view, at: when, heard }) => {
    const [card] = view.hands.flatMap(({ cards }) => (isHidden(cards) ? [] : cards));
    return card === undefined ? undefined : { action: { type: 'play', hand: [card], table: [] }, at: when, heard };
  },
};

interface Wanted {
  readonly seats: number;
  readonly brain?: CassinoBrain;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Whether this is the position; asked after every play. */
  readonly is: (match: Cassino) => boolean;
}

const find = ({ brain = steady, ...wanted }: Wanted): Cassino =>
  findMatch({ rules: cassino, brain, longest: LONGEST, ...wanted });

const onTurn = ({ phase }: CassinoState, who: number): boolean => phase.type === 'playing' && phase.seat === who;

/** A play of seat 0 that takes two sums of at least two cards each. */
export function twoSums(state: CassinoState): Play | undefined {
  for (const card of state.hands[0] ?? []) {
    for (const table of subsets(state.table)) {
      const groups = groupsFor(card, table);
      if (groups?.length === 2 && groups.every((group) => group.length >= 2))
        return { type: 'play', hand: [card], table };
    }
  }
  return undefined;
}

const subsets = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_card, index) => (bits >> index) % 2 === 1));

export const sums = (): Cassino =>
  find({
    seats: 4,
    is: ({ state }) =>
      onTurn(state, 0) &&
      state.hands[0]?.length === 4 &&
      state.table.length >= 7 &&
      state.table.length <= 9 &&
      twoSums(state) !== undefined,
  });

/** A table so full that its cards lie in rows. */
export const crowd = (): Cassino =>
  find({ seats: 6, brain: layer, is: ({ state }) => onTurn(state, 0) && state.table.length >= 15 });

/** Seat 0 holds the deal's last card. */
export const lastCard = (): Cassino =>
  find({
    seats: 4,
    options: { firstDealer: 'seat0' },
    is: ({ state }) => onTurn(state, 0) && state.hands.reduce((sum, hand) => sum + hand.length, 0) === 1,
  });

export const middle = (seats: number, plays: number): Cassino =>
  find({ seats, is: ({ state, record }) => onTurn(state, 0) && record.log.length >= plays && state.table.length >= 3 });

const winners = ({ state }: Cassino): number =>
  cassino.outcome(state)?.standings.filter(({ place }) => place === 1).length ?? 0;

export const won = (): Cassino => find({ seats: 4, is: (match) => winners(match) === 1 && match.state.deal >= 4 });
export const shared = (): Cassino => find({ seats: 4, is: (match) => winners(match) === 2 });

/** A table card that is not what a hand card counts. */
export function wrongPair({ hands, table }: CassinoState): { hand: string; table: string } {
  const hand = at(hands[0] ?? [], 0);
  const wrong = table.find((card) => groupsFor(hand, [card]) === undefined && tableValue(card) > 1);
  if (wrong === undefined) throw new Error('everything on the table can be taken');
  return { hand, table: wrong };
}

/** The match as storage keeps it. */
export const entryOf = (
  match: Cassino,
  parts: { id: string; chairs: readonly Chair[]; name?: string },
): Entry<CassinoKind> => kept(cassino, match, { ...parts, table: { computerDelayMs: 900 } });

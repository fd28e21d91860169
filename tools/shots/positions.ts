/** Positions worth a picture, found by playing seeded matches until they turn up. Pure: the same pictures every time. */
import { steady } from '#ai/brains/cassino/steady';
import { diceFrom } from '#engine/core/dice';
import { type Match, type MatchRecord, start, submit } from '#engine/core/match';
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
import { newsFor } from '#tools/contest';

/** A saved entry as it lies in the browser's storage. */
export interface Entry {
  readonly format: 1;
  readonly kept: { readonly by: 'itself' } | { readonly by: 'player'; readonly name: string };
  readonly progress: 'running' | 'finished';
  readonly sitting: {
    readonly id: string;
    readonly begunAt: string;
    readonly savedAt: string;
    readonly chairs: readonly Chair[];
    readonly table: { readonly computerDelayMs: number };
    readonly record: MatchRecord<CassinoKind>;
  };
}

type Cassino = Match<CassinoKind>;
type CassinoBrain = Brain<CassinoKind, unknown>;

const NAMES = ['Aino', 'Mikko', 'Ingrid', 'Theo', 'Priya', 'Sam'] as const;
/** Far more seeds than any position here needs. */
const SEEDS = 4000;
/** Plays after which a match is given up: nobody scores where nobody takes. */
const LONGEST = 400;

export function chairsOf(seats: number, people: number): readonly Chair[] {
  return NAMES.slice(0, seats).map((name, index) => ({
    name,
    player: index < people ? 'human' : { level: 'steady' },
  }));
}

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

/** The first position that fits, over rising seeds. @throws when no match has one. */
function find({ seats, brain = steady, options = {}, is }: Wanted): Cassino {
  const config = cassino.checkConfig(options, seats);
  if (!config.ok) throw new Error(config.fault.why);
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    let match: Cassino | undefined = start(cassino, config.value, seats, seed);
    while (match !== undefined && match.record.log.length < LONGEST && !is(match)) match = played(match, brain);
    if (match !== undefined && is(match)) return match;
  }
  throw new Error('no such position');
}

/** The match after one more play of the seat on turn; undefined when it is over. */
function played(match: Cassino, brain: CassinoBrain): Cassino | undefined {
  const [who] = cassino.awaiting(match.state);
  if (who === undefined) return undefined;
  const news = newsFor(cassino, match, { seat: who, since: 0 });
  const memory = news.events.reduce((before, event) => brain.remember(before, event), brain.blank);
  const intent = brain.choose(memory, news, diceFrom(match.record.log.length));
  if (intent === undefined) throw new Error('a brain on turn answered nothing');
  const next = submit(cassino, match, { seat: who, at: news.at, action: intent.action });
  if (!next.ok) throw new Error(next.fault);
  return next.value;
}

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
export function entryOf(match: Cassino, parts: { id: string; chairs: readonly Chair[]; name?: string }): Entry {
  return {
    format: 1,
    kept: parts.name === undefined ? { by: 'itself' } : { by: 'player', name: parts.name },
    progress: cassino.outcome(match.state) === undefined ? 'running' : 'finished',
    sitting: {
      id: parts.id,
      begunAt: '2026-03-01T18:00:00.000Z',
      savedAt: '2026-03-01T18:21:00.000Z',
      chairs: parts.chairs,
      table: { computerDelayMs: 900 },
      record: match.record,
    },
  };
}

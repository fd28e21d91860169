/**
 * Cassino tables in words. A table is laid by folding made-up deal events, so the rules need no back door:
 *
 *   const table = cassinoTable({ hands: ['AS 3D', '9C'], table: 'KH AC 4D', turn: 0 });
 *   expect(table.offers(0)).toEqual(['AS takes KH AC', …]);
 */
import { type CardId, PACK, readCards } from '#engine/cards/cards';
import { type Match, submit } from '#engine/core/match';
import { secret } from '#engine/core/secrets';
import { millis, type Result, type Seat, seat } from '#engine/core/words';
import {
  type CassinoConfig,
  type CassinoEvent,
  type CassinoKind,
  type CassinoState,
  cassino,
  type Play,
  POINT,
} from '#engine/games/cassino/index';

export interface Layout {
  /** By seat, cards as the sheets print them. */
  readonly hands: readonly string[];
  readonly table?: string;
  readonly turn: number;
  /** How many cards the stock holds, or which. Cards not named anywhere lie there or, if too many, nowhere. */
  readonly stock?: number | string;
  readonly piles?: readonly string[];
  readonly dealer?: number;
  readonly deal?: number;
  readonly sweeps?: readonly number[];
  readonly lastTaker?: number;
  /** In points. */
  readonly totals?: readonly number[];
  /** In points. */
  readonly carried?: { readonly cards: number; readonly spades: number };
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A table at some moment, with what led to it since it was laid. */
export class Table {
  readonly match: Match<CassinoKind>;
  readonly #laid: number;

  constructor(match: Match<CassinoKind>, laid = match.events.length) {
    this.match = match;
    this.#laid = laid;
  }

  get state(): CassinoState {
    return this.match.state;
  }

  /** Events since the table was laid. */
  get events(): readonly CassinoEvent[] {
    return this.match.events.slice(this.#laid).map(({ event }) => event);
  }

  /** Events since the table was laid, of one type. */
  all<T extends CassinoEvent['type']>(type: T): readonly Extract<CassinoEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<CassinoEvent, { type: T }> => event.type === type);
  }

  /** 'Tc on 6c 4h', or 'Tc' alone to lay down; answers with the table after it or with the refusal. */
  tries(who: number, words: string): Result<Table, CassinoKind['refusal'] | 'timeRanBackwards'> {
    const next = submit(cassino, this.match, { seat: seat(who), at: this.match.record.until, action: readPlay(words) });
    return next.ok ? { ok: true, value: new Table(next.value, this.#laid) } : next;
  }

  /** The table after a play that must go through. */
  plays(who: number, words: string): Table {
    const next = this.tries(who, words);
    if (!next.ok) throw new Error(`seat ${who} plays ${words}: ${next.fault}`);
    return next.value;
  }

  /** Why a play is refused, or 'taken' or 'laid down'. */
  answers(who: number, words: string): string {
    const next = this.tries(who, words);
    if (!next.ok) return next.fault;
    return next.value.events.at(this.events.length)?.type === 'captured' ? 'taken' : 'laid down';
  }

  /** Everything the seat may do, in words. */
  offers(who: number): readonly string[] {
    const view = cassino.view(this.state, seat(who));
    return [...cassino.legal(view, seat(who), this.match.record.until)].map(({ hand, table }) =>
      table.length === 0 ? `${hand.join(' ')} laid down` : `${hand.join(' ')} takes ${table.join(' ')}`,
    );
  }

  /** What the last scored deal gave each seat, in points. */
  dealPoints(): readonly number[] {
    const scored = this.all('dealScored').at(-1);
    return this.state.totals.map((_, who) =>
      (scored?.awards ?? []).reduce((sum, award) => (award.seat === who ? sum + award.halves / POINT : sum), 0),
    );
  }

  totals(): readonly number[] {
    return this.state.totals.map((halves) => halves / POINT);
  }
}

/** 'Tc on 6c 4h' as an action; several hand cards and none ('on 4h') can be said too. */
function readPlay(words: string): Play {
  const [hand = '', table = ''] = words.split(/(?:^|\s)on(?:\s|$)/);
  return { type: 'play', hand: readCards(hand), table: readCards(table) };
}

export function cassinoTable(layout: Layout): Table {
  const seats = layout.hands.length;
  const config = configOf(layout.options ?? {}, seats);
  let state = cassino.initial(config, seats);
  const stamped = layingEvents(layout).map((event) => ({ at: millis(0), event }));
  for (const happened of stamped) state = cassino.evolve(state, happened);
  const record = { format: 1, game: 'cassino', rules: 1, config, seats, seed: 1, log: [], until: millis(0) } as const;
  return new Table({ record, state, events: stamped });
}

export function configOf(options: Readonly<Record<string, unknown>>, seats: number): CassinoConfig {
  const config = cassino.checkConfig(options, seats);
  if (!config.ok) throw new Error(`${config.fault.field}: ${config.fault.why}`);
  return config.value;
}

/** Deal by deal words: earlier totals come from a made-up score, piles and sweeps from made-up takes. */
function layingEvents(layout: Layout): readonly CassinoEvent[] {
  const table = readCards(layout.table ?? '');
  const hands = layout.hands.map(readCards);
  const piles = (layout.piles ?? []).map(readCards);
  const stock = stockOf(layout, [...table, ...hands.flat(), ...piles.flat()]);
  return [
    ...earlierScore(layout),
    { type: 'dealBegan', deal: layout.deal ?? 1, dealer: seat(layout.dealer ?? layout.hands.length - 1) },
    { type: 'shuffled', stock: secret([...hands.flat(), ...table, ...stock]) },
    ...takenPiles(layout, piles),
    ...hands.map((cards, who) => handOf(seat(who), cards)),
    { type: 'dealtTable', cards: table },
    { type: 'turnPassed', seat: seat(layout.turn) },
  ];
}

const handOf = (who: Seat, cards: readonly CardId[]): CassinoEvent => ({
  type: 'dealtHand',
  seat: who,
  cards: secret(cards, who),
  count: cards.length,
});

/** Each pile card by card, the first ones as sweeps; the last taker's pile comes last. */
function takenPiles({ lastTaker, sweeps }: Layout, piles: readonly (readonly CardId[])[]): readonly CassinoEvent[] {
  const order = piles.map((_, who) => who).sort((a, b) => Number(a === lastTaker) - Number(b === lastTaker));
  return order.flatMap((who) =>
    (piles[who] ?? []).map(
      (card, index): CassinoEvent => ({
        type: 'captured',
        seat: seat(who),
        card,
        groups: [],
        sweep: index < (sweeps?.[who] ?? 0),
      }),
    ),
  );
}

function earlierScore({ totals, carried, hands, deal }: Layout): readonly CassinoEvent[] {
  if (totals === undefined && carried === undefined) return [];
  return [
    {
      type: 'dealScored',
      deal: (deal ?? 1) - 1,
      tallies: [],
      awards: [],
      totals: (totals ?? hands.map(() => 0)).map((points) => points * POINT),
      carried: { cards: (carried?.cards ?? 0) * POINT, spades: (carried?.spades ?? 0) * POINT },
    },
  ];
}

function stockOf({ stock }: Layout, named: readonly CardId[]): readonly CardId[] {
  if (typeof stock === 'string') return readCards(stock);
  return PACK.filter((card) => !named.includes(card)).slice(0, stock ?? 0);
}

/**
 * Tong-its tables in words. Players are A, B and C in turn order. A table is laid by folding made-up events, so the rules
 * need no back door:
 *
 *   const table = tongitsTable({ hands: { A: '9h 9d 9s Kc' }, turn: 'A', stock: '2c' });
 *   table.plays('A draw', 'A expose 9h 9d 9s', 'A discard Kc').won()   // 'A tongits'
 */
import { type CardId, PACK, readCards } from '#engine/cards/cards';
import { advance, type Match, submit } from '#engine/core/match';
import { secret } from '#engine/core/secrets';
import { at, type Millis, millis, type Seat, seat, seatsOf } from '#engine/core/words';
import {
  type TongitsAction,
  type TongitsConfig,
  type TongitsEvent,
  type TongitsKind,
  type TongitsState,
  tongits,
} from '#engine/games/tongits/index';
import { meldKind } from '#engine/kit/melds';

export const PLAYERS = ['A', 'B', 'C'] as const;
export type Player = (typeof PLAYERS)[number];

export interface Layout {
  /** Cards as the sheets print them; a player that is not named holds one card that fits nothing. */
  readonly hands?: Partial<Record<Player, string>>;
  /** Exposed melds in order, such as 'A 3d 4d 5d'. */
  readonly melds?: readonly string[];
  /** Face up, oldest first. */
  readonly discards?: string;
  readonly turn: Player;
  /** The card the player on turn has drawn; without it the turn has just begun. */
  readonly drew?: string;
  /** Which cards the stock begins with; the rest of the pack lies below, or nothing with 'only'. */
  readonly stock?: string;
  readonly below?: 'rest' | 'nothing';
  readonly options?: Readonly<Record<string, unknown>>;
}

export const seatOf = (player: Player): Seat => seat(PLAYERS.indexOf(player));
const playerAt = (who: Seat): Player => at(PLAYERS, who);

/** A table at some moment, with what led to it since it was laid. */
export class Table {
  readonly match: Match<TongitsKind>;
  readonly #laid: number;

  constructor(match: Match<TongitsKind>, laid = match.events.length) {
    this.match = match;
    this.#laid = laid;
  }

  get state(): TongitsState {
    return this.match.state;
  }

  /** Events since the table was laid. */
  get events(): readonly TongitsEvent[] {
    return this.match.events.slice(this.#laid).map(({ event }) => event);
  }

  /** Events since the table was laid, of one type. */
  all<T extends TongitsEvent['type']>(type: T): readonly Extract<TongitsEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<TongitsEvent, { type: T }> => event.type === type);
  }

  /** The table after moves that must go through, such as 'A draw', 'B take 5s 5c', 'C lay 6d on 0'. */
  plays(...moves: readonly string[]): Table {
    return moves.reduce<Table>((table, words) => {
      const next = table.#submit(words);
      if (!next.ok) throw new Error(`${words}: ${next.fault}`);
      return new Table(next.value, this.#laid);
    }, this);
  }

  /** Why a move is refused, or 'done'. */
  answers(words: string): string {
    const next = this.#submit(words);
    return next.ok ? 'done' : next.fault;
  }

  #submit(words: string) {
    const [player = '', ...action] = words.split(' ');
    const move = { seat: seatOf(player as Player), at: this.match.record.until, action: readAction(action.join(' ')) };
    return submit(tongits, this.match, move);
  }

  /** The table after so many seconds without a move. */
  waits(seconds: number): Table {
    const to = millis(this.match.record.until + seconds * 1000);
    return new Table(advance(tongits, this.match, to), this.#laid);
  }

  /** Everything the player may do, in words. */
  offers(player: Player): readonly string[] {
    const view = tongits.view(this.state, seatOf(player));
    return [...tongits.legal(view, seatOf(player), this.match.record.until)].map(inWords);
  }

  /** Who won the last round and how, such as 'A tongits'; 'nobody' when nobody did, 'going on' before its end. */
  won(): string {
    const result = this.state.history.at(-1);
    if (result === undefined) return 'going on';
    return result.winner === undefined ? 'nobody' : `${playerAt(result.winner)} ${result.way}`;
  }

  /** Chips of A, B and C, then the pot. */
  chips(): readonly number[] {
    return [...this.state.chips, this.state.pot];
  }

  /** All agree to a rematch, and the new round lies as told. */
  again(layout: Layout): Table {
    return lay(this.plays('A rematch', 'B rematch', 'C rematch'), layout);
  }
}

/** A table whose first round lies as told; with pot scoring the antes are paid. */
export function tongitsTable(layout: Layout): Table {
  const config = tongitsConfig(layout.options ?? {});
  const record = {
    format: 1,
    game: 'tongits',
    rules: 1,
    config,
    seats: 3,
    seed: 1,
    log: [],
    until: millis(0),
  } as const;
  const bare = new Table({ record, state: tongits.initial(config, 3), events: [] });
  const antes: readonly TongitsEvent[] = config.scoring === 'pot' ? [{ type: 'antesPaid', ante: config.ante }] : [];
  return lay(happen(bare, [{ type: 'orderDrawn', order: seatsOf(3) }, ...antes], millis(0)), layout);
}

export function tongitsConfig(options: Readonly<Record<string, unknown>>): TongitsConfig {
  const config = tongits.checkConfig(options, 3);
  if (!config.ok) throw new Error(`${config.fault.field}: ${config.fault.why}`);
  return config.value;
}

function happen(table: Table, events: readonly TongitsEvent[], now: Millis): Table {
  const stamped = events.map((event) => ({ at: now, event }));
  const state = stamped.reduce((before, happened) => tongits.evolve(before, happened), table.state);
  return new Table({ ...table.match, state, events: [...table.match.events, ...stamped] });
}

/** Moves chips between players, as if something had been paid. */
export const withChips = (table: Table, from: Player, to: Player, chips: number): Table =>
  happen(
    table,
    [
      {
        type: 'paid',
        payment: { from: seatOf(from), to: seatOf(to), parts: [], owed: chips, paid: chips },
      },
    ],
    table.match.record.until,
  );

/** The round in play begins anew with these cards; points, chips and starter stay. */
function lay(table: Table, layout: Layout): Table {
  const { round, starter } = table.state;
  const melds = (layout.melds ?? []).map((words) => ({ owner: words[0] as Player, cards: readCards(words.slice(1)) }));
  const drawn = readCards(layout.drew ?? '');
  const discards = readCards(layout.discards ?? '');
  const hands = handsOf(layout, [...melds.flatMap(({ cards }) => cards), ...drawn, ...discards]);
  const before = PLAYERS[(PLAYERS.indexOf(layout.turn) + 2) % 3] as Player;
  const dealtTo = (player: Player): readonly CardId[] => [
    ...hands[player],
    ...melds.filter(({ owner }) => owner === player).flatMap(({ cards }) => cards),
    ...(player === before ? discards : []),
  ];
  const dealt = PLAYERS.map(dealtTo);
  const stock = stockOf(layout, [...dealt.flat(), ...drawn]);
  return happen(
    table,
    [
      { type: 'roundBegan', round: Math.max(1, round), starter },
      { type: 'shuffled', stock: secret([...dealt.flat(), ...drawn, ...stock]) },
      ...PLAYERS.map((player, index) => dealtHand(seatOf(player), at(dealt, index))),
      ...melds.map(({ owner, cards }) => exposed(seatOf(owner), cards)),
      ...discards.map((card): TongitsEvent => ({ type: 'discarded', seat: seatOf(before), card })),
      { type: 'turnBegan', seat: seatOf(layout.turn) },
      ...drawn.map((card): TongitsEvent => ({ type: 'drew', seat: seatOf(layout.turn), card: secret(card) })),
    ],
    table.match.record.until,
  );
}

const dealtHand = (who: Seat, cards: readonly CardId[]): TongitsEvent => ({
  type: 'dealtHand',
  seat: who,
  cards: secret(cards, who),
  count: cards.length,
});

function exposed(who: Seat, cards: readonly CardId[]): TongitsEvent {
  const kind = meldKind(cards);
  if (kind === undefined) throw new Error(`no meld: ${cards.join(' ')}`);
  return { type: 'exposed', seat: who, kind, cards };
}

/** A player without a hand of its own gets a card that nobody has named, the highest of the pack. */
function handsOf({ hands, stock }: Layout, elsewhere: readonly CardId[]): Readonly<Record<Player, readonly CardId[]>> {
  const named = [...Object.values(hands ?? {}).flatMap((words) => readCards(words)), ...readCards(stock ?? '')];
  const spare = PACK.filter((card) => !named.includes(card) && !elsewhere.includes(card));
  const handFor = (player: Player): readonly CardId[] => {
    const words = hands?.[player];
    return words === undefined ? spare.splice(-1) : readCards(words);
  };
  return { A: handFor('A'), B: handFor('B'), C: handFor('C') };
}

function stockOf({ stock, below }: Layout, dealt: readonly CardId[]): readonly CardId[] {
  const first = readCards(stock ?? '');
  if (below === 'nothing') return first;
  return [...first, ...PACK.filter((card) => !dealt.includes(card) && !first.includes(card))];
}

function readAction(words: string): TongitsAction {
  const [verb = '', ...rest] = words.split(' ');
  const cards = rest.join(' ');
  switch (verb) {
    case 'draw':
    case 'challenge':
    case 'fold':
    case 'rematch':
    case 'decline':
      return { type: verb };
    case 'call':
      return { type: 'callDraw' };
    case 'take':
      return rest[0] === 'for'
        ? { type: 'takeForLayOff', meld: Number(rest[1]) }
        : { type: 'takeDiscard', hand: readCards(cards) };
    case 'expose':
      return { type: 'expose', cards: readCards(cards) };
    case 'lay': {
      const [card = '', meld] = cards.split(' on ');
      return { type: 'layOff', card: at(readCards(card), 0), meld: Number(meld) };
    }
    case 'discard':
      return { type: 'discard', card: at(readCards(cards), 0) };
    default:
      throw new Error(`not a move: ${words}`);
  }
}

/** An action as it is said here, such as 'take 5S 5C'. */
export function inWords(action: TongitsAction): string {
  switch (action.type) {
    case 'takeDiscard':
      return `take ${action.hand.join(' ')}`;
    case 'takeForLayOff':
      return `take for ${action.meld}`;
    case 'callDraw':
      return 'call';
    case 'expose':
      return `expose ${action.cards.join(' ')}`;
    case 'layOff':
      return `lay ${action.card} on ${action.meld}`;
    case 'discard':
      return `discard ${action.card}`;
    default:
      return action.type;
  }
}

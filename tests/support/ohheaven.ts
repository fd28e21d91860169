/**
 * Oh Heaven tables in words. A table is laid by folding made-up events, so the rules need no back door:
 *
 *   const table = ohheavenTable({ hands: ['AH 2C', '9S 4S', 'KD 3D'], trump: 'S', bids: [1, 0, 0], trick: 'QH' });
 *   expect(table.answers(1, '4s')).toBe('mustFollowSuit');
 */
import { type CardId, PACK, readCards } from '#engine/cards/cards';
import { type Match, submit } from '#engine/core/match';
import { secret } from '#engine/core/secrets';
import { at, clockwise, millis, type Result, seat } from '#engine/core/words';
import {
  type OhHeavenAction,
  type OhHeavenConfig,
  type OhHeavenEvent,
  type OhHeavenKind,
  type OhHeavenState,
  ohheaven,
  type Trump,
} from '#engine/games/ohheaven/index';

export interface Layout {
  /** By seat, what each holds now, as the sheets print cards. */
  readonly hands: readonly string[];
  readonly trump?: Trump;
  /** Bids first; 0 unless said. */
  readonly first?: number;
  /** In bidding order; fewer than the seats, and the next one is to bid. */
  readonly bids?: readonly number[];
  /** Tricks won so far, by seat. */
  readonly won?: readonly number[];
  /** Who leads the trick in play; the first bidder unless said. */
  readonly leader?: number;
  /** The trick in play, the leader's card first. */
  readonly trick?: string;
  /** Totals of earlier rounds, by seat. */
  readonly totals?: readonly number[];
  readonly round?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A table at some moment, with what led to it since it was laid. */
export class Table {
  readonly match: Match<OhHeavenKind>;
  readonly #laid: number;

  constructor(match: Match<OhHeavenKind>, laid = match.events.length) {
    this.match = match;
    this.#laid = laid;
  }

  get state(): OhHeavenState {
    return this.match.state;
  }

  /** Events since the table was laid. */
  get events(): readonly OhHeavenEvent[] {
    return this.match.events.slice(this.#laid).map(({ event }) => event);
  }

  /** Events since the table was laid, of one type. */
  all<T extends OhHeavenEvent['type']>(type: T): readonly Extract<OhHeavenEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<OhHeavenEvent, { type: T }> => event.type === type);
  }

  /** 'bid 3', or a card; answers with the table after it or with the refusal. */
  tries(who: number, words: string): Result<Table, OhHeavenKind['refusal'] | 'timeRanBackwards'> {
    const action = readAction(words);
    const next = submit(ohheaven, this.match, { seat: seat(who), at: this.match.record.until, action });
    return next.ok ? { ok: true, value: new Table(next.value, this.#laid) } : next;
  }

  /** The table after a move that must go through. */
  plays(who: number, words: string): Table {
    const next = this.tries(who, words);
    if (!next.ok) throw new Error(`seat ${who}, ${words}: ${next.fault}`);
    return next.value;
  }

  /** The table after one card from each seat in turn, the leader's first. */
  playsTrick(leader: number, words: string): Table {
    const seats = this.state.seats;
    return words
      .split(' ')
      .reduce<Table>((table, card, turn) => table.plays(clockwise(seat(leader), turn, seats), card), this);
  }

  /** Why a move is refused, or 'accepted'. */
  answers(who: number, words: string): string {
    const next = this.tries(who, words);
    return next.ok ? 'accepted' : next.fault;
  }

  /** Everything the seat may do, in words: numbers and cards. */
  offers(who: number): readonly (number | CardId)[] {
    const view = ohheaven.view(this.state, seat(who));
    return [...ohheaven.legal(view, seat(who), this.match.record.until)].map((action) =>
      action.type === 'bid' ? action.tricks : action.card,
    );
  }
}

function readAction(words: string): OhHeavenAction {
  const [first = '', number] = words.split(' ');
  return first === 'bid' ? { type: 'bid', tricks: Number(number) } : { type: 'play', card: at(readCards(words), 0) };
}

/** A single round unless the options say otherwise; its hands are as large as the fullest one was when it was dealt. */
export function ohheavenTable(layout: Layout): Table {
  const seats = layout.hands.length;
  const dealt = dealtHands(layout);
  const handSize = Math.max(1, ...dealt.map((cards) => cards.length)) + (layout.won ?? []).reduce((a, b) => a + b, 0);
  const config = configOf({ handSize, rounds: 1, ...layout.options }, seats);
  let state = ohheaven.initial(config, seats);
  const stamped = layingEvents(layout, dealt, state).map((event) => ({ at: millis(0), event }));
  for (const happened of stamped) state = ohheaven.evolve(state, happened);
  const record = { format: 1, game: 'ohheaven', rules: 1, config, seats, seed: 1, log: [], until: millis(0) } as const;
  return new Table({ record, state, events: stamped });
}

export function configOf(options: Readonly<Record<string, unknown>>, seats: number): OhHeavenConfig {
  const config = ohheaven.checkConfig(options, seats);
  if (!config.ok) throw new Error(`${config.fault.field}: ${config.fault.why}`);
  return config.value;
}

const leaderOf = ({ leader, first }: Layout) => seat(leader ?? first ?? 0);

/** What each seat holds, with the card it has in the trick. */
function dealtHands(layout: Layout): readonly (readonly CardId[])[] {
  const trick = readCards(layout.trick ?? '');
  const seats = layout.hands.length;
  const inTrick = (who: number): readonly CardId[] =>
    trick.filter((_, turn) => clockwise(leaderOf(layout), turn, seats) === who);
  return layout.hands.map((cards, who) => [...readCards(cards), ...inTrick(who)]);
}

function layingEvents(
  layout: Layout,
  dealt: readonly (readonly CardId[])[],
  { handSizes }: OhHeavenState,
): readonly OhHeavenEvent[] {
  const round = layout.round ?? 1;
  const named = dealt.flat();
  return [
    ...earlierRound(layout),
    { type: 'roundBegan', round, handSize: handSizes[round - 1] ?? 0 },
    { type: 'shuffled', stock: secret([...named, ...PACK.filter((card) => !named.includes(card))]) },
    ...dealt.map(
      (cards, who): OhHeavenEvent => ({
        type: 'dealtHand',
        seat: seat(who),
        cards: secret(cards, seat(who)),
        count: cards.length,
      }),
    ),
    { type: 'trumpDrawn', trump: layout.trump ?? 'none', turned: undefined },
    { type: 'firstBidderDrawn', seat: seat(layout.first ?? 0) },
    ...biddingEvents(layout),
    ...playedEvents(layout),
  ];
}

function biddingEvents({ bids = [], first = 0, hands, won = [] }: Layout): readonly OhHeavenEvent[] {
  const seats = hands.length;
  const turn = (steps: number) => clockwise(seat(first), steps, seats);
  const made = bids.map((tricks, steps): OhHeavenEvent => ({ type: 'bidMade', seat: turn(steps), tricks }));
  const bySeat = () => bids.map((_, who) => at(bids, (who - first + seats) % seats));
  const closed: readonly OhHeavenEvent[] = bids.length === seats ? [{ type: 'biddingClosed', bids: bySeat() }] : [];
  const tricks = won.flatMap((count, who) =>
    Array.from({ length: count }, (): OhHeavenEvent => ({ type: 'trickWon', seat: seat(who), cards: [] })),
  );
  return [...made, ...closed, ...tricks, { type: 'turnPassed', seat: turn(bids.length) }];
}

function playedEvents(layout: Layout): readonly OhHeavenEvent[] {
  if ((layout.bids ?? []).length < layout.hands.length) return [];
  const turn = (steps: number) => clockwise(leaderOf(layout), steps, layout.hands.length);
  const trick = readCards(layout.trick ?? '');
  return [
    ...trick.map((card, steps): OhHeavenEvent => ({ type: 'cardPlayed', seat: turn(steps), card })),
    { type: 'turnPassed', seat: turn(trick.length) },
  ];
}

function earlierRound({ totals, round = 1 }: Layout): readonly OhHeavenEvent[] {
  if (totals === undefined) return [];
  const none = totals.map(() => 0);
  return [
    {
      type: 'roundScored',
      round: round - 1,
      handSize: 1,
      trump: 'none',
      firstBidder: seat(0),
      ...{ bids: none, tricks: none, points: none, totals },
    },
  ];
}

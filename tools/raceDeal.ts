/** Deals of two seats at Egyptian Rat Screw that last long without a slap, and how they are played out. */
import { type CardId, readCards } from '#engine/cards/cards';
import { diceFrom } from '#engine/core/dice';
import type { Stamped } from '#engine/core/rules';
import { secret } from '#engine/core/secrets';
import { type Millis, millis, seat } from '#engine/core/words';
import { ratscrew } from '#engine/games/ratscrew/index';
import type { RaceEvent } from '#engine/kit/race';

/** Hands by seat, top card first; '-' is any card that demands nothing. Cards played without slaps, tens paying. */
export const LONG_DEALS = [
  { name: '1999a', hands: ['------------KAQ----J------', '-JQQK---K----JK--QA-A-JA--'], played: 4791 },
  { name: '2006', hands: ['A-QK------Q----KA-----J---', '-JAK----A--Q----J---QJ--K-'], played: 6913 },
  { name: '2012', hands: ['----Q------A--K--A-A--QJK-', '-Q--J--J---QK---K----JA---'], played: 7207 },
] as const;

type State = ReturnType<typeof ratscrew.initial>;

export interface Played {
  readonly state: State;
  readonly cards: number;
  readonly collections: number;
}

const PLAIN = '2';
const STEP_MS = 10;

const handOf = (ranks: string): readonly CardId[] =>
  readCards([...ranks].map((rank) => `${rank === '-' ? PLAIN : rank}C`).join(' '));

/** The deal with seat 0 on turn; cards can be seen at once and tens stop nothing. */
export function layDeal(ranks: readonly string[]): State {
  const config = ratscrew.checkConfig({ flipMs: 0, tenStops: false }, ranks.length);
  if (!config.ok) throw new Error(`${config.fault.field}: ${config.fault.why}`);
  const hands = ranks.map(handOf);
  const events: readonly RaceEvent[] = [
    { type: 'dealt', from: seat(0), counts: hands.map((hand) => hand.length), hands: secret(hands) },
    { type: 'turnPassed', seat: seat(0) },
  ];
  return events.reduce(
    (state, event) => ratscrew.evolve(state, { at: millis(0), event }),
    ratscrew.initial(config.value, ranks.length),
  );
}

/** Nobody slaps, whoever is on turn plays, until so many cards are played or the match is over. */
export function playOut(start: State, cards: number): Played {
  const table = new Fold(start);
  while (table.cards < cards && table.state.phase.type !== 'over') table.step();
  return { state: table.state, cards: table.cards, collections: table.collections };
}

/** The rules alone, without the match's record around them. */
class Fold {
  state: State;
  cards = 0;
  collections = 0;
  #now = 0;
  readonly #dice = diceFrom(1);

  constructor(state: State) {
    this.state = state;
  }

  step(): void {
    if (this.state.phase.type === 'flipping') this.#play();
    else this.#wait();
    for (let next = this.#follow(); next.length > 0; next = this.#follow()) this.#happen(next);
  }

  #play(): void {
    const [player] = ratscrew.awaiting(this.state);
    if (player === undefined) throw new Error('nobody is on turn');
    this.#now += STEP_MS;
    const move = { seat: player, at: this.#millis, action: { type: 'play' } } as const;
    const decided = ratscrew.decide(this.state, move, this.#dice);
    if (!decided.ok) throw new Error(`a play was refused: ${decided.fault}`);
    this.#happen(decided.value);
    this.cards += 1;
  }

  #wait(): void {
    this.#now = ratscrew.deadline(this.state) ?? this.#now;
    this.#happen(ratscrew.expire(this.state, this.#millis, this.#dice));
  }

  #follow(): readonly RaceEvent[] {
    return ratscrew.follow(this.state, this.#millis, this.#dice);
  }

  #happen(events: readonly RaceEvent[]): void {
    for (const event of events) {
      const happened: Stamped<RaceEvent> = { at: this.#millis, event };
      this.state = ratscrew.evolve(this.state, happened);
      if (event.type === 'collected') this.collections += 1;
    }
  }

  get #millis(): Millis {
    return millis(this.#now);
  }
}

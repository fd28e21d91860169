/** Slap games between hands: the rules alone, with everybody's plans kept in order of their time. */
import { drifted, type Hand } from '#ai/brains/race/hands';
import { flipDelay, planSlap, type SlapPlan } from '#ai/brains/race/plans';
import { type Dice, diceFrom } from '#engine/core/dice';
import type { Outcome, Rules } from '#engine/core/rules';
import { type Millis, millis, type Seat, seatsOf } from '#engine/core/words';
import { maySlap, type Pattern, type RaceEvent, type RaceKind, type RaceState, slappable } from '#engine/kit/race';

export interface SlapGame<C extends object> {
  readonly rules: Rules<RaceKind<C>>;
  readonly config: C;
  readonly hands: readonly Hand[];
  readonly seed: number;
  /** Told of every slap for a pattern, won or lost: whose, how long after the card could be seen, and for what. */
  readonly onSlap?: (seat: Seat, reaction: number, patterns: readonly Pattern[]) => void;
  /** The hands for the next pile. */
  readonly onPile?: (hands: readonly Hand[], dice: Dice) => readonly Hand[];
}

export interface Played {
  readonly outcome: Outcome;
  readonly cards: number;
  /** Piles won by a slap, by seat. */
  readonly slaps: readonly number[];
}

interface Planned extends SlapPlan {
  readonly seat: Seat;
  readonly visibleAt: Millis;
  readonly patterns: readonly Pattern[];
}

/** Plays to the end; the config has to see to it that there is one. */
export function playSlaps<C extends object>(game: SlapGame<C>): Played {
  const table = new SlapTable(game);
  for (;;) {
    const outcome = game.rules.outcome(table.state);
    if (outcome !== undefined) return { outcome, cards: table.state.cardsPlayed, slaps: table.state.pilesWon };
    table.step();
  }
}

class SlapTable<C extends object> {
  state: RaceState<C>;
  readonly #game: SlapGame<C>;
  readonly #dice: Dice;
  #now = millis(0);
  #hands: readonly Hand[];
  #plans: readonly Planned[] = [];
  #flip: { readonly seat: Seat; readonly at: Millis } | undefined;

  constructor(game: SlapGame<C>) {
    this.#game = game;
    this.#hands = game.hands;
    this.#dice = diceFrom(game.seed).fork('slaps');
    this.state = game.rules.initial(game.config, game.hands.length);
    this.#settle();
  }

  /** The next thing that happens, whoever makes it happen. */
  step(): void {
    const due = this.#game.rules.deadline(this.state);
    const slap = this.#plans.reduce<Planned | undefined>(
      (next, one) => (next && next.at <= one.at ? next : one),
      undefined,
    );
    const flip = this.#readyFlip();
    const now = Math.min(
      due ?? Number.POSITIVE_INFINITY,
      slap?.at ?? Number.POSITIVE_INFINITY,
      flip?.at ?? Number.POSITIVE_INFINITY,
    );
    this.#now = millis(now);
    if (due === now) this.#happen(this.#game.rules.expire(this.state, this.#now, this.#dice));
    else if (slap?.at === now) this.#slap(slap);
    else if (flip !== undefined) this.#press(flip.seat, 'play');
    this.#settle();
  }

  /** Whoever is about to slap does not flip first. */
  #readyFlip() {
    const flip = this.#flip;
    const busy = this.#plans.find(({ seat }) => seat === flip?.seat);
    return flip === undefined || busy === undefined ? flip : { ...flip, at: millis(Math.max(flip.at, busy.at + 1)) };
  }

  #slap(plan: Planned): void {
    this.#plans = this.#plans.filter((one) => one !== plan);
    const isGood = slappable(this.#game.rules.view(this.state, plan.seat), plan.seat, this.#now).length > 0;
    if (plan.why === 'pattern') this.#game.onSlap?.(plan.seat, this.#now - plan.visibleAt, plan.patterns);
    this.#change(plan.seat, (hand) => ({ ...hand, shaken: !isGood }));
    this.#press(plan.seat, 'slap');
  }

  #press(seat: Seat, type: 'play' | 'slap'): void {
    const decided = this.#game.rules.decide(this.state, { seat, at: this.#now, action: { type } }, this.#dice);
    if (type === 'play') this.#flip = undefined;
    if (decided.ok) this.#happen(decided.value);
  }

  #settle(): void {
    for (;;) {
      const events = this.#game.rules.follow(this.state, this.#now, this.#dice);
      if (events.length === 0) break;
      this.#happen(events);
    }
    const [turn] = this.#game.rules.awaiting(this.state);
    if (turn === undefined) this.#flip = undefined;
    else if (this.#flip?.seat !== turn) this.#flip = { seat: turn, at: millis(this.#now + flipDelay(this.#dice)) };
  }

  #happen(events: readonly RaceEvent[]): void {
    for (const event of events) {
      this.state = this.#game.rules.evolve(this.state, { at: this.#now, event });
      if (event.type === 'laid') this.#plan(event.visibleAt);
      if (event.type === 'slapWon' || event.type === 'collected' || event.type === 'pickedUp') this.#newPile();
    }
  }

  /** Plans that another card overtakes are dropped, or come all the same. */
  #plan(visibleAt: Millis): void {
    const view = this.#game.rules.view(this.state, 'spectator');
    const kept = this.#plans.filter(({ at, stubborn }) => at < visibleAt || stubborn);
    const planned = seatsOf(view.seats).flatMap((seat): readonly Planned[] => {
      const hand = this.#hands[seat];
      if (hand === undefined || !maySlap(view, seat)) return [];
      const patterns = slappable(view, seat, visibleAt);
      const plan = planSlap(hand, { visibleAt, patterns }, this.#dice);
      return plan === undefined || kept.some((one) => one.seat === seat)
        ? []
        : [{ ...plan, seat, visibleAt, patterns }];
    });
    this.#plans = [...kept, ...planned];
  }

  /** Hands that were on their way to the pile have lost the race, and are seen to come second. */
  #newPile(): void {
    for (const { seat, why, at, visibleAt, patterns } of this.#plans)
      if (why === 'pattern') this.#game.onSlap?.(seat, at - visibleAt, patterns);
    this.#plans = [];
    const moved = this.#hands.map((hand) => drifted(hand, this.#dice));
    this.#hands = this.#game.onPile?.(moved, this.#dice) ?? moved;
  }

  #change(seat: Seat, how: (hand: Hand) => Hand): void {
    this.#hands = this.#hands.map((hand, index) => (index === seat ? how(hand) : hand));
  }
}

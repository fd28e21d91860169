/**
 * Slap races in words. A table is laid by folding a made-up deal, and everything after it is pressed as players would:
 *
 *   const game = raceTable(slapjack, { hands: ['Jc 2d', '5h', '6h'], turn: 0 }).press('0 plays', '2 slaps');
 *   expect(game.pressAt(410, '1 slaps').answer).toBe('lateSlap');
 *
 * Cards can be seen at once unless the options say otherwise, as in the sheets' examples.
 */
import { readCards } from '#engine/cards/cards';
import { advance, type Match, submit } from '#engine/core/match';
import type { Rules } from '#engine/core/rules';
import { secret } from '#engine/core/secrets';
import { millis, type Seat, seat } from '#engine/core/words';
import { type RaceEvent, type RaceKind, type RaceState, type RaceView, slappable } from '#engine/kit/race';
import { patternWords, raceLine } from '#tools/transcripts/race';

export interface RaceLayout {
  /** By seat, top card first, cards as the sheets print them; a card may be there twice. */
  readonly hands: readonly string[];
  readonly turn: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: number;
}

/** Time between two presses of a list, when none is said: well over every pause that a table may have. */
const STEP_MS = 20;

export class RaceTable<C extends object> {
  readonly match: Match<RaceKind<C>>;
  /** What the last press came to: the refusal, or the first thing that happened. */
  readonly answer: string;
  readonly #rules: Rules<RaceKind<C>>;
  readonly #laid: number;

  constructor(rules: Rules<RaceKind<C>>, match: Match<RaceKind<C>>, past: { answer: string; laid: number }) {
    this.#rules = rules;
    this.match = match;
    this.answer = past.answer;
    this.#laid = past.laid;
  }

  get state(): RaceState<C> {
    return this.match.state;
  }

  get view(): RaceView<C> {
    return this.#rules.view(this.state, 'spectator');
  }

  get now(): number {
    return this.match.record.until;
  }

  /** Who is on turn, or undefined while a collection or a last chance is pending. */
  get turn(): number | undefined {
    return this.#rules.awaiting(this.state)[0];
  }

  /** Everything that happened since the table was laid. */
  get events(): readonly RaceEvent[] {
    return this.match.events.slice(this.#laid).map(({ event }) => event);
  }

  /** The same in words. */
  get story(): readonly string[] {
    return this.events.map(raceLine);
  }

  all<T extends RaceEvent['type']>(type: T): readonly Extract<RaceEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<RaceEvent, { type: T }> => event.type === type);
  }

  hand(who: number): string {
    return (this.state.hands[who] ?? []).join(' ');
  }

  get pile(): string {
    return this.state.pile.map(({ card }) => card).join(' ');
  }

  get burn(): string {
    return this.state.burn.join(' ');
  }

  /** The seats of the first place, or undefined while the match goes on. */
  get winners(): readonly number[] | undefined {
    const standings = this.#rules.outcome(this.state)?.standings;
    return standings?.filter(({ place }) => place === 1).map((standing) => standing.seat);
  }

  /** Seats by place, from the first: [[1], [0, 2]]. */
  get places(): readonly (readonly number[])[] {
    const standings = this.#rules.outcome(this.state)?.standings ?? [];
    const places = [...new Set(standings.map(({ place }) => place))];
    return places.map((place) => standings.filter((one) => one.place === place).map((one) => one.seat));
  }

  /** The patterns in words for which a seat's slap would be good now. */
  slappable(who = 0): readonly string[] {
    return slappable(this.view, seat(who), millis(this.now)).map(patternWords);
  }

  /** Presses one after the other, a moment between them: '0 plays', '2 slaps'. */
  press(...presses: readonly string[]): RaceTable<C> {
    return presses.reduce<RaceTable<C>>((table, words) => table.pressAt(table.now + STEP_MS, words), this);
  }

  /** So many cards by whoever is on turn; collections that are pending on the way are waited for. */
  flips(count: number): RaceTable<C> {
    return Array.from({ length: count }).reduce<RaceTable<C>>((table) => table.#flip(), this);
  }

  #flip(): RaceTable<C> {
    const { turn } = this;
    if (turn !== undefined) return this.press(`${turn} plays`);
    const due = this.#rules.deadline(this.state);
    if (due === undefined) throw new Error('nobody is on turn and nothing is pending');
    return this.wait(due - this.now).#flip();
  }

  /** A press at a time of the match. */
  pressAt(at: number, words: string): RaceTable<C> {
    const { who, type } = readPress(words);
    const before = this.until(at);
    const next = submit(this.#rules, before.match, { seat: who, at: millis(at), action: { type } });
    if (!next.ok) return new RaceTable(this.#rules, before.match, { answer: next.fault, laid: this.#laid });
    const answer = next.value.events[before.match.events.length]?.event.type ?? 'nothing';
    return new RaceTable(this.#rules, next.value, { answer, laid: this.#laid });
  }

  /** What a press after so many milliseconds would come to. */
  answers(words: string, afterMs = STEP_MS): string {
    return this.pressAt(this.now + afterMs, words).answer;
  }

  wait(ms: number): RaceTable<C> {
    return this.until(this.now + ms);
  }

  until(at: number): RaceTable<C> {
    const match = advance(this.#rules, this.match, millis(at));
    return new RaceTable(this.#rules, match, { answer: this.answer, laid: this.#laid });
  }
}

/** '2 slaps', '0 plays'. */
function readPress(words: string): { readonly who: Seat; readonly type: 'play' | 'slap' } {
  const [, who, verb] = /^(\d) (plays|slaps)$/.exec(words) ?? [];
  if (who === undefined) throw new Error(`not a press: ${words}`);
  return { who: seat(Number(who)), type: verb === 'plays' ? 'play' : 'slap' };
}

export function raceTable<C extends object>(rules: Rules<RaceKind<C>>, layout: RaceLayout): RaceTable<C> {
  const seats = layout.hands.length;
  const config = configOf(rules, { flipMs: 0, ...layout.options }, seats);
  const hands = layout.hands.map(readCards);
  const events: readonly RaceEvent[] = [
    { type: 'dealt', from: seat(0), counts: hands.map((hand) => hand.length), hands: secret(hands) },
    { type: 'turnPassed', seat: seat(layout.turn) },
  ];
  const stamped = events.map((event) => ({ at: millis(0), event }));
  const state = stamped.reduce((before, happened) => rules.evolve(before, happened), rules.initial(config, seats));
  const { game, version } = rules;
  const record = {
    format: 1,
    game,
    rules: version,
    config,
    seats,
    seed: layout.seed ?? 1,
    log: [],
    until: millis(0),
  } as const;
  return new RaceTable(rules, { record, state, events: stamped }, { answer: 'nothing', laid: stamped.length });
}

export function configOf<C extends object>(rules: Rules<RaceKind<C>>, raw: object, seats: number): C {
  const config = rules.checkConfig(raw, seats);
  if (!config.ok) throw new Error(`${config.fault.field}: ${config.fault.why}`);
  return config.value;
}

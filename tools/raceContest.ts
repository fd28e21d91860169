/** One match of a race between computers, and simulated people, in simulated time: nobody waits. */
import { raceMindOf } from '#ai/racing';
import { type Dice, diceFrom } from '#engine/core/dice';
import { LiveMatch, type Match, start } from '#engine/core/match';
import type { Kind, Outcome, Rules, Stamped } from '#engine/core/rules';
import { type Seen, seenBy } from '#engine/core/secrets';
import { type Millis, millis } from '#engine/core/words';
import { type Entrant, firstOf } from '#play/photoFinish';
import type { Plan, RaceMind } from '#play/types';
import { people, personNamed } from './people';

export interface RaceContest {
  readonly rules: Rules;
  readonly config: Kind['config'];
  /** By seat: a computer's level or a person. */
  readonly names: readonly string[];
  readonly seed: number;
  /** Which of the matches with these cards it is. */
  readonly shift: number;
  /** The last slaps of the people, in milliseconds: what "Match me" begins with. */
  readonly times: readonly number[];
  /** Told how long the computers took over each event, in milliseconds. */
  readonly onDecision: (elapsed: number) => void;
}

export interface RacePlayed {
  readonly match: Match;
  readonly outcome: Outcome;
  /** The last slaps of the people afterwards. */
  readonly times: readonly number[];
}

/** A hand that is this close to the pile when somebody else takes it comes down all the same. */
const UNDER_WAY_MS = 250;

/** Plays to the end; the config has to see to it that there is one. @throws when a plan is illegal: that is a bug. */
export function playRace(contest: RaceContest): RacePlayed {
  const table = new Simulated(contest);
  for (;;) {
    const outcome = table.outcome();
    if (outcome !== undefined) return { match: table.match(), outcome, times: table.times() };
    table.step();
  }
}

interface Group {
  readonly mind: RaceMind<Kind, unknown>;
  readonly by: Entrant['by'];
  memory: unknown;
}

class Simulated {
  readonly #contest: RaceContest;
  readonly #live: LiveMatch<Kind>;
  readonly #computers: Group;
  readonly #people: Group;
  /** Slaps of people that are on their way to a pile that is gone. */
  #late: readonly Entrant[] = [];
  #plans: readonly Entrant[] = [];
  #heard = 0;

  constructor(contest: RaceContest) {
    const { rules, config, names, seed, shift } = contest;
    const mind = raceMindOf(rules.game);
    if (mind === undefined) throw new Error(`${rules.game} is no race`);
    this.#contest = contest;
    this.#live = new LiveMatch(rules, start(rules, config, names.length, seed));
    const dice = diceFrom(seed).fork(`race ${shift}`);
    const isPerson = (name: string): boolean => personNamed(name) !== undefined;
    this.#computers = this.#group(mind, dice.fork('computers'), (name) => !isPerson(name));
    this.#people = this.#group(people, dice.fork('people'), isPerson);
    this.#hear();
  }

  outcome(): Outcome | undefined {
    return this.#contest.rules.outcome(this.#live.state);
  }

  match(): Match {
    return this.#live.match();
  }

  times(): readonly number[] {
    return this.#computers.mind.matching(this.#computers.memory).times;
  }

  /** The next thing that happens, whoever makes it happen. */
  step(): void {
    const { rules } = this.#contest;
    const order = rules.pressOrder?.(this.#live.state) ?? [];
    const first = firstOf([...this.#plans, ...this.#late], order);
    const due = rules.deadline(this.#live.state);
    if (due !== undefined && (first === undefined || due <= first.at)) this.#live.advance(due);
    else if (first === undefined)
      throw new Error(`nothing is to happen; record ${JSON.stringify(this.#live.record())}`);
    else this.#press(first);
    this.#hear();
  }

  #press(entrant: Entrant): void {
    const isLate = this.#late.includes(entrant);
    this.#late = this.#late.filter((one) => one !== entrant);
    const at = millis(Math.max(entrant.at, this.#live.until));
    const moved = this.#live.submit({ seat: entrant.seat, action: entrant.action, at });
    if (moved.ok) return;
    const lateBy = this.#contest.rules.lateBy?.(this.#live.state, at);
    if (lateBy === undefined) throw new Error(`seat ${entrant.seat}: ${moved.fault}`);
    const [mine, computers] = [this.#groupOf(entrant), this.#computers];
    if (!isLate) mine.memory = mine.mind.drop(mine.memory, entrant);
    computers.memory = computers.mind.overhear(computers.memory, { seat: entrant.seat, at, why: moved.fault, lateBy });
    this.#plan();
  }

  #groupOf({ by }: Entrant): Group {
    return by === 'person' ? this.#people : this.#computers;
  }

  #hear(): void {
    const fresh = this.#live.eventsFrom(this.#heard).map(seen);
    this.#heard = this.#live.heard;
    if (fresh.length === 0) return;
    const before = this.#plans;
    const begun = performance.now();
    for (const happened of fresh) this.#remember(this.#computers, happened);
    this.#contest.onDecision(performance.now() - begun);
    for (const happened of fresh) this.#remember(this.#people, happened);
    const taken = fresh.find(({ event }) => event.type === 'slapWon');
    if (taken !== undefined) this.#late = before.filter((plan) => isUnderWay(plan, taken.at));
    this.#plan();
  }

  #remember(group: Group, happened: Happened): void {
    group.memory = group.mind.remember(group.memory, happened);
  }

  #plan(): void {
    const view = this.#contest.rules.view(this.#live.state, 'spectator');
    const plansOf = ({ mind, memory, by }: Group): readonly Entrant[] =>
      mind.plans(memory, view).map((plan: Plan<Kind>) => ({ ...plan, by }));
    this.#plans = [...plansOf(this.#computers), ...plansOf(this.#people)];
  }

  #group(mind: RaceMind<Kind, unknown>, dice: Dice, sits: (name: string) => boolean): Group {
    const { rules, names, times } = this.#contest;
    const players = names.map((name) => (sits(name) ? { level: name } : 'human'));
    const view = rules.view(this.#live.state, 'spectator');
    const by = mind === people ? 'person' : 'computer';
    return { mind, by, memory: mind.sit({ view, players, dice, matching: times }) };
  }
}

type Happened = Stamped<Seen<Kind['event']>>;

const seen = ({ at, event }: Stamped<Kind['event']>): Happened => ({ at, event: seenBy(event, 'spectator') });

const isUnderWay = ({ by, action, at }: Entrant, taken: Millis): boolean =>
  by === 'person' && action.type === 'slap' && at > taken && at <= taken + UNDER_WAY_MS;

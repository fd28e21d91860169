/** The computers of one race's table: they hear all that happens at once, and their plans stand ready. */
import { raceMindOf } from '#ai/racing';
import type { Kind } from '#engine/core/rules';
import type { Chair, Matching } from '#storage/types';
import type { Entrant } from './photoFinish';
import type { Referee } from './referee';
import type { Notice, Plan, RaceMind } from './types';

export interface RivalsParts {
  readonly referee: Referee;
  readonly chairs: readonly Chair[];
  /** As the mind takes it: how "Match me" stands, or what is known of the person. */
  readonly matching: Matching | readonly number[];
}

export class Rivals {
  readonly #referee: Referee;
  readonly #mind: RaceMind<Kind, unknown>;
  #memory: unknown;
  #heard: number;
  #plans: readonly Entrant[] | undefined;

  /** What has happened so far they know from the record. @throws when no computer plays this game. */
  constructor({ referee, chairs, matching }: RivalsParts) {
    const { rules } = referee;
    const mind = raceMindOf(rules.game);
    if (mind === undefined) throw new Error(`no computer plays races of ${rules.game}`);
    this.#referee = referee;
    this.#mind = mind;
    const players = chairs.map(({ player }) => player);
    const view = rules.view(referee.stateAt(0), 'spectator');
    const blank = mind.sit({ view, players, dice: referee.raceDice(), matching });
    this.#memory = mind.recall(blank, referee.seen('spectator', 0));
    this.#heard = referee.heard;
  }

  get matching(): Matching {
    return this.#mind.matching(this.#memory);
  }

  /** Tells them what has happened since they last heard. */
  hear(): void {
    for (const happened of this.#referee.seen('spectator', this.#heard))
      this.#memory = this.#mind.remember(this.#memory, happened);
    this.#heard = this.#referee.heard;
    this.#plans = undefined;
  }

  overhear(notice: Notice<Kind>): void {
    this.#memory = this.#mind.overhear(this.#memory, notice);
  }

  /** All that they mean to do. */
  plans(): readonly Entrant[] {
    this.#plans ??= this.#mind
      .plans(this.#memory, this.#referee.view('spectator'))
      .map((plan) => ({ ...plan, by: 'computer' }));
    return this.#plans;
  }

  /** A plan was refused. */
  drop(plan: Plan<Kind>): void {
    this.#memory = this.#mind.drop(this.#memory, plan);
    this.#plans = undefined;
  }
}

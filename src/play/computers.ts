/** The computers of one table and what they have made up their minds to do. */
import type { Kind } from '#engine/core/rules';
import { type Millis, type Seat, seat } from '#engine/core/words';
import type { Chair } from '#storage/types';
import { ComputerPlayer } from './computer';
import type { Referee } from './referee';
import type { Thinker } from './thinker';
import type { Intent } from './types';

/** A seat that has made up its mind, and since when it has been awaited. */
export interface Ready {
  readonly seat: Seat;
  readonly intent: Intent<Kind>;
  readonly since: Millis;
}

export interface ComputersParts {
  readonly chairs: readonly Chair[];
  readonly referee: Referee;
  readonly thinker: Thinker;
  /** Somebody has made up its mind. */
  readonly onReady: () => void;
  readonly onBug: (detail: string) => void;
}

export class Computers {
  readonly #parts: ComputersParts;
  readonly #players: readonly ComputerPlayer[];
  readonly #intents = new Map<Seat, Intent<Kind>>();
  /** Since when, in match time, each has been awaited for the move it has not made yet. */
  readonly #since = new Map<Seat, Millis>();
  #heard = 0;
  #moves = 0;

  constructor(parts: ComputersParts) {
    this.#parts = parts;
    this.#players = parts.chairs.flatMap(({ player }, index) =>
      player === 'human' ? [] : [this.#seated(seat(index), player.level)],
    );
  }

  /** Tells each what it may know of all that happened; whoever is awaited begins to think. Older intents are void. */
  hear(): void {
    const { referee } = this.#parts;
    const from = this.#heard;
    this.#heard = referee.heard;
    this.#intents.clear();
    this.#keepTime();
    for (const player of this.#players) player.hear(referee.news(player.seat, from));
  }

  /** A move was taken back: they hear the match anew, as it is now. */
  hearAgain(): void {
    for (const player of this.#players) player.forget();
    this.#heard = 0;
    this.#moves = this.#parts.referee.log.length;
    this.hear();
  }

  /** Whether the match waits for one of them. */
  awaited(): boolean {
    const awaiting = this.#parts.referee.awaiting();
    return this.#players.some((player) => awaiting.includes(player.seat));
  }

  /** What the awaited seat that has waited longest of those that have made up their minds wants to do. */
  ready(): Ready | undefined {
    return this.#parts.referee
      .awaiting()
      .flatMap((who): readonly Ready[] => {
        const [intent, since] = [this.#intents.get(who), this.#since.get(who)];
        return intent === undefined || since === undefined ? [] : [{ seat: who, intent, since }];
      })
      .reduce<Ready | undefined>(
        (first, one) => (first === undefined || one.since < first.since ? one : first),
        undefined,
      );
  }

  leave(): void {
    for (const player of this.#players) player.leave();
  }

  /** Several who are asked at once wait together; whoever has just moved and is asked again waits anew. */
  #keepTime(): void {
    const { log, until } = this.#parts.referee;
    const mover = log.length > this.#moves ? log.last?.seat : undefined;
    this.#moves = log.length;
    const awaiting = this.#parts.referee.awaiting();
    for (const { seat: who } of this.#players) {
      if (!awaiting.includes(who)) this.#since.delete(who);
      else if (who === mover || !this.#since.has(who)) this.#since.set(who, until);
    }
  }

  #seated(who: Seat, level: string): ComputerPlayer {
    const { referee, thinker, onReady, onBug } = this.#parts;
    const luck = (heard: number): number => referee.luck(who, heard);
    const player = new ComputerPlayer({ seat: who, level, rules: referee.rules, thinker, luck, onBug });
    player.onIntent((intent) => {
      if (intent.heard !== referee.heard) return;
      this.#intents.set(who, intent);
      onReady();
    });
    return player;
  }
}

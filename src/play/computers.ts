/** The computers of one table and what they have made up their minds to do. */
import type { Kind } from '#engine/core/rules';
import { type Seat, seat } from '#engine/core/words';
import type { Chair } from '#storage/types';
import { ComputerPlayer } from './computer';
import type { Referee } from './referee';
import type { Thinker } from './thinker';
import type { Intent } from './types';

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
  #heard = 0;

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
    for (const player of this.#players) player.hear(referee.news(player.seat, from));
  }

  /** Whether the match waits for one of them. */
  awaited(): boolean {
    const awaiting = this.#parts.referee.awaiting();
    return this.#players.some((player) => awaiting.includes(player.seat));
  }

  /** What the first awaited seat that has made up its mind wants to do. */
  ready(): { readonly seat: Seat; readonly intent: Intent<Kind> } | undefined {
    const [first] = this.#parts.referee.awaiting().flatMap((who) => {
      const intent = this.#intents.get(who);
      return intent === undefined ? [] : [{ seat: who, intent }];
    });
    return first;
  }

  leave(): void {
    for (const player of this.#players) player.leave();
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

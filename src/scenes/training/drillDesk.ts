/** A drill as it runs: when the next card comes, what a press comes to, pausing, and the record at the end. It knows no page. */

import type { Face } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import type { Pattern } from '#engine/kit/race';
import type { DrillSession } from '#storage/types';
import { cleared, type Drill, isOver, newDrill, nextCard, plainTimes, type Slapped, slapped, turned } from './drill';

/** The page's clock, as `performance.now()` counts. */
export interface DrillTime {
  /** Calls once after so many milliseconds. Answers with what calls it off. */
  after(wait: number, run: () => void): () => void;
  /** Calls before the next frame is drawn, with the frame's time. Answers with what calls it off. */
  frame(run: (at: number) => void): () => void;
}

export type Finished = Omit<DrillSession, 'id' | 'at'>;

export interface DrillParts {
  readonly game: string;
  readonly patterns: readonly Pattern[];
  /** So many patterns are to be slapped. */
  readonly length: number;
  /** Milliseconds from card to card, about: nobody is to slap by the beat. */
  readonly pace: number;
  readonly dice: Dice;
  readonly time: DrillTime;
  /** Something to show has changed. A card is told within the frame that is to show it. */
  readonly changed: () => void;
  readonly sound: (name: string) => void;
  readonly finished: (session: Finished, plain: readonly number[]) => void;
}

/** Milliseconds before the first card, and after a slap before the next pile. */
const FIRST_MS = 1500;
const AGAIN_MS = 1200;
/** A gap is this much of the pace at least, in hundredths, and within so much more. */
const LEAST_GAP = 80;
const GAP_SPAN = 41;

export class DrillDesk {
  phase: 'running' | 'paused' | 'over' = 'running';
  drill: Drill;
  /** The newest cards, oldest first; a pile that has just been taken still lies there. */
  lying: readonly Face[] = [];
  /** What came of the last press, or that a pattern was missed. */
  verdict: Slapped | { readonly type: 'missed' } | undefined;
  #callOff: () => void = () => {};

  constructor(private readonly parts: DrillParts) {
    this.drill = newDrill(parts.patterns, parts.length);
    this.#plan(FIRST_MS);
  }

  /** A press at the time of its input event. */
  press(at: number): void {
    if (this.phase !== 'running') return;
    const { drill, verdict } = slapped(this.drill, at);
    if (verdict.type === 'nothing') return;
    this.drill = drill;
    this.verdict = verdict;
    this.parts.sound(verdict.type === 'wrong' ? 'slap.false' : 'slap.won');
    if (isOver(drill)) this.#end();
    else if (verdict.type !== 'wrong') this.#plan(AGAIN_MS);
    this.parts.changed();
  }

  /** The table is cleared: nobody is to slap what they had time to look at. */
  pause(): void {
    if (this.phase !== 'running') return;
    this.close();
    this.phase = 'paused';
    this.drill = cleared(this.drill);
    this.lying = [];
    this.verdict = undefined;
    this.parts.changed();
  }

  resume(): void {
    if (this.phase !== 'paused') return;
    this.phase = 'running';
    this.#plan(FIRST_MS);
    this.parts.changed();
  }

  close(): void {
    this.#callOff();
    this.#callOff = () => {};
  }

  #plan(wait: number): void {
    const { time } = this.parts;
    this.#callOff();
    this.#callOff = time.after(wait, () => {
      // Looking for a card may take a while: not in the frame that shows it.
      const { drill, card } = nextCard(this.drill, this.parts.dice);
      this.drill = drill;
      this.#callOff = time.frame((at) => this.#show(card, at));
    });
  }

  #show(card: Face, at: number): void {
    const { dice, pace } = this.parts;
    const before = this.drill;
    this.drill = turned(before, { card, at });
    const missed = this.drill.tries.length > before.tries.length;
    this.verdict = missed ? { type: 'missed' } : undefined;
    if (isOver(this.drill)) this.#end();
    else {
      this.lying = this.drill.pile.slice(-LYING).map((one) => one.card);
      this.parts.sound('flip');
      this.#plan(Math.floor((pace * (LEAST_GAP + dice.below(GAP_SPAN))) / 100));
    }
    this.parts.changed();
  }

  #end(): void {
    this.close();
    this.phase = 'over';
    const { game, pace, finished } = this.parts;
    const { tries, wrong } = this.drill;
    const told = tries.map(({ pattern, result }) => ({ pattern, result }));
    finished({ game, pace, tries: told, wrong }, plainTimes(this.drill));
  }
}

/** Cards of the pile that are shown: no pattern with fewer than two cards between looks at more. */
const LYING = 4;

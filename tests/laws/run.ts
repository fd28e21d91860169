/** Plays random matches of a game and holds every law against them. */
import { diceFrom } from '#engine/core/dice';
import type { Kind, Stamped } from '#engine/core/rules';
import { frozen } from '#tests/support/freeze';
import type { Kit } from '#tests/support/kits';
import { randomMatch } from '#tests/support/random-match';
import { LAWS, type Law, type Moment, type Step } from './laws';

export interface Verdict {
  readonly matches: number;
  readonly moves: number;
  /** By the law's name: the first faults, each with the seed that shows it. */
  readonly faults: ReadonlyMap<string, readonly string[]>;
}

/** Faults kept of one law: enough to see a pattern. */
const SHOWN = 5;

export interface Trial {
  readonly kit: Kit;
  readonly seats: number;
  readonly matches: number;
  readonly firstSeed: number;
}

/** Every match is played on frozen states (law 4) and must end within the game's own bound (law 7). */
export function holdLaws({ kit, seats, matches, firstSeed }: Trial): Verdict {
  const faults = new Map<string, string[]>();
  const note = (law: string, fault: string): void => {
    const known = faults.get(law) ?? [];
    if (known.length < SHOWN) known.push(fault);
    faults.set(law, known);
  };
  const icy: Kit = { ...kit, rules: frozen(kit.rules) };
  let moves = 0;
  for (let seed = firstSeed; seed < firstSeed + matches; seed += 1) {
    try {
      moves += walk({ kit: icy, seats, seed }, note);
    } catch (error) {
      note(PLAYABLE, `seed ${seed}: ${error}`);
    }
  }
  return { matches, moves, faults };
}

/** Law 4, and the second half of law 7. */
export const PLAYABLE = '4. everything works on frozen states, and random play ends';

function walk(
  { kit, seats, seed }: { readonly kit: Kit; readonly seats: number; readonly seed: number },
  note: (law: string, fault: string) => void,
): number {
  const dice = diceFrom(seed).fork('laws');
  let steps: readonly Step[] | undefined;
  let seen = 0;
  let move = 0;
  for (const match of randomMatch({ rules: kit.rules, seats, seed, rarely: kit.rarely })) {
    const before = steps?.at(-1)?.state ?? kit.rules.initial(match.record.config, seats);
    steps = stepsFrom(kit, before, match.events.slice(seen));
    seen = match.events.length;
    const moment = { kit, match, steps, dice };
    for (const law of LAWS)
      if (isLookedAt(law, moment))
        for (const fault of law.faults(moment)) note(law.name, `seed ${seed}, move ${move}: ${fault}`);
    move += 1;
    if (move > kit.mostMoves) throw new Error(`random play does not end; record ${JSON.stringify(match.record)}`);
  }
  return move - 1;
}

/** Folds the events anew, one by one. */
function stepsFrom(kit: Kit, before: object, events: readonly Stamped<Kind['event']>[]): readonly Step[] {
  let state = before;
  return events.map((happened) => {
    state = kit.rules.evolve(state, happened);
    return { event: happened.event, state };
  });
}

const isLookedAt = (law: Law, { kit, match, dice }: Moment): boolean =>
  law.everyMoments === 1 || kit.rules.outcome(match.state) !== undefined || dice.below(law.everyMoments) === 0;

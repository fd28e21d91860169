/**
 * How fast whole rounds of Oh Heaven are played at random through the engine's front door: four seats, twelve tricks, each
 * move picked from `legal` of the seat's view and put through `submit`. Beside it, in the same run, a loop that does
 * nothing but shuffle 52 cards and deal 48 of them.
 */
import { PACK } from '#engine/cards/cards';
import { type Dice, diceFrom } from '#engine/core/dice';
import { type Match, start, submit } from '#engine/core/match';
import { at, millis } from '#engine/core/words';
import { type OhHeavenKind, ohheaven } from '#engine/games/ohheaven/index';

const SEATS = 4;
const TRICKS = 12;
/** Each loop runs so long, in turns with the other, so that a busy machine slows both. */
const SLICE_MS = 50;
const SLICES = 40;

/** Rounds and deals a second of one core. */
export interface PlayoutSpeed {
  readonly playouts: number;
  readonly deals: number;
}

export function playoutSpeed(): PlayoutSpeed {
  const config = ohheaven.checkConfig({ handSize: TRICKS, rounds: 1 }, SEATS);
  if (!config.ok) throw new Error(`${config.fault.field}: ${config.fault.why}`);
  const dice = diceFrom(1).fork('playouts');
  const loops = [() => playRound(config.value, dice), () => deal(dice)].map((work) => ({ work, done: 0, elapsed: 0 }));
  for (let slice = -1; slice < SLICES; slice += 1)
    for (const loop of loops) {
      const { done, elapsed } = runFor(loop.work);
      // The first slice warms up.
      if (slice < 0) continue;
      loop.done += done;
      loop.elapsed += elapsed;
    }
  const [playouts, deals] = loops.map(({ done, elapsed }) => (done / elapsed) * 1000);
  return { playouts: playouts ?? 0, deals: deals ?? 0 };
}

function runFor(work: () => void): { readonly done: number; readonly elapsed: number } {
  const begun = performance.now();
  let done = 0;
  let elapsed = 0;
  while (elapsed < SLICE_MS) {
    for (let turn = 0; turn < 10; turn += 1) work();
    done += 10;
    elapsed = performance.now() - begun;
  }
  return { done, elapsed };
}

function playRound(config: OhHeavenKind['config'], dice: Dice): void {
  let match: Match<OhHeavenKind> = start(ohheaven, config, SEATS, dice.below(0x1_0000_0000));
  while (ohheaven.outcome(match.state) === undefined) match = playMove(match, dice);
}

function playMove(match: Match<OhHeavenKind>, dice: Dice): Match<OhHeavenKind> {
  const seat = at(ohheaven.awaiting(match.state), 0);
  const actions = [...ohheaven.legal(ohheaven.view(match.state, seat), seat, millis(0))];
  const next = submit(ohheaven, match, { seat, at: millis(0), action: at(actions, dice.below(actions.length)) });
  if (!next.ok) throw new Error(`a legal move was refused: ${next.fault}`);
  return next.value;
}

function deal(dice: Dice): void {
  const pack = dice.shuffle(PACK);
  const hands = Array.from({ length: SEATS }, (_, seat) => pack.slice(seat * TRICKS, (seat + 1) * TRICKS));
  if (hands.length !== SEATS) throw new Error('a deal went wrong');
}

/** What expert thinks of a moment: what each play is worth, and why the best one. */
import { type Asked, BESIDE, hurryOf, type Made, triedBeside, weighedMoves } from '#ai/brains/opinions';
import type { Opinion } from '#ai/protocol';
import type { CassinoReason } from '#ai/reasons';
import type { Ranked } from '#ai/search/halving';
import { Luck } from '#ai/search/luck';
import { at } from '#engine/core/words';
import type { Play } from '#engine/games/cassino/index';
import type { Candidate } from './candidates';
import { pointsAtTheEnd } from './exactEnd';
import { afterPlay, reasonsFor } from './reasons';
import { play } from './seen';
import type { Situation } from './situation';
import { bestOf, type Depth, stagesIn, type Tried, thoughtOf } from './thinking';
import { Worlds } from './worlds';

export function opinionOf(situation: Situation, depth: Depth, asked: Asked<Play>): Opinion<Play, CassinoReason> {
  const { view } = situation;
  const { dice, made } = asked;
  const thought = thoughtOf(situation, depth, { luck: new Luck(dice), hurry: hurryOf(asked), beside: BESIDE });
  const own = made && candidateOf(made);
  const best = bestOf(thought);
  const { sensible } = thought;
  const exact = solved(situation, [best, ...sensible, ...(own === undefined ? [] : [own])]);
  const { candidates, ranked } = exact ?? thought;
  const stages = stagesIn(view, depth);
  const duel = (choice: number, other: Candidate): number =>
    triedBeside(
      new Worlds(situation, [at(candidates, choice), other], new Luck(dice.fork('made'))),
      at(stages, stages.length - 1),
      hurryOf(asked),
    ).behind;
  const actionOf = (choice: number): Play => {
    const { card, taken } = at(candidates, choice);
    return play(card, taken);
  };
  const weighed: Made<Play> | undefined = made &&
    own && {
      action: made,
      isSame: (choice) => isSame(at(candidates, choice), own),
      behind: (choice, same) => (exact === undefined || same === undefined ? duel(choice, own) : same.behind),
    };
  const reasons = reasonsFor({
    view,
    best,
    sensible,
    after: afterPlay(view, best),
    figures: at(thought.ranked, 0).figures,
    known: exact === undefined ? 'sampled' : 'solved',
  });
  return { moves: weighedMoves({ ranked, actionOf, made: weighed }), unit: 'points', reasons };
}

const candidateOf = ({ hand, table }: Play): Candidate => ({ card: at(hand, 0), taken: table });

const isSame = (one: Candidate, other: Candidate): boolean =>
  one.card === other.card &&
  one.taken.length === other.taken.length &&
  one.taken.every((card) => other.taken.includes(card));

/** At the end of a deal what is left is not guessed: these plays, the first of them the best, with what each leads to. */
function solved(situation: Situation, plays: readonly Candidate[]): Tried | undefined {
  const candidates = plays.filter((one, index) => plays.findIndex((other) => isSame(one, other)) === index);
  const points = pointsAtTheEnd(situation, candidates);
  if (points === undefined) return undefined;
  const [first, ...rest] = points.map(
    (worth, choice): Ranked => ({ choice, worlds: 0, behind: Math.max(0, at(points, 0) - worth), figures: [worth] }),
  );
  return first && { candidates, ranked: [first, ...rest.sort((a, b) => a.behind - b.behind)] };
}

/** What expert thinks of a moment: what each move is worth, and why the best one. */
import { type Asked, BESIDE, hurryOf, type Made, triedBeside, weighedMoves } from '#ai/brains/opinions';
import type { Opinion } from '#ai/protocol';
import type { TongitsReason } from '#ai/reasons';
import type { Ranked } from '#ai/search/halving';
import { Luck } from '#ai/search/luck';
import { legalMoves } from '#ai/search/models/tongitsLegal';
import { at } from '#engine/core/words';
import { type TongitsAction, topDiscard } from '#engine/games/tongits/index';
import { MOST_WORLDS, questionOf, rankedMoves } from './choosing';
import { actionOf, moveOf } from './flat';
import { goOutNow } from './goingOut';
import { reasonsFor } from './reasons';
import type { Situation } from './strategy';
import { Figure, type Question, Worlds } from './worlds';

const NONE = -1;
const PERCENT = 100;

export function opinionOf(situation: Situation, wish: Asked<TongitsAction>): Opinion<TongitsAction, TongitsReason> {
  const { view } = situation;
  const { made, dice } = wish;
  const top = topDiscard(view);
  const sure = goOutNow(situation);
  const asked = questionOf(situation);
  const question = sure === undefined ? asked : { ...asked, moves: [moveOf(sure, top)], trusted: NONE };
  const scale = view.config.scoring === 'plain' ? PERCENT : 1;
  const own = made && moveOf(made, top);
  const behind = (best: number): number => {
    if (own === undefined) return 0;
    const duel = { ...question, moves: [at(question.moves, best), own], trusted: NONE };
    const other = triedBeside(new Worlds(duel, new Luck(dice.fork('made'))), MOST_WORLDS, hurryOf(wish));
    // Going out wins for sure, whatever the rule would go on with.
    return sure !== undefined && view.config.scoring === 'plain' ? 1 - (other.figures[Figure.wins] ?? 1) : other.behind;
  };
  const weighed: Made<TongitsAction> | undefined = made && {
    action: made,
    isSame: (choice) => question.moves[choice] === own,
    behind,
  };
  const ranked = rankedMoves(question, dice, { stop: hurryOf(wish), beside: BESIDE });
  const moves = weighedMoves({
    ranked,
    actionOf: (choice) => actionOf(at(question.moves, choice), top),
    made: weighed,
  });
  return {
    moves: moves.map(({ action, behind: far }) => ({ action, behind: far * scale })),
    unit: view.config.scoring === 'plain' ? 'percent' : 'chips',
    reasons: sure === undefined ? reasonsOf(situation, question, at(ranked, 0)) : [{ type: 'goesOut' }],
  };
}

function reasonsOf(
  situation: Situation,
  { round, moves }: Question,
  { choice, figures }: Ranked,
): readonly TongitsReason[] {
  if (legalMoves(round).length === 1) return [{ type: 'only' }];
  const wins = figures[Figure.wins];
  return reasonsFor(
    situation,
    actionOf(at(moves, choice), topDiscard(situation.view)),
    wins === undefined ? undefined : Math.round(PERCENT * wins),
  );
}

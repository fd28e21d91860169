/** What a saved game of Cassino shows of itself: the cards on the table, the totals, who leads. */
import { faceOf } from '#engine/cards/cards';
import type { CassinoView } from '#engine/games/cassino/index';
import type { Look } from '#scenes/screens/glance';
import { youAmong } from '#scenes/screens/summary';
import type { Chair } from '#storage/types';
import { namesText } from '#text/lists';
import { withoutMarks } from '#text/message';
import { words } from '#text/say';
import { pointsText } from './points';

export function cassinoGlance(view: CassinoView, chairs: readonly Chair[]): Look {
  const best = view.config.misere ? Math.min(...view.totals) : Math.max(...view.totals);
  const leaders = chairs.filter((_, seat) => view.totals[seat] === best).map(({ name }) => withoutMarks(name));
  const values = { deal: view.deal, names: namesText(leaders), points: pointsText(best), count: leaders.length };
  const you = youAmong(chairs);
  const yours = you === undefined ? undefined : view.totals[you];
  const level = leaders.length === chairs.length && view.phase.type !== 'over';
  return {
    cards: view.table.map(faceOf),
    scores: view.totals.map(pointsText),
    sentence: words(`glance.cassino.${level ? 'level' : toldOf(view, yours, best)}`, {
      ...values,
      yours: pointsText(yours ?? 0),
    }),
  };
}

/** Which sentence tells how it stands. */
function toldOf(view: CassinoView, yours: number | undefined, best: number) {
  const over = view.phase.type === 'over';
  const alone = view.totals.filter((total) => total === best).length === 1;
  if (yours === undefined || (yours === best && !alone)) return over ? 'won' : 'lead';
  if (yours === best) return over ? 'youWon' : 'youLead';
  return over ? 'won' : 'youBehind';
}

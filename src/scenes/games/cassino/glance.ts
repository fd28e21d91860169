/** What a saved game of Cassino shows of itself: the cards on the table, the totals, who leads. */
import { faceOf } from '#engine/cards/cards';
import type { CassinoView } from '#engine/games/cassino/index';
import type { Look } from '#scenes/screens/glance';
import type { Chair } from '#storage/types';
import { namesText } from '#text/lists';
import { withoutMarks } from '#text/message';
import { words } from '#text/say';
import { pointsText } from './points';

export function cassinoGlance(view: CassinoView, chairs: readonly Chair[]): Look {
  const best = view.config.misere ? Math.min(...view.totals) : Math.max(...view.totals);
  const leaders = chairs.filter((_, seat) => view.totals[seat] === best).map(({ name }) => withoutMarks(name));
  const values = { deal: view.deal, names: namesText(leaders), points: pointsText(best), count: leaders.length };
  const told = leaders.length === chairs.length && view.phase.type !== 'over' ? 'level' : toldOf(view, chairs, best);
  const yours = pointsText(view.totals[youAmong(chairs)] ?? 0);
  return {
    cards: view.table.map(faceOf),
    scores: view.totals.map(pointsText),
    sentence: words(`glance.cassino.${told}`, { ...values, yours }),
  };
}

/** The one person's seat; -1 where nobody or more than one plays here. */
function youAmong(chairs: readonly Chair[]): number {
  const people = chairs.flatMap(({ player }, seat) => (player === 'human' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? -1) : -1;
}

/** Which sentence tells how it stands. */
function toldOf(view: CassinoView, chairs: readonly Chair[], best: number) {
  const over = view.phase.type === 'over';
  const yours = view.totals[youAmong(chairs)];
  const alone = view.totals.filter((total) => total === best).length === 1;
  if (yours === undefined || (yours === best && !alone)) return over ? 'won' : 'lead';
  if (yours === best) return over ? 'youWon' : 'youLead';
  return over ? 'won' : 'youBehind';
}

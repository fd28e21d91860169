/** What a saved game of Oh Heaven shows of itself: the trick on the table, the totals, who leads. */
import { faceOf } from '#engine/cards/cards';
import { type Seat, seat } from '#engine/core/words';
import type { OhHeavenView } from '#engine/games/ohheaven/index';
import type { Look } from '#scenes/screens/glance';
import { namesOf, youAmong } from '#scenes/screens/summary';
import type { Chair } from '#storage/types';
import { words } from '#text/say';
import { pointsText } from './points';

export function ohHeavenGlance(view: OhHeavenView, chairs: readonly Chair[]): Look {
  const { totals, round, handSizes, trick } = view;
  const best = Math.max(...totals);
  const leaders = totals.flatMap((total, index) => (total === best ? [seat(index)] : []));
  const you = youAmong(chairs);
  const values = {
    round,
    rounds: handSizes.length,
    names: namesOf(chairs, leaders),
    points: pointsText(best),
    yours: pointsText(you === undefined ? 0 : (totals[you] ?? 0)),
    count: leaders.length,
  };
  return {
    cards: trick.map(({ card }) => faceOf(card)),
    scores: totals.map(pointsText),
    sentence: words(`glance.ohheaven.${toldOf(view, leaders, you)}`, values),
  };
}

/** Which sentence tells how it stands. */
function toldOf({ phase, seats }: OhHeavenView, leaders: readonly Seat[], you: Seat | undefined) {
  const over = phase.type === 'over';
  if (leaders.length === seats && !over) return 'level';
  const among = you !== undefined && leaders.includes(you);
  if (among && leaders.length === 1) return over ? 'youWon' : 'youLead';
  if (over) return 'won';
  return you === undefined || among ? 'lead' : 'youBehind';
}

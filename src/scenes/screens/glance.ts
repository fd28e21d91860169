/** What a saved game shows of itself without being opened: cards that lie open, scores, one sentence. A reader for each game. */
import { type CardId, faceOf } from '#engine/cards/cards';
import type { CassinoView } from '#engine/games/cassino/types';
import type { Glance } from '#play/house';
import { pointsText } from '#scenes/games/cassino/points';
import type { Chair } from '#storage/types';
import { namesText } from '#text/lists';
import { withoutMarks } from '#text/message';
import { words } from '#text/say';

export interface Look {
  /** Cards that lie open on the table; empty where the game's own picture says more. */
  readonly cards: readonly CardId[];
  /** By seat, as they are written; empty where the game has none to show. */
  readonly scores: readonly string[];
  /** How it stands, in one sentence; empty when there is nothing to say. */
  readonly sentence: string;
}

const NOTHING: Look = { cards: [], scores: [], sentence: '' };

/** How a saved game looks from outside. */
export const lookAt = ({ sitting, view }: Glance): Look =>
  sitting.record.game === 'cassino' && isCassino(view) ? lookAtCassino(view, sitting.chairs) : NOTHING;

const isCassino = (view: object): view is CassinoView => 'totals' in view && 'table' in view && 'deal' in view;

function lookAtCassino(view: CassinoView, chairs: readonly Chair[]): Look {
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

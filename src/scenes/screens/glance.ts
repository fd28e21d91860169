/** What a saved game shows of itself without being opened: cards that lie open, scores, one sentence. A reader for each game. */
import { type CardId, faceOf } from '#engine/cards/cards';
import type { CassinoView } from '#engine/games/cassino/types';
import type { Glance } from '#play/house';
import { pointsText } from '#scenes/games/cassino/points';
import type { Chair } from '#storage/types';
import { withoutMarks } from '#text/message';
import { words } from '#text/say';
import { listText } from './when';

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
  const values = { deal: view.deal, names: listText(leaders), points: pointsText(best) };
  const over = view.phase.type === 'over';
  return {
    cards: view.table.map(faceOf),
    scores: view.totals.map(pointsText),
    sentence: cassinoSentence({ over, level: leaders.length === chairs.length, alone: leaders.length === 1 }, values),
  };
}

function cassinoSentence(
  how: { readonly over: boolean; readonly level: boolean; readonly alone: boolean },
  values: { readonly deal: number; readonly names: string; readonly points: string },
): string {
  if (how.over) return words(how.alone ? 'glance.cassino.won' : 'glance.cassino.shared', values);
  if (how.level) return words('glance.cassino.level', values);
  return words(how.alone ? 'glance.cassino.leads' : 'glance.cassino.lead', values);
}

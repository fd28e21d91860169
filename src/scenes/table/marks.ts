/** What the desk's state marks on the cards at rest: chosen, fit to be taken, barred, raised, hovered, shown whole. */
import type { CardId } from '#engine/cards/cards';
import type { Mark } from '#scenes/stage/marks';
import type { Desk } from './desk';

type Marked = Pick<Desk, 'takeable' | 'barred' | 'raised' | 'chosen' | 'hovered' | 'whole'>;

const UNMARKED: Mark = { chosen: false, legal: false, hovered: false, barred: false, raised: false, whole: false };

export function marksOf(desk: Marked): ReadonlyMap<CardId, Mark> {
  const marks = new Map<CardId, Mark>();
  const add = (card: CardId, patch: Partial<Mark>): void => {
    marks.set(card, { ...UNMARKED, ...marks.get(card), ...patch });
  };
  for (const card of desk.takeable) add(card, { legal: true });
  for (const card of desk.barred) add(card, { barred: true });
  for (const card of desk.raised) add(card, { raised: true });
  for (const card of desk.chosen) add(card, { chosen: true });
  if (desk.hovered !== undefined) add(desk.hovered, { hovered: true });
  if (desk.whole !== undefined) add(desk.whole, { whole: true });
  return marks;
}

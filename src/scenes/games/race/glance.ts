/** What a saved race shows of itself: the newest cards of the pile, who holds how many, who leads. */
import { faceOf } from '#engine/cards/cards';
import { at, type Seat } from '#engine/core/words';
import { isOut, type RaceView } from '#engine/kit/race';
import type { Look } from '#scenes/screens/glance';
import { namesOf, youAmong } from '#scenes/screens/summary';
import type { Chair } from '#storage/types';
import { words } from '#text/say';
import { leadersOf } from './boardModel';

/** A table shows the newest three. */
const SHOWN = 3;

export function glance(view: RaceView, chairs: readonly Chair[]): Look {
  const { counts, newest } = view;
  const leaders = leadersOf(view);
  const you = youAmong(chairs);
  const values = {
    names: namesOf(chairs, leaders),
    cards: cardsText(Math.max(...counts)),
    yours: cardsText(you === undefined ? 0 : at(counts, you)),
    count: leaders.length,
  };
  return {
    cards: newest.slice(-SHOWN).map(({ card }) => faceOf(card)),
    scores: counts.map(String),
    sentence: words(`glance.race.${toldOf(view, leaders, you)}`, values),
  };
}

const cardsText = (count: number): string => words('glance.race.cards', { count });

/** Which sentence tells how it stands. */
function toldOf(view: RaceView, leaders: readonly Seat[], you: Seat | undefined) {
  const { phase, counts, seats } = view;
  const among = you !== undefined && leaders.includes(you);
  if (phase.type === 'over') return among && leaders.length === 1 ? 'youWon' : 'won';
  if (counts.every((count) => count === 0)) return 'pile';
  if (leaders.length === seats) return 'level';
  if (among && leaders.length === 1) return 'youLead';
  if (you !== undefined && isOut(view, you)) return 'youOut';
  return you === undefined || among ? 'lead' : 'youBehind';
}

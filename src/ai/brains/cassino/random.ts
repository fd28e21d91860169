/** Any legal move: no level to play against, but the floor that levels are measured from. */

import type { Dice } from '#engine/core/dice';
import { at, millis } from '#engine/core/words';
import { type CassinoKind, type CassinoView, cassino, type Play } from '#engine/games/cassino/index';
import type { Brain } from '#play/types';
import { answer } from './seen';

/** A table may offer millions of takes; the choice is among this many of them. */
const CONSIDERED = 200;

export const random: Brain<CassinoKind, null> = {
  blank: null,
  remember: () => null,
  choose: (_memory, news, dice) => answer(news, (view) => anyPlay(view, dice)),
};

/** A card with equal chances, then one of its plays with equal chances. */
function anyPlay(view: CassinoView, dice: Dice): Play {
  const plays: Play[] = [];
  if (view.who !== 'spectator')
    for (const action of cassino.legal(view, view.who, millis(0))) if (plays.push(action) >= CONSIDERED) break;
  const cards = [...new Set(plays.flatMap((one) => one.hand))];
  const card = at(cards, dice.below(cards.length));
  const own = plays.filter((one) => one.hand.includes(card));
  return at(own, dice.below(own.length));
}

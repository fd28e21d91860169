/** The end of a match, over the table: who has won, and by what. */
import { at } from '#engine/core/words';
import type { RaceView } from '#engine/kit/race';
import { seatsText } from '#text/lists';
import type { Message } from '#text/message';
import { message } from '#text/say';
import { youOf } from './you';

/** Undefined while the match goes on. Several winners share the win. */
export function ending(view: RaceView): { readonly title: Message; readonly sentence: Message } | undefined {
  const { phase } = view;
  if (phase.type !== 'over') return undefined;
  const { winners } = phase;
  const you = youOf(view);
  const who = seatsText(winners);
  const alone = winners.length === 1 ? winners[0] : undefined;
  const key = alone === undefined ? 'race.over.share' : alone === you ? 'race.over.youWin' : 'race.over.wins';
  return { title: message(key, { who }), sentence: reason(view) };
}

function reason({ phase, counts, pilesWon, total }: RaceView): Message {
  const winner = phase.type === 'over' ? phase.winners[0] : undefined;
  if (phase.type !== 'over' || winner === undefined) return message('race.over.draw');
  switch (phase.how) {
    case 'allCards':
      return message('race.over.allCards', { cards: total });
    case 'piles':
      return message('race.over.piles', { count: at(pilesWon, winner) });
    case 'time':
    case 'cards':
      return message(`race.over.${phase.how}`, { count: at(counts, winner) });
    case 'lastSurvivor':
    case 'draw':
      return message(`race.over.${phase.how}`);
  }
}

/** Cassino's moves one by one in words, for hints and reviews. */
import type { Seat } from '#engine/core/words';
import type { CassinoKind, CassinoView, Play } from '#engine/games/cassino/index';
import type { MoveWords, ToldMove } from '#scenes/games/moves';
import { markCards } from '#text/message';
import { message } from '#text/say';
import { reasonLine } from './hintReasons';
import { advise, ownHand } from './selection';

export const cassinoMoves: MoveWords<CassinoKind> = {
  tell,
  part: ({ deal }) => message('cassino.part', { deal }),
  moment: (view, seat) => ({
    facts: [message('cassino.moment.deck', { count: view.stockCount })],
    rows: [
      { label: message('cassino.moment.table'), cards: view.table },
      { label: message('weigh.hand'), cards: ownHand(view, seat) },
    ],
  }),
  bounds: { points: { asGood: 0.25, lot: 1 } },
  reason: reasonLine,
};

function tell(view: CassinoView, seat: Seat, { hand, table }: Play): ToldMove {
  const cards = [...table, ...hand];
  const { headline, groups } = advise(view, seat, cards);
  const values = { card: markCards(hand, ' '), cards: markCards(table, ' + ') };
  return {
    headline,
    short: message('cassino.move.short', values),
    doing: message(table.length === 0 ? 'cassino.move.layingDown' : 'cassino.move.taking', values),
    choose: message(table.length === 0 ? 'hint.chooseOne' : 'hint.choose'),
    cards,
    stacks: [],
    groups,
    selection: cards,
  };
}

/** Cassino's large tables: what lies there, how fast it is listed, and what experts are asked about it. */
import { climb } from '#ai/brains/cassino/steady';
import type { Question } from '#ai/protocol';
import { type CardId, PACK } from '#engine/cards/cards';
import { type Dice, diceFrom } from '#engine/core/dice';
import { HIDDEN } from '#engine/core/secrets';
import { millis, seat } from '#engine/core/words';
import { type CassinoView, cassino, tableValue } from '#engine/games/cassino/index';
import { countTakes } from '#engine/kit/sums';
import { type Figure, figure, number, timed } from './benchFigures';

/** A queen's value, for which the opponents' notes give the numbers. */
export const QUEEN = 12;

/** The lowest cards of a pack: aces, twos, threes … */
export const lowest = (count: number): readonly CardId[] =>
  [...PACK].sort((a, b) => tableValue(a) - tableValue(b)).slice(0, count);

/** Seat 0 of two on turn, with some stock left. */
function viewOf(hand: readonly CardId[], table: readonly CardId[]): CassinoView {
  const config = cassino.checkConfig({}, 2);
  if (!config.ok) throw new Error(`${config.fault.field}: ${config.fault.why}`);
  const bare = cassino.view(cassino.initial(config.value, 2), seat(0));
  const hands = [
    { count: hand.length, cards: hand },
    { count: hand.length, cards: HIDDEN },
  ];
  return { ...bare, phase: { type: 'playing', seat: seat(0) }, deal: 1, stockCount: 4, hands, table };
}

/** A hand that no table of low cards holds. */
const COURTS: readonly CardId[] = ['QC', 'KS', 'JD', 'QS'];
/** The dearest hand: three special cards search for 14, 15 and 16, the king for 13. */
const HAND: readonly CardId[] = ['AS', '2S', 'TD', 'KS'];

export function largeTableFigures(size: number): readonly Figure[] {
  const table = lowest(size);
  const values = table.map(tableValue);
  const view = viewOf(COURTS, table);
  let counted = 0n;
  const counting = timed(() => {
    counted = countTakes(values, QUEEN);
  });
  const firstHundred = timed(() => {
    let seen = 0;
    for (const _action of cassino.legal(view, seat(0), millis(0))) if (++seen === COURTS.length + 100) break;
  });
  return [
    number(`takes of the ${size} lowest cards for 12`, Number(counted), 'takes'),
    figure(`counting the takes of ${size} cards`, counting, 'ms'),
    figure(`first 100 takes in legal at ${size} cards`, firstHundred, 'ms'),
    figure(
      `steady decision at the ${size} lowest cards`,
      timed(() => climb(view)),
      'ms',
    ),
  ];
}

/** The slowest of many random tables of one size, each asked several times. */
export function steadyFigure(size: number): Figure {
  const dice = diceFrom(2).fork('tables');
  const times = Array.from({ length: 100 }, () => {
    const view = viewOf(HAND, randomTable(size, dice));
    return timed(() => climb(view));
  });
  return figure(`steady decision, slowest of 100 random tables of ${size}`, Math.max(...times), 'ms');
}

/** Random tables of one size for an expert, with all the other cards still to come. */
export function largeTableQuestions(size: number, count: number): readonly Question[] {
  const dice = diceFrom(3).fork('tables');
  return Array.from({ length: count }, (_, index) => {
    const view = { ...viewOf(HAND, randomTable(size, dice)), stockCount: PACK.length - 2 * HAND.length - size };
    const news = { at: millis(0), events: [], notices: [], view, awaited: true, heard: 0 };
    return { game: cassino.game, level: 'expert', news, seed: index };
  });
}

const randomTable = (size: number, dice: Dice): readonly CardId[] =>
  dice.shuffle(PACK.filter((card) => !HAND.includes(card))).slice(0, size);

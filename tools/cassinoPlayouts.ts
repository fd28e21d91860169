/**
 * How fast whole deals of Cassino for two are played on the flat model that computers think with, by the rule of their
 * playouts and with the pack shuffled anew, beside a loop that does nothing but deal the same cards.
 */
import { Luck } from '#ai/search/luck';
import { CARD_COUNT, DealModel } from '#ai/search/models/cassino';
import { CassinoPlayer } from '#ai/search/models/cassinoPlay';
import { diceFrom } from '#engine/core/dice';
import { cassino } from '#engine/games/cassino/index';
import { speedsOf, timesOver } from './speeds';

const SEATS = 2;
const FOUR = 4;
const TURNS = { sliceMs: 50, slices: 20 };

/** Deals that are played, and deals that are only dealt, a second of one core. */
export interface DealSpeed {
  readonly playouts: number;
  readonly deals: number;
}

export function cassinoSpeed(): DealSpeed {
  const config = cassino.checkConfig({}, SEATS);
  if (!config.ok) throw new Error(`${config.fault.field}: ${config.fault.why}`);
  const terms = {
    config: config.value,
    seats: SEATS,
    dealer: 1,
    carriedCards: 0,
    carriedSpades: 0,
    sweepsFrozen: false,
  };
  const luck = new Luck(diceFrom(1).fork('cassino playouts'));
  const player = new CassinoPlayer();
  const bare = new DealModel(terms);
  const model = new DealModel(terms);
  const pack = Int8Array.from({ length: CARD_COUNT }, (_, card) => card);
  const deal = (): void => {
    model.copy(bare);
    shuffle(pack, luck);
    for (const [place, card] of pack.entries()) lay(model, place, card);
  };
  const play = (): void => {
    deal();
    player.playOut(model, luck);
  };
  const [playouts = 0, deals = 0] = speedsOf([timesOver(1, play), timesOver(1, deal)], TURNS);
  return { playouts, deals };
}

function shuffle(pack: Int8Array, luck: Luck): void {
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const other = luck.below(last + 1);
    const card = pack[last] ?? 0;
    pack[last] = pack[other] ?? 0;
    pack[other] = card;
  }
}

/** Four cards to each seat, four to the table, the rest to the stock. */
function lay(model: DealModel, place: number, card: number): void {
  const seat = Math.floor(place / FOUR);
  if (seat < SEATS) model.give(seat, card);
  else if (seat === SEATS) model.putOnTable(card);
  else model.putInStock(card);
}

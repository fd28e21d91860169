/**
 * How fast whole rounds of Tong-its are played on the flat model that computers think with, by the rule of their playouts and
 * with all hands dealt anew, beside a loop that does nothing but deal the same cards.
 */
import { Luck } from '#ai/search/luck';
import { RoundModel } from '#ai/search/models/tongits';
import { STEADY } from '#ai/search/models/tongitsManners';
import { RulePlayer } from '#ai/search/models/tongitsPlay';
import { cardAt, PLACES, Stage } from '#ai/search/models/tongitsWords';
import { diceFrom } from '#engine/core/dice';
import { tongits } from '#engine/games/tongits/index';
import { speedsOf, timesOver } from './speeds';

const HAND = 12;
const SUIT = 13;
const PACK_SIZE = 52;
const TURNS = { sliceMs: 50, slices: 20 };

/** Rounds and deals a second of one core. */
export interface RoundSpeed {
  readonly rounds: number;
  readonly deals: number;
}

export function tongitsSpeed(): RoundSpeed {
  const config = tongits.checkConfig({}, PLACES);
  if (!config.ok) throw new Error(`${config.fault.field}: ${config.fault.why}`);
  const luck = new Luck(diceFrom(1).fork('tongits playouts'));
  const rule = new RulePlayer();
  const round = new RoundModel(config.value);
  const bare = new RoundModel(config.value);
  const pack = Array.from({ length: PACK_SIZE }, (_, card) => cardAt(Math.floor(card / SUIT), card % SUIT));
  const deal = (): void => {
    round.copy(bare);
    for (let left = PACK_SIZE; left > 0; left -= 1) lay(round, { card: drawn(pack, left, luck), left });
  };
  const play = (): void => {
    deal();
    while (round.stage !== Stage.over) round.play(rule.choose(round, STEADY));
  };
  const [rounds = 0, deals = 0] = speedsOf([timesOver(1, play), timesOver(1, deal)], TURNS);
  return { rounds, deals };
}

/** One of the first `left` cards of the pack, which moves behind them. */
function drawn(pack: number[], left: number, luck: Luck): number {
  const from = luck.below(left);
  const card = pack[from] ?? 0;
  pack[from] = pack[left - 1] ?? 0;
  pack[left - 1] = card;
  return card;
}

/** Twelve cards to each place, and the rest to the stock. */
function lay(round: RoundModel, { card, left }: { readonly card: number; readonly left: number }): void {
  const place = Math.floor((PACK_SIZE - left) / HAND);
  if (place < PLACES) {
    round.give(place, card);
    round.held[place] = HAND;
  } else {
    round.stock[round.left] = card;
    round.left += 1;
  }
}

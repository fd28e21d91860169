/** What is known when a deal has been scored. */
import type { CardId } from '#engine/cards/cards';
import type { Seen } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import type { CassinoConfig } from '#engine/games/cassino/config';
import type { CassinoEvent, Halves } from '#engine/games/cassino/types';
import type { Chair } from '#storage/types';

export type DealScored = Extract<Seen<CassinoEvent>, { readonly type: 'dealScored' }>;

/** Who deals and who opens after this deal. */
export interface NextDeal {
  readonly dealer: Seat;
  readonly opens: Seat;
}

export interface DealFacts {
  readonly event: DealScored;
  /** Totals before this deal, by seat. */
  readonly before: readonly Halves[];
  /** What the last taker got at the end; undefined when nothing was left, or nobody took a card. */
  readonly leftover: { readonly seat: Seat; readonly cards: readonly CardId[] } | undefined;
  readonly chairs: readonly Chair[];
  readonly config: CassinoConfig;
  /** Undefined when the match is over. */
  readonly next: NextDeal | undefined;
}

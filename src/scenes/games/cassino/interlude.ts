/** The stop at the end of a deal: the score sheet, until somebody goes on. */
import { clockwise } from '#engine/core/words';
import type { CassinoKind } from '#engine/games/cassino/index';
import type { Interlude, InterludeParts } from '#scenes/games/game';
import { dealEnd } from './dealEnd';
import type { DealFacts, NextDeal } from './dealFacts';

type Parts = InterludeParts<CassinoKind>;

export function cassinoInterlude(parts: Parts): Interlude | undefined {
  const { event, before } = parts;
  if (event.type !== 'dealScored') return undefined;
  const facts: DealFacts = {
    event,
    before: before.totals,
    leftover: leftoverOf(parts),
    chairs: parts.chairs,
    config: before.config,
    next: nextDealOf(parts),
  };
  const piles = { cards: before.piles, open: false };
  const toggle = (): void => {
    piles.open = !piles.open;
    parts.redraw();
  };
  return {
    template: () =>
      dealEnd({
        ...facts,
        piles: { cards: piles.cards, open: piles.open ? 'open' : 'shut', toggle },
        onNext: parts.next,
        onLeave: parts.leave,
      }),
  };
}

/** What the last taker got, if this deal's end was the event just before. */
function leftoverOf({ past }: Parts): DealFacts['leftover'] {
  const taken = past.findLast(({ event }) => event.type === 'lastTakerTook' || event.type === 'dealBegan')?.event;
  return taken?.type === 'lastTakerTook' && taken.cards.length > 0
    ? { seat: taken.seat, cards: taken.cards }
    : undefined;
}

function nextDealOf({ coming, before }: Parts): NextDeal | undefined {
  const begun = coming.find((event) => event.type === 'dealBegan');
  if (begun === undefined) return undefined;
  const opens = coming.find((event) => event.type === 'turnPassed');
  return { dealer: begun.dealer, opens: opens?.seat ?? clockwise(begun.dealer, 1, before.seats) };
}

/** What the sheet of a scored deal says: a row for each item, the reason for it, and where the totals stand. */
import type { CardId } from '#engine/cards/cards';
import { at, type Seat, seat } from '#engine/core/words';
import { type Halves, ITEMS, type Item } from '#engine/games/cassino/types';
import { namesText, numberText } from '#text/lists';
import { type Message, markCards, markStrong } from '#text/message';
import { message } from '#text/say';
import { countOf } from './boardModel';
import type { DealFacts, DealScored } from './dealFacts';
import { awardedTo, leadersOf } from './majority';
import { type Bar, barOf, pointsText, pointsValues } from './points';
import { whyOf, worthOf } from './reasons';

export type Shown =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'aces'; readonly aces: readonly CardId[] }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'none' };

export type Badge =
  | { readonly kind: 'gain'; readonly halves: Halves }
  | { readonly kind: 'tie' }
  | { readonly kind: 'none' };

export interface DealCell {
  readonly seat: Seat;
  readonly shown: Shown;
  readonly badge: Badge;
}

export interface DealRow {
  readonly item: Item;
  readonly title: Message;
  readonly worth: Message;
  readonly cells: readonly DealCell[];
  readonly why: Message;
}

export interface DealSum {
  readonly seat: Seat;
  readonly name: string;
  readonly gain: Halves;
  readonly total: Halves;
  readonly bar: Bar;
}

export interface DealSheet {
  readonly title: Message;
  readonly sentence: Message;
  readonly given: Message;
  readonly rows: readonly DealRow[];
  readonly sums: readonly DealSum[];
  readonly verdict: readonly Message[];
}

export function dealSheetOf(facts: DealFacts): DealSheet {
  const { event } = facts;
  const given = event.awards.reduce((sum, award) => sum + award.halves, 0);
  return {
    title: message('dealEnd.title', { deal: event.deal }),
    sentence: leftoverOf(facts),
    given: message('dealEnd.given', pointsValues(given)),
    rows: ITEMS.map((item) => ({
      item,
      title: message(`dealEnd.item.${item}`),
      worth: worthOf(facts, item),
      cells: event.tallies.map((_, index) => cellOf(event, item, seat(index))),
      why: whyOf(facts, item),
    })),
    sums: event.totals.map((_, index) => sumOf(facts, seat(index))),
    verdict: verdictOf(facts),
  };
}

/** More cards than this are counted, not named. */
const NAMED_CARDS = 8;

function leftoverOf({ event, leftover, chairs }: DealFacts): Message {
  if (leftover === undefined || leftover.cards.length === 0) {
    const taken = event.tallies.some((tally) => tally.cards > 0);
    return taken ? message('dealEnd.leftNone') : message('dealEnd.leftNobody');
  }
  const count = leftover.cards.length;
  const values = { name: markStrong(at(chairs, leftover.seat).name), number: numberText(count) };
  if (count > NAMED_CARDS) return message('dealEnd.leftMany', values);
  return message('dealEnd.leftCards', { ...values, count, cards: markCards(leftover.cards, ' ') });
}

function cellOf(event: DealScored, item: Item, who: Seat): DealCell {
  return { seat: who, shown: shownOf(event, item, who), badge: badgeOf(event, item, who) };
}

function shownOf({ tallies }: DealScored, item: Item, who: Seat): Shown {
  const tally = at(tallies, who);
  switch (item) {
    case 'aces':
      return tally.aces.length === 0 ? { kind: 'none' } : { kind: 'aces', aces: tally.aces };
    case 'bigCassino':
      return tally.bigCassino ? { kind: 'card', card: 'TD' } : { kind: 'none' };
    case 'littleCassino':
      return tally.littleCassino ? { kind: 'card', card: '2S' } : { kind: 'none' };
    default:
      return { kind: 'count', count: countOf(tally, item) };
  }
}

function badgeOf({ tallies, awards }: DealScored, item: Item, who: Seat): Badge {
  const halves = awardedTo(awards, who, item);
  if (halves > 0) return { kind: 'gain', halves };
  if (item !== 'cards' && item !== 'spades') return { kind: 'none' };
  const leaders = leadersOf(tallies, item);
  return leaders.length > 1 && leaders.includes(who) ? { kind: 'tie' } : { kind: 'none' };
}

function sumOf({ event, before, chairs, config }: DealFacts, who: Seat): DealSum {
  const total = at(event.totals, who);
  const gain = total - at(before, who);
  return {
    seat: who,
    name: at(chairs, who).name,
    gain,
    total,
    bar: barOf(at(before, who), gain, config.targetScore),
  };
}

function verdictOf({ event, chairs, config, next }: DealFacts): readonly Message[] {
  if (next !== undefined) {
    const dealer = at(chairs, next.dealer).name;
    const opens = at(chairs, next.opens).name;
    return [
      message('dealEnd.notYet', { target: config.targetScore }),
      message('dealEnd.next', { dealer: namesText([dealer]), opens: namesText([opens]) }),
    ];
  }
  const best = config.misere ? Math.min(...event.totals) : Math.max(...event.totals);
  const winners = chairs.filter((_, index) => event.totals[index] === best).map((chair) => chair.name);
  const values = { names: namesText(winners), points: pointsText(best) };
  return [
    winners.length === 1 ? message('dealEnd.wins', values) : message('dealEnd.share', values),
    config.misere ? message('dealEnd.overMisere') : message('dealEnd.over'),
  ];
}

/** What the end of a round says: each hand as it was cut, and who won why. Words and figures, no markup. */
import type { CardId } from '#engine/cards/cards';
import { at, type Seat } from '#engine/core/words';
import { byDearness, meldsOf, type RoundResult, type TongitsView } from '#engine/games/tongits/index';
import { type MeldKind, meldKind, pointsOf } from '#engine/kit/melds';
import type { Tag } from '#scenes/games/facts';
import type { Chair } from '#storage/types';
import { type Message, withoutMarks } from '#text/message';
import { message, type TextKey, words } from '#text/say';

export interface CountFacts {
  /** The table when the hands lie open. */
  readonly view: TongitsView;
  readonly result: RoundResult;
  readonly chairs: readonly Chair[];
  /** The one person's seat at this screen; undefined where nobody or more than one plays. */
  readonly you: Seat | undefined;
}

export interface CountedMeld {
  readonly cards: readonly CardId[];
  readonly kind: MeldKind;
}

export interface CountRow {
  readonly seat: Seat;
  readonly name: string;
  readonly tag: Tag | undefined;
  readonly won: boolean;
  /** 'covered' for a folded hand, 'empty' for one that was played out: then `melds` are those on the table. */
  readonly hand: 'open' | 'covered' | 'empty';
  readonly melds: readonly CountedMeld[];
  readonly loose: readonly CardId[];
  /** "4 + 1"; empty where nothing is loose. */
  readonly sum: string;
  readonly count: number | undefined;
  readonly countWord: string;
  /** Cards that stay face down. */
  readonly covered: number;
}

export interface CountSheet {
  readonly title: Message;
  readonly sentence: Message;
  /** The winner first, folded hands last. */
  readonly rows: readonly CountRow[];
}

export const nameIn = (chairs: readonly Chair[], seat: Seat): string => withoutMarks(at(chairs, seat).name);

export function countSheet(facts: CountFacts): CountSheet {
  const { view, result } = facts;
  const places = { won: 0, open: 1, folded: 2 };
  const place = (seat: Seat): number =>
    places[seat === result.winner ? 'won' : result.counts[seat] === 'folded' ? 'folded' : 'open'];
  const seats = view.order.toSorted((one, other) => place(one) - place(other));
  return { title: titleOf(facts), sentence: sentenceOf(facts), rows: seats.map((seat) => rowOf(facts, seat)) };
}

function titleOf({ result, chairs, you }: CountFacts): Message {
  const { winner, round, potPaid } = result;
  if (winner === undefined) return message('count.title.nobody', { round });
  const pot = potPaid > 0 ? 'Pot' : '';
  if (winner === you) return message(`count.title.youWin${pot}`, { round });
  return message(`count.title.wins${pot}`, { round, name: nameIn(chairs, winner) });
}

function sentenceOf({ result, chairs, you }: CountFacts): Message {
  const caller = result.caller === undefined ? '' : callerName(result.caller, chairs, you);
  return message(wayKey(result), { caller });
}

const callerName = (caller: Seat, chairs: readonly Chair[], you: Seat | undefined): string =>
  caller === you ? words('count.you') : nameIn(chairs, caller);

/** How the round was decided, and where counts tied, by which rule. */
function wayKey({ way, winner, caller, counts, burned }: RoundResult): TextKey {
  const least = counts.filter((count, seat) => winner !== undefined && count === counts[winner] && !isIn(burned, seat));
  const tied = least.length > 1;
  switch (way) {
    case 'stockEmpty':
      if (winner === undefined) return 'count.way.nobodyExposed';
      return tied ? 'count.way.stockTie' : 'count.way.stockEmpty';
    case 'allFolded':
      return burned.length === counts.length - 1 ? 'count.way.allBurned' : 'count.way.allFolded';
    case 'showdown':
      if (winner === undefined || caller === undefined) return 'count.way.nobody';
      if (!tied) return 'count.way.showdown';
      if (winner === caller) return 'count.way.callerTie';
      return counts[caller] === counts[winner] ? 'count.way.tie' : 'count.way.challengersTie';
    default:
      return `count.way.${way}`;
  }
}

const isIn = (seats: readonly Seat[], index: number): boolean => seats.some((seat) => seat === index);

function rowOf(facts: CountFacts, seat: Seat): CountRow {
  const { view, result, chairs } = facts;
  const shown = view.shown.find((hand) => hand.seat === seat);
  const won = seat === result.winner;
  const common = { seat, name: nameIn(chairs, seat), tag: tagOf(facts, seat), won, covered: 0 };
  if (shown === undefined)
    return {
      ...common,
      hand: 'covered',
      melds: [],
      loose: [],
      sum: '',
      count: undefined,
      countWord: '',
      covered: view.hands[seat]?.count ?? 0,
    };
  const empty = shown.melds.length + shown.loose.length === 0;
  const melds = empty ? meldsOf(view, seat).map(({ cards }) => cards) : shown.melds;
  const loose = shown.loose.toSorted(byDearness);
  const lowest = won && (result.way === 'showdown' || result.way === 'stockEmpty');
  return {
    ...common,
    hand: empty ? 'empty' : 'open',
    melds: melds.map((cards) => ({ cards, kind: meldKind(cards) ?? 'set' })),
    loose,
    sum: loose.map(pointsOf).join(' + '),
    count: shown.count,
    countWord: words(lowest ? 'count.lowest' : 'count.loose'),
  };
}

function tagOf({ result }: CountFacts, seat: Seat): Tag | undefined {
  const { way, winner, caller, counts, burned } = result;
  const tag = (key: TextKey, tone: Tag['tone']): Tag => ({ text: words(key), tone });
  if (way === 'tongits' && seat === winner) return tag('count.tongits', 'brass');
  if (way === 'spread' && seat === winner) return tag('count.spread', 'brass');
  if (seat === caller) return tag('count.called', 'brass');
  if (burned.includes(seat)) return tag('count.burned', 'coral');
  if (counts[seat] === 'folded') return tag('count.folded', 'ink');
  return caller === undefined ? undefined : tag('count.challenged', 'mint');
}

/** What the scoreboard says, worked out from a view: every figure and sentence, no markup. */
import { at, type Seat, seat } from '#engine/core/words';
import { type Award, type CassinoView, type Halves, type Item, type Tally, WORTH } from '#engine/games/cassino/index';
import type { Chair } from '#storage/types';
import type { Message } from '#text/message';
import { message } from '#text/say';
import { awardedTo, leadersOf, type MajorityItem } from './majority';
import { type Bar, barOf, pointsText } from './points';

const BOARD_ITEMS = ['cards', 'spades', 'aces', 'bigCassino', 'littleCassino', 'sweeps'] as const;
type BoardItem = (typeof BOARD_ITEMS)[number];

export interface BoardInput {
  readonly view: CassinoView;
  /** Piles counted, by seat. */
  readonly tallies: readonly Tally[];
  /** What would be given if the deal ended now. */
  readonly awards: readonly Award[];
  readonly chairs: readonly Chair[];
  /** Whose row is marked; nobody's at a table that is watched. */
  readonly you: Seat | undefined;
}

export interface BoardColumn {
  readonly item: BoardItem;
  readonly title: Message;
  readonly worth: Message;
}

export interface BoardCell {
  readonly item: BoardItem;
  /** Cards, or sweeps, counted. */
  readonly count: number;
  /** What it would bring now, in half points. */
  readonly halves: Halves;
}

export interface BoardRow {
  readonly seat: Seat;
  readonly name: string;
  readonly note: Message;
  readonly you: boolean;
  readonly cells: readonly BoardCell[];
  readonly gain: Halves;
  readonly total: Halves;
  readonly bar: Bar;
}

export interface Board {
  readonly sentence: Message;
  readonly columns: readonly BoardColumn[];
  readonly rows: readonly BoardRow[];
  readonly notes: readonly Message[];
}

export function boardOf(input: BoardInput): Board {
  return {
    sentence: sentenceOf(input.view),
    columns: BOARD_ITEMS.map((item) => ({
      item,
      title: message(`board.item.${item}`),
      worth: worthOf(input.view, item),
    })),
    rows: input.tallies.map((tally, index) => rowOf(input, tally, seat(index))),
    notes: notesOf(input),
  };
}

function sentenceOf({ phase, config, deal }: CassinoView): Message {
  if (phase.type === 'over') return message('board.sentenceOver');
  const values = { deal, target: config.targetScore };
  return config.misere ? message('board.sentenceMisere', values) : message('board.sentence', values);
}

function worthOf(view: CassinoView, item: BoardItem): Message {
  const points = pointsText(item === 'cards' || item === 'spades' ? WORTH[item] + view.carried[item] : WORTH[item]);
  if (item === 'cards' || item === 'spades') return message('board.most', { points });
  if (item === 'bigCassino' || item === 'littleCassino') return message('points.worth', { points });
  if (item === 'sweeps' && view.sweepsFrozen) return message('board.sweepsResting');
  if (item === 'sweeps' && view.config.sweepCancel) return message('board.sweepsCancel');
  return message('points.each', { points });
}

function rowOf(input: BoardInput, tally: Tally, who: Seat): BoardRow {
  const { view, awards } = input;
  const total = at(view.totals, who);
  const gain = awardedTo(awards, who, 'all');
  return {
    seat: who,
    name: at(input.chairs, who).name,
    note: noteOf(input, who),
    you: who === input.you,
    cells: BOARD_ITEMS.map((item) => ({ item, count: countOf(tally, item), halves: awardedTo(awards, who, item) })),
    gain,
    total,
    bar: barOf(total, gain, view.config.targetScore),
  };
}

/** How much of an item a seat has. */
export function countOf(tally: Tally, item: Item): number {
  switch (item) {
    case 'aces':
      return tally.aces.length;
    case 'bigCassino':
    case 'littleCassino':
      return tally[item] ? 1 : 0;
    default:
      return tally[item];
  }
}

function noteOf({ view, you }: BoardInput, who: Seat): Message {
  const best = view.config.misere ? Math.min(...view.totals) : Math.max(...view.totals);
  // At the very start all are level, and nobody leads.
  const leads = view.totals.some((total) => total !== best) && view.totals[who] === best;
  const values = { seat: who + 1 };
  if (who === you) return leads ? message('board.seatYouLead', values) : message('board.seatYou', values);
  return leads ? message('board.seatLeads', values) : message('board.seat', values);
}

function notesOf(input: BoardInput): readonly Message[] {
  const { config, sweepsFrozen } = input.view;
  const level = (item: MajorityItem) => leadersOf(input.tallies, item).length > 1;
  const notes: Message[] = [];
  const which =
    level('cards') && level('spades') ? 'both' : level('cards') ? 'cards' : level('spades') ? 'spades' : 'no';
  if (which !== 'no') notes.push(message(`board.level.${which}.${config.majorityTie}`));
  if (sweepsFrozen) notes.push(message('board.resting'));
  else if (config.sweepCancel) notes.push(message('board.cancel'));
  return notes;
}

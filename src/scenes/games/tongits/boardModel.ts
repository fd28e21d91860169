/** What the sheet of all rounds says, worked out from a view: every figure and sentence, no markup. */
import { at, type Seat, seat, seatsOf } from '#engine/core/words';
import { type RoundResult, scoresOf, type TongitsView } from '#engine/games/tongits/index';
import type { Chair } from '#storage/types';
import type { Message } from '#text/message';
import { message } from '#text/say';
import { nameIn } from './countModel';
import { changeOf } from './payModel';

export interface BoardCell {
  readonly seat: Seat;
  /** "Count 5", "Folded". */
  readonly said: Message;
  readonly won: boolean;
  /** The change in points or chips; undefined while the round is played. */
  readonly change: number | undefined;
}

export interface BoardRow {
  readonly round: number;
  /** How it was won. */
  readonly note: Message;
  readonly state: 'scored' | 'playing';
  readonly cells: readonly BoardCell[];
  /** What lay in the pot afterwards; undefined without one. */
  readonly pot: number | undefined;
}

export interface BoardTotal {
  readonly seat: Seat;
  readonly score: number;
  readonly leads: boolean;
}

export interface Board {
  readonly sentence: Message;
  /** First round first; the round in play is the last. */
  readonly rows: readonly BoardRow[];
  readonly totals: readonly BoardTotal[];
  readonly pot: number | undefined;
  readonly scoring: 'plain' | 'pot';
}

export function boardOf(view: TongitsView, chairs: readonly Chair[]): Board {
  const { history, config, round, phase } = view;
  const scores = scoresOf(view);
  const best = Math.max(...scores);
  const level = scores.every((score) => score === best);
  const inPlay = round > history.length && phase.type !== 'over';
  return {
    sentence: sentenceOf(view),
    rows: [...history.map((result) => scoredRow(view, chairs, result)), ...(inPlay ? [playedRow(view, chairs)] : [])],
    totals: scores.map((score, index) => ({ seat: seat(index), score, leads: score === best && !level })),
    pot: config.scoring === 'pot' ? view.pot : undefined,
    scoring: config.scoring,
  };
}

function sentenceOf({ phase, round, history }: TongitsView): Message {
  if (phase.type === 'over') return message('trounds.over');
  if (round === 0) return message('trounds.none');
  return message(round > history.length ? 'trounds.sentence' : 'trounds.between', { round });
}

function scoredRow({ config }: TongitsView, chairs: readonly Chair[], result: RoundResult): BoardRow {
  const pot = config.scoring === 'pot';
  return {
    round: result.round,
    note: wayOf(result, chairs),
    state: 'scored',
    cells: seatsOf(result.counts.length).map((who) => ({
      seat: who,
      said: saidOf(result, who),
      won: who === result.winner,
      change: pot ? changeOf(result, who) : who === result.winner ? 1 : 0,
    })),
    pot: pot ? result.pot : undefined,
  };
}

const wayOf = ({ way, caller }: RoundResult, chairs: readonly Chair[]): Message =>
  message(`trounds.way.${way}`, { caller: caller === undefined ? '' : nameIn(chairs, caller) });

function saidOf({ counts, burned }: RoundResult, who: Seat): Message {
  const count = at(counts, who);
  if (count === 'folded') return message('trounds.folded');
  return message(burned.includes(who) ? 'trounds.burned' : 'trounds.count', { count });
}

function playedRow({ round, starter, config, hands, pot }: TongitsView, chairs: readonly Chair[]): BoardRow {
  return {
    round,
    note: message('trounds.starts', { name: nameIn(chairs, starter) }),
    state: 'playing',
    cells: seatsOf(hands.length).map((who) => ({
      seat: who,
      said: message('tongits.cardsHeld', { count: at(hands, who).count }),
      won: false,
      change: undefined,
    })),
    pot: config.scoring === 'pot' ? pot : undefined,
  };
}

/** What a review says of each move, and what they come to. */
import { describe, expect, test } from 'vitest';
import type { Opinion } from '#ai/protocol';
import { readCards } from '#engine/cards/cards';
import { millis, seat } from '#engine/core/words';
import { type CassinoKind, cassino, type Play } from '#engine/games/cassino/index';
import type { Decision } from '#play/review';
import { cassinoMoves } from '#scenes/games/cassino/moves';
import { tongitsMoves } from '#scenes/games/tongits/moves';
import { partsOf, type Row, rowOf, totalsOf } from '#scenes/review/reviewModel';
import { totalsText } from '#scenes/review/reviewText';
import { cassinoTable } from '#tests/support/cassino';
import { say } from '#text/say';

const MINE = seat(0);
const play = (hand: string, table = ''): Play => ({ type: 'play', hand: readCards(hand), table: readCards(table) });

const decision = (deal = 1): Decision<CassinoKind> => ({
  seat: MINE,
  action: play('9D'),
  at: millis(0),
  heard: 5,
  view: cassino.view(cassinoTable({ hands: ['AS 9D QC', '2C'], table: '9H 5C 7S', turn: 0, deal }).state, MINE),
});

/** The row of a move that is so far behind the expert's. */
const row = (behind: number, unit: Opinion['unit'] = 'points'): Row<CassinoKind> => {
  const best = { action: play('QC', '5C 7S'), behind: 0 };
  const made = { action: play('9D'), behind };
  // Cassino's moves, told in another unit as in the game that has it.
  const words = { ...cassinoMoves, bounds: { ...tongitsMoves.bounds, ...cassinoMoves.bounds } };
  return rowOf(words, decision(), {
    moves: behind < 0 ? [{ ...made, behind: 0 }, best] : [best, made],
    unit,
    reasons: [],
  });
};

const verdict = ({ judged }: Row<CassinoKind>): string => (typeof judged === 'string' ? judged : judged.verdict);

describe('a move', () => {
  test.each([
    ['the expert’s own', row(-1), 'same'],
    ['nearly worth as much', row(0.1), 'asGood'],
    ['half a point worse', row(0.5), 'little'],
    ['two points worse', row(2), 'lot'],
    ['three wins in a hundred worse', row(3, 'percent'), 'asGood'],
    ['six wins in a hundred worse', row(6, 'percent'), 'little'],
    ['ten wins in a hundred worse', row(10, 'percent'), 'lot'],
    ['not asked about yet', rowOf(cassinoMoves, decision(), undefined), 'waiting'],
    ['with nothing to weigh', rowOf(cassinoMoves, decision(), 'none'), 'none'],
  ])('that is %s', (_what, judged, expected) => {
    expect(verdict(judged)).toBe(expected);
  });
});

describe('the totals', () => {
  test('count what is as good as the expert’s, and add up what the others gave away', () => {
    const rows = [row(-1), row(0.1), row(0.5), row(2), rowOf(cassinoMoves, decision(), undefined)];
    expect(totalsText(totalsOf(rows))).toEqual(['2 of 4 as good as the expert’s', '2.5 points given away']);
  });

  test('are told in the unit of the game', () => {
    expect(totalsText(totalsOf([row(40, 'percent'), row(50, 'percent')]))[1]).toBe('0.9 wins given away');
  });
});

test('moves are grouped by deal', () => {
  const rows = [decision(1), decision(1), decision(2)].map((one) => rowOf(cassinoMoves, one, undefined));
  expect(partsOf(rows).map(({ heading, rows: inPart }) => [say(heading), inPart.length])).toEqual([
    ['Deal 1', 2],
    ['Deal 2', 1],
  ]);
});

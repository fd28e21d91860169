/** Going through a review: which moves are listed, and from one to the next. */
import { describe, expect, test } from 'vitest';
import { readCards } from '#engine/cards/cards';
import { millis, seat } from '#engine/core/words';
import { type CassinoKind, cassino, type Play } from '#engine/games/cassino/index';
import type { Decision, Review } from '#play/review';
import { cassinoMoves } from '#scenes/games/cassino/moves';
import { tongitsMoves } from '#scenes/games/tongits/moves';
import { ReviewDesk } from '#scenes/review/reviewDesk';
import { cassinoTable } from '#tests/support/cassino';

const MINE = seat(0);
const play = (hand: string): Play => ({ type: 'play', hand: readCards(hand), table: [] });
const view = cassino.view(cassinoTable({ hands: ['AS 9D QC', '2C'], table: '9H 5C 7S', turn: 0 }).state, MINE);

const decision = (): Decision<CassinoKind> => ({ seat: MINE, action: play('9D'), at: millis(0), heard: 5, view });

/** A review of moves that are so many points behind the expert's; 'waiting' has not been weighed. */
function deskOf(...behind: readonly (number | 'waiting')[]): ReviewDesk<CassinoKind> {
  const decisions = behind.map(decision);
  const review: Review<CassinoKind> = {
    people: [MINE],
    decisions: () => decisions,
    opinion: (one) => {
      const by = behind[decisions.indexOf(one)];
      if (typeof by !== 'number') return undefined;
      const moves = [
        { action: play('QC'), behind: 0 },
        { action: play('9D'), behind: by },
      ];
      return { moves, unit: 'points', reasons: [] };
    },
    think: async () => undefined,
  };
  return new ReviewDesk({ review, words: cassinoMoves, changed: () => undefined });
}

const place = (desk: ReviewDesk<CassinoKind>): number =>
  desk.chosenRow === undefined ? -1 : desk.rows.indexOf(desk.chosenRow);

describe('all moves', () => {
  test('are gone through from the first to the last and no further', () => {
    const desk = deskOf(0, 2, 'waiting');
    const seen = [1, 1, 1, 1, -1].map((by) => {
      desk.step(by === 1 ? 1 : -1);
      return place(desk);
    });
    expect(seen).toEqual([0, 1, 2, 2, 1]);
  });

  test('begin at the end for whoever goes up', () => {
    const desk = deskOf(0, 2, 0);
    desk.step(-1);
    expect(place(desk)).toBe(2);
  });
});

describe('the moves that gave something away', () => {
  test('are listed alone, and gone through alone', () => {
    const desk = deskOf(0, 2, 0.1, 0.6, 'waiting');
    desk.list('worse');
    expect(desk.listed).toHaveLength(2);
    const seen = [1, 1, 1].map(() => {
      desk.step(1);
      return place(desk);
    });
    expect(seen).toEqual([1, 3, 3]);
  });

  test('put away the moment of a move that is none of them, and keep one that is', () => {
    const desk = deskOf(0, 2);
    desk.choose(desk.rows[0]);
    desk.list('worse');
    expect(desk.chosenRow).toBeUndefined();
    desk.choose(desk.rows[1]);
    desk.list('all');
    expect(place(desk)).toBe(1);
  });

  test('may be none: then nothing is chosen', () => {
    const desk = deskOf(0, 0);
    desk.list('worse');
    desk.step(1);
    expect(desk.chosenRow).toBeUndefined();
  });
});

test('agreeing to another round of Tong-its is no move of the review', () => {
  expect((['rematch', 'decline', 'draw'] as const).map((type) => tongitsMoves.aside?.({ type }))).toEqual([
    true,
    true,
    false,
  ]);
});

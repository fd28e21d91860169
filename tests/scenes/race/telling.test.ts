/** Which hands are seen coming late to a pile that was taken. */
import { expect, test } from 'vitest';
import { millis, seat } from '#engine/core/words';
import { ratscrewGame } from '#scenes/games/race/index';
import { Telling } from '#scenes/race/telling';
import { Notices } from '#scenes/table/notices';

/** Seat 0 is first, and all others come in turn; answers whose hands are drawn. */
function lateHands(humans: readonly number[], seats: number): readonly number[] {
  const drawn: number[] = [];
  const nothing = () => undefined;
  const telling = new Telling({
    game: ratscrewGame,
    notices: new Notices(nothing),
    picture: { show: nothing, happen: nothing, late: (who) => drawn.push(who), clockChanged: nothing },
    time: { now: () => millis(0), after: () => nothing },
    humans: humans.map(seat),
    sound: nothing,
    changed: nothing,
  });
  telling.arrivals.won(seat(0), millis(300));
  for (let who = 1; who < seats; who += 1)
    telling.refused({ seat: seat(who), why: 'lateSlap', at: millis(300 + 10 * who), lateBy: millis(10 * who) });
  expect(telling.arrivals.of(seat(seats - 1)), 'every plate tells its place').toMatchObject({ order: seats });
  return drawn;
}

test('hands of ten computers do not hide the table: three are seen', () => {
  expect(lateHands([], 10)).toEqual([1, 2]);
});

test('everybody who plays here sees the own hand come down, however late', () => {
  expect(lateHands([0, 4, 9], 10)).toEqual([1, 2, 4, 9]);
});

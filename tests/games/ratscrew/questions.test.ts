/** What screens and computer players ask of the open table. */
import { describe, expect, test } from 'vitest';
import { millis, seat, seatsOf } from '#engine/core/words';
import { ratscrew } from '#engine/games/ratscrew/index';
import { heirOf, isIn, maySlap, type RaceView, topSeen } from '#engine/kit/race';
import { raceTable } from '#tests/support/race';

const table = (hands: readonly string[], options = {}, turn = 0) => raceTable(ratscrew, { hands, turn, options });

const seatsWho = (asked: (view: RaceView, who: number) => boolean, view: RaceView): readonly number[] =>
  seatsOf(view.seats).filter((who) => asked(view, who));

const inGame = (view: RaceView): readonly number[] => seatsWho((seen, who) => isIn(seen, seat(who)), view);
const slappers = (view: RaceView): readonly number[] => seatsWho((seen, who) => maySlap(seen, seat(who)), view);

describe('who is in', () => {
  test('a seat with cards, and one that has laid on this pile', () => {
    const game = table(['2c', '3c 4c', '5c']).press('0 plays', '2 slaps');
    expect([inGame(game.view), slappers(game.view)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test('with slapIn never a mark keeps a seat in, and lets it slap nothing', () => {
    const game = table(['2c', '3c 4c', '5c'], { slapIn: 'never' }).press('0 plays');
    expect([inGame(game.view), slappers(game.view)]).toEqual([
      [0, 1, 2],
      [1, 2],
    ]);
  });
});

describe('who gets everything when the last chance runs out', () => {
  test.each([
    ['whoever laid the last card', ['5c', '7d'], ['0 plays', '1 plays'], 1],
    ['the creditor before anybody else', ['Kc', '7d'], ['0 plays', '1 plays'], 0],
    ['whoever held it, if all of them are burnt', ['5c', '7d'], ['0 slaps', '1 slaps'], 1],
    ['whoever laid it also if another one was burnt later', ['5c', '7d 8d'], ['1 slaps', '0 plays', '1 slaps'], 0],
  ])('%s', (_who, hands, presses, heir) => {
    const { view } = table(hands).press(...presses);
    if (view.phase.type !== 'lastChance') throw new Error('somebody still holds cards');
    expect(heirOf(view, view.phase.holder)).toBe(heir);
  });
});

test('the top card that can be seen is the newest whose flip has ended', () => {
  const game = table(['2c 3c', '4c 5c'], { flipMs: 200 }).press('0 plays').wait(150).press('1 plays');
  const seen = [19, 220, 389, 390].map((at) => topSeen(game.view, millis(at))?.card);
  expect(seen).toEqual([undefined, '2C', '2C', '4C']);
});

describe('a view', () => {
  test('is the same for everybody, and names no card of a hand, not even of the own one', () => {
    const { state } = table(['2c 3c', '4c 5c']).press('0 plays', '1 slaps');
    const [own, other] = [ratscrew.view(state, seat(0)), ratscrew.view(state, 'spectator')];
    expect({ ...own, who: 'spectator' }).toEqual(other);
    expect(JSON.stringify(own)).not.toMatch(/3C|4C|5C/);
    expect(own).toMatchObject({ counts: [1, 1], pileCount: 1, burnCount: 1, cardsPlayed: 1 });
  });

  test('shows no more of a pile than can matter', () => {
    const low = Array.from({ length: 40 }, (_, index) => `${2 + (index % 8)}c`).join(' ');
    const { view } = table([low, low], { slapDoubles: false, slapTens: false }).flips(60);
    expect([view.pileCount, view.newest.length, view.bottom]).toEqual([60, 5, undefined]);
  });
});

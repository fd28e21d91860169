/** The standings, the results and a saved game: what a race comes to in figures. */
import { describe, expect, test } from 'vitest';
import { seat, seatsOf } from '#engine/core/words';
import { ratscrew } from '#engine/games/ratscrew/index';
import { slapjack } from '#engine/games/slapjack/index';
import { medianOf } from '#play/speeds';
import { standingsOf } from '#scenes/games/race/boardModel';
import { storyOf } from '#scenes/games/race/history';
import { ratscrewGame } from '#scenes/games/race/index';
import { summaryOf } from '#scenes/games/race/summary';
import type { Chair } from '#storage/types';
import { type RaceLayout, type RaceTable, raceTable } from '#tests/support/race';
import { say } from '#text/say';
import { plain, seenEvents } from './words';

const CHAIRS: readonly Chair[] = [
  { name: 'Aino', player: 'human' },
  { name: 'Mikko', player: { level: 'quick' } },
  { name: 'Ingrid', player: { level: 'quick' } },
  { name: 'Theo', player: { level: 'quick' } },
];

const table = (hands: readonly string[], options: RaceLayout['options'] = {}) =>
  raceTable(ratscrew, { hands, turn: 0, options });

const board = <C extends object>(game: RaceTable<C>) => standingsOf(game.view, seenEvents(game));

/** Aino takes a double after 320 ms, Ingrid slaps wrongly, Aino a ten after 280 ms. */
const twoPiles = () => {
  const first = table(['7c 4c 2s 3s', '7d 6d 2d', '5s 8s 9s'], { lateGraceMs: 0 }).press('0 plays', '1 plays');
  const taken = first.pressAt(first.now + 320, '0 slaps').press('2 slaps', '0 plays', '1 plays');
  return taken.pressAt(taken.now + 280, '0 slaps');
};

describe('standings', () => {
  test('cards first, then what everybody has slapped, and how quickly', () => {
    const { rows, sentence, collections } = board(twoPiles());
    expect(say(sentence)).toBe('2 piles taken, 4 cards played.');
    expect(collections).toBe('some');
    expect(rows).toEqual([
      {
        ...{ seat: 0, place: 1, note: 'leads', standing: 'leads', cards: 7 },
        ...{ slaps: 2, collected: 0, wrong: 0, best: '0.28\u00a0s', median: '0.30\u00a0s' },
      },
      {
        ...{ seat: 2, place: 2, note: '', standing: 'in', cards: 2 },
        ...{ slaps: 0, collected: 0, wrong: 1, best: undefined, median: undefined },
      },
      {
        ...{ seat: 1, place: 3, note: '', standing: 'in', cards: 1 },
        ...{ slaps: 0, collected: 0, wrong: 0, best: undefined, median: undefined },
      },
    ]);
  });

  test('who is out comes last, the first one to go behind the second', () => {
    const game = table(['6c', '4d 2d', '5s 8s', '9h'], { lateGraceMs: 0 })
      .press('3 plays')
      .press('0 plays', '1 plays', '2 slaps');
    expect(board(game).rows.map(({ seat: who, place, note }) => [who, place, note])).toEqual([
      [2, 1, 'leads'],
      [1, 2, ''],
      [0, 3, 'Second to go out'],
      [3, 4, 'First to go out'],
    ]);
  });

  test('nobody leads before the first card, and an empty hand may wait for its chance', () => {
    const even = table(['6c', '4d']);
    expect(board(even).rows.map(({ note }) => note)).toEqual(['', '']);
    expect(say(board(even).sentence)).toBe('No pile has been taken yet. 0 cards played.');
    const laid = board(even.press('0 plays'));
    expect(laid.rows.map(({ seat: who, note }) => [who, note])).toEqual([
      [1, 'leads'],
      [0, 'may slap back in'],
    ]);
    expect(say(laid.sentence)).toBe('No pile has been taken yet. 1 card played.');
  });

  test('collections count apart, and only where there are any', () => {
    const paid = table(['Jc 3h', '9c 4h', '5h 6h']).press('0 plays', '1 plays').wait(800);
    const { rows, sentence } = board(paid);
    expect(rows.map(({ seat: who, collected, slaps }) => [who, collected, slaps])).toContainEqual([0, 1, 0]);
    expect(say(sentence)).toBe('1 pile taken, 2 cards played.');
    expect(board(raceTable(slapjack, { hands: ['2c', '3c'], turn: 0 })).collections).toBe('never');
  });

  test('over: the winner first', () => {
    const over = table(['Kc', '4c']).press('0 plays', '1 plays').wait(1500);
    expect(board(over).rows.map(({ seat: who, note }) => [who, note])).toEqual([
      [0, 'won'],
      [1, 'First to go out'],
    ]);
    expect(say(board(over).sentence)).toBe('The game is over: 1 pile taken, 2 cards played.');
  });

  test.each([
    [[], undefined],
    [[300], 300],
    [[900, 300, 500], 500],
    [[300, 500], 400],
  ])('the median of %o', (times, median) => {
    expect(medianOf(times)).toBe(median);
  });
});

describe('results', () => {
  const summary = <C extends object>(game: RaceTable<C>) => {
    const chairs = CHAIRS.slice(0, game.view.seats);
    const places = game.places.flatMap((seats, index) =>
      seats.map((who) => ({ seat: seat(who), place: index + 1, score: game.view.counts[who] ?? 0 })),
    );
    const story = storyOf(seenEvents(game), chairs.length);
    return summaryOf({ felt: 'ratscrew', story, chairs, outcome: { standings: places } });
  };

  test('all cards: who won and how, slaps, and cards after each pile', () => {
    const told = summary(table(['Kc 2s', '4c']).press('0 plays', '1 plays', '0 plays').wait(5000));
    expect(say(told.heading)).toBe('Game over · 1 pile');
    expect(say(told.title)).toBe('Aino wins');
    expect(told.reasons.map(say)).toEqual(['All 3 cards after one pile.', 'Biggest pile: Aino, 3 cards.']);
    expect(told.rows.map(({ seat: who, place, cells, total }) => [who, place, ...cells, total])).toEqual([
      [0, 1, '0', '0', '–', '–', '3'],
      [1, 2, '0', '0', '–', '–', '0'],
    ]);
    expect(told.plot.series.map(({ values }) => values)).toEqual([[3], [0]]);
    expect(told.plays).toBe(3);
  });

  test('a limit: the quickest slap, the biggest pile, and the hands at the end', () => {
    const game = twoPiles();
    const told = summary(table(['2c 3c', '4c 5c'], { timeLimit: 1 }).wait(60_000));
    expect(say(told.title)).toBe('Aino and Mikko share the win');
    expect(told.reasons.map(say)).toEqual(['Equally many cards when time was up: 2 each.']);
    expect(told.plot.steps).toEqual([{ long: 'end', short: 'end' }]);
    const story = storyOf(seenEvents(game), 3);
    expect(story.piles).toEqual([
      { seat: 0, cards: 2 },
      { seat: 0, cards: 3 },
    ]);
    expect(story.counts).toEqual([
      [5, 2, 3],
      [7, 1, 2],
    ]);
  });

  test.each([
    ['piles', 'The first to slap one pile.'],
    ['quickest', 'Quickest slap: Mikko, 0.02 s.'],
  ])('enough piles: %s', (_, sentence) => {
    const options = { firstToPiles: 1 };
    const game = raceTable(slapjack, { hands: ['Jc 2c', '3d 4d'], turn: 0, options }).press('0 plays', '1 slaps');
    expect(summary(game).reasons.map(say).map(plain)).toContain(sentence);
  });

  test('a line ends where its seat is out', () => {
    const gone = table(['6c', '4d 2d', '5s 8s'], { timeLimit: 1 }).press('0 plays', '1 plays', '2 slaps');
    const { series } = summary(gone.wait(60_000)).plot;
    const two = summary(gone.wait(500).press('2 plays', '1 slaps', '2 slaps').wait(60_000)).plot.series;
    expect(series.map(({ values }) => values)).toEqual([[4], [1], [0]]);
    expect(two.at(-1)?.values).toEqual([0]);
  });

  test('a long match is plotted by some of its piles, the last among them', () => {
    const hands = (pile: number) => [pile, 200 - pile];
    const counts = seatsOf(200).map((pile) => hands(pile + 1));
    const story = { ...storyOf(seenEvents(table(['2c', '3c'])), 2), counts, last: hands(200) };
    const { plot } = summaryOf({ felt: 'ratscrew', story, chairs: CHAIRS.slice(0, 2), outcome: { standings: [] } });
    expect(plot.steps.length).toBeLessThanOrEqual(40);
    expect(plot.steps.at(-1)).toEqual({ long: 'Pile 200', short: '200' });
  });
});

describe('a saved game', () => {
  const look = <C extends object>(game: RaceTable<C>, chairs = CHAIRS.slice(0, game.view.seats)) =>
    ratscrewGame.glance(game.view, chairs);
  const watched = CHAIRS.map((chair): Chair => ({ ...chair, player: { level: 'quick' } }));

  test('shows the newest cards and everybody’s count', () => {
    const game = table(['2c 3c', '4d 5d', '6s 7s'], {}).press('0 plays', '1 plays', '2 plays', '0 plays');
    expect(look(game)).toMatchObject({ cards: ['4D', '6S', '3C'], scores: ['0', '1', '1'] });
    expect(look(game).sentence).toBe('You have 0 cards, Mikko and Ingrid lead with 1 card.');
  });

  test.each([
    [table(['2c 3c', '4d 5d']), CHAIRS, 'Everybody has 2 cards.'],
    [table(['2c 3c', '4d']), CHAIRS, 'You lead with 2 cards.'],
    [table(['2c', '4d 5d']), CHAIRS, 'You have 1 card, Mikko leads with 2 cards.'],
    [table(['2c 3c', '4d 5d', '6c']), CHAIRS, 'Aino and Mikko lead with 2 cards.'],
    [table(['2c', '4d 5d']), watched, 'Mikko leads with 2 cards.'],
    [table(['2c', '4d']).press('0 plays', '1 plays'), CHAIRS, 'All cards lie in the pile.'],
    [
      table(['6c', '4d 2d', '5s 8s']).press('0 plays', '1 plays', '2 slaps'),
      CHAIRS,
      'You are out. Ingrid leads with 4 cards.',
    ],
    [table(['Kc', '4c']).press('0 plays', '1 plays').wait(1500), CHAIRS, 'Over: you won.'],
    [table(['4c', 'Kc']).press('0 plays', '1 plays').wait(1500), watched, 'Over: Mikko won.'],
    [table(['2c', '4d'], { timeLimit: 1 }).wait(60_000), CHAIRS, 'Over: Aino and Mikko share the win.'],
  ])('says how it stands, game %#', (game, chairs, sentence) => {
    expect(look(game, chairs.slice(0, game.view.seats)).sentence).toBe(sentence);
  });
});

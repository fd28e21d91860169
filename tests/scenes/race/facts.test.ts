/** What plates, the challenge pill and the banners of a race say. */
import { describe, expect, test } from 'vitest';
import { millis, seat } from '#engine/core/words';
import { ratscrew } from '#engine/games/ratscrew/index';
import { slapjack } from '#engine/games/slapjack/index';
import type { RaceView } from '#engine/kit/race';
import { ratscrewGame, slapjackGame } from '#scenes/games/race/index';
import { configOf, type RaceLayout, type RaceTable, raceTable } from '#tests/support/race';
import { seenAs, told } from './words';

const table = (hands: readonly string[], options: RaceLayout['options'] = {}, turn = 0) =>
  raceTable(ratscrew, { hands, turn, options });

/** Each plate's tag and note as one text: "King: Is owed 2 cards". */
const plates = (view: RaceView): readonly string[] =>
  view.counts.map((_, index) => {
    const { tags = [], notes } = ratscrewGame.plate(view, seat(index));
    return [...tags.map(({ text }) => `${text}:`), ...notes].join(' ');
  });

/** The pill with its pips. */
const pill = <C extends object>(game: RaceTable<C>, you?: number): string => {
  const owed = ratscrewGame.owes(seenAs(game.view, you));
  return owed === undefined ? 'none' : `${'●'.repeat(owed.paid)}${'○'.repeat(owed.open)} ${told(owed.message, you)}`;
};

describe('a challenge', () => {
  const king = () => table(['2c 3c', 'Kd 2d', '5s 8s 9s Ts', '7h 8h'], {}, 1).press('1 plays');

  test('the payer owes, the other is owed, and the pill tells both', () => {
    const begun = king();
    expect(plates(begun.view)).toEqual(['', 'King: Is owed 3 cards', 'Owes 3 of 3', '']);
    expect(pill(begun)).toBe('○○○ Ingrid owes 3 cards to Mikko');
    const paying = begun.press('2 plays');
    expect(plates(paying.view)).toEqual(['', 'King: Is owed 2 cards', 'Owes 2 of 3', '']);
    expect(pill(paying)).toBe('●○○ Ingrid owes 2 more to Mikko');
    expect(plates(paying.press('2 plays').view)[1]).toBe('King: Is owed 1 card');
  });

  test.each([
    [2, '●○○ You owe 2 more to Mikko', 'Your turn, pay a card'],
    [1, '●○○ Ingrid owes you 2 more', 'King: Is owed 2 cards'],
    [0, '●○○ Ingrid owes 2 more to Mikko', 'Two play before you'],
    [3, '●○○ Ingrid owes 2 more to Mikko', 'You play next'],
  ])('seen by seat %i', (you, words, note) => {
    const paying = king().press('2 plays');
    expect(pill(paying, you)).toBe(words);
    const own = plates(seenAs(paying.view, you))[you];
    expect(own).toBe(you === 1 ? 'King: Three play before you' : note);
  });

  test.each([
    ['Jc', 'Jack', '○ Mikko owes 1 card to Aino'],
    ['Qc', 'Queen', '○○ Mikko owes 2 cards to Aino'],
    ['Kc', 'King', '○○○ Mikko owes 3 cards to Aino'],
    ['Ac', 'Ace', '○○○○ Mikko owes 4 cards to Aino'],
  ])('%s', (card, tag, words) => {
    const game = table([`${card} 2c`, '3d 4d', '5s 8s']).press('0 plays');
    expect(plates(game.view)[0]).toMatch(new RegExp(`^${tag}: `));
    expect(pill(game)).toBe(words);
  });

  test('V4: the next one owes what is left', () => {
    const game = table(['Ac 3h', '4c 6c', '5h 7h 8h']).press('0 plays', '1 plays', '1 plays');
    expect(pill(game)).toBe('●●○○ Ingrid owes 2 more to Aino');
    expect(plates(game.view)).toEqual(['Ace: Is owed 2 cards', 'May slap back in', 'Owes 2 of 4']);
  });

  test('V3: paid, until it is collected', () => {
    const paid = table(['Qc 3h', '7c 7d 4h', '5h 6h']).press('0 plays', '1 plays', '1 plays');
    expect(pill(paid)).toBe('●● All is paid. Aino collects');
    expect(pill(paid, 0)).toBe('●● All is paid. You collect');
    expect(plates(paid.view)).toEqual(['Queen: Collects the pile', 'Has paid', '']);
    expect(plates(seenAs(paid.view, 1))[1]).toBe('You have paid');
    expect(pill(paid.wait(800))).toBe('none');
  });

  test('a creditor that alone holds cards pays for its own card', () => {
    const game = table(['Kc 2c 3c 5c', '4h']).press('0 plays', '1 plays');
    expect(pill(game)).toBe('●○○ Aino alone can pay: 2 cards');
    expect(pill(game, 0)).toBe('●○○ You alone can pay: 2 cards');
    expect(pill(game.press('0 plays'), 0)).toBe('●●○ You alone can pay: 1 card');
  });

  test('nobody owes anything in Slapjack', () => {
    const game = raceTable(slapjack, { hands: ['Ac 2c', 'Kd 2d'], turn: 0 }).press('0 plays');
    expect(slapjackGame.owes(game.view)).toBeUndefined();
    expect(slapjackGame.plate(game.view, seat(0)).tags).toBeUndefined();
  });
});

describe('plates', () => {
  test('cards in hand, one and many', () => {
    const { view } = table(['2c 3c', '4c']);
    expect([0, 1].map((who) => ratscrewGame.plate(view, seat(who)).unit)).toEqual(['cards', 'card']);
    expect([0, 1].map((who) => ratscrewGame.plate(view, seat(who)).score)).toEqual(['2', '1']);
  });

  test('whoever has no card may slap back in, until the pile is gone', () => {
    const laid = table(['6c', '4d', '5s 8s', '2h 9h']).press('0 plays', '1 plays');
    expect(plates(laid.view)).toEqual(['May slap back in', 'May slap back in', '', '']);
    expect(plates(seenAs(laid.view, 0))[0]).toBe('You may slap back in');
    const gone = laid.press('2 slaps');
    expect(plates(gone.view)).toEqual(['Out: First to go out', 'Out: First to go out', '', '']);
    expect(ratscrewGame.plate(gone.view, seat(0)).standing).toBe('out');
    const next = gone.wait(500).press('3 plays', '3 slaps');
    expect(plates(next.view)[3]).toBe('Out: Third to go out');
  });

  test('where only cards let slap, an empty hand says so', () => {
    const empty = table(['5c', '2d 3d', '5s 8s'], { slapIn: 'never' }).press('0 plays');
    expect(plates(empty.view)[0]).toBe('Has no card left');
    expect(plates(seenAs(empty.view, 0))[0]).toBe('You have no card left');
  });

  test('seats without cards are not counted before the own turn', () => {
    const game = table(['2c 3c', '5d', '5s 8s', '7h 8h'], {}, 1).press('1 plays');
    expect(game.turn).toBe(2);
    expect(plates(seenAs(game.view, 0))[0]).toBe('Two play before you');
    const later = game.press('2 plays', '3 plays', '0 plays');
    expect(plates(seenAs(later.view, 3))[3]).toBe('You play next');
  });

  test('a hand rests after a wrong slap by touch', () => {
    const touch = table(['2c 3c', '4d 5d', '6s 8s'], { touchSeats: [2] }).press('2 slaps', '1 slaps');
    const at = (ms: number) => [1, 2].map((who) => ratscrewGame.locked(touch.view, seat(who), millis(touch.now + ms)));
    expect(at(0)).toEqual([undefined, 'Wrong slap']);
    expect(at(850)).toEqual([undefined, undefined]);
  });
});

describe('heading and opening', () => {
  test.each([
    [2, 'auto', '2 players · one pack'],
    [6, 'auto', '6 players · two packs'],
    [10, 'auto', '10 players · three packs'],
    [3, '4', '3 players · four packs'],
  ])('%i seats, %s', (seats, decks, text) => {
    const config = configOf(ratscrew, { decks }, seats);
    expect(told(ratscrewGame.heading(ratscrew.view(ratscrew.initial(config, seats), 'spectator')))).toBe(text);
  });

  test.each([
    [{}, 'Slap doubles, tens and marriages, with one card between as well.'],
    [{ sandwich: 'doublesOnly' }, 'Slap doubles, tens and marriages. Doubles count with one card between as well.'],
    [{ sandwich: 'off', slapTens: false }, 'Slap doubles and marriages.'],
    [{ sandwich: 'off', slapBigMac: true, slapTens: false, slapMarriage: false }, 'Slap doubles.'],
    [
      { sandwich: 'off', slapTens: false, slapMarriage: false, slapRun: '3', slapSameSuit: '4', jokers: '2' },
      'Slap doubles, runs of three, four of one suit and jokers.',
    ],
    [{ slapDoubles: false, slapTens: false, slapMarriage: false }, 'Nothing can be slapped at this table.'],
  ])('%o', (options, sentence) => {
    expect(told(ratscrewGame.opening(table(['2c', '3c'], options).view).sentence)).toBe(sentence);
  });

  test('Slapjack knows the jack', () => {
    const jacks = (options: object) =>
      raceTable(slapjack, { hands: ['2c', '3c'], turn: 1, options: { ...options } }).view;
    expect(told(slapjackGame.opening(jacks({})).sentence)).toBe('Slap every jack before anyone else.');
    expect(told(slapjackGame.opening(jacks({ slapDoubles: true })).sentence)).toBe('Slap jacks and doubles.');
    expect(told(slapjackGame.opening(jacks({})).title)).toBe('Mikko plays first');
    expect(told(slapjackGame.opening(seenAs(jacks({}), 1)).title, 1)).toBe('You play first');
  });

  test('a laid card is named for ears', () => {
    const laid = { type: 'laid', seat: seat(0), visibleAt: millis(0) } as const;
    expect(ratscrewGame.cardSpoken({ ...laid, card: '7D.1' })).toBe('Seven of diamonds');
    expect(ratscrewGame.cardSpoken({ ...laid, card: 'X1' })).toBe('Joker');
  });
});

describe('the end', () => {
  const over = <C extends object>(game: RaceTable<C>, you?: number): string => {
    const ended = ratscrewGame.ending(seenAs(game.view, you));
    return ended === undefined ? 'goes on' : `${told(ended.title, you)}. ${told(ended.sentence, you)}`;
  };

  test('V12: all cards in one hand', () => {
    const game = table(['Kc', '4c']).press('0 plays', '1 plays');
    expect(over(game)).toBe('goes on');
    expect(over(game.wait(1500))).toBe('Aino wins. All 2 cards are in one hand.');
    expect(over(game.wait(1500), 0)).toBe('You win. All 2 cards are in one hand.');
    expect(told(ratscrewGame.heading(game.wait(1500).view))).toBe('Game over · one pack');
  });

  test('time is up: most cards win, equal counts share', () => {
    const timed = table(['2c 3c', '4c 5c', '6d'], { timeLimit: 1 });
    expect(over(timed.wait(60_000))).toBe('Aino and Mikko share the win. Time is up. 2 cards are the most.');
    expect(over(timed.wait(60_000), 1)).toMatch(/^You and Aino share the win/);
    expect(over(timed.press('0 plays').wait(60_000), 1)).toMatch(/^You win\. Time is up/);
  });

  test('a draw is shared', () => {
    const none = table(['5c', '7c'], { allInPile: 'draw' }).press('0 plays', '1 plays').wait(1500);
    expect(over(none)).toBe('Aino and Mikko share the win. Nobody can go on.');
  });

  test('piles, and the last one with cards', () => {
    const piles = raceTable(slapjack, { hands: ['Jc 2c', '3d 4d'], turn: 0, options: { firstToPiles: 1 } });
    expect(over(piles.press('0 plays', '1 slaps'))).toBe('Mikko wins. 1 pile slapped, as agreed.');
    const last = table(['6c 3s', '4d', '5s'], { lastSurvivorWins: true }).press('2 slaps', '0 plays', '1 plays');
    expect(over(last.press('0 slaps'))).toMatch(/^Aino wins\. /);
  });
});

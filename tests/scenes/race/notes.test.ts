/** The notes over the pile: good slaps by their patterns, wrong ones by what lay there, what it all costs. */
import { describe, expect, test } from 'vitest';
import { millis, seat } from '#engine/core/words';
import { ratscrew } from '#engine/games/ratscrew/index';
import { slapjack } from '#engine/games/slapjack/index';
import { ratscrewGame, slapjackGame } from '#scenes/games/race/index';
import type { RaceNotice } from '#scenes/race/game';
import { type RaceLayout, raceTable } from '#tests/support/race';
import { plain, seenAs, seenEvents, settledBy, told } from './words';

const table = (hands: readonly string[], options: RaceLayout['options'] = {}, turn = 0) =>
  raceTable(ratscrew, { hands, turn, options });

/** A pile laid by three players in turn, oldest card first; each has two cards more. */
function pile(cards: string, options: RaceLayout['options'] = {}) {
  const laid = cards.split(' ');
  const more = ['2c 3s', '2d 4s', '5s 8s'];
  const hands = more.map((rest, who) => [...laid.filter((_, index) => index % 3 === who), rest].join(' '));
  return table(hands, options).flips(laid.length);
}

const note = (settled: Parameters<typeof ratscrewGame.tellSlap>[0], you?: number): string =>
  told(ratscrewGame.tellSlap(settled)?.message, you);

describe('a good slap is named by its pattern', () => {
  test.each([
    ['3c 7c 7d', {}, 'Double sevens.'],
    ['9c 7d 9h', {}, 'Double nines with one card between.'],
    ['6c 4d', {}, 'Ten: six and four.'],
    ['9c 8d Ah', {}, 'Ten: nine and ace with one card between.'],
    ['4c 5d 6h', { slapRun: '3', slapTens: false }, 'Run: four, five, six.'],
    ['6h 5d 4c', { slapRun: '3', slapTens: false }, 'Run: six, five, four.'],
    ['2h 5h 9h', { slapSameSuit: '3' }, 'Three hearts in a row.'],
    ['2h 5h 9h 7h', { slapSameSuit: '4' }, 'Four hearts in a row.'],
    ['3c 8d 9h 3s', { slapTopBottom: true, slapBigMac: false }, 'Top and bottom: threes.'],
    ['3c 8d 9h 3s', { slapBigMac: true }, 'Double threes with two cards between.'],
  ])('%s', (cards, options, named) => {
    expect(note(settledBy(pile(cards, options), '2 slaps'))).toMatch(named);
  });

  test.each([
    ['Kc Qd', 'Marriage.'],
    ['Qc 9d', undefined],
    ['Jc Jd', 'Double jacks.'],
  ])('court cards: %s', (cards, named) => {
    const [first, second] = cards.split(' ');
    const laid = table([`${first} 2c`, `${second} 2d`, '5s 8s']).press('0 plays', '1 plays');
    const said = note(settledBy(laid, '2 slaps'));
    if (named === undefined) expect(said).toMatch(/^No pattern/);
    else expect(said).toMatch(named);
  });

  test('a joker, and a jack by its suit', () => {
    const joker = table(['X1 2c', '3d', '5s 8s'], { jokers: '2' }).press('0 plays');
    expect(note(settledBy(joker, '2 slaps'))).toBe('Joker. Ingrid slaps first and takes 1 card.');
    const jack = raceTable(slapjack, { hands: ['4c', '9d 2h', 'Jh 3s'], turn: 0 }).flips(3);
    expect(told(slapjackGame.tellSlap(settledBy(jack, '1 slaps'))?.message)).toMatch(/^Jack of hearts\./);
  });

  test('of several patterns the first is named, and burnt cards are taken too', () => {
    const burnt = table(['6c 2c', '6d 4d', '5s 8s 9s']).press('2 plays', '0 plays', '1 plays');
    expect(note(settledBy(burnt, '2 slaps', { you: 2 }))).toBe('Double sixes. You slap first and take 3 cards.');
  });
});

describe('who was ahead', () => {
  const late = (who: number, lateBy: number, why: RaceNotice['why'] = 'lateSlap'): RaceNotice => ({
    seat: seat(who),
    at: millis(1000),
    why,
    lateBy: millis(lateBy),
  });
  const slap = (press: string, you: number | undefined, notices: readonly RaceNotice[]) =>
    note(settledBy(pile('3c 7c 7d'), press, you === undefined ? { late: notices } : { you, late: notices }), you);

  test.each([
    ['2 slaps', 2, [], 'You slap first and take 3 cards.'],
    ['2 slaps', 2, [late(0, 40)], 'You slap first, 0.04 s ahead of Aino, and take 3 cards.'],
    ['2 slaps', 0, [late(0, 40), late(1, 60)], 'Ingrid slaps first, 0.04 s ahead of you, and takes 3 cards.'],
    ['2 slaps', undefined, [late(1, 120)], 'Ingrid slaps first, 0.12 s ahead of Mikko, and takes 3 cards.'],
    ['2 slaps', undefined, [late(2, 120)], 'Ingrid slaps first and takes 3 cards.'],
    ['2 slaps', undefined, [late(1, 120, 'latePlay')], 'Ingrid slaps first and takes 3 cards.'],
  ] as const)('%s, seen by %s', (press, you, notices, sentence) => {
    expect(slap(press, you, notices)).toBe(`Double sevens. ${sentence}`);
  });

  test.each([
    [1, 310, '1st · 0.31 s'],
    [2, 380, '2nd · 0.38 s'],
    [3, 440, '3rd · 0.44 s'],
    [4, 1005, '4th · 1.00 s'],
    [10, 2000, '10th · 2.00 s'],
  ])('hand %i after %i ms', (order, reaction, tag) => {
    expect(plain(ratscrewGame.placeTag(order, millis(reaction)))).toBe(tag);
  });
});

describe('a wrong slap says what lay there and what it costs', () => {
  test.each([
    ['', 'Nothing lies there to be slapped.'],
    ['6c', 'No pattern: 6 lies alone.'],
    ['Tc', 'No pattern: 10 lies alone.'],
    ['9c 6d', 'No pattern: 6 on 9.'],
    ['9c 7d 6h', 'No pattern: 6 on 7, 9 below.'],
    ['9c 7d 6h 9s', 'No pattern: 9 on 6, 7 below.'],
    ['Tc 3d', 'No pattern: 3 on 10.'],
  ])('%s', (cards, sentence) => {
    const laid = cards === '' ? table(['2c', '2d', '5s 8s']) : pile(cards);
    const settled = settledBy(laid, '2 slaps');
    expect(ratscrewGame.tellSlap(settled)?.kind).toBe('error');
    expect(note(settled)).toBe(`${sentence} Ingrid burns a card.`);
  });

  test('a card that still turns is not there yet', () => {
    const turning = raceTable(ratscrew, { hands: ['6c 2c', '6d', '5s 8s'], turn: 0, options: { flipMs: 400 } });
    const laid = turning.press('0 plays').wait(500).press('1 plays');
    expect(note(settledBy(laid, '2 slaps'))).toMatch(/^No pattern: 6 lies alone\./);
  });

  const wrong = (options: RaceLayout['options'], press: string, you?: number) =>
    note(settledBy(pile('9c 7d', options), press, you === undefined ? {} : { you }), you).replace(/^.*?\. /, '');

  test.each([
    [{}, '2 slaps', 2, 'You burn a card.'],
    [{ burnCount: 2 }, '2 slaps', undefined, 'Ingrid burns two cards. Ingrid is out.'],
    [{ burnCount: 2 }, '1 slaps', 1, 'You burn two cards.'],
    [{ badSlap: 'giveToTurnSeat' }, '2 slaps', undefined, 'Ingrid burns a card.'],
    [{ badSlap: 'giveToTurnSeat' }, '1 slaps', undefined, 'Mikko gives Ingrid a card.'],
    [{ badSlap: 'giveToTurnSeat' }, '1 slaps', 2, 'Mikko gives you a card.'],
    [{ badSlap: 'giveToTurnSeat', burnCount: 2 }, '1 slaps', 1, 'You give Ingrid two cards.'],
    [{ badSlap: 'none' }, '2 slaps', undefined, 'That costs Ingrid nothing.'],
    [{ badSlap: 'none' }, '2 slaps', 2, 'That costs you nothing.'],
  ] as const)('%o: %s', (options, press, you, cost) => {
    expect(wrong(options, press, you)).toBe(cost);
  });

  test('V7: the last card burnt, and out', () => {
    const last = table(['2c 3c', '4c 5c', '6c']);
    expect(note(settledBy(last, '2 slaps'))).toBe(
      'Nothing lies there to be slapped. Ingrid burns a card. Ingrid is out.',
    );
    expect(note(settledBy(last, '2 slaps', { you: 2 }), 2)).toMatch(/You burn a card\. You are out\.$/);
  });

  test('without cards a wrong slap can put a player out', () => {
    const empty = table(['9c', '7d 2d', '5s 8s'], { emptyBadSlap: 'eliminated' }).flips(2);
    expect(note(settledBy(empty, '0 slaps'))).toBe('No pattern: 7 on 9. Aino is out.');
  });

  test('J2: in Slapjack only the top card is named', () => {
    const covered = raceTable(slapjack, { hands: ['4c 2s', 'Jd 2h', '9h 3s'], turn: 0 }).flips(3);
    expect(told(slapjackGame.tellSlap(settledBy(covered, '2 slaps'))?.message)).toBe(
      'No jack: 9 is on top. Ingrid burns a card.',
    );
  });

  test('an own jack, and a paid pile that is safe', () => {
    const own = raceTable(slapjack, { hands: ['Jc 2s', '2h'], turn: 0, options: { dealerMaySlap: false } }).flips(1);
    expect(told(slapjackGame.tellSlap(settledBy(own, '0 slaps'))?.message)).toMatch(/^Whoever laid the jack/);
    const paid = table(['Jc 2s', '7d 3h', '7c 2d 3d'], { slapAfterLastChance: false }, 2).flips(3);
    expect(note(settledBy(paid, '2 slaps'))).toBe('This pile is paid and will be collected. Ingrid burns a card.');
  });
});

describe('a card played out of turn', () => {
  test.each([
    ['2 plays', undefined, 'It is Aino’s turn. Ingrid burns a card.'],
    ['2 plays', 2, 'It is Aino’s turn. You burn a card.'],
    ['2 plays', 0, 'It is your turn, not Ingrid’s. Ingrid burns a card.'],
  ] as const)('%s, seen by %s', (press, you, sentence) => {
    const settled = settledBy(table(['2c 3c', '4c 5c', '6c 7c']), press, you === undefined ? {} : { you });
    expect(note(settled, you)).toBe(sentence);
  });

  test('V11: while a collection is pending', () => {
    const pending = table(['Jc 2c', '9d 2d', '5s 8s']).press('0 plays', '1 plays');
    expect(note(settledBy(pending, '2 plays'))).toBe('It is nobody’s turn now. Ingrid burns a card.');
  });
});

describe('what the rules do by themselves', () => {
  /** The first event of a type, with what follows at once. */
  function noted(game: ReturnType<typeof table>, ms: number, type: string, you?: number) {
    const done = game.wait(ms);
    const events = seenEvents(done).slice(game.match.events.length);
    const index = events.findIndex(({ event }) => event.type === type);
    const found = events[index];
    if (found === undefined) throw new Error(`${type} did not happen`);
    const rest = events.slice(index + 1).map(({ event }) => event);
    return note({ event: found, before: seenAs(game.view, you), after: rest, late: [] }, you);
  }

  test('V5, V12: collections, and who goes out with the pile', () => {
    const owed = table(['Jc', '9c 4h', '5h 6h']).press('0 plays', '1 plays');
    expect(noted(owed, 800, 'collected')).toBe('Mikko has paid. Aino collects 2 cards.');
    expect(noted(owed, 800, 'collected', 0)).toBe('Mikko has paid. You collect 2 cards.');
    expect(noted(owed, 800, 'collected', 1)).toBe('You have paid. Aino collects 2 cards.');
    const last = table(['Kc', '4c']).press('0 plays', '1 plays');
    expect(noted(last, 1500, 'collected')).toBe('Nobody slaps. Aino collects 2 cards. Mikko is out.');
    expect(noted(last, 1500, 'collected', 1)).toBe('Nobody slaps. Aino collects 2 cards. You are out.');
  });

  test('V13: the last chance, and the pick-up', () => {
    const both = table(['5c', '7c']).press('0 plays', '1 plays');
    expect(both.all('lastChanceOpened')).toHaveLength(1);
    expect(noted(both, 1500, 'pickedUp')).toBe('Nobody slaps. Mikko picks up 2 cards, shuffled.');
    expect(noted(both, 1500, 'pickedUp', 1)).toBe('Nobody slaps. You pick up 2 cards, shuffled.');
  });

  test('several go out together', () => {
    const game = table(['6c', '4d', '5s 8s']).press('0 plays', '1 plays');
    expect(note(settledBy(game, '2 slaps'))).toBe(
      'Ten: six and four. Ingrid slaps first and takes 2 cards. Aino and Mikko are out.',
    );
    expect(note(settledBy(game, '2 slaps', { you: 1 }), 1)).toMatch(/You and Aino are out\.$/);
  });

  test('going out has no note of its own, and nobody is told of what comes later', () => {
    const game = table(['6c', '4d', '5s 8s']).press('0 plays', '1 plays').press('2 slaps');
    const out = seenEvents(game).find(({ event }) => event.type === 'knockedOut');
    if (out === undefined) throw new Error('nobody went out');
    const before = seenAs(game.view);
    expect(note({ event: out, before, after: [], late: [] })).toBe('nothing');
    const settled = settledBy(pile('9c 7d'), '2 slaps');
    expect(note({ ...settled, after: [...settled.after, { type: 'outOfTurn', seat: seat(1) }, out.event] })).toBe(
      'No pattern: 7 on 9. Ingrid burns a card.',
    );
  });

  test.each([
    ['time', 'Time is up.'],
    ['cards', 'The last card of the match is played.'],
  ] as const)('the limit of %s', (limit, sentence) => {
    const event = { at: millis(0), event: { type: 'limitReached', limit } } as const;
    expect(note({ event, before: seenAs(table(['2c', '3c']).view), after: [], late: [] })).toBe(sentence);
  });
});

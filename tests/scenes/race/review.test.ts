/** A race looked at again: what came up, who was how quick, what was missed and what was wrong. */
import { describe, expect, test } from 'vitest';
import { millis, seat } from '#engine/core/words';
import { ratscrew } from '#engine/games/ratscrew/index';
import { slapjack } from '#engine/games/slapjack/index';
import { type Moment, momentsOf } from '#scenes/games/race/chances';
import { chancesOf, fateOf, kindRows, reactionsOf } from '#scenes/games/race/reactions';
import { momentWords } from '#scenes/games/race/reviewText';
import type { LateSlap } from '#storage/types';
import { type RaceTable, raceTable } from '#tests/support/race';
import { seenEvents, told } from './words';

const reviewed = <C extends object>(game: RaceTable<C>, late: readonly LateSlap[] = []): readonly Moment[] =>
  momentsOf({ events: seenEvents(game), late, terms: game.view.terms, seats: game.view.seats });

const patterns = (moments: readonly Moment[]): readonly string[] =>
  chancesOf(moments).map((one) => `${one.patterns[0].name}: ${one.sight.cards.slice(0, 3).join(' ')}`);

const slap = (who: number, at: number, by: number): LateSlap => ({ seat: seat(who), at: millis(at), by: millis(by) });

/** Three seats; a double of sevens lies there after two cards. */
const sevens = (options: Readonly<Record<string, unknown>> = {}) =>
  raceTable(ratscrew, { hands: ['7c 4c 2s', '7d 6d 2d', '5s 8s 9s'], turn: 0, options }).press('0 plays', '1 plays');

describe('patterns that came up', () => {
  test('the hand that took it, so long after the card could be seen', () => {
    const laid = sevens();
    const [moment] = reviewed(laid.pressAt(laid.now + 320, '2 slaps'));
    expect(moment).toMatchObject({ type: 'chance', first: { seat: 2, time: 320 }, late: [], open: [0, 1, 2] });
    expect(patterns(reviewed(laid.pressAt(laid.now + 320, '2 slaps')))).toEqual(['double: 7D 7C']);
  });

  test('a pattern that nobody slapped ends when the next card covers it', () => {
    const moments = reviewed(sevens().press('2 plays'));
    expect(chancesOf(moments).map(({ first }) => first)).toEqual([undefined]);
  });

  test('a card counts from the end of its flip: a slap before that is for the pattern below it', () => {
    const laid = raceTable(ratscrew, { hands: ['7c 4c', '7d 6d', '5s 8s'], turn: 0, options: { flipMs: 200 } })
      .pressAt(1000, '0 plays')
      .pressAt(2000, '1 plays')
      .pressAt(2500, '2 plays')
      .pressAt(2600, '0 slaps');
    expect(patterns(reviewed(laid))).toEqual(['double: 7D 7C']);
    expect(chancesOf(reviewed(laid))[0]?.first).toEqual({ seat: 0, time: 400 });
  });

  test('a pattern on the last card that is paid can be slapped, unless the table says otherwise', () => {
    const deal = { hands: ['Jc 4c 2s', 'Jd 6d 2d'], turn: 0 };
    const paid = (options: Readonly<Record<string, unknown>>) =>
      raceTable(ratscrew, { ...deal, hands: ['4c Jc 9s', 'Kd Jd 9d 2c'], options });
    expect(paid({}).turn).toBe(0);
    const flow = (options: Readonly<Record<string, unknown>>) =>
      raceTable(ratscrew, { hands: ['5h Jc 9s', '5s 5d 2c'], turn: 0, options })
        .press('0 plays', '1 plays', '0 plays', '1 plays')
        .wait(2000);
    expect(patterns(reviewed(flow({})))).toEqual(['double: 5S 5H', 'double: 5D JC 5S']);
    expect(patterns(reviewed(flow({ slapAfterLastChance: false })))).toEqual(['double: 5S 5H']);
  });

  test('a seat without cards that has laid none on this pile could not have slapped', () => {
    const game = raceTable(slapjack, { hands: ['2c', '3d Jd', '5s 8s'], turn: 0, options: { lateGraceMs: 0 } })
      .press('0 slaps', '1 plays', '2 plays', '1 plays')
      .press('2 slaps');
    const [chance] = chancesOf(reviewed(game));
    expect(chance?.open).toEqual([1, 2]);
    expect(chance === undefined ? undefined : fateOf(chance, seat(0))).toBeUndefined();
  });

  test('whoever laid the jack does not miss it where that seat may not slap it', () => {
    const game = raceTable(slapjack, { hands: ['Jc 2c', '3d 4d'], turn: 0, options: { dealerMaySlap: false } }).press(
      '0 plays',
      '1 plays',
    );
    expect(chancesOf(reviewed(game)).map(({ open }) => open)).toEqual([[1]]);
  });

  test('a pattern that the end of the match cuts off was nobody’s to miss', () => {
    const game = raceTable(ratscrew, { hands: ['7c 4c', '7d 6d'], turn: 0, options: { timeLimit: 1 } })
      .press('0 plays')
      .pressAt(59_900, '1 plays')
      .wait(200);
    expect(game.winners).toBeDefined();
    expect(reviewed(game)).toEqual([]);
  });
});

describe('hands that came too late', () => {
  test('belong to the pattern whose pile was taken that long before', () => {
    const laid = sevens();
    const taken = laid.pressAt(laid.now + 320, '2 slaps');
    const [chance] = chancesOf(reviewed(taken, [slap(0, taken.now + 45, 45)]));
    if (chance === undefined) throw new Error('no pattern came up');
    expect(fateOf(chance, seat(0))).toEqual({ type: 'late', time: 365, by: 45 });
    expect(fateOf(chance, seat(1))).toEqual({ type: 'missed' });
    expect(fateOf(chance, seat(2))).toEqual({ type: 'won', time: 320 });
  });

  test('a second press is no other hand, least of all of whoever took the pile', () => {
    const laid = sevens();
    const taken = laid.pressAt(laid.now + 320, '2 slaps');
    const late = [slap(2, taken.now + 20, 20), slap(0, taken.now + 45, 45), slap(0, taken.now + 90, 90)];
    const chances = chancesOf(reviewed(taken, late));
    expect(reactionsOf(chances, [seat(2)])?.times).toEqual([320]);
    expect(reactionsOf(chances, [seat(0)])?.times).toEqual([365]);
  });

  test('those of another pile are no part of it', () => {
    const laid = sevens();
    const taken = laid.pressAt(laid.now + 320, '2 slaps');
    expect(chancesOf(reviewed(taken, [slap(0, taken.now + 2045, 45)]))[0]?.late).toEqual([]);
  });
});

describe('wrong slaps', () => {
  test('with what could be seen: the card that was still turning is not among it', () => {
    const game = raceTable(ratscrew, { hands: ['7c 4c', '9d 6d', '5s 8s'], turn: 0, options: { flipMs: 200 } })
      .pressAt(1000, '0 plays')
      .pressAt(2000, '1 plays')
      .pressAt(2100, '2 slaps');
    expect(reviewed(game)).toMatchObject([{ type: 'mistake', seat: 2, owed: undefined, sight: { cards: ['7C'] } }]);
  });
});

describe('reactions', () => {
  const chance = (times: readonly (readonly [seat: number, time: number])[]) =>
    chancesOf(
      times.flatMap(([who, time]) => {
        const laid = sevens();
        return reviewed(laid.pressAt(laid.now + time, `${who} slaps`));
      }),
    );

  test('best, median, and what eight of ten lie between', () => {
    const times = [300, 310, 320, 330, 340, 350, 360, 370, 380, 900];
    const figures = reactionsOf(chance(times.map((time) => [0, time] as const)), [seat(0)]);
    expect(figures).toMatchObject({ best: 300, median: 345, p10: 300, p90: 380 });
    expect(figures?.times).toEqual(times);
  });

  test('a row for all patterns, and one for each kind where there are several', () => {
    const laid = raceTable(ratscrew, {
      hands: ['7c 6c 2s', '7d 4d 2d', '5s 8s 9s'],
      turn: 0,
      options: { lateGraceMs: 0 },
    });
    const first = laid.press('0 plays', '1 plays');
    const taken = first.pressAt(first.now + 320, '0 slaps').press('0 plays', '1 plays');
    const game = taken.pressAt(taken.now + 410, '1 slaps');
    const rows = kindRows(chancesOf(reviewed(game)), 3, [seat(0)]);
    const lines = rows.map(({ kind, came, lines }) => [kind, came, lines.map(({ reactions }) => reactions?.best)]);
    expect(lines).toEqual([
      ['all', 2, [320, 410, undefined]],
      ['double', 1, [320, undefined]],
      ['ten', 1, [undefined, 410]],
    ]);
  });
});

describe('what is said to it', () => {
  const looker = (who: number | undefined, median?: number) => ({
    who: who === undefined ? undefined : seat(who),
    you: who === undefined ? undefined : seat(who),
    median,
    terms: sevens().view.terms,
  });
  const lines = (moments: readonly Moment[], who: number | undefined, median?: number) =>
    moments.map((moment) => {
      const { tag, title, sentence } = momentWords(moment, looker(who, median));
      return [tag, told(title, who), told(sentence, who)];
    });
  const laid = sevens();
  const taken = laid.pressAt(laid.now + 320, '2 slaps');

  test('to whoever took it, whoever came late, and whoever did not slap', () => {
    const late = [slap(0, taken.now + 45, 45)];
    expect(lines(reviewed(taken), 2)).toEqual([['won', 'Double sevens', 'You took it in 0.32 s.']]);
    expect(lines(reviewed(taken, late), 0)).toEqual([
      ['late', 'Double sevens', 'Ingrid took it in 0.32 s, 0.04 s ahead of you.'],
    ]);
    expect(lines(reviewed(taken), 0, 400)).toEqual([
      ['missed', 'Double sevens', 'Ingrid took it in 0.32 s, 0.08 s quicker than your median.'],
    ]);
    expect(lines(reviewed(taken), undefined)).toEqual([[undefined, 'Double sevens', 'Ingrid took it in 0.32 s.']]);
  });

  test('to a pattern that nobody slapped, and to a wrong slap', () => {
    expect(lines(reviewed(sevens().press('2 plays')), 0)).toEqual([
      ['missed', 'Double sevens', 'Nobody slapped it in time.'],
    ]);
    const wrong = raceTable(ratscrew, { hands: ['7c 4c', '9d 6d'], turn: 0 }).press('0 plays', '1 plays', '0 slaps');
    expect(lines(reviewed(wrong), 0)).toEqual([['wrong', 'You slapped wrongly', 'No pattern: 9 on 7.']]);
  });
});

/** Slapjack's rule sheet, section 8: J1 to J18 and its checks. Three seats unless a story says otherwise. */
import { describe, expect, test } from 'vitest';
import { PACK, RANKS, readCards } from '#engine/cards/cards';
import { start } from '#engine/core/match';
import { seat } from '#engine/core/words';
import { patternsOf, slapjack } from '#engine/games/slapjack/index';
import { dealOut, patternsIn, sightOf } from '#engine/kit/race';
import { configOf, type RaceLayout, raceTable } from '#tests/support/race';

const table = (hands: readonly string[], turn = 0, options: RaceLayout['options'] = {}) =>
  raceTable(slapjack, { hands, turn, options });

describe('what can be slapped', () => {
  test('J1: a jack on top, and the slapper plays next', () => {
    const game = table(['4c 2c', '9c 3c', 'Jc 5c']).press('0 plays', '1 plays', '2 plays', '2 slaps');
    expect([game.answer, game.hand(2), game.turn]).toEqual(['slapWon', '5C 4C 9C JC', 2]);
  });

  test('J2: not a jack that is covered', () => {
    const game = table(['4c 2c', 'Jc 3c', '9c 5c']).press('0 plays', '1 plays', '2 plays', '2 slaps');
    expect([game.answer, game.burn]).toEqual(['badSlap', '5C']);
  });

  test('J3: no doubles, unless the option says so', () => {
    const pair = (options: RaceLayout['options']) =>
      table(['7c 2c', '7d 3c', '4c'], 0, options).press('0 plays', '1 plays', '0 slaps').answer;
    expect([pair({}), pair({ slapDoubles: true })]).toEqual(['badSlap', 'slapWon']);
  });

  test('J4: nobody owes anything after an ace and a king', () => {
    const game = table(['Ac 2c', 'Kc 3c', '4c']).press('0 plays', '1 plays');
    expect([game.turn, game.state.challenge]).toEqual([2, undefined]);
    expect(game.wait(60_000).all('collected')).toEqual([]);
  });

  test.each([
    ['J5', 'Kc Qd'],
    ['J5', '9c Ad'],
    ['J6', 'Tc'],
    ['J13', 'Jc 3d 8h'],
  ])('%s: not %s', (_name, pile) => {
    expect(patternsIn(patternsOf(configOf(slapjack, {}, 3)), sightOf(readCards(pile)))).toEqual([]);
  });

  test('J6: after a ten the turn passes as usual', () => {
    expect(table(['Tc 2c', '3c', '4c']).press('0 plays').turn).toBe(1);
  });

  test('J13: a jack that was burnt last does not count', () => {
    const game = table(['Jc 2c', '3c Jh 4c', '8c 5c']).press('0 plays', '1 plays', '2 plays', '1 plays');
    expect([game.pile, game.burn, game.slappable()]).toEqual(['JC 3C 8C', 'JH', []]);
  });

  test('over all ranks on top, and whatever lies below, only a jack', () => {
    const patterns = patternsOf(configOf(slapjack, {}, 3));
    const tops = RANKS.filter((top) =>
      ['', ...RANKS].some(
        (below) => patternsIn(patterns, sightOf(readCards(`${below && `${below}D`} ${top}C`))).length > 0,
      ),
    );
    const always = RANKS.filter((below) => patternsIn(patterns, sightOf(readCards(`${below}D JC`))).length > 0);
    expect([tops, always]).toEqual([['J'], RANKS]);
  });
});

describe('seats without cards', () => {
  /** Seat 1 has laid its last card, seat 2 lays a jack. */
  const jack = () => table(['4c 2c 6c', '9c', 'Jc 5c Jh'], 1).press('1 plays', '2 plays');

  test('J7: slap the next jack and are back', () => {
    const game = jack().press('1 slaps');
    expect([game.hand(1), game.turn, game.state.outs]).toEqual(['9C JC', 1, []]);
  });

  test('J8: have one chance, the next jack that anybody slaps', () => {
    const game = jack().press('0 slaps', '0 plays', '2 plays', '0 plays', '2 plays');
    expect(game.slappable(0)).toEqual(['jack']);
    expect([game.answers('1 slaps'), game.burn]).toEqual(['notIn', '']);
  });
});

describe('penalties and late hands', () => {
  test('J9: a play on the turn of another burns the top card, and the turn stays', () => {
    const game = table(['2c 3c', '4c 5c', '6c'], 1).press('0 plays');
    expect([game.answer, game.burn, game.turn]).toEqual(['outOfTurn', '2C', 1]);
  });

  test('J10: the burn goes under the hand first, then the pile from its bottom card up', () => {
    const game = table(['5h 8s 2s', '2c Kd 3s 4s', 'Jc 6s'], 1).press('0 plays', '2 slaps').press('1 plays');
    expect(game.burn).toBe('5H JC');
    const sheet = table(['8s 3h', '5h 2c Kd 7d', 'Jc 6s'], 0)
      .press('1 plays', '1 plays', '0 plays', '1 plays', '2 plays')
      .press('1 slaps');
    expect(sheet.hand(1)).toBe('7D 5H 2C 8S KD JC');
  });

  test('J11 and J12: the second hand is late and free, 600 ms later a slap on the empty pile is wrong', () => {
    const won = table(['4c 2c', 'Jc 3c', '9c 5c']).press('0 plays', '1 plays').pressAt(500, '0 slaps');
    const late = won.pressAt(503, '1 slaps');
    expect([late.answer, late.hand(1)]).toEqual(['lateSlap', '3C']);
    const empty = late.pressAt(1100, '2 slaps');
    expect([empty.answer, empty.burn]).toEqual(['badSlap', '9C']);
  });

  test.each([
    ['burn', { burnCount: 1 }, '6C', ''],
    ['burn', { burnCount: 3 }, '6C 7C 8C', ''],
    ['giveToTopCardOwner', { burnCount: 2 }, '', '6C 7C'],
    ['none', { burnCount: 3 }, '', ''],
  ])('badSlap %s with %j', (badSlap, options, burn, given) => {
    const game = table(['4c', '5c 9c', '6c 7c 8c 9d'], 0, { badSlap, ...options }).press('0 plays', '2 slaps');
    expect([game.burn, game.hand(0)]).toEqual([burn, given]);
    expect(game.hand(2).split(' ').length + [burn, given].join(' ').trim().split(' ').filter(Boolean).length).toBe(4);
  });

  test('giveToTopCardOwner: burnt on an empty pile and by the owner itself', () => {
    const options = { badSlap: 'giveToTopCardOwner' };
    expect(table(['4c 2c', '5c'], 0, options).press('1 slaps').burn).toBe('5C');
    expect(table(['4c 2c', '5c 6c'], 0, options).press('0 plays', '0 slaps').burn).toBe('2C');
  });

  test('giveToTopCardOwner: burnt where the owner has been eliminated', () => {
    const options = { badSlap: 'giveToTopCardOwner', emptyBadSlap: 'eliminated' };
    const game = table(['4c', '5c 9c', '6c 7c'], 0, options).press('0 plays', '0 slaps', '2 slaps');
    expect([game.hand(0), game.burn, game.state.outs]).toEqual(['', '6C', [[0]]]);
  });

  test('the seat on turn that burns its last card is out, and the turn passes', () => {
    const game = table(['4c', '5c 2c', '6c']).press('0 slaps');
    expect([game.turn, game.state.outs]).toEqual([1, [[0]]]);
  });
});

describe('all cards in the pile', () => {
  /** Two seats; the jack on top is seat 1's last card, and nobody holds any. */
  const last = () => table(['4c', 'Jc']).press('0 plays', '1 plays');

  test('J14: both may slap for 1.5 s, then the last card picks everything up, shuffled, and plays on', () => {
    expect([last().slappable(0), last().slappable(1)]).toEqual([['jack'], ['jack']]);
    const game = last().wait(1500);
    expect(game.all('pickedUp')).toMatchObject([{ seat: 1, pile: 2 }]);
    expect([game.hand(1).split(' ').sort(), game.turn, game.winners]).toEqual([['4C', 'JC'], 1, undefined]);
    expect(game.state.outs).toEqual([]);
  });

  test('J15: a slap after 1.2 s takes all and wins', () => {
    const game = last().pressAt(last().now + 1200, '0 slaps');
    expect([game.winners, game.places]).toEqual([[0], [[0], [1]]]);
  });

  test('J16: a lone holder that slaps its own jack wins', () => {
    const game = table(['4c 5c Jc 6c', '9c']).press('0 plays', '1 plays', '0 plays', '0 plays', '0 slaps');
    expect([game.answer, game.winners]).toEqual(['slapWon', [0]]);
  });

  test('allInPile draw: all that are in share the match', () => {
    const game = table(['4c', '7c'], 0, { allInPile: 'draw' }).press('0 plays', '1 plays').wait(1500);
    expect(game.winners).toEqual([0, 1]);
  });
});

describe('the deal', () => {
  test.each([
    [5, 52],
    [7, 104],
    [10, 156],
  ])('J17: %i seats share %i cards', (seats, cards) => {
    const { state } = start(slapjack, configOf(slapjack, {}, seats), seats, 7);
    expect(state.hands.flat()).toHaveLength(cards);
    expect(state.total).toBe(cards);
  });

  test('J18: 52 cards from seat 3 of five: seats 3 and 4 get eleven', () => {
    const hands = dealOut(PACK, seat(3), 5);
    expect(hands.map((hand) => hand.length)).toEqual([10, 10, 10, 11, 11]);
    expect([hands[3]?.[0], hands[4]?.[0], hands[0]?.[0], hands[3]?.[1]]).toEqual([PACK[0], PACK[1], PACK[2], PACK[5]]);
  });

  test('the seat after the last card begins, and the first card goes to any seat', () => {
    const deals = Array.from({ length: 40 }, (_, seed) => start(slapjack, configOf(slapjack, {}, 5), 5, seed));
    const froms = deals.map(({ events, state }) => {
      const [dealt] = events;
      if (dealt?.event.type !== 'dealt') throw new Error('the first event is the deal');
      expect(slapjack.awaiting(state)).toEqual([(dealt.event.from + 52) % 5]);
      return dealt.event.from;
    });
    expect(new Set(froms).size).toBe(5);
  });
});

describe('options', () => {
  const sandwich = (options: RaceLayout['options']) =>
    table(['7c 2c', '9d 3c', '7h 4c'], 0, options).press('0 plays', '1 plays', '2 plays', '0 slaps').answer;

  test('slapSandwich: equal ranks with one card between, and no direct ones', () => {
    expect([sandwich({}), sandwich({ slapDoubles: true }), sandwich({ slapSandwich: true })]).toEqual([
      'badSlap',
      'badSlap',
      'slapWon',
    ]);
    const direct = table(['7c 2c', '7d 3c'], 0, { slapSandwich: true }).press('0 plays', '1 plays', '0 slaps');
    expect(direct.answer).toBe('badSlap');
  });

  test('leadAfterSlap nextSeat: the next seat with cards plays', () => {
    const game = table(['4c 2c', 'Jc', '9c 5c'], 0, { leadAfterSlap: 'nextSeat' });
    expect(game.press('0 plays', '1 plays', '0 slaps').turn).toBe(2);
    expect(game.press('0 plays', '1 plays', '2 slaps').turn).toBe(0);
  });

  test('dealerMaySlap off: not by the seat that laid the jack; another pattern it may', () => {
    const options = { dealerMaySlap: false, slapDoubles: true };
    const game = table(['4c 2c', 'Jc 5c', '9c'], 0, options).press('0 plays', '1 plays');
    expect([game.answers('1 slaps'), game.answers('0 slaps')]).toEqual(['badSlap', 'slapWon']);
    const pair = table(['Jd 2c', 'Jc 5c', '9c'], 0, options).press('0 plays', '1 plays');
    expect(pair.answers('1 slaps')).toBe('slapWon');
  });

  test('firstToPiles: so many piles by slaps win; the others rank by theirs', () => {
    const game = table(['4c 2c 3d', 'Jc Jd 6c', '9c Jh 7c'], 0, { firstToPiles: 2 })
      .press('0 plays', '1 plays', '1 slaps', '1 plays', '2 slaps')
      .press('2 plays', '0 plays', '1 plays', '2 plays', '2 slaps');
    expect(game.state.pilesWon).toEqual([0, 1, 2]);
    expect(game.places).toEqual([[2], [1], [0]]);
    expect(game.all('matchWon')).toMatchObject([{ how: 'piles' }]);
  });

  test('shuffleOnWin: won cards go under the hand in random order', () => {
    const orders = [1, 2, 3, 4, 5, 6].map((seed) =>
      raceTable(slapjack, { hands: ['2c 4c 6c 8c 3s', '3d 5d 7d Jd'], turn: 0, seed, options: { shuffleOnWin: true } })
        .flips(8)
        .press('0 slaps')
        .hand(0),
    );
    expect(new Set(orders).size).toBe(6);
    expect(new Set(orders.map((cards) => cards.split(' ').sort().join(' '))).size).toBe(1);
  });

  test('emptyBadSlap eliminated: a wrong slap without cards ends the chance', () => {
    const game = table(['4c', '9c 5c', '7c'], 0, { emptyBadSlap: 'eliminated' }).press('0 plays', '0 slaps');
    expect([game.state.outs, game.answers('0 slaps')]).toEqual([[[0]], 'notIn']);
  });

  test('a deal in which nobody ever slaps is ended by the card limit', () => {
    const game = table(['4c 5c 6c', '9c Jc', '7c'], 0, { cardLimit: 300 }).flips(300);
    expect(game.state.cardsPlayed).toBe(300);
    expect(game.all('pickedUp').length).toBeGreaterThan(30);
    expect(game.winners).toBeDefined();
  });
});

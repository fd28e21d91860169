/** Rule sheet section 8, the events: V1 to V16. Three seats unless a story says otherwise. */
import { describe, expect, test } from 'vitest';
import { ratscrew } from '#engine/games/ratscrew/index';
import { type RaceLayout, raceTable } from '#tests/support/race';

const table = (hands: readonly string[], turn = 0, options: RaceLayout['options'] = {}) =>
  raceTable(ratscrew, { hands, turn, options });

describe('challenges', () => {
  test('V1: a ten stops an ace; the pile stays and the next seat plays', () => {
    const game = table(['Ac 3h', '2c 3c Tc 4h', '5h 6h']).press('0 plays', '1 plays', '1 plays', '1 plays');
    expect(game.state.challenge).toBeUndefined();
    expect(game.pile).toBe('AC 2C 3C TC');
    expect(game.turn).toBe(2);
    expect(game.all('challengeCancelled')).toEqual([{ type: 'challengeCancelled', creditor: 0, by: 1 }]);
  });

  test('V1: a ten stops also as the last card owed', () => {
    const game = table(['Qc 3h', '4c Tc 4h', '5h']).press('0 plays', '1 plays', '1 plays');
    expect([game.turn, game.state.challenge]).toEqual([2, undefined]);
    expect(game.wait(5000).all('collected')).toEqual([]);
  });

  test('V2: a jack on a king is owed to the seat that laid it, one card', () => {
    const game = table(['Kc 3h', '4c Jc 4h', '5h 6h']).press('0 plays', '1 plays', '1 plays');
    expect(game.state.challenge).toEqual({ creditor: 1, of: 1, owed: 1 });
    expect(game.turn).toBe(2);
  });

  test.each([
    ['Ac', 4],
    ['Kc', 3],
    ['Qc', 2],
    ['Jc', 1],
  ])('%s asks for %i', (card, of) => {
    const game = table([`${card} 3h`, '4c 5c', '5h 6h']).press('0 plays');
    expect(game.state.challenge).toEqual({ creditor: 0, of, owed: of });
    expect(game.turn).toBe(1);
  });

  test('V3: a paid queen can be slapped for 800 ms, then its seat collects and leads', () => {
    const paid = table(['Qc 3h', '7c 7d 4h', '5h 6h']).press('0 plays', '1 plays', '1 plays');
    expect(paid.turn).toBeUndefined();
    expect(paid.pressAt(paid.now + 799, '2 slaps').answer).toBe('slapWon');
    const late = paid.pressAt(paid.now + 800, '2 slaps');
    expect(late.answer).toBe('lateSlap');
    expect(late.all('collected')).toMatchObject([{ seat: 0, payer: 1, pile: 3, burn: 0 }]);
    expect([late.hand(0), late.turn]).toEqual(['3H QC 7C 7D', 0]);
  });

  test('V4: what a seat cannot pay any more the next one owes', () => {
    const game = table(['Ac 3h', '4c 6c', '5h 7h 8h']).press('0 plays', '1 plays', '1 plays');
    expect(game.turn).toBe(2);
    expect(game.state.challenge).toEqual({ creditor: 0, of: 4, owed: 2 });
  });

  test('V5: a seat without cards is in through its mark, collects and leads', () => {
    const game = table(['Jc', '9c 4h', '5h 6h']).press('0 plays', '1 plays');
    expect(game.state.outs).toEqual([]);
    expect([game.wait(800).hand(0), game.wait(800).turn]).toEqual(['JC 9C', 0]);
    expect(game.wait(799).hand(0)).toBe('');
  });

  test('a creditor that alone holds cards pays its own challenge', () => {
    const game = table(['Kc 2c 3c 5c', '4h'], 0).press('0 plays', '1 plays');
    expect([game.turn, game.state.challenge?.owed]).toEqual([0, 2]);
    const paid = game.press('0 plays', '0 plays');
    expect(paid.turn).toBeUndefined();
    expect(paid.wait(800).winners).toEqual([0]);
  });
});

describe('penalties and going out', () => {
  test('V6: a play on the turn of another burns the top card, and the turn stays', () => {
    const game = table(['2c 3c', '4c 5c', '6c 7c']).press('2 plays');
    expect([game.answer, game.burn, game.hand(2), game.turn]).toEqual(['outOfTurn', '6C', '7C', 0]);
  });

  test('V7: the last card burnt, and nothing laid on this pile: out', () => {
    const game = table(['2c 3c', '4c 5c', '6c']).press('2 slaps');
    expect([game.answer, game.burn]).toEqual(['badSlap', '6C']);
    expect(game.all('knockedOut')).toEqual([{ type: 'knockedOut', seats: [2], why: 'noCards' }]);
    expect(game.answers('2 slaps')).toBe('notIn');
  });

  /** Seat 2 has laid its last card; seat 1 has burnt one; a six and a four lie on top. */
  const sixFour = () => table(['6d 7s 3s', '9c 4c 7h', '8h'], 2).press('1 plays', '2 plays', '0 plays', '1 plays');

  test('V8: a seat that laid its last card slaps in, takes burn, then pile, and plays next', () => {
    expect([sixFour().pile, sixFour().burn, sixFour().slappable(2)]).toEqual(['8H 6D 4C', '9C', ['ten']]);
    const game = sixFour().press('2 slaps');
    expect([game.answer, game.hand(2), game.turn]).toEqual(['slapWon', '9C 8H 6D 4C', 2]);
    expect([game.pile, game.burn]).toEqual(['', '']);
  });

  test('V9: once another seat has taken that pile it is out, and its slap costs nothing', () => {
    const game = sixFour().press('1 slaps', '1 plays', '0 plays');
    expect([game.pile, game.slappable()]).toEqual(['7H 7S', ['double']]);
    expect(game.all('knockedOut')).toEqual([{ type: 'knockedOut', seats: [2], why: 'noCards' }]);
    expect(game.answers('2 slaps')).toBe('notIn');
  });
});

describe('who comes too late', () => {
  const slapped = () => table(['7c 2c', '7d 3d 4d', '5h'], 0).press('0 plays', '1 plays', '0 slaps');

  test.each([
    [300, 'lateSlap', ''],
    [499, 'lateSlap', ''],
    [500, 'badSlap', '3D'],
    [700, 'badSlap', '3D'],
  ])('V10: a slap %i ms after the pile has gone: %s', (after, answer, burn) => {
    const late = slapped().pressAt(slapped().now + after, '1 slaps');
    expect([late.answer, late.burn]).toEqual([answer, burn]);
  });

  test('V11: while a collection is pending neither payer nor creditor plays, and others play out of turn', () => {
    const game = table(['Jc 2c', '9c 4h', '5h 6h']).press('0 plays', '1 plays');
    expect(['0 plays', '1 plays', '2 plays'].map((press) => game.answers(press))).toEqual([
      'collecting',
      'collecting',
      'outOfTurn',
    ]);
    expect(game.press('2 plays').burn).toBe('5H');
  });

  test('V15: a play just after somebody else has taken the pile is free for the seat that was on turn', () => {
    const game = table(['7c 2c', '3d 4d', '7h 5h'], 2).press('2 plays', '0 plays', '2 slaps');
    expect([game.answer, game.turn]).toEqual(['slapWon', 2]);
    const late = game.pressAt(game.now + 100, '1 plays');
    expect([late.answer, late.hand(1), late.turn]).toEqual(['latePlay', '3D 4D', 2]);
    expect(game.pressAt(game.now + 500, '1 plays').answer).toBe('outOfTurn');
    expect(game.pressAt(game.now + 100, '0 plays').answer).toBe('outOfTurn');
  });
});

describe('all cards in pile and burn', () => {
  test('V12: nobody slaps for 1.5 s, and the creditor of a challenge that still runs collects and wins', () => {
    const game = table(['Kc', '4h']).press('0 plays', '1 plays');
    expect(game.wait(1499).all('collected')).toEqual([]);
    const after = game.wait(1500);
    expect(after.all('collected')).toMatchObject([{ seat: 0, payer: 1, pile: 2 }]);
    expect(after.all('knockedOut')).toMatchObject([{ seats: [1] }]);
    expect([after.winners, after.places]).toEqual([[0], [[0], [1]]]);
  });

  test('V12: a challenge that is paid with the last card waits as long', () => {
    const game = table(['Jc', '4h']).press('0 plays', '1 plays');
    expect(game.wait(1499).winners).toBeUndefined();
    expect(game.wait(1500).winners).toEqual([0]);
  });

  test('V13: without a challenge the last card picks everything up, and the other may still slap', () => {
    const game = table(['5c', '7d']).press('0 plays', '1 plays');
    expect([game.turn, game.answers('0 slaps', 1499), game.wait(1499).hand(1)]).toEqual([undefined, 'badSlap', '']);
    const after = game.wait(1500);
    expect(after.all('pickedUp')).toMatchObject([{ seat: 1, pile: 2, burn: 0 }]);
    expect(after.hand(1).split(' ').sort()).toEqual(['5C', '7D']);
    expect([after.turn, after.winners, after.state.outs]).toEqual([1, undefined, []]);
    expect(after.answers('0 slaps', 600)).toBe('badSlap');
  });

  test('V13: what is picked up is shuffled', () => {
    const hands = ['2c 4c 6c 8c', '3d 5d 7d 9d'];
    const orders = [1, 2, 3, 4, 5].map((seed) =>
      raceTable(ratscrew, { hands, turn: 0, seed, options: { slapTens: false } })
        .flips(8)
        .wait(1500)
        .hand(1),
    );
    expect(new Set(orders).size).toBe(5);
    expect(new Set(orders.map((cards) => cards.split(' ').sort().join(' '))).size).toBe(1);
  });

  /** Seat 0 has collected all that is not burnt. */
  const lone = () =>
    table(['Jd 2c 2h', '8h 9h 3c'], 0, { collectTakesBurn: false })
      .press('1 plays', '1 plays', '0 plays', '1 plays')
      .wait(800);

  test('V14: burnt cards keep a lone seat from winning, however often it collects', () => {
    expect([lone().hand(0), lone().burn, lone().turn]).toEqual(['2C 2H JD 3C', '8H 9H', 0]);
    expect([lone().winners, lone().state.outs]).toEqual([undefined, [[1]]]);
    const around = lone().press('0 plays', '0 plays', '0 plays', '0 plays').wait(1500);
    expect([around.hand(0), around.burn, around.winners]).toEqual(['2C 2H JD 3C', '8H 9H', undefined]);
  });

  test('V14: a slap brings it the burn and the win', () => {
    expect(lone().press('0 plays', '0 plays', '0 slaps').winners).toEqual([0]);
  });

  test('V14: so does picking everything up', () => {
    const stopped = table(['Jd', '8h 9h 3c Tc'], 0, { collectTakesBurn: false, tenStops: true })
      .press('1 plays', '1 plays', '0 plays', '1 plays')
      .wait(800);
    expect([stopped.hand(0), stopped.hand(1), stopped.winners]).toEqual(['JD 3C', 'TC', undefined]);
    const picked = stopped.press('0 plays', '1 plays', '0 plays').wait(1500);
    expect(picked.all('pickedUp')).toMatchObject([{ seat: 0, pile: 3, burn: 2 }]);
    expect(picked.hand(0).split(' ')).toHaveLength(5);
  });

  test('V16: the last to burn its last card on an empty pile picks everything up and wins', () => {
    const first = table(['2c', '3d']).press('0 slaps');
    expect([first.state.outs, first.turn]).toEqual([[[0]], 1]);
    const game = first.press('1 slaps');
    expect([game.state.outs, game.turn, game.burn]).toEqual([[[0]], undefined, '2C 3D']);
    expect(game.answers('1 slaps')).toBe('notIn');
    expect(game.wait(1499).winners).toBeUndefined();
    const after = game.wait(1500);
    expect(after.all('pickedUp')).toMatchObject([{ seat: 1, pile: 0, burn: 2 }]);
    expect([after.winners, after.places]).toEqual([[1], [[1], [0]]]);
  });
});

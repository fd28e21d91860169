/** What a press comes to (rule sheet section 3): refusals, penalties and their order, and what can be seen. */
import { describe, expect, test } from 'vitest';
import { millis } from '#engine/core/words';
import { ratscrew } from '#engine/games/ratscrew/index';
import { sightAt, slapOrder } from '#engine/kit/race';
import { type RaceLayout, raceTable } from '#tests/support/race';

const table = (hands: readonly string[], options: RaceLayout['options'] = {}, turn = 0) =>
  raceTable(ratscrew, { hands, turn, options });

describe('the first answer that fits', () => {
  test('a finished game refuses everything, before noCards and notIn', () => {
    const over = table(['Jc', '4h']).press('0 plays', '1 plays').wait(1500);
    expect(['0 plays', '1 plays', '0 slaps', '1 slaps'].map((press) => over.answers(press))).toEqual(
      Array(4).fill('gameOver'),
    );
  });

  test('notIn before lockedOut', () => {
    const game = table(['2c 3c', '4c', '5c 6c'], { touchSeats: [1] }).press('1 slaps');
    expect([game.answer, game.answers('1 slaps')]).toEqual(['badSlap', 'notIn']);
  });

  test('lockedOut before a good slap, and before lateSlap', () => {
    const game = table(['7c 3c', '7d 4c', '5c 6c'], { touchSeats: [2] }).press('2 slaps', '0 plays', '1 plays');
    expect([game.slappable(2), game.answers('2 slaps')]).toEqual([['double'], 'lockedOut']);
    expect(game.press('0 slaps').answers('2 slaps')).toBe('lockedOut');
    expect(game.press('0 slaps').answers('1 slaps')).toBe('lateSlap');
  });

  test('noCards before collecting', () => {
    const game = table(['Jc', '9c 4h', '5h 6h']).press('0 plays', '1 plays');
    expect(['0 plays', '1 plays'].map((press) => game.answers(press))).toEqual(['noCards', 'collecting']);
  });

  test('collecting before heldKey', () => {
    const game = table(['Jc 2c', '9c 4h'], { touchSeats: [1] }).press('0 plays', '1 plays');
    expect(game.answers('1 plays', 100)).toBe('collecting');
  });

  test('heldKey before latePlay and outOfTurn', () => {
    const touch = { touchSeats: [1] };
    // Six and four across the queen: seat 2 slaps while seat 1 still owes a card.
    const taken = table(['Qc 2c', '4c 9d', '6h 7h'], touch, 2).press('2 plays', '0 plays', '1 plays', '2 slaps');
    expect([taken.answers('1 plays', 219), taken.answers('1 plays', 220)]).toEqual(['heldKey', 'latePlay']);
    const passed = table(['9c 2c', '5c 9d 4h', '6h 7h'], touch).press('0 plays', '1 plays');
    expect([passed.answers('1 plays', 239), passed.answers('1 plays', 240)]).toEqual(['heldKey', 'outOfTurn']);
  });

  test('a refused press changes nothing', () => {
    const game = table(['Jc', '9c 4h', '5h 6h']).press('0 plays', '1 plays');
    expect(game.press('1 plays').state).toBe(game.state);
    expect(game.press('1 plays').match.record.log).toHaveLength(2);
  });
});

describe('penalties', () => {
  test.each([
    ['an empty pile', ['2c 3c', '4c 5c'], []],
    ['a lone ten', ['Tc 3c', '4c 5c'], ['0 plays']],
    ['a covered pair', ['7c Kc 2s', '7d 5c 6s'], ['0 plays', '1 plays', '0 plays']],
  ])('a slap on %s is wrong and costs the top card', (_what, hands, presses) => {
    const game = table(hands).press(...presses);
    const slapped = game.press('1 slaps');
    expect(slapped.answer).toBe('badSlap');
    expect(slapped.burn).toBe(game.hand(1).split(' ')[0]);
    expect(slapped.turn).toBe(game.turn);
  });

  test('a seat that is in without a card slaps wrongly for nothing', () => {
    const game = table(['2c', '4c 5c', '6c 7c']).press('0 plays', '0 slaps');
    expect([game.answer, game.burn, game.state.outs]).toEqual(['badSlap', '', []]);
  });

  test('burnCount 2 burns two, as far as held', () => {
    const game = table(['2c 3c', '4c', '6c 7c 8c'], { burnCount: 2 });
    expect([game.press('2 slaps').burn, game.press('2 plays').burn, game.press('1 slaps').burn]).toEqual([
      '6C 7C',
      '6C 7C',
      '4C',
    ]);
  });

  test('the seat on turn that burns its last card passes on what it owes', () => {
    const game = table(['Kc 2c', '4c 5c', '6c 7c']).press('0 plays', '1 plays', '1 slaps');
    expect([game.turn, game.state.challenge]).toEqual([2, { creditor: 0, of: 3, owed: 2 }]);
  });

  test('giveToTurnSeat: under the hand on turn, with a collection pending under the creditor, else burnt', () => {
    const options = { badSlap: 'giveToTurnSeat' };
    const given = table(['2c 3c', '4c 5c', '6c 7c'], options).press('2 slaps');
    expect([given.hand(0), given.hand(2), given.burn]).toEqual(['2C 3C 6C', '7C', '']);
    expect(table(['2c 3c', '4c 5c'], options).press('0 slaps').burn).toBe('2C');
    const pending = table(['Jc 2c', '9c 4h', '5h 6h'], options).press('0 plays', '1 plays');
    expect(pending.press('2 slaps').hand(0)).toBe('2C 5H');
    expect(pending.press('0 slaps').burn).toBe('2C');
    expect(table(['2c 3c', '4c 5c', '6c 7c'], options).press('2 plays').burn).toBe('6C');
  });

  test('none: a wrong slap costs nothing but the pause', () => {
    const game = table(['2c 3c', '4c 5c'], { badSlap: 'none', touchSeats: [1] }).press('1 slaps');
    expect([game.answer, game.burn, game.hand(1)]).toEqual(['badSlap', '', '4C 5C']);
    expect([game.answers('1 slaps', 849), game.answers('1 slaps', 850)]).toEqual(['lockedOut', 'badSlap']);
  });
});

describe('pauses by kind of input', () => {
  test('after a wrong slap a finger waits 850 ms, a key not at all', () => {
    const game = table(['2c 3c', '4c 5c 6c', '6d 7d'], { touchSeats: [1] }).press('1 slaps', '2 slaps');
    expect([game.answers('1 slaps', 829), game.answers('1 slaps', 830), game.answers('2 slaps', 1)]).toEqual([
      'lockedOut',
      'badSlap',
      'badSlap',
    ]);
  });

  test('a number holds for every seat', () => {
    const options = { touchSeats: [1], slapLockoutMs: 100, flipGuardMs: 50 };
    const game = table(['2c 3c 4d', '4c 5c 6c'], options);
    for (const who of [0, 1]) {
      const slapped = game.press(`${who} slaps`);
      expect([slapped.answers(`${who} slaps`, 99), slapped.answers(`${who} slaps`, 100)]).toEqual([
        'lockedOut',
        'badSlap',
      ]);
    }
    const played = game.press('0 plays');
    expect([played.answers('0 plays', 49), played.answers('0 plays', 50)]).toEqual(['heldKey', 'outOfTurn']);
  });

  test.each([
    ['a seat that is not there', { touchSeats: [2] }],
    ['half a seat', { touchSeats: [0.5] }],
    ['no list', { touchSeats: 1 }],
  ])('touch seats are checked at the door: %s', (_what, raw) => {
    expect(ratscrew.checkConfig(raw, 2)).toMatchObject({ ok: false, fault: { field: 'touchSeats' } });
  });

  test('a config goes through its own door again', () => {
    const config = ratscrew.checkConfig({ touchSeats: [1] }, 2);
    expect(config.ok && ratscrew.checkConfig(config.value, 2)).toEqual(config);
  });
});

describe('what is seen counts', () => {
  const FLIP = { flipMs: 200 };

  test('a card joins the pattern when its flip ends', () => {
    const game = table(['7c 2c', '7d 3c', '5c'], FLIP).press('0 plays').wait(200).press('1 plays');
    expect([game.answers('2 slaps', 199), game.answers('2 slaps', 200)]).toEqual(['badSlap', 'slapWon']);
    expect(game.pressAt(game.now + 260, '2 slaps').all('slapWon')).toMatchObject([{ reaction: 60, pile: 2 }]);
  });

  const flyingQueen = () =>
    table(['7c 2c', '7d 3c', 'Qc 5c'], FLIP).press('0 plays', '1 plays').wait(300).press('2 plays');

  test('a card that still turns hides nothing, goes along with the pile and asks for nothing any more', () => {
    const game = flyingQueen().pressAt(flyingQueen().now + 100, '1 slaps');
    expect([game.answer, game.hand(1), game.turn]).toEqual(['slapWon', '3C 7C 7D QC', 1]);
    expect(game.state.challenge).toBeUndefined();
    expect(game.all('slapWon')).toMatchObject([{ patterns: [{ name: 'double', between: 0 }], reaction: 220 }]);
  });

  test('once it can be seen it covers the pattern', () => {
    expect(flyingQueen().answers('1 slaps', 200)).toBe('badSlap');
  });

  test('several cards may be turning at once, each with its own end', () => {
    const game = table(['7c 2c', '7d 3c', '7h 5c', '9c Tc'], FLIP).press('0 plays', '1 plays', '2 plays');
    const sights = [180, 200, 220, 240].map((at) => sightAt(game.view, millis(at + 20)).cards.join(' '));
    expect(sights).toEqual(['', '7C', '7D 7C', '7H 7D 7C']);
  });

  test('the collection counts from the moment the last owed card can be seen', () => {
    const game = table(['Jc 2c', '9c 4h'], FLIP).press('0 plays', '1 plays');
    expect([game.wait(999).hand(0), game.wait(1000).hand(0)]).toEqual(['2C', '2C JC 9C']);
  });

  test('so does the last chance, and a burnt card that comes later moves it', () => {
    const laid = table(['5c', '7d'], FLIP).press('0 plays', '1 plays');
    expect([laid.wait(1699).hand(1), laid.wait(1700).hand(1)]).not.toContain(undefined);
    expect(laid.wait(1699).all('pickedUp')).toEqual([]);
    expect(laid.wait(1700).all('pickedUp')).toHaveLength(1);
    const burnt = table(['5c', '7d 8d'], FLIP).press('0 plays', '1 plays').wait(500).press('1 slaps');
    expect(burnt.wait(1499).all('pickedUp')).toEqual([]);
    expect(burnt.wait(1500).all('pickedUp')).toMatchObject([{ seat: 1, pile: 2, burn: 1 }]);
  });

  test('a burnt card moves a pending collection only if it was the last one in a hand', () => {
    const pending = table(['Jc', '9c 4h'], {}).press('0 plays', '1 plays').wait(300);
    expect(pending.press('1 slaps').wait(1499).all('collected')).toEqual([]);
    expect(pending.press('1 slaps').wait(1500).winners).toEqual([0]);
    const other = table(['Jc 2c', '9c 4h 5h'], {}).press('0 plays', '1 plays').wait(300).press('1 slaps');
    expect(other.wait(480).all('collected')).toMatchObject([{ seat: 0, burn: 1 }]);
  });
});

describe('several hands at once', () => {
  const pair = () => table(['7c 2c', '7d 3c', '5c 6c']).press('0 plays', '1 plays');

  test('of two slaps in one millisecond the first one handled wins, the other is late', () => {
    const game = pair().pressAt(400, '2 slaps').pressAt(400, '0 slaps');
    expect([game.answer, game.hand(2)]).toEqual(['lateSlap', '5C 6C 7C 7D']);
  });

  test('that goes clockwise from the seat after the top card', () => {
    expect(slapOrder(pair().view)).toEqual([2, 0, 1]);
    expect(slapOrder(table(['2c', '3c', '4c']).view)).toEqual([0, 1, 2]);
  });

  test('somebody who flips on in the same moment is beaten only by a press that was handled before', () => {
    const game = pair().pressAt(400, '2 plays').pressAt(400, '0 slaps');
    expect(game.answer).toBe('badSlap');
  });
});

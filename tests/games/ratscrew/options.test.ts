/** The options of rule sheet section 6, one by one. */
import { describe, expect, test } from 'vitest';
import { PACK } from '#engine/cards/cards';
import { ratscrew } from '#engine/games/ratscrew/index';
import { shoeOf } from '#engine/kit/race';
import { configOf, type RaceLayout, raceTable } from '#tests/support/race';

const table = (hands: readonly string[], options: RaceLayout['options'] = {}, turn = 0) =>
  raceTable(ratscrew, { hands, turn, options });

describe('packs', () => {
  const cards = (options: object, seats: number) =>
    shoeOf(ratscrew.initial(configOf(ratscrew, options, seats), seats).terms);

  test.each([
    [2, 52],
    [5, 52],
    [6, 104],
    [8, 104],
    [9, 156],
    [10, 156],
  ])('%i seats play with %i cards', (seats, count) => {
    expect(cards({}, seats)).toHaveLength(count);
  });

  test.each([
    [{ decks: '4' }, 208],
    [{ decks: '1', jokers: '2' }, 54],
    [{ decks: '3', jokers: '2' }, 162],
  ])('%j makes %i cards, no two of them the same', (options, count) => {
    expect(new Set(cards(options, 3)).size).toBe(count);
  });

  test('the first pack bears no number', () => {
    expect(cards({ decks: '2' }, 2)).toEqual([...PACK, ...PACK.map((face) => `${face}.1`)]);
  });
});

describe('challenges', () => {
  test('tenStops off: a ten pays like any low card', () => {
    const game = table(['Qc 2c', 'Tc 3c 4c'], { tenStops: false }).press('0 plays', '1 plays');
    expect([game.turn, game.state.challenge]).toEqual([1, { creditor: 0, of: 2, owed: 1 }]);
  });

  test('collectDelayMs: the time to slap before a collection', () => {
    const game = table(['Jc 2c', '9c 4h'], { collectDelayMs: 300 }).press('0 plays', '1 plays');
    expect([game.wait(299).hand(0), game.wait(300).hand(0)]).toEqual(['2C', '2C JC 9C']);
  });

  test('collectTakesBurn: the burn goes under the hand before the pile, or stays', () => {
    const collected = (collectTakesBurn: boolean) =>
      table(['Jc 2c', '9c 4h', '5h 6h'], { collectTakesBurn }).press('2 plays', '0 plays', '1 plays').wait(800);
    expect([collected(true).hand(0), collected(true).burn]).toEqual(['2C 5H JC 9C', '']);
    expect([collected(false).hand(0), collected(false).burn]).toEqual(['2C JC 9C', '5H']);
  });

  test('leadAfterCollect seatAfterPayer: the next seat with cards leads', () => {
    const game = table(['Jc 2c', '9c 4h', '5h 6h'], { leadAfterCollect: 'seatAfterPayer' });
    const collected = game.press('0 plays', '1 plays').wait(800);
    expect(collected.turn).toBe(2);
    // It was the creditor's to collect, so a flip in hope of leading is forgiven.
    expect(collected.answers('0 plays', 100)).toBe('latePlay');
  });

  test('slapAfterLastChance off: a paid challenge cannot be slapped any more', () => {
    const paid = (slapAfterLastChance: boolean) =>
      table(['Jc 2c', '9d 4h', '9h 6c'], { slapAfterLastChance }, 2).press('2 plays', '0 plays', '1 plays');
    expect(paid(true).slappable()).toEqual(['double across 1']);
    expect([paid(true).answers('2 slaps'), paid(false).answers('2 slaps')]).toEqual(['slapWon', 'badSlap']);
  });

  test('slapAfterLastChance off: until the last card owed can be seen, what lies under it can be slapped', () => {
    const options = { slapAfterLastChance: false, flipMs: 100 };
    const jacks = table(['Jc 2c', '4h 5h', 'Jh 6c'], options, 2).press('2 plays', '0 plays').wait(200).press('1 plays');
    expect([jacks.turn, jacks.answers('2 slaps', 99), jacks.answers('2 slaps', 100)]).toEqual([
      undefined,
      'slapWon',
      'badSlap',
    ]);
  });
});

describe('who may slap', () => {
  const empty = (slapIn: string) =>
    table(['6c 3c', '4c 5c', '9h'], { slapIn }, 2).press('2 plays', '0 plays', '1 plays');

  test('contributed: a seat without cards while its mark lasts', () => {
    expect(empty('contributed').answers('2 slaps')).toBe('slapWon');
  });

  test('never: no seat without cards', () => {
    expect(empty('never').answers('2 slaps')).toBe('notIn');
  });

  test('never: all cards in hand win at once, though the other has a mark', () => {
    const game = table(['5c', '7d'], { slapIn: 'never' }).press('0 plays', '1 plays').wait(1500);
    expect(game.winners).toEqual([1]);
  });

  test('never: a mark still lets a creditor collect', () => {
    const game = table(['Jc', '9c 4h', '5h'], { slapIn: 'never' }).press('0 plays', '1 plays').wait(800);
    expect(game.hand(0)).toBe('JC 9C');
  });

  test('anyTime: nobody goes out, and who lost everything may come back', () => {
    const game = table(['6c 3c', '4c 5c', '9h'], { slapIn: 'anyTime' }, 2).press(
      '2 plays',
      '0 plays',
      '1 plays',
      '0 slaps',
    );
    const back = game.press('0 plays', '1 plays');
    expect([game.state.outs, back.answers('2 slaps', 500)]).toEqual([[], 'badSlap']);
    const pair = table(['8c', '8d 5c'], { slapIn: 'anyTime' }).press('0 plays', '1 plays', '0 slaps');
    expect([pair.answer, pair.hand(0), pair.winners]).toEqual(['slapWon', '8C 8D', undefined]);
  });

  test('anyTime: a slap or a collection that brings all cards wins, a pick-up does not', () => {
    const slapped = table(['8c 2c', '8d'], { slapIn: 'anyTime' }).press('0 plays', '1 plays', '0 slaps');
    expect([slapped.winners, slapped.places]).toEqual([[0], [[0], [1]]]);
    const collected = table(['Jc', '9d'], { slapIn: 'anyTime' }).press('0 plays', '1 plays').wait(1500);
    expect(collected.winners).toEqual([0]);
    const picked = table(['5c', '7d'], { slapIn: 'anyTime' }).press('0 plays', '1 plays').wait(1500);
    expect([picked.hand(1).length > 0, picked.winners]).toEqual([true, undefined]);
  });
});

describe('a wrong slap by a seat without cards', () => {
  const eliminated = { emptyBadSlap: 'eliminated' };

  test('eliminates it', () => {
    const game = table(['2c', '4c 5c', '6c 7c'], eliminated).press('0 plays', '0 slaps');
    expect(game.all('knockedOut')).toEqual([{ type: 'knockedOut', seats: [0], why: 'eliminated' }]);
    expect(game.answers('0 slaps')).toBe('notIn');
  });

  test('frees whoever owed it something, and the turn stays', () => {
    const running = table(['Kc', '4c 5c', '6c 7c'], eliminated).press('0 plays', '1 plays', '0 slaps');
    expect([running.turn, running.state.challenge]).toEqual([1, undefined]);
    const pending = table(['Jc', '4c 5c', '6c 7c'], eliminated).press('0 plays', '1 plays', '0 slaps');
    expect([pending.turn, pending.pile]).toEqual([1, 'JC 4C']);
    expect(pending.wait(5000).all('collected')).toEqual([]);
  });

  test('a last chance passes to the next seat that is in', () => {
    const game = table(['5c', '7d'], eliminated).press('0 plays', '1 plays', '1 slaps').wait(1500);
    expect(game.all('pickedUp')).toMatchObject([{ seat: 0 }]);
    expect([game.winners, game.places]).toEqual([[0], [[0], [1]]]);
  });

  test('never the last seat that is in', () => {
    const game = table(['5c', '7d'], eliminated).press('0 plays', '1 plays', '1 slaps', '0 slaps');
    expect([game.answer, game.state.outs]).toEqual(['badSlap', [[1]]]);
  });
});

describe('the end', () => {
  test('lastSurvivorWins: who alone holds cards wins by taking the pile, burnt cards or not', () => {
    const lone = (lastSurvivorWins: boolean) =>
      table(['Jd 2c', '8h 3c'], { collectTakesBurn: false, lastSurvivorWins })
        .press('1 plays', '0 plays', '1 plays')
        .wait(800);
    expect([lone(true).burn, lone(true).winners, lone(false).winners]).toEqual(['8H', [0], undefined]);
  });

  test('lastSurvivorWins: by picking up as well', () => {
    const game = table(['5c', '7d'], { lastSurvivorWins: true }).press('0 plays', '1 plays').wait(1500);
    expect(game.winners).toEqual([1]);
    expect(game.all('matchWon')).toMatchObject([{ how: 'lastSurvivor' }]);
  });

  test('allInPile draw: nobody owed anything and nobody slapped, so all that are in share the match', () => {
    const options = { allInPile: 'draw' };
    const game = table(['5c', '7d', '6h'], options, 2).press('1 slaps', '2 plays', '0 plays').wait(1500);
    expect([game.winners, game.places]).toEqual([
      [0, 2],
      [[0, 2], [1]],
    ]);
    expect(table(['Kc', '4h'], options).press('0 plays', '1 plays').wait(1500).winners).toEqual([0]);
  });

  test('allInPile draw: the last to burn its last card on an empty pile has the match alone', () => {
    const game = table(['2c', '3d'], { allInPile: 'draw' }).press('0 slaps', '1 slaps').wait(1500);
    expect([game.winners, game.places]).toEqual([[1], [[1], [0]]]);
  });

  test('cardLimit: the card that reaches it ends the match; most cards in hand win, equal counts share', () => {
    const low = (count: number) => Array.from({ length: count }, (_, index) => `${2 + (index % 8)}c`).join(' ');
    const options = { cardLimit: 100, slapDoubles: false, slapTens: false };
    const game = table([low(60), low(50), low(50), low(30)], options)
      .press('3 plays')
      .flips(99);
    expect(game.winners).toBeUndefined();
    const over = game.flips(1);
    expect(over.places).toEqual([[0], [1, 2], [3]]);
    expect(over.all('limitReached')).toEqual([{ type: 'limitReached', limit: 'cards' }]);
  });

  test('timeLimit: in minutes, to the millisecond', () => {
    const game = table(['2c 3c', '4c 5c', '6c'], { timeLimit: 2 }).press('2 slaps', '0 plays', '1 plays');
    expect(game.until(119_999).winners).toBeUndefined();
    expect(game.until(120_000).places).toEqual([[0, 1], [2]]);
  });

  test('seats that one taking puts out share a place, above those that went before', () => {
    const game = table(['6c 2c', '4c', '9h', '3d'], {}, 3).press('2 slaps', '3 plays', '0 plays', '1 plays', '0 slaps');
    expect(game.all('knockedOut').map(({ seats }) => seats)).toEqual([[2], [1, 3]]);
    expect([game.winners, game.places]).toEqual([[0], [[0], [1, 3], [2]]]);
  });
});

describe('missedSlapBurn', () => {
  const options = { missedSlapBurn: true };

  test('when a pattern is covered every seat with cards burns one', () => {
    const game = table(['7c 2c 3c', '7d 4c 5c', 'Tc 6c 8c'], options).press('0 plays', '1 plays', '2 plays');
    expect(game.all('burnt')).toMatchObject([
      { seat: 0, count: 1, why: 'missedSlap' },
      { seat: 1, count: 1 },
      { seat: 2, count: 1 },
    ]);
    expect([game.burn, game.turn]).toEqual(['2C 4C 6C', 0]);
  });

  test('it is covered when the card on it can be seen, and can be slapped until then', () => {
    const flying = table(['7c 2c 3c', '7d 4c 5c', 'Tc 6c 8c'], { ...options, flipMs: 200 })
      .press('0 plays', '1 plays')
      .wait(300)
      .press('2 plays');
    expect([flying.wait(199).burn, flying.wait(200).burn]).toEqual(['', '2C 4C 6C']);
    const slapped = flying.press('1 slaps').wait(1000);
    expect([slapped.all('slapWon').length, slapped.all('patternMissed').length]).toEqual([1, 0]);
  });

  test('a pattern that nobody ever saw costs nothing', () => {
    const game = table(['7c 2c 3c', '7d 4c 5c', 'Tc 6c 8c'], { ...options, flipMs: 200 });
    const together = game.press('0 plays').pressAt(300, '1 plays').pressAt(300, '2 plays').wait(1000);
    expect(together.burn).toBe('');
  });

  test('a pattern that is collected costs as much, and the creditor gets those cards too', () => {
    const game = table(['Jc 2c', '9d 4h', '9h 6c 7c'], options, 2).press('2 plays', '0 plays', '1 plays').wait(800);
    expect(game.all('burnt').map(({ seat, why }) => [seat, why])).toEqual([
      [2, 'missedSlap'],
      [0, 'missedSlap'],
      [1, 'missedSlap'],
    ]);
    expect([game.hand(0), game.hand(2), game.state.outs]).toEqual(['6C 2C 4H 9H JC 9D', '7C', [[1]]]);
  });

  test('a collection without a pattern costs nobody anything', () => {
    const game = table(['Jc 2c', '8d 4h', '9h 6c'], options, 2).press('2 plays', '0 plays', '1 plays').wait(800);
    expect([game.all('collected').length, game.all('burnt')]).toEqual([1, []]);
  });
});

test('shuffleOnWin shuffles what is slapped and what is collected', () => {
  const orders = (hands: readonly string[], cards: number, end: 'slap' | 'collection') =>
    [1, 2, 3, 4, 5, 6].map((seed) => {
      const laid = raceTable(ratscrew, {
        hands,
        turn: 0,
        seed,
        options: { shuffleOnWin: true, sandwich: 'off' },
      }).flips(cards);
      const taken = end === 'slap' ? laid.press('0 slaps') : laid.wait(800);
      return taken.hand(0);
    });
  const slapped = orders(['2c 4c 6c 8c Tc', '2d 3d 5d 8d Th'], 8, 'slap');
  expect(new Set(slapped).size).toBeGreaterThan(1);
  expect(new Set(slapped.map((cards) => cards.split(' ').sort().join(' '))).size).toBe(1);
  expect(new Set(orders(['2c 4c Ac 8c', '2d 5d 3d 6d 7d 9d Th'], 9, 'collection')).size).toBeGreaterThan(1);
});

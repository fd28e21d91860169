/** Rule sheet sections 2 and 4: rematches, points, the end of a match; section 6: the turn timer and rules that vary. */
import { describe, expect, test } from 'vitest';
import { PACK, readCards } from '#engine/cards/cards';
import { type Dice, diceFrom } from '#engine/core/dice';
import { millis } from '#engine/core/words';
import { TONGITS_PRESETS, tongits } from '#engine/games/tongits/index';
import { type Layout, seatOf, tongitsConfig, tongitsTable } from '#tests/support/tongits';

const A = seatOf('A');
const B = seatOf('B');
const C = seatOf('C');

/** B wins this round with its discard. */
const bWins: Layout = { hands: { B: '' }, turn: 'B', stock: '9h' };
const afterWin = (options = {}) => tongitsTable({ ...bWins, options }).plays('B draw', 'B discard 9h');
const again = (table = afterWin()) => table.again(bWins).plays('B draw', 'B discard 9h');

describe('between two rounds', () => {
  test('everybody is asked; when all agree the winner starts the next round, in the same turn order', () => {
    const table = afterWin();
    expect(tongits.awaiting(table.state)).toEqual([A, B, C]);
    expect(table.offers('C')).toEqual(['rematch', 'decline']);
    const waiting = table.plays('C rematch', 'A rematch');
    expect(tongits.awaiting(waiting.state)).toEqual([B]);
    expect(waiting.state.phase).toEqual({ type: 'resting', agreed: [C, A] });
    const next = waiting.plays('B rematch').state;
    expect(next).toMatchObject({ round: 2, starter: B, phase: { type: 'opening', seat: B }, points: [0, 1, 0] });
    expect(next.order).toEqual(table.state.order);
    expect(next.hands.map((hand) => hand.length)).toEqual([12, 12, 12]);
  });

  test('one decline ends the match, also after others have agreed; most points win', () => {
    const table = again().plays('A rematch', 'C decline');
    expect(table.state.phase).toEqual({ type: 'over' });
    expect(table.all('matchWon')).toEqual([{ type: 'matchWon', seats: [B], scores: [0, 2, 0] }]);
    expect(tongits.outcome(table.state)?.standings).toEqual([
      { seat: B, place: 1, score: 2 },
      { seat: A, place: 2, score: 0 },
      { seat: C, place: 2, score: 0 },
    ]);
  });

  test('a round nobody wins scores nothing, and equal points share', () => {
    const table = tongitsTable({ turn: 'C', stock: '2s', below: 'nothing' }).plays(
      'C draw',
      'C discard 2s',
      'A decline',
    );
    expect(table.all('nobodyWon')).toMatchObject([{ way: 'stockEmpty' }]);
    expect(table.all('matchWon')).toMatchObject([{ seats: [A, B, C], scores: [0, 0, 0] }]);
  });

  test('with a target the match ends without asking', () => {
    const first = afterWin({ target: 2 });
    expect(first.state.phase.type).toBe('resting');
    const second = again(first);
    expect(second.state.phase.type).toBe('over');
    expect(second.all('matchWon')).toMatchObject([{ seats: [B] }]);
    expect(afterWin({ target: 1, scoring: 'pot' }).state.phase.type).toBe('resting');
  });

  test('the scoreboard has every round, and no card in it', () => {
    const { history } = again().state;
    expect(history.map(({ round, winner, way, points }) => ({ round, winner, way, points }))).toEqual([
      { round: 1, winner: B, way: 'tongits', points: [0, 1, 0] },
      { round: 2, winner: B, way: 'tongits', points: [0, 2, 0] },
    ]);
    expect(history[0]).toMatchObject({ counts: [10, 0, 10], burned: [A, C], caller: undefined });
  });
});

describe('the turn timer', () => {
  const timed = { turnTimer: '20' };

  test('without it nothing ever runs out', () => {
    expect(tongits.deadline(tongitsTable({ turn: 'A' }).state)).toBeUndefined();
  });

  test('a turn not opened draws, and drops the dearest loose card', () => {
    const table = tongitsTable({ hands: { A: '9h 9d 9s Tc Kd' }, turn: 'A', stock: '2c', options: timed });
    expect(tongits.deadline(table.state)).toBe(20_000);
    expect(table.waits(19).events).toEqual([]);
    const after = table.waits(20);
    expect(after.events.map(({ type }) => type)).toEqual(['timeRanOut', 'drew', 'discarded', 'turnBegan']);
    expect(after.state.discards).toEqual(['KD']);
    expect(after.state.phase).toEqual({ type: 'opening', seat: B });
    expect(tongits.deadline(after.state)).toBe(40_000);
  });

  test.each([
    ['the higher rank among equally dear cards', '9h 9d 9s Tc Jd Qh 2c', '4c', 'QH'],
    ['then the suit, in the order c d h s', 'Qs Qh 3c 2c', '4d', 'QH'],
    ['with no loose card the dearest of all', '9h 9d 9s Tc Jc Qc', 'Kc', 'KC'],
  ])('drops %s', (_what, hand, drew, dropped) => {
    const table = tongitsTable({ hands: { A: hand }, turn: 'A', drew, options: timed });
    expect(table.waits(20).state.discards).toEqual([dropped]);
  });

  test('the time of a turn is one for opening and melding', () => {
    const table = tongitsTable({ hands: { A: '9h 9d' }, turn: 'A', stock: '2c', options: timed })
      .waits(15)
      .plays('A draw');
    expect(tongits.deadline(table.state)).toBe(20_000);
    expect(table.waits(5).events.map(({ type }) => type)).toEqual(['drew', 'timeRanOut', 'discarded', 'turnBegan']);
  });

  test('an answer that is not given is a fold', () => {
    const melds = ['A Jc Qc Kc', 'B Jd Qd Kd', 'C Jh Qh Kh'];
    const table = tongitsTable({ hands: { A: '9c', C: '2h' }, melds, turn: 'A', options: timed })
      .waits(10)
      .plays('A call');
    expect(tongits.deadline(table.state)).toBe(30_000);
    const answered = table.plays('C challenge').waits(20);
    expect(answered.won()).toBe('C showdown');
    expect(answered.all('timeRanOut')).toEqual([{ type: 'timeRanOut', seat: B }]);
    expect(tongits.deadline(answered.state)).toBeUndefined();
    expect(table.waits(20).won()).toBe('A allFolded');
  });

  test('a last card dropped by the clock wins like any other', () => {
    const table = tongitsTable({ hands: { A: '' }, turn: 'A', stock: '2c', options: timed });
    expect(table.waits(20).won()).toBe('A tongits');
  });
});

describe('rules that vary', () => {
  test('takeDiscardForLayoff: the discard goes to an exposed meld and blocks its owner', () => {
    const options = { takeDiscardForLayoff: true };
    const table = tongitsTable({ hands: { A: '9c Kc' }, turn: 'A', melds: ['B 3d 4d 5d'], discards: '2d', options });
    expect(table.offers('A')).toEqual(['draw', 'take for 0']);
    expect(table.answers('A take for 1')).toBe('noSuchMeld');
    const taken = table.plays('A take for 0');
    expect(taken.state).toMatchObject({
      discards: [],
      blocks: ['free', 'blocked', 'free'],
      phase: { by: 'takeDiscard' },
    });
    expect(taken.state.melds[0]).toMatchObject({ cards: ['2D', '3D', '4D', '5D'], laidOff: [{ card: '2D', by: A }] });
    const other = tongitsTable({ turn: 'A', melds: ['B 3d 4d 5d'], discards: '8d', options });
    expect(other.answers('A take for 0')).toBe('doesNotFitMeld');
  });

  test('noLayoffableDiscard: a card that fits an exposed meld stays in the hand, unless all do', () => {
    const options = { noLayoffableDiscard: true };
    const table = tongitsTable({ hands: { A: '2d 6d' }, turn: 'A', melds: ['B 3d 4d 5d'], drew: 'Kc', options });
    expect(table.answers('A discard 2d')).toBe('fitsExposedMeld');
    expect(table.offers('A').filter((words) => words.startsWith('discard'))).toEqual(['discard KC']);
    const all = tongitsTable({ hands: { A: '2d' }, turn: 'A', melds: ['B 3d 4d 5d'], drew: '6d', options });
    expect(all.answers('A discard 2d')).toBe('done');
  });

  test('noLayoffableDiscard binds the turn timer too', () => {
    const options = { noLayoffableDiscard: true, turnTimer: '30' };
    const table = tongitsTable({ hands: { A: '3c' }, turn: 'A', melds: ['B Js Qs Ks'], drew: 'Ts', options });
    expect(table.waits(30).state.discards).toEqual(['3C']);
  });

  /** The first round when the pack lies like this: twelve cards each, then the stock. */
  function dealt(hands: readonly string[], options: Readonly<Record<string, unknown>>) {
    const named = hands.flatMap(readCards);
    const pack = [...named, ...PACK.filter((card) => !named.includes(card))];
    const shuffle = <T>(items: readonly T[]): T[] => (items.length === PACK.length ? (pack as T[]) : [...items]);
    const dice: Dice = { ...diceFrom(1), shuffle, fork: () => dice };
    return tongits.follow(tongits.initial(tongitsConfig(options), 3), millis(0), dice);
  }
  const whole = 'Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc';
  const broken = 'Kc 2d 4d 6d 8d Td Qd Ah 3h 5h 7h 9h';

  test('spread: a hand that is dealt whole wins at once; of two, the first in turn', () => {
    const wins = (hands: readonly string[]) => dealt(hands, { spread: true }).filter(({ type }) => type === 'roundWon');
    expect(wins([broken, whole])).toMatchObject([{ seat: B, way: 'spread' }]);
    expect(wins([broken, whole, 'As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs'])).toMatchObject([{ seat: B }]);
    const alsoBroken = ['Kd 3d 5d 7d 9d Jd 2h 4h 6h 8h Th Qh', 'Kh 2s 4s 6s 8s Ts Qs Ac 3c 5c 7c 9c'];
    expect(wins([broken, ...alsoBroken])).toEqual([]);
  });

  test('spread: without the option such a hand is played, and with the pot it is paid like a Tong-its', () => {
    expect(dealt([broken, whole], {}).at(-1)).toEqual({ type: 'turnBegan', seat: A });
    const paid = dealt([broken, whole], { spread: true, scoring: 'pot' }).filter(({ type }) => type === 'paid');
    expect(paid).toMatchObject([{ payment: { from: C, to: B, owed: 3 } }, { payment: { from: A, to: B, owed: 3 } }]);
  });

  test('the pagat preset turns both blocks on', () => {
    const [pagat] = TONGITS_PRESETS;
    expect(tongitsConfig(pagat.options)).toEqual(tongitsConfig({ selfLayoffBlocks: true, discardTakenBlocks: true }));
  });
});

describe('taking back', () => {
  const table = tongitsTable({
    hands: { A: '9h 9d 9s 6d Kh' },
    turn: 'A',
    melds: ['B 3d 4d 5d', 'A Jc Qc Kc'],
    discards: '9c',
  });
  const last = (after: typeof table): boolean | undefined => {
    const move = after.match.record.log.at(-1);
    return move && tongits.takesBack?.(after.state, move);
  };

  test.each([
    ['an exposed meld', table.plays('A draw', 'A expose 9h 9d 9s'), true],
    ['a lay-off', table.plays('A draw', 'A lay 6d on 0'), true],
    ['a taken discard', table.plays('A take 9h 9d'), true],
    ['a draw', table.plays('A draw'), false],
    ['a discard', table.plays('A draw', 'A discard 6d'), false],
    ['a call', tongitsTable({ turn: 'A', melds: ['A Jc Qc Kc', 'B Jd Qd Kd'] }).plays('A call'), false],
    [
      'a meld that won the round',
      tongitsTable({ hands: { A: '5d 6d' }, turn: 'A', discards: '4d' }).plays('A take 5d 6d'),
      false,
    ],
  ])('%s: %s', (_what, after, expected) => {
    expect(last(after)).toBe(expected);
  });
});

test('a deal is never dealt by the clock: no time runs between rounds', () => {
  const table = afterWin({ turnTimer: '20' });
  expect(tongits.deadline(table.state)).toBeUndefined();
  expect(table.waits(600).state).toEqual(table.state);
  expect(table.match.record.until).toBe(millis(0));
});

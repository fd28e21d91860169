/** Rule sheet section 4, pot scoring, with the worked examples P, and the payments' options. */
import { describe, expect, test } from 'vitest';
import { type Layout, seatOf, type Table, tongitsTable, withChips } from '#tests/support/tongits';

const POT = { scoring: 'pot' };
const A_MELD = 'A Jc Qc Kc';
const B_MELD = 'B Jd Qd Kd';
const C_MELD = 'C Jh Qh Kh';

const called: Layout = { hands: { A: '5c' }, melds: [A_MELD, B_MELD], turn: 'A', options: POT };
const tongIts: Layout = { hands: { A: '' }, melds: [A_MELD, B_MELD, C_MELD], turn: 'A', stock: '9h' };
const lost: Layout = { hands: { A: '9c', B: '5d' }, melds: [A_MELD, B_MELD, C_MELD], turn: 'A' };
const drawn: Layout = { turn: 'C', stock: '2s', below: 'nothing' };
const fours: Layout = {
  hands: { A: 'Tc', B: '4c 4d 4h 4s' },
  melds: [A_MELD, B_MELD],
  turn: 'C',
  stock: '2s',
  below: 'nothing',
};

const first = (): Table => tongitsTable(called).plays('A call', 'B fold');
const second = (): Table => first().again(tongIts).plays('A draw', 'A discard 9h');
const third = (): Table => second().again(lost).plays('A call', 'B challenge', 'C fold');
const fourth = (): Table => third().again(drawn).plays('C draw', 'C discard 2s');
const fifth = (): Table => fourth().again(fours).plays('C draw', 'C discard 2s');

describe('worked examples', () => {
  test.each([
    ['P1: A calls, B folds, C burned', first, [101, 97, 96, 6]],
    ['P2: A wins again, by Tong-its, and gets the pot of 12', second, [115, 93, 92, 0]],
    ['P3: A calls, B challenges and is lower, C folds', third, [111, 94, 89, 6]],
    ['P4: the stock is empty, nobody exposed', fourth, [109, 92, 87, 12]],
    ['P5: B wins with a hidden set of four, A exposed, C burned', fifth, [105, 95, 82, 18]],
  ])('%s', (_what, table, chips) => {
    expect(table().chips()).toEqual(chips);
  });

  test('P2: the run starts again at nothing: a third win in a row does not take the pot', () => {
    const again = second().again(called).plays('A call', 'B fold');
    expect(again.won()).toBe('A allFolded');
    expect(again.state.pot).toBe(6);
    expect(again.again(called).plays('A call', 'B fold').state.pot).toBe(0);
  });

  test('P4: a round nobody wins breaks the run', () => {
    const after = first().again(drawn).plays('C draw', 'C discard 2s');
    expect(after.state.running).toBeUndefined();
    expect(after.again(called).plays('A call', 'B fold').state.pot).toBe(18);
  });

  test('P5: what each loser pays, part by part', () => {
    expect(
      fifth()
        .all('paid')
        .map(({ payment }) => payment),
    ).toEqual([
      { from: seatOf('C'), to: seatOf('B'), parts: parts('loss 1', 'burned 1', 'secrets 1'), owed: 3, paid: 3 },
      { from: seatOf('A'), to: seatOf('B'), parts: parts('loss 1', 'secrets 1'), owed: 2, paid: 2 },
    ]);
  });

  test('P6: a loser with less pays all it has; the match ends and the pot goes to the last winner', () => {
    const poor = withChips(tongitsTable({ ...fours, options: POT }), 'C', 'A', 97);
    expect(poor.chips()).toEqual([195, 98, 1, 6]);
    const ended = poor.plays('C draw', 'C discard 2s');
    expect(ended.all('paid')[0]?.payment).toMatchObject({ owed: 3, paid: 1 });
    expect(ended.chips()).toEqual([193, 107, 0, 0]);
    expect(ended.state.phase).toEqual({ type: 'over' });
    expect(ended.all('potPaid')).toMatchObject([{ seat: seatOf('B'), chips: 6 }]);
    expect(ended.all('matchWon')).toMatchObject([{ seats: [seatOf('A')], scores: [193, 107, 0] }]);
  });
});

const parts = (...words: readonly string[]) =>
  words.map((word) => ({ reason: word.split(' ')[0], chips: Number(word.split(' ')[1]) }));

/** What B and C pay A in the only round, in words. */
function paid(layout: Layout, moves: readonly string[], options = {}): readonly string[] {
  const table = tongitsTable({ ...layout, options: { ...POT, ...options } }).plays(...moves);
  return table
    .all('paid')
    .map(({ payment }) => payment.parts.map(({ reason, chips }) => `${reason} ${chips}`).join(', '));
}

describe('parts of a payment', () => {
  const all: Layout = { hands: { A: '5c', B: '9d', C: 'Tc' }, melds: [A_MELD, B_MELD, C_MELD], turn: 'A' };

  test('whoever challenges and loses pays two, whoever folds one', () => {
    expect(paid(all, ['A call', 'B challenge', 'C fold'])).toEqual(['challengeLost 2', 'loss 1']);
    expect(paid(all, ['A call', 'B challenge', 'C fold'], { challengeLoss: 1 })).toEqual(['challengeLost 1', 'loss 1']);
  });

  test('a caller who loses pays two', () => {
    expect(paid({ ...all, hands: { A: '9c', B: '5d' } }, ['A call', 'B challenge', 'C fold'])).toEqual([
      'loss 1',
      'callLost 2',
    ]);
  });

  test('a Tong-its, burned losers and the unit', () => {
    const layout: Layout = { hands: { A: '' }, melds: [A_MELD, B_MELD], turn: 'A', stock: '9h' };
    const moves = ['A draw', 'A discard 9h'];
    expect(paid(layout, moves)).toEqual(['loss 1, tongits 1', 'loss 1, tongits 1, burned 1']);
    expect(paid(layout, moves, { tongitsExtra: 2, burnedExtra: 0, unit: 5 })).toEqual([
      'loss 5, tongits 10',
      'loss 5, tongits 10',
    ]);
    expect(paid(layout, moves, { tongitsExtra: 0 })).toEqual(['loss 1', 'loss 1, burned 1']);
  });
});

describe('secrets', () => {
  const held = (hand: string, rest: Partial<Layout> = {}): Layout => ({
    hands: { A: hand },
    melds: [A_MELD, B_MELD],
    turn: 'A',
    stock: 'Kh',
    ...rest,
  });
  const calls = ['A call', 'B fold'];

  test.each<[string, Layout, readonly string[], number]>([
    ['hidden, although everybody folded', held('4c 4d 4h 4s'), calls, 1],
    ['two of them', held('4c 4d 4h 4s 6c 6d 6h 6s'), calls, 2],
    ['four of a rank, one of which a run needs', held('8c 9c Tc 9d 9h 9s'), calls, 0],
    ['exposed in one piece', held('4c 4d 4h 4s'), ['A draw', 'A expose 4c 4d 4h 4s', 'A discard Kh'], 1],
    [
      'three and one laid off',
      held('4c 4d 4h 4s'),
      ['A draw', 'A expose 4c 4d 4h', 'A lay 4s on 2', 'A discard Kh'],
      0,
    ],
    ['made with the discard', held('4c 4d 4h Kh', { discards: '4s' }), ['A take 4c 4d 4h', 'A discard Kh'], 0],
    ['a run of five', held('4c 5c 6c 7c 8c'), calls, 0],
  ])('%s', (_what, layout, moves, secrets) => {
    const table = tongitsTable({ ...layout, options: POT }).plays(...moves);
    expect(table.state.history[0]?.secrets).toBe(secrets);
    const paidFor = table
      .all('paid')
      .map(({ payment }) => payment.parts.find(({ reason }) => reason === 'secrets')?.chips ?? 0);
    expect(paidFor).toEqual([secrets, secrets]);
  });

  test('M2: where two cuts leave as little, the one with the four jacks counts', () => {
    const layout = held('Js Jd Jh Jc 8c 9c Tc', { melds: ['A 2c 3c 4c', B_MELD.replace('Jd Qd Kd', '5d 6d 7d')] });
    expect(paid(layout, calls)[0]).toBe('loss 1, secrets 1');
    expect(paid(layout, calls, { secretExtra: 2, unit: 2 })[0]).toBe('loss 2, secrets 4');
    expect(paid(layout, calls, { secretExtra: 0 })[0]).toBe('loss 1');
  });

  test('fourAndRun5: a run of five from the hand alone is one, hidden or exposed, also when it grows later', () => {
    const options = { ...POT, secretKinds: 'fourAndRun5' };
    const hidden = tongitsTable({ ...held('4c 5c 6c 7c 8c'), options }).plays(...calls);
    expect(hidden.state.history[0]?.secrets).toBe(1);
    const exposed = tongitsTable({ ...held('4c 5c 6c 7c 8c 9c'), options });
    const grown = exposed.plays('A draw', 'A expose 4c 5c 6c 7c 8c', 'A lay 9c on 2', 'A discard Kh');
    expect(grown.state.history[0]?.secrets).toBe(1);
    const short = exposed.plays('A draw', 'A expose 5c 6c 7c 8c', 'A lay 9c on 2', 'A lay 4c on 2', 'A discard Kh');
    expect(short.state.history[0]?.secrets).toBe(0);
  });
});

describe('aceBonus', () => {
  const layout: Layout = {
    hands: { A: 'Ad Kd', B: 'Ah 9d' },
    melds: ['A Ac 2c 3c', 'A Js Qs Ks', 'B 5d 6d 7d', 'C 2h 3h 4h'],
    turn: 'A',
  };

  test.each([
    ['off', 'challengeLost 2'],
    ['aces', 'challengeLost 2, acesAndKings 2'],
    ['acesAndKings', 'challengeLost 2, acesAndKings 4'],
  ])('%s: held or melded by the winner', (aceBonus, line) => {
    const hands = { A: 'Ad Kd', B: 'Kh Qh 9d' };
    expect(paid({ ...layout, hands }, ['A call', 'B challenge', 'C fold'], { aceBonus })[0]).toBe(line);
  });

  test('an ace that another player laid off there does not count', () => {
    const { hands: _hands, ...rest } = layout;
    const grown: Layout = {
      ...rest,
      hands: { A: '2d', B: 'As Kh' },
      melds: ['A Ac Ad Ah', 'B 5d 6d 7d', 'C 2h 3h 4h'],
      turn: 'B',
    };
    const moves = ['B draw', 'B lay As on 0', 'B discard Kh', 'C draw', 'C discard 7c', 'A draw', 'A discard 7s'];
    const quiet = ['B draw', 'B discard Tc', 'C draw', 'C discard Td', 'A call', 'B fold', 'C fold'];
    const stocked: Layout = { ...grown, hands: { ...grown.hands, C: '7c 9s' }, stock: 'Tc Td 7s 8h 8d' };
    expect(paid(stocked, [...moves, ...quiet], { aceBonus: 'aces' })[0]).toBe('loss 1, acesAndKings 3');
  });
});

describe('the pot', () => {
  test('everyWin: the winner of each round gets it', () => {
    const table = tongitsTable({ ...called, options: { ...POT, potGoes: 'everyWin' } }).plays('A call', 'B fold');
    expect(table.chips()).toEqual([107, 97, 96, 0]);
  });

  test('startChips and ante', () => {
    const table = tongitsTable({ ...called, options: { ...POT, startChips: 50, ante: 5 } }).plays('A call', 'B fold');
    expect(table.chips()).toEqual([48, 44, 43, 15]);
    const free = tongitsTable({ ...called, options: { ...POT, ante: 0 } }).plays('A call', 'B fold');
    expect(free.chips()).toEqual([103, 99, 98, 0]);
  });

  test('whoever has just enough for the ante plays on; with less the match ends before the deal', () => {
    const rich = withChips(tongitsTable(called), 'C', 'A', 94);
    expect(rich.plays('A call', 'B fold').chips()).toEqual([195, 97, 2, 6]);
    expect(rich.plays('A call', 'B fold').state.phase.type).toBe('resting');
    const poor = withChips(tongitsTable(called), 'C', 'A', 95).plays('A call', 'B fold');
    expect(poor.state.phase.type).toBe('over');
    expect(poor.chips()).toEqual([202, 97, 1, 0]);
  });

  test('a declined rematch gives it to the winner of the last round that was won', () => {
    const ended = fourth().plays('B decline');
    expect(ended.chips()).toEqual([109, 104, 87, 0]);
    expect(ended.all('matchWon')).toMatchObject([{ seats: [seatOf('A')] }]);
  });

  test('when no round was ever won, everybody has its antes back and all share the win', () => {
    const ended = tongitsTable({ ...drawn, options: POT }).plays('C draw', 'C discard 2s', 'A decline');
    expect(ended.chips()).toEqual([100, 100, 100, 0]);
    expect(ended.all('antesReturned')).toMatchObject([{ chips: 2 }]);
    expect(ended.all('matchWon')[0]?.seats).toHaveLength(3);
  });
});

/** Rule sheet sections 2 and 3, and the worked examples T. */
import { describe, expect, test } from 'vitest';
import { start } from '#engine/core/match';
import { tongits } from '#engine/games/tongits/index';
import { seatOf, tongitsConfig, tongitsTable } from '#tests/support/tongits';

describe('worked examples', () => {
  test.each(['3h 4h', '4h 6h', '6h 7h', '5s 5c'])(
    'T1: the top five of hearts is taken with %s and lies exposed',
    (hand) => {
      const table = tongitsTable({ hands: { A: `${hand} Kc Qd` }, turn: 'A', discards: '9s 5h' }).plays(
        `A take ${hand}`,
      );
      expect(table.state.melds).toMatchObject([{ owner: seatOf('A'), taken: '5H', laidOff: [] }]);
      expect(table.state.melds[0]?.cards).toHaveLength(3);
      expect(table.state.hands[seatOf('A')]).toEqual(['KC', 'QD']);
      expect(table.state.discards).toEqual(['9S']);
      expect(table.all('tookDiscard')).toMatchObject([{ seat: seatOf('A'), from: seatOf('C'), card: '5H' }]);
    },
  );

  test('T2: a discard that only fits an exposed meld may not be taken', () => {
    const table = tongitsTable({ hands: { A: '9c Kc' }, turn: 'A', melds: ['A 3d 4d 5d'], discards: '2d' });
    expect(table.answers('A take 9c Kc')).toBe('mustMeldWithDiscard');
    expect(table.answers('A take')).toBe('mustMeldWithDiscard');
    expect(table.answers('A take for 0')).toBe('mustMeldWithDiscard');
  });

  test('T3: nothing is opened twice', () => {
    const table = tongitsTable({ turn: 'A', melds: ['A 3d 4d 5d'] }).plays('A draw');
    expect(table.answers('A draw')).toBe('alreadyOpened');
    expect(table.answers('A call')).toBe('alreadyOpened');
  });

  test('T4: expose, lay-off and discard come after opening', () => {
    const table = tongitsTable({ hands: { A: '9h 9d 9s 6d' }, turn: 'A', melds: ['B 3d 4d 5d'] });
    expect(table.answers('A expose 9h 9d 9s')).toBe('openFirst');
    expect(table.answers('A lay 6d on 0')).toBe('openFirst');
    expect(table.answers('A discard 6d')).toBe('openFirst');
  });

  test('T5: on the first turn of a round there is no discard', () => {
    expect(tongitsTable({ hands: { A: '3h 4h 5h' }, turn: 'A' }).answers('A take 3h 4h')).toBe('discardEmpty');
  });

  const layOffs = {
    hands: { A: '6d Kc Qc', B: '7d 2d Jc', C: 'Jh Qs 4s' },
    melds: ['A 3d 4d 5d'],
    stock: '9s Ts 8s 2s Js',
  };

  test('T6: a lay-off on another’s meld blocks its next call, not the one after', () => {
    const table = tongitsTable({ ...layOffs, turn: 'B' }).plays('B draw', 'B lay 2d on 0', 'B discard Jc');
    const blocked = table.plays('C draw', 'C discard Jh');
    expect(blocked.answers('A call')).toBe('drawBlocked');
    const free = blocked.plays('A draw', 'A discard Kc', 'B draw', 'B discard 9s', 'C draw', 'C discard Qs');
    expect(free.answers('A call')).toBe('done');
  });

  test.each([
    [false, 'done'],
    [true, 'drawBlocked'],
  ])(
    'T7: after laying off on its own meld, with selfLayoffBlocks %s, a call is %s, and only the next one',
    (on, expected) => {
      const options = { selfLayoffBlocks: on };
      const round = ['B draw', 'B discard Jc', 'C draw', 'C discard Jh'];
      const table = tongitsTable({ ...layOffs, options, turn: 'A' }).plays(
        'A draw',
        'A lay 6d on 0',
        'A discard Kc',
        ...round,
      );
      expect(table.answers('A call')).toBe(expected);
      const later = table.plays('A draw', 'A discard Qc', 'B draw', 'B discard Ts', 'C draw', 'C discard Qs');
      expect(later.answers('A call')).toBe('done');
    },
  );

  test.each([
    [false, 'done'],
    [true, 'drawBlocked'],
  ])('T8: after its discard was melded, with discardTakenBlocks %s, a call is %s', (on, expected) => {
    const table = tongitsTable({
      hands: { A: '9c Kc', B: '9d 9h Jc 2s', C: 'Jh Qs' },
      melds: ['A 3d 4d 5d'],
      turn: 'A',
      options: { discardTakenBlocks: on },
    }).plays('A draw', 'A discard 9c', 'B take 9d 9h', 'B discard Jc', 'C draw', 'C discard Jh');
    expect(table.answers('A call')).toBe(expected);
  });

  test('T9: hidden melds open neither a call nor a challenge', () => {
    const table = tongitsTable({ hands: { A: '9h 9d 9s Kc', B: '4c 4d 4h' }, turn: 'A', melds: ['C 3s 4s 5s'] });
    expect(table.answers('A call')).toBe('noExposedMeld');
    const called = tongitsTable({ hands: { B: '4c 4d 4h' }, turn: 'A', melds: ['A 3d 4d 5d', 'C 3s 4s 5s'] }).plays(
      'A call',
    );
    expect(called.answers('B challenge')).toBe('noExposedMeld');
    expect(called.answers('C challenge')).toBe('done');
  });

  test('T10: whoever discards its last card wins at once', () => {
    const table = tongitsTable({ hands: { A: '9h 9d Kc' }, turn: 'A', stock: '9s' });
    expect(table.plays('A draw', 'A expose 9h 9d 9s', 'A discard Kc').won()).toBe('A tongits');
  });

  test('T11: whoever takes the discard with its last two cards wins at once', () => {
    const table = tongitsTable({ hands: { A: '5d 6d' }, turn: 'A', discards: '4d' });
    expect(table.plays('A take 5d 6d').won()).toBe('A tongits');
  });
});

describe('a turn', () => {
  test('a hand emptied by exposing, or by laying off, wins at once', () => {
    const exposing = tongitsTable({ hands: { A: '9h 9d 9s' }, turn: 'A', stock: '9c' });
    expect(exposing.plays('A draw', 'A expose 9c 9h 9d 9s').won()).toBe('A tongits');
    const laying = tongitsTable({ hands: { A: '6d' }, turn: 'A', melds: ['B 3d 4d 5d'], stock: '7d' });
    expect(laying.plays('A draw', 'A lay 6d on 0', 'A lay 7d on 0').won()).toBe('A tongits');
  });

  test('no exposed meld of one’s own is needed to lay off; the meld keeps its owner', () => {
    const table = tongitsTable({ hands: { A: '2d Kc' }, turn: 'A', melds: ['B 3d 4d 5d'] }).plays(
      'A draw',
      'A lay 2d on 0',
    );
    expect(table.state.melds).toMatchObject([
      { owner: seatOf('B'), cards: ['2D', '3D', '4D', '5D'], laidOff: [{ card: '2D', by: seatOf('A') }] },
    ]);
    expect(table.state.blocks).toEqual(['free', 'blocked', 'free']);
  });

  test('nines are laid on 5-6-7 only after the eight', () => {
    const table = tongitsTable({ hands: { A: '9s 8s Kc' }, turn: 'A', melds: ['A 5s 6s 7s'] }).plays('A draw');
    expect(table.answers('A lay 9s on 0')).toBe('doesNotFitMeld');
    expect(table.plays('A lay 8s on 0').answers('A lay 9s on 0')).toBe('done');
  });

  test('newly exposed melds do not block', () => {
    const table = tongitsTable({ hands: { A: '9h 9d 9s Kc 2c' }, turn: 'A', melds: ['A 3d 4d 5d'], stock: '7c Jc Ts' });
    const next = table.plays(
      'A draw',
      'A expose 9h 9d 9s',
      'A discard Kc',
      'B draw',
      'B discard Jc',
      'C draw',
      'C discard Ts',
    );
    expect(next.answers('A call')).toBe('done');
  });

  test('the discard ends the turn, and the next in turn order is on', () => {
    const table = tongitsTable({ hands: { A: 'Kc 2c' }, turn: 'A' }).plays('A draw', 'A discard Kc');
    expect(table.state.phase).toEqual({ type: 'opening', seat: seatOf('B') });
    expect(table.state.discards).toEqual(['KC']);
  });

  test('all that may be done is offered, and each choice once', () => {
    const table = tongitsTable({
      hands: { A: '3h 4h Kc' },
      turn: 'A',
      melds: ['A 3d 4d 5d'],
      discards: '5h',
      stock: '2h',
    });
    expect(table.offers('A')).toEqual(['draw', 'take 3H 4H', 'call']);
    expect(table.offers('B')).toEqual([]);
    expect(table.plays('A draw').offers('A')).toEqual([
      'expose 2H 3H 4H',
      'discard 3H',
      'discard 4H',
      'discard KC',
      'discard 2H',
    ]);
  });
});

describe('the deal', () => {
  test('twelve cards each, sixteen left, no discard; the first in a drawn order begins', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 40; seed += 1) {
      const { state } = start(tongits, tongitsConfig({}), 3, seed);
      expect(state.hands.map((hand) => hand.length)).toEqual([12, 12, 12]);
      expect(state.stock).toHaveLength(16);
      expect(state.discards).toEqual([]);
      expect(state.phase).toEqual({ type: 'opening', seat: state.order[0] });
      orders.add(state.order.join());
    }
    expect(orders.size).toBe(6);
  });

  test('dealer13: the starter holds thirteen and begins with melds and a discard', () => {
    const { state } = start(tongits, tongitsConfig({ deal: 'dealer13' }), 3, 5);
    expect(state.order.map((seat) => state.hands[seat]?.length)).toEqual([13, 12, 12]);
    expect(state.stock).toHaveLength(15);
    expect(state.phase).toEqual({ type: 'melding', seat: state.order[0], by: 'deal' });
  });
});

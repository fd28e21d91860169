/** Rule sheet section 3, the table of refusals, and the worked examples R. */
import { describe, expect, test } from 'vitest';
import { seat } from '#engine/core/words';
import { cassino } from '#engine/games/cassino/index';
import { cassinoTable, type Layout } from '#tests/support/cassino';

const R: Layout = { hands: ['7S', 'Tc 4s 9d Qh', '8D'], table: '6c 4h Kd', turn: 1, stock: 20 };

describe('worked examples', () => {
  test.each([
    ['R1', 2, '8D', 'notYourTurn'],
    ['R2', 1, 'Tc 4s on 6c 4h', 'oneHandCardOnly'],
    ['R3', 1, 'Jd on Kd', 'cardNotInHand'],
    ['R4', 1, 'Tc on 6c 4d', 'cardNotOnTable'],
    ['R5', 1, 'Qh on 6c 6c', 'duplicateTableCard'],
    ['R6', 1, 'Tc on 6c 4h', 'taken'],
    ['R7', 1, '4s', 'laid down'],
  ])('%s: seat %i plays %s: %s', (_name, who, play, expected) => {
    expect(cassinoTable(R).answers(who, play)).toBe(expected);
  });

  test('R6: the take leaves the king, makes seat 1 the last taker and draws', () => {
    const { state, events } = cassinoTable(R).plays(1, 'Tc on 6c 4h');
    expect(state.table).toEqual(['KD']);
    expect(state.lastTaker).toBe(1);
    expect(state.piles[1]).toHaveLength(3);
    expect(state.hands[1]).toHaveLength(4);
    expect(state.stock).toHaveLength(19);
    expect(events.map(({ type }) => type)).toEqual(['captured', 'drew', 'turnPassed']);
    expect(events[0]).toMatchObject({ sweep: false });
  });

  test('R7: with mustCapture the four may not be laid down, because it could take', () => {
    const table = cassinoTable({ ...R, options: { mustCapture: true } });
    expect(table.answers(1, '4s')).toBe('mustTake');
    expect(table.answers(1, 'Qh')).toBe('laid down');
    expect(table.offers(1)).not.toContain('4S laid down');
    expect(table.offers(1)).toContain('QH laid down');
  });

  test('R8: taking both is a sweep, and the next seat can only lay down', () => {
    const table = cassinoTable({ ...R, table: '6c 4h' }).plays(1, 'Tc on 6c 4h');
    expect(table.all('captured')).toMatchObject([{ sweep: true }]);
    expect(table.state.sweeps).toEqual([0, 1, 0]);
    expect(table.offers(2)).toEqual(['8D laid down']);
  });
});

describe('the first check that fails is the answer', () => {
  test.each([
    ['no hand card, whatever is named on the table', 'on 6c 6c', 'noHandCard'],
    ['two hand cards, one of them a stranger', 'Tc Jd on 6c', 'oneHandCardOnly'],
    ['a stranger in the hand and on the table', 'Jd on 2d', 'cardNotInHand'],
    ['a stranger on the table, named twice', 'Tc on 2d 2d', 'cardNotOnTable'],
    ['a card named twice whose sums do not match either', 'Tc on 6c 6c', 'duplicateTableCard'],
    ['sums that do not match', 'Tc on 6c Kd', 'sumsDoNotMatch'],
  ])('%s', (_what, play, expected) => {
    expect(cassinoTable(R).answers(1, play)).toBe(expected);
  });

  test('not on turn comes before everything about the cards', () => {
    expect(cassinoTable(R).answers(0, 'Tc 4s on 2d 2d')).toBe('notYourTurn');
  });
});

test('a refused move changes nothing, and the turn stays', () => {
  const table = cassinoTable(R);
  const before = cassino.view(table.state, seat(1));
  table.tries(1, 'Tc on 6c 4d');
  expect(cassino.view(table.state, seat(1))).toEqual(before);
  expect(cassino.awaiting(table.state)).toEqual([1]);
});

test('a finished game refuses every move', () => {
  const over = cassinoTable({ hands: ['7C', ''], table: '3D', turn: 0, totals: [15, 3], piles: ['As', ''] }).plays(
    0,
    '7C',
  );
  expect(cassino.outcome(over.state)).toBeDefined();
  expect(over.answers(1, '7C')).toBe('gameOver');
  expect(cassino.awaiting(over.state)).toEqual([]);
});

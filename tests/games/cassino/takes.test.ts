/** Rule sheet sections 2 and 3, and the worked examples K and C: what may be taken with what. */
import { describe, expect, test } from 'vitest';
import { cassinoTable } from '#tests/support/cassino';

/** Seat 0 holds the card; the rest of the table is somebody else's business. */
const answer = (hand: string, on: string): string =>
  cassinoTable({ hands: [hand, 'Ks'], table: on, turn: 0 }).answers(0, `${hand} on ${on}`);

describe('worked examples', () => {
  test.each([
    ['K1', 'As', '3d 6c 5c', 'taken'],
    ['K2', '2d', '3d', 'sumsDoNotMatch'],
    ['K3', '2d', '2s', 'taken'],
    ['K4', 'Tc', '4s 6c', 'taken'],
    ['K5', '9c', '3d 6c', 'taken'],
    ['K6', 'Tc', 'Td Ts', 'taken'],
    ['K7', 'Tc', 'Td Ts 4s 6c', 'taken'],
    ['K8', 'As', 'Td 4s 8s 6c', 'taken'],
    ['C1', 'Jh', '7c 4d 9s 2h Js', 'taken'],
    ['C2', 'Qc', '8d 8h 8s', 'sumsDoNotMatch'],
    ['C3', '2s', '9h 6d Kc 2d', 'taken'],
    ['C4', 'Td', 'Qh 4s 9d 7c', 'taken'],
    ['C5', 'Td', '8c 9h', 'sumsDoNotMatch'],
    ['C6', 'Kd', '6c 6h Ad', 'taken'],
    ['C7', '7h', '4d 4c 3h', 'sumsDoNotMatch'],
    ['C8', '8c', '5d 5h 3s 3c', 'taken'],
    ['C9', '8c', '5d 5h 6s', 'sumsDoNotMatch'],
    ['C10', '5c', 'Ad 4h 2c 3s', 'taken'],
  ])('%s: %s on %s is %s', (_name, hand, on, expected) => {
    expect(answer(hand, on)).toBe(expected);
  });
});

test('an ace in the hand counts fourteen, on the table one', () => {
  const table = cassinoTable({ hands: ['AS 3D', '9C'], table: 'KH AC 4D', turn: 0 });
  expect(table.offers(0)).toEqual(['AS laid down', '3D laid down', 'AS takes KH AC']);
});

test('no special card takes a single card of its own rank', () => {
  expect([answer('Ah', 'Ac'), answer('2s', '2d'), answer('Td', 'Tc')]).toEqual([
    'sumsDoNotMatch',
    'sumsDoNotMatch',
    'sumsDoNotMatch',
  ]);
});

test('less than the most may be taken, and every set is offered once', () => {
  const table = cassinoTable({ hands: ['7C', '9C'], table: '7D 4H 3S 7H', turn: 0 });
  expect(table.offers(0)).toEqual([
    '7C laid down',
    '7C takes 7D',
    '7C takes 7D 4H 3S',
    '7C takes 7D 4H 3S 7H',
    '7C takes 7D 7H',
    '7C takes 4H 3S',
    '7C takes 4H 3S 7H',
    '7C takes 7H',
  ]);
});

test('on an empty table laying down is the only move', () => {
  expect(cassinoTable({ hands: ['7C AS', '9C'], turn: 0 }).offers(0)).toEqual(['7C laid down', 'AS laid down']);
});

test('table cards may be named in any order, and the event names groups in table order', () => {
  const table = cassinoTable({ hands: ['QC', '9C'], table: '5D 7S 8H 4C', turn: 0, stock: 4 });
  const [captured] = table.plays(0, 'QC on 4C 8H 7S 5D').all('captured');
  expect(captured?.groups).toEqual([
    ['8H', '4C'],
    ['5D', '7S'],
  ]);
});

test('an equal card is a group of its own', () => {
  const table = cassinoTable({ hands: ['TC', '9C'], table: '4S TD 6C TS', turn: 0 });
  const [captured] = table.plays(0, 'TC on 4S TD 6C TS').all('captured');
  expect(captured?.groups).toContainEqual(['TD']);
  expect(captured?.groups).toContainEqual(['TS']);
  expect(captured?.groups).toContainEqual(['4S', '6C']);
});

test('a seat that is not on turn is offered nothing', () => {
  const table = cassinoTable({ hands: ['7C', '9C'], table: '7D', turn: 0 });
  expect(table.offers(1)).toEqual([]);
});

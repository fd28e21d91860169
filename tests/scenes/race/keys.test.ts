import { describe, expect, test } from 'vitest';
import { seat, seatsOf } from '#engine/core/words';
import { capOf, clashOf, type KeyAction, keysOf, keyUse, rebound, SEAT_KEYS } from '#scenes/race/keys';

const people = (...seats: number[]) => seats.map(seat);
const wish = (who: number, action: KeyAction, code: string) => ({ seat: seat(who), action, code });

/** "P1 X/Z", as the rule sheets print the keys of a seat: slap, then play. */
const printed = (keys: typeof SEAT_KEYS): readonly string[] =>
  keys.map(({ slap, play }, index) => `P${index + 1} ${capOf(slap)}/${capOf(play)}`);

test('the ten seats have the keys that the rule sheets print', () => {
  expect(printed(keysOf({ slapKeys: [] })).join(', ')).toBe(
    'P1 X/Z, P2 N/M, P3 W/Q, P4 O/P, P5 K/L, P6 S/A, P7 2/1, P8 V/B, P9 R/T, P10 Y/U',
  );
});

describe('what a key does', () => {
  test.each([
    ['Space slaps for somebody alone', [4], 'Space', { seat: 4, action: 'slap' }],
    ['and Q plays', [4], 'KeyQ', { seat: 4, action: 'play' }],
    ['besides the seat’s own keys', [4], 'KeyK', { seat: 4, action: 'slap' }],
    ['among several Space is nobody’s', [0, 1], 'Space', undefined],
    ['and Q only that of the seat that has it', [0, 1], 'KeyQ', undefined],
    ['that seat plays with it', [0, 2], 'KeyQ', { seat: 2, action: 'play' }],
    ['a key of a seat where a computer sits does nothing', [0, 2], 'KeyM', undefined],
    ['nor does any key where nobody sits', [], 'Space', undefined],
  ])('%s', (_case, humans, code, use) => {
    expect(keyUse(SEAT_KEYS, people(...humans), code)).toEqual(use);
  });

  test('an own key goes before what somebody alone has besides', () => {
    const keys = rebound(SEAT_KEYS, wish(0, 'play', 'Space'));
    expect(keyUse(keys, people(0), 'Space')).toEqual({ seat: 0, action: 'play' });
  });

  test('ten people have twenty keys that do twenty things', () => {
    const uses = SEAT_KEYS.flatMap(({ slap, play }) => [slap, play]).map((code) => {
      const use = keyUse(SEAT_KEYS, seatsOf(10), code);
      return `${use?.seat} ${use?.action}`;
    });
    expect(new Set(uses).size).toBe(20);
  });
});

describe('changing a key', () => {
  test('a free one is taken, and the old one is free', () => {
    const keys = rebound(SEAT_KEYS, wish(1, 'slap', 'Comma'));
    expect(printed(keys)[1]).toBe('P2 ,/M');
    expect(keyUse(keys, seatsOf(10), 'KeyN')).toBeUndefined();
  });

  test('one of a seat without a person changes places with the own one', () => {
    expect(clashOf(SEAT_KEYS, people(0, 2), wish(0, 'slap', 'KeyN'))).toBeUndefined();
    const keys = rebound(SEAT_KEYS, wish(0, 'slap', 'KeyN'));
    expect(printed(keys).slice(0, 2)).toEqual(['P1 N/Z', 'P2 X/M']);
  });

  test('the own two change places', () => {
    expect(clashOf(SEAT_KEYS, people(0), wish(0, 'slap', 'KeyZ'))).toBeUndefined();
    expect(printed(rebound(SEAT_KEYS, wish(0, 'slap', 'KeyZ')))[0]).toBe('P1 Z/X');
  });

  test('one that somebody at the table has is refused', () => {
    expect(clashOf(SEAT_KEYS, people(0, 2), wish(0, 'slap', 'KeyQ'))).toEqual({
      type: 'taken',
      by: { seat: 2, action: 'play' },
    });
  });

  test.each(['Escape', 'Tab', 'F5', 'F12', 'ControlLeft', 'AltRight', 'MetaLeft', ''])('“%s” is nobody’s', (code) => {
    expect(clashOf(SEAT_KEYS, people(0), wish(0, 'slap', code))).toEqual({ type: 'reserved' });
  });

  test.each(['Space', 'Enter', 'ShiftRight', 'Numpad5', 'KeyF', 'ArrowUp'])('%s is free to take', (code) => {
    expect(clashOf(SEAT_KEYS, people(0, 1), wish(0, 'slap', code))).toBeUndefined();
  });
});

describe('keys that were kept', () => {
  test('come back', () => {
    const slapKeys = rebound(SEAT_KEYS, wish(3, 'play', 'Space'));
    expect(keysOf({ slapKeys })).toEqual(slapKeys);
  });

  test('of fewer seats leave the others theirs', () => {
    const keys = keysOf({ slapKeys: [{ slap: 'Comma', play: 'Period' }] });
    expect(printed(keys).slice(0, 2)).toEqual(['P1 ,/.', 'P2 N/M']);
  });

  test('that two seats share are given up', () => {
    expect(keysOf({ slapKeys: [{ slap: 'KeyN', play: 'KeyM' }] })).toBe(SEAT_KEYS);
  });
});

test.each([
  ['KeyX', 'X'],
  ['Digit2', '2'],
  ['Numpad5', 'Num 5'],
  ['NumpadEnter', 'Num Enter'],
  ['Space', 'Space'],
  ['Semicolon', ';'],
  ['ArrowLeft', '←'],
  ['ShiftRight', 'Right Shift'],
  ['PageUp', 'Page Up'],
])('the cap of %s shows %s', (code, cap) => {
  expect(capOf(code)).toBe(cap);
});

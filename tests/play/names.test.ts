import { describe, expect, test } from 'vitest';
import { seatNames } from '#play/names';

describe('names of the seats', () => {
  test.each([
    ['an empty name is the seat number', ['', 'Aino', '  '], ['Player 1', 'Aino', 'Player 3']],
    ['a repeated name gets the next free number', ['Ann', 'Ann', 'Ann'], ['Ann', 'Ann 2', 'Ann 3']],
    ['a number somebody typed is not free', ['Ann', 'Ann', 'Ann 2'], ['Ann', 'Ann 3', 'Ann 2']],
    ['a repeated name with a number counts on', ['Ann 2', 'Ann 2'], ['Ann 2', 'Ann 3']],
    ['a typed default pushes the real one on', ['Player 2', ''], ['Player 2', 'Player 3']],
    ['spaces at the ends and doubled ones go', ['  Ann   Lee ', 'Ann Lee'], ['Ann Lee', 'Ann Lee 2']],
    ['a capital makes another name', ['ann', 'Ann'], ['ann', 'Ann']],
    ['24 characters are kept', ['abcdefghijklmnopqrstuvwxyz'], ['abcdefghijklmnopqrstuvwx']],
    [
      'the number fits in as well',
      ['abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrstuvwxyz'],
      ['abcdefghijklmnopqrstuvwx', 'abcdefghijklmnopqrstuv 2'],
    ],
    ['a character of two units is one', ['🂡'.repeat(30)], ['🂡'.repeat(24)]],
  ])('%s', (_rule, typed, shown) => {
    expect(seatNames(typed)).toEqual(shown);
  });
});

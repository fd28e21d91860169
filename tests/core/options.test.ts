/** The door for raw options. */
import { describe, expect, test } from 'vitest';
import { checkConfigOf, checkTableOf, type Option } from '#engine/core/options';

const OPTIONS = [
  { key: 'sweeps', scope: 'rules', value: { kind: 'toggle', initial: true } },
  { key: 'tie', scope: 'rules', value: { kind: 'choice', initial: 'none', of: ['none', 'all'] } },
  { key: 'limit', scope: 'rules', value: { kind: 'number', initial: 'none', least: 1, most: 9 } },
  { key: 'lockout', scope: 'rules', value: { kind: 'number', initial: 'byInput', least: 0, most: 9 } },
  { key: 'target', scope: 'rules', value: { kind: 'number', initial: 16, least: 1, most: 99 } },
  { key: 'stakes', scope: 'rules', value: { kind: 'numbers', initial: [1, 2], least: 0, most: 5 } },
  { key: 'delay', scope: 'table', value: { kind: 'number', initial: 900, least: 0, most: 3000 } },
] as const satisfies readonly Option[];

const INITIAL = { sweeps: true, tie: 'none', limit: 'none', lockout: 'byInput', target: 16, stakes: [1, 2] };

describe('options', () => {
  test('missing ones take their initial value, each scope on its own', () => {
    expect(checkConfigOf(OPTIONS, {})).toEqual({ ok: true, value: INITIAL });
    expect(checkTableOf(OPTIONS, {})).toEqual({ ok: true, value: { delay: 900 } });
  });

  test('given ones are kept', () => {
    const given = { sweeps: false, tie: 'all', limit: 9, lockout: 0, target: 1, stakes: [] };
    expect(checkConfigOf(OPTIONS, given)).toEqual({ ok: true, value: given });
  });

  test.each([
    ['sweeps', 'yes', 'expected true or false'],
    ['tie', 'some', 'expected one of none, all'],
    ['tie', 1, 'expected one of none, all'],
    ['limit', 0, 'expected a whole number from 1 to 9'],
    ['limit', 'all', 'expected a whole number from 1 to 9'],
    ['limit', 'byInput', 'expected a whole number from 1 to 9'],
    ['lockout', 'none', 'expected a whole number from 0 to 9'],
    ['target', 'none', 'expected a whole number from 1 to 99'],
    ['target', 100, 'expected a whole number from 1 to 99'],
    ['target', 2.5, 'expected a whole number from 1 to 99'],
    ['target', Number.NaN, 'expected a whole number from 1 to 99'],
    ['target', null, 'expected a whole number from 1 to 99'],
    ['stakes', [1, 6], 'expected whole numbers from 0 to 5'],
    ['stakes', 3, 'expected whole numbers from 0 to 5'],
    ['colour', 'red', 'no such option'],
    ['delay', 900, 'no such option'],
  ])('%s: %j is refused, because %s', (field, value, why) => {
    expect(checkConfigOf(OPTIONS, { [field]: value })).toEqual({ ok: false, fault: { field, why } });
  });

  test.each([null, undefined, 'on', 7, []].map((raw) => [raw]))('%j is no set of options', (raw) => {
    expect(checkConfigOf(OPTIONS, raw)).toEqual({ ok: false, fault: { field: '', why: 'expected an object' } });
  });

  test('what an object inherits is not an option that was given', () => {
    expect(checkConfigOf(OPTIONS, Object.create({ target: 3 }))).toEqual({ ok: true, value: INITIAL });
  });
});

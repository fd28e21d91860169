/** A move of Tong-its that a hint proposes: what is lit until it is confirmed. */
import { describe, expect, test } from 'vitest';
import { readCards } from '#engine/cards/cards';
import type { ActionState } from '#scenes/games/tongits/actions';
import { withProposed } from '#scenes/games/tongits/proposal';
import { message } from '#text/say';

const label = message('tongits.do.draw');
const [five, six, seven] = readCards('5S 6S 7S');
const cards = readCards('5S 6S 7S');
const OFF = { state: 'off', reason: label, why: label } as const;

const STATES: readonly ActionState[] = [
  { kind: 'draw', state: 'meant', options: [{ action: { type: 'draw' }, label, cards: [] }] },
  { kind: 'take', ...OFF },
  { kind: 'meld', state: 'legal', options: [{ action: { type: 'expose', cards }, label, cards }] },
  {
    kind: 'layOff',
    state: 'legal',
    options: [0, 1].map((meld) => ({
      action: { type: 'layOff', card: five ?? 'AS', meld },
      label,
      cards: five === undefined ? [] : [five],
    })),
  },
  { kind: 'discard', ...OFF },
  { kind: 'call', state: 'legal', options: [{ action: { type: 'callDraw' }, label, cards: [] }] },
];

const meant = (states: readonly ActionState[]): readonly string[] =>
  states.filter(({ state }) => state === 'meant').map(({ kind }) => kind);

describe('a proposed move', () => {
  test('is the one that is meant, and only that', () => {
    expect(meant(withProposed(STATES, { type: 'callDraw' }))).toEqual(['call']);
    expect(meant(withProposed(STATES, { type: 'draw' }))).toEqual(['draw']);
  });

  test('is known whatever the order of its cards', () => {
    const backwards = [seven, six, five].flatMap((card) => card ?? []);
    expect(meant(withProposed(STATES, { type: 'expose', cards: backwards }))).toEqual(['meld']);
  });

  test('says on which meld a card is laid off', () => {
    const states = withProposed(STATES, { type: 'layOff', card: five ?? 'AS', meld: 1 });
    expect(states.find(({ kind }) => kind === 'layOff')).toMatchObject({
      state: 'meant',
      options: [{ action: { meld: 1 } }],
    });
  });

  test('that cannot be made changes nothing, and neither does none', () => {
    expect(withProposed(STATES, { type: 'discard', card: five ?? 'AS' })).toEqual(STATES);
    expect(withProposed(STATES, undefined)).toEqual(STATES);
  });
});

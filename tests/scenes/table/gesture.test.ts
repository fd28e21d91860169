/** What presses, second presses and drags on the felt mean. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { CardId } from '#engine/cards/cards';
import { Gesture, type PointerDown } from '#scenes/table/gesture';

let told: string[];
let chosen: readonly CardId[];
let own: readonly CardId[];
let playable: boolean;
let slowPress: 'plays' | 'releases';
let gesture: Gesture;

const down = (card: CardId | undefined, time = 0, by: PointerDown['by'] = 'mouse'): void =>
  gesture.down({ x: 100, y: 100, card, time, by });
/** A press that comes up where it went down. */
const press = (card: CardId, time = 0, by: PointerDown['by'] = 'mouse'): void => {
  down(card, time, by);
  gesture.up({ x: 101, y: 102 });
};

beforeEach(() => {
  told = [];
  chosen = [];
  own = ['AS', 'KH', '5C'];
  playable = true;
  slowPress = 'releases';
  gesture = new Gesture({
    draggable: (card) => own.includes(card),
    together: (card) => (chosen.includes(card) ? chosen : [card]),
    press: (card) => {
      told.push(`press ${card}`);
      chosen = chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card];
    },
    pressFelt: () => told.push('felt'),
    playable: (card) => playable && chosen.includes(card),
    secondPress: (by) => (by === 'touch' ? slowPress : 'releases'),
    play: () => told.push('play'),
    carry: (cards, { x, y }) => told.push(`carry ${cards.join(' ')} by ${x} ${y}`),
    drop: (cards, { x, y }) => told.push(`drop ${cards.join(' ')} at ${x} ${y}`),
    putBack: () => told.push('put back'),
  });
});

describe('a press', () => {
  test('on an own card is one when the pointer comes up where it went down', () => {
    down('AS');
    expect(told).toEqual([]);
    gesture.move({ x: 104, y: 103 });
    gesture.up({ x: 104, y: 103 });
    expect(told).toEqual(['press AS']);
  });

  test('on a card of the table counts at once, and on the felt as well', () => {
    down('7D');
    down(undefined);
    expect(told).toEqual(['press 7D', 'felt']);
  });

  test('on another card within a moment chooses that one', () => {
    press('AS', 0);
    press('KH', 100);
    expect(told).toEqual(['press AS', 'press KH']);
  });
});

describe('a second press on the same card', () => {
  test('plays it when it is quick and the selection can be played', () => {
    press('AS', 0);
    press('AS', 250);
    expect(told).toEqual(['press AS', 'play']);
  });

  test('puts it back when it is slow', () => {
    press('AS', 0);
    press('AS', 900);
    expect(told).toEqual(['press AS', 'press AS']);
  });

  test('puts it back when the selection cannot be played', () => {
    playable = false;
    press('AS', 0);
    press('AS', 250);
    expect(told).toEqual(['press AS', 'press AS']);
  });

  test('plays it on touch however slow, where the game wants it so', () => {
    slowPress = 'plays';
    press('AS', 0, 'touch');
    press('AS', 5000, 'touch');
    press('KH', 9000, 'mouse');
    press('KH', 15_000, 'mouse');
    expect(told).toEqual(['press AS', 'play', 'press KH', 'press KH']);
  });

  test('after a double press is a first one again', () => {
    press('AS', 0);
    press('AS', 200);
    press('AS', 400);
    expect(told).toEqual(['press AS', 'play', 'press AS']);
  });
});

describe('a drag', () => {
  test('carries the card once the pointer has moved far enough, and lets it go where it comes up', () => {
    down('AS');
    gesture.move({ x: 104, y: 100 });
    gesture.move({ x: 130, y: 60 });
    expect(gesture.dragging).toBe(true);
    gesture.up({ x: 140, y: 40 });
    expect(told).toEqual(['carry AS by 30 -40', 'drop AS at 140 40']);
    expect(gesture.dragging).toBe(false);
  });

  test('carries the whole selection that the card belongs to', () => {
    chosen = ['AS', 'KH'];
    down('KH');
    gesture.move({ x: 100, y: 50 });
    gesture.up({ x: 100, y: 50 });
    expect(told).toEqual(['carry AS KH by 0 -50', 'drop AS KH at 100 50']);
  });

  test('that is taken away puts the cards back and drops nothing', () => {
    down('AS');
    gesture.move({ x: 200, y: 100 });
    gesture.cancel();
    gesture.up({ x: 200, y: 100 });
    expect(told).toEqual(['carry AS by 100 0', 'put back']);
  });

  test('does not begin on cards of the table', () => {
    down('7D');
    gesture.move({ x: 200, y: 100 });
    gesture.up({ x: 200, y: 100 });
    expect(told).toEqual(['press 7D']);
  });

  test('and a press after it are no double press', () => {
    press('AS', 0);
    down('AS', 50);
    gesture.move({ x: 200, y: 100 });
    gesture.up({ x: 200, y: 100 });
    press('AS', 100);
    expect(told).toEqual(['press AS', 'carry AS by 100 0', 'drop AS at 200 100', 'press AS']);
  });
});

/** Nothing leaves the window or hides what must be read, at any size and with any cards. */
import { describe, expect, test } from 'vitest';
import { type Dice, diceFrom } from '#engine/core/dice';
import { type Seat, seat, seatsOf } from '#engine/core/words';
import type { Spot } from '#scenes/cues';
import { frameOf } from '#scenes/frame';
import { layoutTongits } from '#scenes/games/tongits/layout';
import { pillUnder } from '#scenes/games/tongits/pills';
import { spotIn } from '#scenes/scripts/placing';
import { type Rect, rectOf } from '#scenes/stage/layout';
import { apart, inside, WINDOWS } from '#tests/scenes/windows';

/** The part of a card's width that the next one in its row leaves in sight. */
const shown = (card: Rect, next: Rect | undefined): number =>
  next === undefined || next.y !== card.y ? 1 : (next.x - card.x) / card.w;

const ORDER = [seat(2), seat(0), seat(1)];
/** Seat 0 sits at the bottom, so seat 1 is next and seat 2 before it. */
const [OWN, RIGHT, LEFT] = [seat(0), seat(1), seat(2)] as const;

/** Some melds: at most four, lengthened by lay-offs. */
function someMelds(dice: Dice): readonly number[] {
  return Array.from({ length: 1 + dice.below(4) }, () => 3 + dice.below(dice.below(3) === 0 ? 5 : 2));
}

/** A hand of 1 to 13 cards: melds, and the loose cards last. */
function someHand(dice: Dice): readonly number[] {
  const count = 1 + dice.below(13);
  const groups: number[] = [];
  let left = count;
  while (left >= 3 && dice.below(3) > 0) {
    const size = Math.min(left, 3 + dice.below(3));
    groups.push(size);
    left -= size;
  }
  return [...groups, left];
}

describe.each(WINDOWS)('$width x $height at density $density', (window) => {
  const layout = layoutTongits(frameOf(window), { seats: 3, bottom: OWN, order: ORDER });
  const whole = { x: 0, y: 0, w: layout.width, h: layout.height };
  const fixed = [
    ...seatsOf(3).map((one) => layout.plate(one)),
    layout.stock,
    layout.discard,
    layout.stockText,
    layout.discardText,
    layout.pot,
    layout.latest,
    ...(layout.log === undefined ? [] : [layout.log]),
    ...(layout.actions ?? [layout.more, layout.clear, layout.play]),
  ];

  const rectsOf = (spots: readonly Spot[]): readonly Rect[] => spots.map((spot) => rectOf(layout.pose(spot)));
  const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);
  const spots = (zone: string, who: Seat, groups: readonly number[]): readonly Spot[] =>
    Array.from({ length: sum(groups) }, (_, index) => ({ zone, seat: who, index, of: sum(groups), groups }));
  const meldRects = (who: Seat, sizes: readonly number[]): readonly Rect[] => rectsOf(spots('meld', who, sizes));
  const handRects = (groups: readonly number[]): readonly Rect[] => rectsOf(spots('hand', OWN, groups));

  test('what stands still stands apart and in the window', () => {
    for (const [index, one] of fixed.entries()) {
      expect(inside(one, whole), `${index}`).toBe(true);
      for (const [also, other] of fixed.entries())
        if (also > index) expect(apart(one, other), `${index} and ${also}`).toBe(true);
    }
  });

  test('the next player in turn sits at the right, whatever the seat numbers', () => {
    expect(layout.plate(RIGHT).x).toBeGreaterThan(layout.plate(LEFT).x);
    expect(layout.plate(OWN).y).toBeGreaterThan(layout.plate(RIGHT).y);
  });

  test('every set of melds lies in at most two rows, each card in sight, beside everything else', () => {
    const dice = diceFrom(window.width).fork('melds');
    const wrong: string[] = [];
    for (let turn = 0; turn < 30; turn += 1)
      for (const who of [OWN, RIGHT, LEFT] as readonly Seat[]) {
        const sizes = someMelds(dice);
        const told = `${who}: ${sizes.join(' ')}`;
        const trays = layout.trays(who, sizes).map(({ tray }) => tray);
        if (new Set(trays.map(({ y }) => y)).size > 2) wrong.push(`${told}: rows`);
        for (const [index, tray] of trays.entries()) {
          const beside = [...fixed, ...trays.slice(index + 1)];
          if (!inside(tray, whole) || !beside.every((one) => apart(tray, one))) wrong.push(`${told}: tray ${index}`);
        }
        const cards = meldRects(who, sizes);
        for (const [index, card] of cards.entries()) {
          if (!trays.some((tray) => inside(card, tray))) wrong.push(`${told}: card ${index} leaves its tray`);
          if (shown(card, cards[index + 1]) < 0.35) wrong.push(`${told}: card ${index} is hidden`);
        }
      }
    expect(wrong).toEqual([]);
  });

  test('what a meld takes is told apart from stock, discards and every other meld', () => {
    const dice = diceFrom(window.width).fork('pills');
    const wrong: string[] = [];
    for (let turn = 0; turn < 30; turn += 1)
      for (const who of [OWN, RIGHT, LEFT] as readonly Seat[]) {
        const sizes = someMelds(dice);
        const trays = layout.trays(who, sizes).map(({ tray }) => tray);
        for (const tray of trays) {
          const others = [...trays.filter((one) => one !== tray), layout.stock, layout.discard];
          // The words take about the tray's width of it.
          const pill = { ...pillUnder(tray, [...trays, layout.stock, layout.discard]), x: tray.x, w: tray.w };
          if (!others.every((one) => apart(pill, one))) wrong.push(`${who}: ${sizes.join(' ')}`);
        }
      }
    expect(wrong).toEqual([]);
  });

  test('every hand lies in the window, each index in sight, apart from plates and buttons', () => {
    const dice = diceFrom(window.height).fork('hands');
    const wrong: string[] = [];
    for (let turn = 0; turn < 60; turn += 1) {
      const groups = someHand(dice);
      const cards = handRects(groups);
      for (const [index, card] of cards.entries()) {
        if (!inside(card, whole) || !fixed.every((one) => apart(card, one))) wrong.push(`${groups}: card ${index}`);
        if (shown(card, cards[index + 1]) < 0.3) wrong.push(`${groups}: card ${index} is hidden`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('any number of discards stays in its inlay, the last one whole', () => {
    for (let of = 1; of <= 24; of += 1) {
      const rects = Array.from({ length: of }, (_, index) => layout.pose(spotIn('discard', index, of)));
      for (const pose of rects) expect(inside(rectOf({ ...pose, angle: 0 }), layout.inlay), `${of}`).toBe(true);
      const last = rects.at(-1);
      expect(last === undefined ? undefined : rectOf(last)).toEqual(layout.discard);
    }
  });

  test('an answer covers no meld of one row, no plate of another player, neither stock nor discards', () => {
    const melds = [RIGHT, LEFT, OWN].flatMap((who) => layout.trays(who, [3]));
    for (const one of [
      layout.stock,
      layout.discard,
      layout.plate(RIGHT),
      layout.plate(LEFT),
      ...melds.map(({ tray }) => tray),
    ])
      expect(apart(one, layout.answer)).toBe(true);
  });
});

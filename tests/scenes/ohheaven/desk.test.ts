/** Whatever way a forbidden bid or card takes to the rules, it is refused, said in words, and nothing changes. */
import { describe, expect, test } from 'vitest';
import type { CardId } from '#engine/cards/cards';
import { at, seat } from '#engine/core/words';
import { type OhHeavenAction, type OhHeavenView, ohheaven } from '#engine/games/ohheaven/index';
import { chairs, testHouse } from '#tests/play/houses';
import { read } from '#tests/scenes/scores/lay';
import { type Sitting, sitAt } from '#tests/scenes/table/seat';

const YOU = seat(0);

/** Longer than any computer waits. */
const A_MOVE = 6000;

async function sitDown(seed: number): Promise<Sitting> {
  const house = await testHouse({ games: [ohheaven], levels: { ohheaven: ['easy', 'steady'] } });
  house.house.settings.set({ pace: 'instant' });
  const options = { handSize: 5, rounds: 1 };
  const begun = house.house.begin({ game: 'ohheaven', chairs: chairs('human', 'easy', 'easy'), options, seed });
  if (!begun.ok) throw new Error(begun.fault.why);
  return sitAt(house, begun.value);
}

const viewOf = ({ desk }: Sitting): OhHeavenView => {
  if (desk.view === undefined) throw new Error('nothing is shown yet');
  return desk.view as OhHeavenView;
};

async function untilYourTurn(sitting: Sitting): Promise<void> {
  for (let waits = 0; !sitting.desk.yourTurn; waits += 1) {
    if (waits > 40) throw new Error('your turn never comes');
    await sitting.pass(A_MOVE);
  }
}

const press = (sitting: Sitting, ...codes: readonly string[]): void => {
  for (const code of codes) sitting.desk.controls?.key({ type: 'down', code, repeat: false });
};

const toastOf = ({ desk }: Sitting): string => {
  const { toast } = desk.notices;
  return toast === undefined ? '' : read(toast.message);
};

/** Nothing of the match changes while something is tried. */
async function changesNothing(sitting: Sitting, act: () => void): Promise<void> {
  const before = JSON.stringify([sitting.host.sitting.record.log, viewOf(sitting)]);
  act();
  await sitting.pass(0);
  expect(JSON.stringify([sitting.host.sitting.record.log, viewOf(sitting)])).toBe(before);
}

describe('the barred bid', () => {
  /** A table at which seat 0 bids last, and some number is barred. */
  async function lastToBid(): Promise<Sitting & { readonly number: number }> {
    for (let seed = 1; seed < 40; seed += 1) {
      const sitting = await sitDown(seed);
      await untilYourTurn(sitting);
      const { barred } = viewOf(sitting);
      if (barred !== undefined) return { ...sitting, number: barred };
      sitting.desk.close();
    }
    throw new Error('nothing is ever barred');
  }

  test('is refused when typed, and when it comes from anywhere else', async () => {
    const sitting = await lastToBid();
    const forged: OhHeavenAction = { type: 'bid', tricks: sitting.number };
    await changesNothing(sitting, () => press(sitting, `Digit${sitting.number}`, 'Enter'));
    expect(toastOf(sitting)).toContain(`${sitting.number} is barred: the three bids may not add up to 5.`);
    await changesNothing(sitting, () => sitting.desk.act(forged));
    await changesNothing(sitting, () => {
      expect(sitting.host.press(YOU, forged, sitting.host.now())).toEqual({ ok: false, fault: 'bidBarred' });
    });
  });

  test('is passed over by the arrows', async () => {
    const sitting = await lastToBid();
    const wanted = [0, 1, 2, 3, 4, 5].filter((number) => number !== sitting.number).at(-1);
    press(sitting, ...Array<string>(8).fill('ArrowRight'), 'Enter');
    await sitting.pass(0);
    expect(viewOf(sitting).bids[YOU]).toBe(wanted);
  });

  test('a number that no hand has is refused in words as well', async () => {
    const sitting = await lastToBid();
    await changesNothing(sitting, () => press(sitting, 'Digit9', 'Enter'));
    expect(toastOf(sitting)).toContain('9 cannot be bid: choose a number from 0 to 5.');
    press(sitting, 'Backspace');
    await changesNothing(sitting, () => press(sitting, 'Enter'));
    expect(toastOf(sitting)).toBe('Choose a number first.');
    await changesNothing(sitting, () => sitting.desk.act({ type: 'bid', tricks: 2.5 } as OhHeavenAction));
  });
});

describe('a card that breaks suit', () => {
  /** Plays on until seat 0 holds a card it may not play. */
  async function bound(): Promise<Sitting & { readonly card: CardId }> {
    for (let seed = 1; seed < 40; seed += 1) {
      const sitting = await sitDown(seed);
      for (let turns = 0; turns < 6 && sitting.routes.length === 0; turns += 1) {
        await untilYourTurn(sitting);
        const [card] = sitting.desk.barred;
        if (card !== undefined) return { ...sitting, card };
        const actions = [...ohheaven.legal(viewOf(sitting), YOU, sitting.host.now())];
        sitting.desk.act(at(actions, 0));
        await sitting.pass(0);
        if (sitting.desk.stops.interlude !== undefined) break;
      }
      sitting.desk.close();
    }
    throw new Error('nobody ever has to follow suit');
  }

  test('is refused by press, by Enter and as a forged intent, and stays in the hand', async () => {
    const sitting = await bound();
    const { card, desk, host } = sitting;
    await changesNothing(sitting, () => desk.pick(card));
    expect(toastOf(sitting)).toMatch(/^Follow (clubs|diamonds|hearts|spades): you hold /);
    expect(desk.chosen).toEqual([]);
    await changesNothing(sitting, () => desk.enter(card));
    await changesNothing(sitting, () => desk.act({ type: 'play', card } as OhHeavenAction));
    expect(toastOf(sitting)).toBe('Follow the suit led: you hold some of it.');
    await changesNothing(sitting, () => {
      expect(host.press(YOU, { type: 'play', card } as OhHeavenAction, host.now())).toEqual({
        ok: false,
        fault: 'mustFollowSuit',
      });
    });
  });

  test('Enter on a card that may be played plays it, though nothing was chosen before', async () => {
    const sitting = await bound();
    const [card] = sitting.desk.takeable;
    if (card === undefined) throw new Error('nothing may be played');
    sitting.desk.enter(card);
    await sitting.pass(0);
    expect(
      viewOf(sitting)
        .trick.concat(viewOf(sitting).tricks.flatMap(({ cards }) => cards))
        .map((one) => one.card),
    ).toContain(card);
  });
});

describe('the order of the hand', () => {
  test('S turns it, it is remembered, and S turns it back', async () => {
    const sitting = await sitDown(1);
    await untilYourTurn(sitting);
    const held = ({ desk }: Sitting): readonly CardId[] => desk.game.ownHand(viewOf(sitting), YOU);
    const first = held(sitting);
    press(sitting, 'KeyS');
    expect(sitting.desk.liked('handOrder')).toBe('suitsInPlace');
    expect(held(sitting).toSorted()).toEqual(first.toSorted());
    press(sitting, 'KeyS');
    expect(sitting.desk.liked('handOrder')).toBe('trumpFirst');
    expect(held(sitting)).toEqual(first);
  });
});

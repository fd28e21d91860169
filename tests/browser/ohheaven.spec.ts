import { at } from '#engine/core/words';
import { type OhHeavenState, ohheaven } from '#engine/games/ohheaven/index';
import { barredBid } from '#engine/games/ohheaven/legal';
import { playable as mayPlay, suitLed } from '#engine/kit/tricks';
import { expect, test } from './support/fixtures';
import { nameOf } from './support/moves';
import {
  barred,
  bidByKeyboard,
  bids,
  indexOf,
  kept,
  moment,
  numbers,
  type OhHeaven,
  playable,
  playByKeyboard,
  plays,
  position,
  resume,
  sitAt,
} from './support/ohheaven';

const SMALL = { handSize: 4, rounds: 2 };

/** Seat 0 is to follow suit, has a choice, and holds other suits as well. */
function mustFollow(state: OhHeavenState): boolean {
  const hand = state.hands[0] ?? [];
  const legal = mayPlay(hand, suitLed(state.trick));
  return plays(state) && state.trick.length > 0 && legal.length < hand.length;
}

test('a round is bid and played by keyboard, scored, and followed by the next', async ({ game, page }) => {
  await sitAt(game, position(4, SMALL, bids));
  let seen = await moment(page);
  while (seen === 'bid' || seen === 'card') {
    if (seen === 'bid') await bidByKeyboard(page);
    else await playByKeyboard(game);
    seen = await moment(page);
  }
  expect(seen).toBe('roundEnd');
  const [round] = (await kept(page)).state.history;
  if (round === undefined) throw new Error('nothing is scored');
  await expect(game.dialog('Round 1 is scored')).toBeVisible();
  const totals = await page.locator('.round-row .round-total').allTextContents();
  expect(totals.map((text) => Number(text.replace('−', '-')))).toEqual(round.totals);
  const won = await page.locator('.round-row .round-figure').allTextContents();
  expect(won.map(Number)).toEqual(round.tricks);
  await page.keyboard.press('g');
  await expect(page.getByRole('rowheader', { name: /Round 1/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await moment(page);
  await expect(page.locator('.bar-heading')).toHaveText('Round 2 of 2');
  await expect(page.locator('.plate-own .plate-score strong')).toHaveText(String(round.totals[0]));
});

test('arrows choose a card and Enter plays it; T and G show what was', async ({ game, page }) => {
  await sitAt(
    game,
    position(4, SMALL, (state) => plays(state) && state.tricks.length === 1),
  );
  await moment(page);
  await page.keyboard.down('t');
  await expect(page.getByRole('region', { name: 'Last trick' })).toContainText(/led.*won/);
  await page.keyboard.up('t');
  await expect(page.getByRole('region', { name: 'Last trick' })).toHaveCount(0);
  await page.keyboard.down('g');
  await expect(page.getByRole('cell', { name: /so far/ }).first()).toBeVisible();
  await page.keyboard.up('g');
  const legal = await playable(page);
  await page.keyboard.press('ArrowDown');
  for (let steps = 0; (await game.chosen())[0] !== legal.at(-1); steps += 1) {
    expect(steps, 'the arrows reach every card').toBeLessThan(6);
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(game.card('hand', legal.at(-1) ?? '')).toHaveCount(0);
});

test('a card that breaks suit is refused by pointer and by key alike, and nothing changes', async ({ game, page }) => {
  await sitAt(game, position(4, SMALL, mustFollow));
  await moment(page);
  const hand = await game.cards('hand');
  const [card = ''] = await barred(page);
  const { log } = (await kept(page)).record;
  const point = await indexOf(game, card);
  await page.mouse.dblclick(point.x, point.y);
  await expect(game.toast).toContainText(/Follow (clubs|diamonds|hearts|spades): you hold/);
  await game.card('hand', card).press('Space');
  await game.card('hand', card).press('Enter');
  await page.keyboard.press('x');
  await expect(game.play).toHaveAttribute('aria-disabled', 'true');
  expect(await game.chosen()).toEqual([]);
  expect(await game.cards('hand')).toEqual(hand);
  expect((await kept(page)).record.log).toEqual(log);
  const [legal = ''] = await playable(page);
  const there = await indexOf(game, legal);
  await page.mouse.dblclick(there.x, there.y);
  await expect(game.card('hand', legal)).toHaveCount(0);
});

test('a card is dragged to the table, one that may not be played flies back, and one let go elsewhere too', async ({
  game,
  page,
}) => {
  await sitAt(game, position(4, SMALL, mustFollow));
  await moment(page);
  const drag = async (card: string, to: { readonly x: number; readonly y: number }): Promise<void> => {
    const from = await indexOf(game, card);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  };
  const hand = await game.cards('hand');
  const [[legal = ''], [no = '']] = [await playable(page), await barred(page)];
  await drag(legal, { x: 640, y: 700 });
  await expect(game.toast).toHaveCount(0);
  await drag(no, { x: 640, y: 320 });
  await expect(game.toast).toContainText(/Follow (clubs|diamonds|hearts|spades): you hold/);
  expect(await game.cards('hand')).toEqual(hand);
  await drag(legal, { x: 640, y: 320 });
  await expect(game.card('hand', legal)).toHaveCount(0);
});

test('the barred bid can be chosen by no path, also after a reload in mid-bidding', async ({ game, page }) => {
  const match = position(4, SMALL, (state) => bids(state) && barredBid(state) !== undefined);
  const number = barredBid(match.state) ?? 0;
  await sitAt(game, match);
  for (const time of ['at once', 'after a reload']) {
    await test.step(time, async () => {
      await moment(page);
      await numbers(page).nth(number).click({ force: true });
      await expect(game.toast).toContainText('barred');
      await expect(numbers(page).nth(number)).toHaveAttribute('aria-checked', 'false');
      await page.keyboard.press(String(number));
      await page.keyboard.press('Enter');
      await numbers(page).nth(number).press('Enter');
      await expect(page.locator('.bidding')).toBeVisible();
      expect((await kept(page)).record.log).toEqual(match.record.log);
    });
    if (time === 'at once') await resume(game);
  }
  await page.keyboard.press('Backspace');
  await bidByKeyboard(page);
  expect((await kept(page)).record.log.length).toBeGreaterThan(match.record.log.length);
});

/** A match that seat 0 ends with its last card, so that two share the win. */
function beforeShared(): OhHeaven {
  const winners = (state: OhHeavenState): number =>
    ohheaven.outcome(state)?.standings.filter(({ place }) => place === 1).length ?? 0;
  const over = position(
    3,
    { handSize: 1, rounds: 1, hook: false },
    (state) => winners(state) === 2 && state.tricks[0]?.cards.at(-1)?.seat === 0,
  );
  const log = over.record.log.slice(0, -1);
  return {
    ...over,
    state: { ...over.state, phase: { type: 'playing', seat: at(over.record.log, log.length).seat } },
    record: { ...over.record, log },
  };
}

test('a shared win is announced as shared, on the sheet and in the results', async ({ game, page }) => {
  await sitAt(game, beforeShared());
  expect(await moment(page)).toBe('card');
  await playByKeyboard(game);
  expect(await moment(page)).toBe('roundEnd');
  await expect(page.locator('.round-verdict')).toContainText(/share the win with .* each/);
  await page.getByRole('button', { name: 'Results' }).press('Enter');
  expect(await moment(page)).toBe('results');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\w+ and \w+ share the win$/);
  await expect(page.getByText('Equal highest totals win together.')).toBeVisible();
});

test('between two people the hands are covered, and no hidden card is anywhere in the page', async ({ game, page }) => {
  await sitAt(game, position(3, { handSize: 3, rounds: 1 }, bids), 2);
  const seen = new Map<string, readonly string[]>();
  let owner = '';
  for (let covers = 0; covers < 4; ) {
    let now = await moment(page);
    let sheet = '';
    if (now === 'cover') {
      covers += 1;
      owner = (await page.getByRole('button', { name: 'I am Mikko, show my cards' }).count()) > 0 ? 'Mikko' : 'Aino';
      sheet = await page.evaluate(() => document.documentElement.outerHTML);
      await page.getByRole('button', { name: `I am ${owner}, show my cards` }).press('Enter');
      now = await moment(page);
    }
    const hand = await game.cards('hand');
    const others = seen.get(owner === 'Mikko' ? 'Aino' : 'Mikko') ?? [];
    for (const card of sheet === '' ? [] : [...hand, ...others]) {
      expect(sheet, `${card} is hidden while covered`).not.toContain(`data-card="${card}"`);
      expect(sheet, `${card} is hidden while covered`).not.toContain(`${nameOf(card)}, `);
    }
    for (const card of others) expect(await game.card('hand', card).count()).toBe(0);
    if (now === 'bid') await bidByKeyboard(page);
    const played = now === 'card' ? await playByKeyboard(game) : undefined;
    const left = hand.filter((card) => card !== played);
    seen.set(owner, left);
  }
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a first press chooses, a second one plays; the last trick opens and closes', async ({ game, page }) => {
    await sitAt(
      game,
      position(4, SMALL, (state) => plays(state) && state.tricks.length === 1),
    );
    await moment(page);
    await page.getByRole('button', { name: 'Last trick' }).tap();
    await expect(page.getByRole('region', { name: 'Last trick' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('region', { name: 'Last trick' })).toHaveCount(0);
    const [card = ''] = await playable(page);
    const first = await indexOf(game, card);
    await page.touchscreen.tap(first.x, first.y);
    await expect(page.locator('.foot-button .button-primary')).toBeEnabled();
    const second = await indexOf(game, card);
    await page.touchscreen.tap(second.x, second.y);
    await expect(game.card('hand', card)).toHaveCount(0);
  });
});

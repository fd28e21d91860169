import type { Page } from '@playwright/test';
import { at, millis, seat } from '#engine/core/words';
import { homesOf, type TongitsState, tongits } from '#engine/games/tongits/index';
import { bestCut } from '#engine/kit/melds';
import { expect, test } from './support/fixtures';
import type { Game } from './support/game';
import { middleOf } from './support/pixels';
import { kept, position, sitAt } from './support/tongits';

const YOU = seat(0);
const hand = (state: TongitsState) => at(state.hands, YOU);
const cut = (state: TongitsState) => bestCut(hand(state), 'four');

/** Seat 0 has drawn, holds a meld, a loose card that fits an open one, and loose cards besides. */
const turn = () =>
  position({
    is: (state) =>
      state.phase.type === 'melding' &&
      state.phase.seat === YOU &&
      cut(state).melds.length === 1 &&
      cut(state).loose.filter((card) => homesOf(state, card).length > 0).length === 1 &&
      cut(state).loose.length > 2,
  });

type Point = { readonly x: number; readonly y: number };

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

async function centre(game: Game, name: RegExp): Promise<Point> {
  const box = await game.page.getByRole('button', { name }).first().boundingBox();
  if (box === null) throw new Error(`${name} lies nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('cards are dragged to a meld, to the felt and to the discards; the stock is dragged or pressed to draw', async ({
  game,
  page,
}) => {
  const match = turn();
  await sitAt(game, match.record);
  await game.myTurn();
  const moves = async () => (await kept(page)).record.log.slice(match.record.log.length).map(({ action }) => action);

  await page.getByRole('button', { name: /^Stock/ }).click();
  await expect(game.toast).toContainText('You have drawn already');

  const fits = cut(match.state).loose.filter((card) => homesOf(match.state, card).length > 0);
  const card = at(fits, 0);
  await expect(page.locator('.tt-takes')).toHaveCount(homesOf(match.state, card).length);
  await drag(page, await middleOf(game, 'hand', card), await centre(game, /It takes/));
  await expect.poll(moves).toMatchObject([{ type: 'layOff', card }]);

  const meld = at(cut((await kept(page)).state).melds, 0);
  await page.getByRole('button', { name: /not counted/ }).click();
  expect([...(await game.chosen())].sort()).toEqual([...meld].sort());
  await drag(page, await middleOf(game, 'hand', at(meld, 0)), { x: 640, y: 400 });
  await expect.poll(moves).toMatchObject([{ type: 'layOff' }, { type: 'expose' }]);

  const loose = at(cut((await kept(page)).state).loose, 0);
  await drag(page, await middleOf(game, 'hand', loose), await centre(game, /^Top discard/));
  await expect.poll(moves).toMatchObject([{ type: 'layOff' }, { type: 'expose' }, { type: 'discard', card: loose }]);

  await game.myTurn();
  const turns = (await kept(page)).record.log.length;
  await drag(page, await centre(game, /^Stock/), { x: 640, y: 600 });
  await expect.poll(async () => (await kept(page)).record.log.at(-1)?.action.type).toBe('draw');
  expect((await kept(page)).record.log.length).toBe(turns + 1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the main button does what is chosen, and everything else is one press away', async ({ game, page }) => {
    const match = turn();
    await sitAt(game, match.record);
    await game.myTurn();
    const meld = at(cut(match.state).melds, 0);
    await page.getByRole('button', { name: 'All actions' }).tap();
    await expect(game.dialog('All actions').getByRole('button', { name: /^Draw/ })).toContainText('already drawn');
    await game.dialog('All actions').getByRole('button', { name: /^Meld/ }).tap();
    expect([...(await game.chosen())].sort()).toEqual([...meld].sort());
    await page.getByRole('button', { name: 'Clear' }).tap();
    expect(await game.chosen()).toEqual([]);
    const [loose = ''] = (await game.cards('hand')).filter((card) => !meld.some((one) => one === card));
    const point = await middleOf(game, 'hand', loose);
    await page.touchscreen.tap(point.x, point.y);
    await page.getByRole('button', { name: /^Discard/ }).tap();
    await expect
      .poll(async () => (await kept(page)).record.log.at(match.record.log.length)?.action)
      .toMatchObject({
        type: 'discard',
        card: loose,
      });
  });

  test('a turn that may begin with a draw, a take or a call offers all three at once', async ({ game, page }) => {
    const match = position({
      is: (state) => {
        const legal = [...tongits.legal(tongits.view(state, YOU), YOU, millis(0))].map(({ type }) => type);
        return legal.includes('takeDiscard') && legal.includes('callDraw');
      },
    });
    await sitAt(game, match.record);
    await game.myTurn();
    const foot = (name: string) => page.locator('.foot-button').getByRole('button', { name, exact: true });
    await expect(foot('Draw')).toBeVisible();
    await expect(foot('Take')).toBeVisible();
    await foot('Call').tap();
    await expect
      .poll(async () => (await kept(page)).record.log.at(match.record.log.length)?.action)
      .toEqual({ type: 'callDraw' });
  });

  test('buttons are large enough for a finger and lie inside the window', async ({ game, page }) => {
    await sitAt(game, turn().record);
    await game.myTurn();
    const boxes = await page.locator('button:visible:not(.mirror-card, .tt-place)').evaluateAll((all) =>
      all.map((one) => ({
        name: one.getAttribute('aria-label') ?? one.textContent?.trim(),
        ...one.getBoundingClientRect().toJSON(),
      })),
    );
    for (const { name, left, right, top, bottom } of boxes) {
      expect(Math.min(right - left, bottom - top), `${name} is at least 44 high and wide`).toBeGreaterThanOrEqual(43.5);
      expect(left >= 0 && right <= 390 && top >= 0 && bottom <= 844, `${name} lies inside`).toBe(true);
    }
  });
});

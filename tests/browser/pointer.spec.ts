import { devices } from '@playwright/test';
import { expect, test } from './support/fixtures';
import type { Game } from './support/game';
import { plainMove } from './support/moves';
import { middleOf } from './support/pixels';

const SEED = 7;

/** The same first turn by keyboard in a window of its own: what was said, and the line it left in the record. */
async function byKeyboard(game: Game): Promise<{ said: string; hand: readonly string[]; table: readonly string[] }> {
  await game.myTurn();
  const move = await plainMove(game);
  for (const card of move.table) await game.card('table', card).press('Space');
  await game.card('hand', move.hand).press('Space');
  const said = (await game.headline.textContent()) ?? '';
  await game.card('hand', move.hand).press('Enter');
  await expect(game.card('hand', move.hand)).toHaveCount(0);
  await game.myTurn();
  return { said, hand: await game.cards('hand'), table: await game.cards('table') };
}

test('a pointer on the pixels of cards plays the same turn as the keyboard', async ({ game, browser, baseURL }) => {
  await game.sitDown({ seed: SEED, pace: 'Instant' });
  const keyboard = await byKeyboard(game);
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 720 } });
  const other = new (await import('./support/game')).Game(await context.newPage());
  await other.sitDown({ seed: SEED, pace: 'Instant' });
  await other.myTurn();
  const move = await plainMove(other);
  for (const [zone, card] of [...move.table.map((card) => ['table', card] as const), ['hand', move.hand] as const]) {
    const { x, y } = await middleOf(other, zone, card);
    await other.page.mouse.click(x, y);
    await expect(other.card(zone, card)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(other.headline).toHaveText(keyboard.said);
  await other.play.click();
  await expect(other.card('hand', move.hand)).toHaveCount(0);
  await other.myTurn();
  expect(await other.cards('hand')).toEqual(keyboard.hand);
  expect(await other.cards('table')).toEqual(keyboard.table);
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, userAgent: devices['Pixel 7'].userAgent });

  test('fingers choose, put back and play', async ({ game, page }) => {
    await game.sitDown({ seed: SEED, pace: 'Instant' });
    await game.myTurn();
    const [first = '', second = ''] = await game.cards('hand');
    const at = await middleOf(game, 'hand', first);
    await page.touchscreen.tap(at.x, at.y);
    await expect(game.card('hand', first)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Clear' }).tap();
    await expect(game.card('hand', first)).toHaveAttribute('aria-pressed', 'false');
    const next = await middleOf(game, 'hand', second);
    await page.touchscreen.tap(next.x, next.y);
    await expect(game.headline).toContainText('Lay down');
    await game.play.tap();
    await expect(game.card('hand', second)).toHaveCount(0);
    await game.myTurn();
    expect(await game.cards('hand')).toHaveLength(4);
  });

  test('buttons are large enough for a finger and lie inside the window', async ({ game, page }) => {
    await game.sitDown({ seed: SEED, pace: 'Instant' });
    await game.myTurn();
    const boxes = await page.locator('button:visible:not(.mirror-card)').evaluateAll((all) =>
      all.map((one) => ({
        name: one.textContent?.trim() || one.getAttribute('aria-label'),
        ...one.getBoundingClientRect().toJSON(),
      })),
    );
    for (const { name, left, right, top, bottom } of boxes) {
      expect(Math.min(right - left, bottom - top), `${name} is at least 44 high and wide`).toBeGreaterThanOrEqual(43.5);
      expect([left >= 0, right <= 390, top >= 0, bottom <= 844], `${name} lies inside`).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  });
});

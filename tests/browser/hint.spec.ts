/** Hints as a player meets them, by keyboard and by pointer. */
import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures';
import type { Game } from './support/game';

const aloud = ({ page }: Game): Locator => page.locator('.hint-aloud');
const rings = ({ page }: Game): Locator => page.locator('.hint-ring');

test('Cassino: H shows a move, Enter chooses it, Enter plays it', async ({ game, page }) => {
  await game.sitDown({ seed: 7, pace: 'Instant', computersWait: 0 });
  await game.myTurn();
  await page.keyboard.press('h');
  await expect(aloud(game)).toHaveText(/^Hint: (?!.*undefined)/);
  await expect(page.getByRole('region', { name: 'Why' })).toBeVisible();
  const meant = await rings(game).count();
  expect(meant).toBeGreaterThan(0);
  expect(await game.chosen()).toEqual([]);
  await page.setViewportSize({ width: 1100, height: 700 });
  await expect(rings(game)).toHaveCount(meant);
  await page.keyboard.press('Enter');
  await expect(rings(game)).toHaveCount(0);
  const chosen = await game.chosen();
  expect(chosen).toHaveLength(meant);
  const hand = await game.cards('hand');
  await page.keyboard.press('Enter');
  const played = chosen.find((card) => hand.includes(card));
  await expect(game.card('hand', played ?? '')).toHaveCount(0);
  await expect(page.locator('.log-lines')).toContainText(/You (placed|took)/);
});

test('Cassino: by pointer, put away and asked again; out of turn it says why not', async ({ game, page }) => {
  await game.sitDown({ seed: 7, computersWait: 3000 });
  await game.myTurn();
  const entry = page.getByRole('button', { name: 'Hint' });
  await entry.click();
  await expect(rings(game).first()).toBeAttached();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(rings(game)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Play log' })).toBeVisible();
  await entry.click();
  await page.getByRole('button', { name: /^Choose/ }).click();
  await game.play.click();
  await expect(game.call).toHaveText('');
  await entry.click();
  await expect(game.toast).toHaveText('A hint comes when it is your turn.');
});

test('on a phone the reasons open in a sheet, and Esc leaves first the sheet, then the hint', async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await game.sitDown({ seed: 7, pace: 'Instant', computersWait: 0 });
  await game.myTurn();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Why' }).click();
  await expect(game.dialog('Why')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(game.dialog('Why')).toHaveCount(0);
  await expect(rings(game).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(rings(game)).toHaveCount(0);
});

test('Oh Heaven: a hint becomes the bid in the making, and a second press bids it', async ({ game, page }) => {
  await sitDownAt(game, 'Oh Heaven');
  await page.keyboard.press('h');
  await expect(aloud(game)).toHaveText(/^Hint: Bid \d+\./);
  const bid = /\d+/.exec((await aloud(game).textContent()) ?? '')?.[0] ?? '';
  await page.getByRole('button', { name: `Choose ${bid}` }).click();
  await expect(page.locator('.bidding-chosen')).toHaveText(bid);
  await page.keyboard.press('Enter');
  await expect(page.locator('.bidding')).toHaveCount(0);
  await expect(page.locator('.log-lines')).toContainText(`You bid ${bid}`);
});

test('Tong-its: a draw that is hinted at is lit, and a second press draws', async ({ game, page }) => {
  await sitDownAt(game, 'Tong-its');
  await page.keyboard.press('h');
  await expect(aloud(game)).toHaveText(/^Hint: (?!.*undefined)/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.tt-action-meant')).toHaveCount(1);
  const before = await game.log();
  await page.keyboard.press('Enter');
  await expect.poll(() => game.log()).not.toEqual(before);
});

/** A table of the game as the menu sets it up, at the person's first turn. */
async function sitDownAt(game: Game, name: string): Promise<void> {
  await game.open({ seed: 7 });
  await game.setPace('Instant');
  await game.page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await game.deal();
  await game.myTurn();
}

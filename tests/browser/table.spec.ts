import type { Page } from '@playwright/test';
import { setHidden } from './support/away';
import { expect, test } from './support/fixtures';
import { plainMove } from './support/moves';
import { expectCardsDrawn } from './support/pixels';
import { expectTrueTable } from './support/truth';

const deals = (page: Page) => expect(page.locator('.banner')).toBeVisible();

test('a window resized while the cards are dealt shows the right table', async ({ game, page }) => {
  await game.sitDown({ seed: 7, pace: 'Calm' });
  await deals(page);
  await page.setViewportSize({ width: 1000, height: 800 });
  await game.myTurn();
  await expectTrueTable(game);
  await expectCardsDrawn(game);
});

test('a window resized while a card travels shows the right table, also as a phone and back', async ({
  game,
  page,
}) => {
  await game.sitDown({ seed: 7, pace: 'Calm', computersWait: 0 });
  await game.myTurn();
  const { hand, table } = await plainMove(game);
  await game.playByKeyboard(hand, table);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.setViewportSize({ width: 1440, height: 860 });
  await game.myTurn();
  await expectTrueTable(game);
  await expectCardsDrawn(game);
});

test('a tab hidden during the deal shows the right table when it comes back', async ({ game, page }) => {
  await game.sitDown({ seed: 7, pace: 'Calm' });
  await deals(page);
  await setHidden(page, 'hidden');
  await expect(page.locator('.banner')).toHaveCount(0);
  await setHidden(page, 'visible');
  await game.myTurn();
  await expectTrueTable(game);
  await expectCardsDrawn(game);
});

test('a hidden tab lets no computer play', async ({ game, page }) => {
  await game.sitDown({ seed: 7, pace: 'Instant', players: ['Steady', 'Steady'], computersWait: 0 });
  await game.page.getByRole('button', { name: 'Pause' }).waitFor();
  await setHidden(page, 'hidden');
  const before = await game.log();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await game.log()).toEqual(before);
  await setHidden(page, 'visible');
  expect(await game.moment()).toBe('results');
});

test('a watched table stops, goes move by move and goes on', async ({ game, page }) => {
  await game.sitDown({ seed: 9, pace: 'Brisk', players: ['Steady', 'Steady', 'Steady'], computersWait: 0 });
  const plays = page.locator('.log-lines li').filter({ hasText: /placed|took/ });
  await expect(plays.first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  const step = page.getByRole('button', { name: 'One move' });
  await expectTrueTableAtRest();
  const before = await plays.count();
  await page.keyboard.press('.');
  await expect(plays).toHaveCount(before + 1);
  await expectTrueTableAtRest();
  await step.click();
  await expect(plays).toHaveCount(before + 2);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => plays.count()).toBeGreaterThan(before + 3);

  async function expectTrueTableAtRest(): Promise<void> {
    await expect(page.locator('[data-zone="table"] .mirror-card')).not.toHaveCount(0);
    await expectCardsDrawn(game);
  }
});

test('the scoreboard stays as long as G is held, and closes when the window loses the focus', async ({
  game,
  page,
}) => {
  await game.sitDown({ seed: 7, pace: 'Instant' });
  await game.myTurn();
  const board = page.getByRole('heading', { name: 'Scores' });
  await page.keyboard.down('g');
  await expect(board).toBeVisible();
  await page.keyboard.up('g');
  await expect(board).toHaveCount(0);
  await page.keyboard.down('g');
  await expect(board).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(board).toHaveCount(0);
});

test('typing the name of a save moves no card and opens nothing', async ({ game, page }) => {
  await game.sitDown({ seed: 7, pace: 'Instant' });
  await game.myTurn();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Save under a name' }).click();
  const field = page.getByRole('textbox', { name: 'Name' });
  await field.fill('');
  await field.pressSequentially('asdf 123 x gl');
  await expect(field).toHaveValue('asdf 123 x gl');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await game.chosen()).toEqual([]);
  expect(await game.cards('hand')).toHaveLength(4);
});

test('settings made at the table apply at once: pace, lit takes, sound', async ({ game, page }) => {
  await game.sitDown({ seed: 7, pace: 'Normal' });
  await page.getByRole('button', { name: 'Table settings' }).click();
  await game.choose('Pace', 'Instant');
  await page.getByRole('switch', { name: 'Sound' }).click();
  await expect(page.getByRole('switch', { name: 'Sound' })).toHaveAttribute('aria-checked', 'false');
  await page.keyboard.press('Escape');
  await game.myTurn();
  await expect(page.getByRole('button', { name: 'Turn the sound on' })).toBeVisible();
});

test('every card of the mirror lies where the canvas shows it, at six seats too', async ({ game }) => {
  await game.sitDown({
    seed: 12,
    pace: 'Instant',
    players: ['Human', 'Steady', 'Steady', 'Steady', 'Easy', 'Easy'],
  });
  await game.myTurn();
  await expectTrueTable(game);
  await expectCardsDrawn(game);
});

/** The review of a finished match, found by what is read aloud. */

import { chairsOf } from '#tools/shots/find';
import { entryOf, won as wonCassino } from '#tools/shots/positions';
import { shelve } from '#tools/shots/shelve';
import { expect, test } from './support/fixtures';
import type { Game } from './support/game';

/** From the menu to the results of a match that was finished before. */
async function results(game: Game): Promise<void> {
  await shelve(game, entryOf(wonCassino(), { id: 'won', chairs: chairsOf(4, 1) }));
  await game.page.keyboard.press('s');
  await game.page.locator('.save-row').first().dblclick();
  await expect(game.page.getByRole('button', { name: 'Rematch' })).toBeVisible();
}

test('a finished match is reviewed move by move, and a move shows its moment', async ({ game, page }) => {
  await results(game);
  await page.keyboard.press('r');
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Deal 1' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const moment = page.getByRole('region', { name: 'The moment' });
  await expect(moment.getByRole('heading', { name: 'Your hand' })).toBeVisible();
  await expect(moment).toContainText('You: ');
  await expect(page.locator('.weigh-row').first()).toHaveAttribute('data-verdict', /^(same|asGood|little|lot)$/);
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 80_000 });
  await expect(page.locator('.weigh-totals')).toHaveText(
    /^\s*\d+ of \d+ as good as the expert’s\s*[\d.]+ points given away\s*$/,
  );
  await page.keyboard.press('f');
  await expect(page.getByRole('radio', { name: /^Less good/ })).toBeChecked();
  const verdicts = page.locator('.weigh-row .weigh-verdict');
  expect(await verdicts.count()).toBeGreaterThan(0);
  for (const verdict of await verdicts.all())
    await expect(verdict).toHaveText(/^\s*A (little|lot) less\s*−[\d.]+ points\s*$/);
});

test('leaving ends it, and what was weighed is still known on the way back', async ({ game, page }) => {
  await results(game);
  await page.getByRole('button', { name: 'Review' }).click();
  const weighed = page.locator('.weigh-row:not([data-verdict="waiting"])');
  await expect(weighed.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await page.keyboard.press('r');
  await expect(weighed.first()).toBeVisible();
});

test('on a phone the moment of a move opens over the list', async ({ game, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await results(game);
  await page.getByRole('button', { name: 'Review' }).click();
  await page.locator('.weigh-row').first().click();
  await expect(game.dialog('Deal 1')).toContainText('Your hand');
  await expect(game.dialog('Deal 1')).toContainText(/Move 1 of \d+/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(game.dialog('Deal 1')).toContainText(/Move 2 of \d+/);
  await page.keyboard.press('Escape');
  await expect(game.dialog('Deal 1')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { stored } from './support/shelf';

const start = (page: Page) => page.getByRole('button', { name: 'Start' });
const phase = (page: Page) => page.locator('main.training');
const cards = (page: Page) => page.locator('.drill-card');

/** From the menu to a drill whose first card lies there; on a slow machine it may be the second one by then. */
async function beginDrill(page: Page): Promise<void> {
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'Training' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(phase(page)).toHaveAttribute('data-phase', 'running');
  await expect(cards(page).first()).toBeVisible();
}

/** Slaps every jack as soon as it lies there, until the drill is over. */
async function slapJacks(page: Page): Promise<void> {
  for (;;) {
    const found = await page.waitForFunction(
      () => {
        const at = document.querySelector<HTMLElement>('main.training')?.dataset.phase;
        if (at === 'over') return 'over';
        const [top = ''] = [...document.querySelectorAll<HTMLElement>('.drill-card')]
          .map((c) => c.dataset.card)
          .slice(-1);
        const taken = document.querySelector<HTMLElement>('.drill-verdict')?.dataset.type !== undefined;
        return at === 'running' && top.startsWith('J') && !taken ? 'jack' : undefined;
      },
      undefined,
      { timeout: 30_000 },
    );
    if ((await found.jsonValue()) === 'over') return;
    // Nobody sees and slaps at once.
    await page.waitForTimeout(160);
    await page.keyboard.press('Space');
    await page.waitForTimeout(60);
  }
}

test('a warm-up from set-up tells “Match me” the pace, comes back to the form as it was, and is kept', async ({
  game,
  page,
}) => {
  test.setTimeout(150_000);
  await game.open();
  await page.getByRole('button', { name: /^Slapjack/ }).click();
  await page.getByLabel('Name at seat 2').fill('Wilma');
  await expect(page.getByText('They begin gently')).toBeVisible();
  await page.getByRole('button', { name: 'Warm up' }).click();
  await expect(page.getByRole('heading', { name: 'Warm-up' })).toBeVisible();
  await start(page).click();
  await slapJacks(page);

  await expect(page.getByText('of 10', { exact: true })).toBeVisible();
  await expect(page.getByText(/“Match me” begins at \d\.\d\d\ss from here\./)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name at seat 2')).toHaveValue('Wilma');
  await expect(page.getByText(/people’s median, \d\.\d\d\ss over the last \d+ slaps\./)).toBeVisible();
  await expect.poll(async () => JSON.stringify(await stored(page, 'settings'))).toMatch(/"slaps":\[\d+/);

  await page.reload();
  await game.menuIsOpen();
  await page.keyboard.press('t');
  await game.choose('Show', 'Progress');
  await expect(page.getByRole('definition').first()).toHaveText('1');
  await page.getByRole('button', { name: 'Forget all' }).click();
  await expect(page.getByText('No drill yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('1');
});

test('a drill can be held, goes on, is stopped, and Esc leads back to the menu', async ({ game, page }) => {
  await game.open();
  await beginDrill(page);
  await page.keyboard.press('Escape');
  await expect(phase(page)).toHaveAttribute('data-phase', 'paused');
  await expect(cards(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(start(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await game.menuIsOpen();
});

test('a slap by pointer without a pattern is wrong, and the same card is nothing to the own key of another seat', async ({
  game,
  page,
}) => {
  await game.open();
  await beginDrill(page);
  await page.keyboard.press('n');
  await expect(page.getByText('No pattern')).toHaveCount(0);
  // What lies there is soon something to slap, so a slow hand may have to try again.
  await expect(async () => {
    await page.locator('.drill-table').click({ position: { x: 40, y: 300 } });
    await expect(page.getByText('No pattern')).toBeVisible({ timeout: 500 });
  }).toPass();
});

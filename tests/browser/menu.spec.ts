import { expect, test } from './support/fixtures';

test('a bar fills, then the menu offers every game and the ways to everything else', async ({ game, page }) => {
  await page.goto('/?renderer=canvas');
  await game.menuIsOpen();
  const tiles = page.getByRole('list', { name: 'Games' }).getByRole('button');
  for (const name of ['Cassino', 'Oh Heaven', 'Tong-its']) await expect(tiles.filter({ hasText: name })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Saved games/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Settings/ })).toBeVisible();
  await expect(page.getByText('Your last session')).toHaveCount(0);
});

test('every screen of the menu opens by key and closes by Esc', async ({ game, page }) => {
  await game.open();
  for (const [key, title] of [
    ['1', 'Cassino'],
    ['s', 'Saved games'],
    ['t', 'Training'],
    ['o', 'Settings'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await game.menuIsOpen();
  }
});

test('the set-up form has its seats, names and every option of the game', async ({ game, page }) => {
  await game.open();
  await game.setUp({ players: ['Human', 'Steady', 'Easy', 'Human', 'Steady', 'Easy'] });
  await expect(page.getByRole('list').getByRole('textbox')).toHaveCount(6);
  for (const option of ['First dealer', 'Target score', 'Tie for most cards or spades', 'Computers wait'])
    await expect(page.getByText(option, { exact: true }).first()).toBeVisible();
  await game.choose('Number of seats', '2');
  await expect(page.getByRole('list').getByRole('textbox')).toHaveCount(2);
});

test('typing a name deals nothing, moves nothing and leaves no screen', async ({ game, page }) => {
  await game.open();
  await game.setUp({});
  const field = page.getByLabel('Name at seat 1');
  await field.click();
  await page.keyboard.type('Asdf Xo 12 GL');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Asdf Xo 12 GL');
  await expect(page.getByRole('button', { name: 'Deal', exact: true })).toBeVisible();
});

test('settings are there again after a reload', async ({ game, page }) => {
  await game.open();
  await game.setPace('Instant');
  await page.reload();
  await game.menuIsOpen();
  await page.keyboard.press('o');
  await expect(page.getByRole('radiogroup', { name: 'Pace' }).getByRole('radio', { name: 'Instant' })).toBeChecked();
});

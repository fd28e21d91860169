import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { stored, storedMatches } from './support/shelf';

const face = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Choose who plays seat ${number}`) });
const regular = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Regulars of the house' }).getByRole('button', { name: new RegExp(`^${name}`) });

test('a regular is chosen by keyboard, plays at its level, and is known by its face at the table and after a reload', async ({
  game,
  page,
}) => {
  await game.open();
  await game.setPace('Instant');
  await game.setUp({});
  await face(page, 2).press('Enter');
  await expect(game.dialog('Who plays seat 2?')).toBeVisible();
  await regular(page, 'Noor').press('Enter');
  await expect(game.dialog('Who plays seat 2?')).toHaveCount(0);
  await expect(page.getByLabel('Name at seat 2')).toHaveValue('Noor');
  await expect(page.getByLabel('Level of seat 2').locator('option:checked')).toHaveText('Sharp');
  await expect(page.getByText('Keeps count of the pack.')).toBeVisible();

  await page.getByLabel('Level of seat 2').selectOption('Easy');
  await expect(page.getByText('Usually plays Sharp.')).toBeVisible();
  await page.getByLabel('Name at seat 2').fill('Nora');
  await game.deal();
  await game.myTurn();
  await expect(page.locator('.plate').filter({ hasText: 'Nora' }).locator('[data-regular="noor"]')).toBeVisible();
  const [key = ''] = await storedMatches(page);
  expect(await stored(page, key)).toMatchObject({
    sitting: { chairs: [{ player: 'human' }, { name: 'Nora', player: { level: 'easy', regular: 'noor' } }, {}, {}] },
  });
  await page.reload();
  await game.menuIsOpen();
  await game.takeUp();
  await expect(page.locator('.plate').filter({ hasText: 'Nora' }).locator('[data-regular="noor"]')).toBeVisible();
});

test('nobody sits twice: whoever is at another seat changes places, and a surprise is somebody new', async ({
  game,
  page,
}) => {
  await game.open();
  await game.setUp({});
  await face(page, 2).click();
  await regular(page, 'Theo').click();
  await expect(page.getByLabel('Name at seat 2')).toHaveValue('Theo');
  await expect(page.getByLabel('Name at seat 4')).toHaveValue('Mikko');
  await face(page, 3).click();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(page.getByLabel('Name at seat 3')).not.toHaveValue(/^(Ingrid|Theo|Mikko)$/);
  await face(page, 3).click();
  await page.keyboard.press('Escape');
  await expect(game.dialog(/^Who plays/)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
});

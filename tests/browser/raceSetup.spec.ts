import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { stored, storedMatches } from './support/shelf';

const openRatScrew = (page: Page) => page.getByRole('button', { name: /^Egyptian Rat Screw/ }).click();
const keysOf = (page: Page, number: number) => page.getByRole('button', { name: `Change keys of seat ${number}` });

test('a key is changed, refused where somebody has it, and stays after a reload', async ({ game, page }) => {
  await game.open();
  await openRatScrew(page);
  await game.choose('Who plays seat 2', 'Human');
  await page.getByLabel('Name at seat 1').fill('Aino');
  await page.getByLabel('Name at seat 2').fill('Mikko');
  await keysOf(page, 1).click();
  await page.getByRole('button', { name: 'Slap, now X' }).click();
  await page.keyboard.press('m');
  await expect(page.getByText('M is Mikko’s key to play. Press another one.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Slap, now X' })).toBeVisible();

  await page.getByRole('button', { name: 'Slap, now X' }).click();
  await page.keyboard.press('l');
  await expect(page.getByText('L slaps for Aino. Seat 5 has X for it.')).toBeVisible();
  await expect(page.getByText('While Aino plays, L does not open the log.')).toBeVisible();
  // The space bar is a key like any other, and coming up it presses nothing.
  await page.getByRole('button', { name: 'Play, now Z' }).press('Enter');
  await page.keyboard.press('Space');
  await expect(page.getByText('Space plays for Aino.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(game.dialog(/^Keys of/)).toHaveCount(0);

  await page.reload();
  await game.menuIsOpen();
  await openRatScrew(page);
  await keysOf(page, 1).click();
  await expect(page.getByRole('button', { name: 'Slap, now L' })).toBeVisible();
  await page.getByRole('button', { name: 'Usual keys' }).click();
  await expect(page.getByRole('button', { name: 'Slap, now X' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play, now Z' })).toBeVisible();
});

test('the switch of games takes the company along; patterns, speed and limits reach the table', async ({
  game,
  page,
}) => {
  await game.open();
  await page.getByRole('button', { name: /^Slapjack/ }).click();
  await game.choose('Speed of the computers', 'Lightning');
  await page.getByRole('button', { name: 'A little slower' }).press('Enter');
  await page.getByRole('button', { name: 'A little slower' }).press('Enter');
  await expect(page.getByText('17% slower than Lightning.')).toBeVisible();
  await page.getByRole('button', { name: 'Add seat 6' }).click();
  await page.getByLabel('Name at seat 6').fill('Wilma');
  await expect(page.getByText('1 person and 5 computers, 104 cards')).toBeVisible();
  await game.choose('Game', 'Egyptian Rat Screw');
  await expect(page.getByRole('heading', { name: 'Egyptian Rat Screw' })).toBeVisible();
  await expect(page.getByLabel('Name at seat 6')).toHaveValue('Wilma');
  await expect(page.getByText('Two for six players')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Tens' }).click();
  await game.choose('One card between', 'Doubles');
  await page.getByRole('switch', { name: 'A ten stops a challenge' }).click();
  await page.getByRole('button', { name: 'All rules' }).click();
  await page.getByRole('button', { name: 'Cards to play, more' }).click();
  await expect(page.getByRole('textbox', { name: 'Cards to play' })).toHaveValue('100');
  await page.getByRole('button', { name: 'Main rules' }).click();
  await expect(page.getByText('1 differs from the usual')).toBeVisible();

  await game.deal();
  const [key = ''] = await storedMatches(page);
  const computer = { player: { level: 'lightning-2' } };
  expect(await stored(page, key)).toMatchObject({
    sitting: {
      chairs: [{ player: 'human' }, computer, computer, computer, computer, { ...computer, name: 'Wilma' }],
      record: {
        game: 'ratscrew',
        config: { slapTens: false, sandwich: 'doublesOnly', tenStops: false, cardLimit: 100, touchSeats: [] },
      },
    },
  });
});

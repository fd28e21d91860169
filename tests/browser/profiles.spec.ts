import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import type { Game } from './support/game';
import { savedMatch } from './support/truth';

const profile = (page: Page) => page.getByRole('combobox', { name: 'Profile' });
const seed = (page: Page) => page.getByRole('textbox', { name: 'Seed' });

/** Keeps the form under a name, by keyboard. */
async function keep(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByRole('textbox', { name: 'Name of the profile' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`“${name}” is saved`)).toBeVisible();
}

async function manage(game: Game): Promise<void> {
  await game.page.getByRole('button', { name: 'Profiles', exact: true }).click();
  await expect(game.dialog('Profiles of Cassino')).toBeVisible();
}

async function choose(page: Page, file: { name: string; text: string }): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import a file' }).click(),
  ]);
  await chooser.setFiles({ name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.text) });
}

test('a profile is made, run, renamed and run again; its seed deals the same cards', async ({ game, page }) => {
  await game.open();
  await game.setPace('Instant');
  await game.setUp({ players: ['Human', 'Easy'], names: ['Aino', 'Priya'], targetScore: 21 });
  await page.getByRole('switch', { name: 'A card that can take must take' }).click();
  await seed(page).fill('4000000007');
  await expect(page.getByText('changed', { exact: true })).toBeVisible();
  await keep(page, 'Sunday');
  await expect(profile(page)).toHaveValue(/.+/);
  await expect(page.getByText('changed', { exact: true })).toHaveCount(0);

  await game.deal();
  await game.myTurn();
  const hand = await game.cards('hand');
  expect((await savedMatch(page)).record).toMatchObject({
    seed: 4_000_000_007,
    config: { targetScore: 21, mustCapture: true },
  });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(game.dialog('Game menu')).toContainText('4000000007');
  await game.dialog('Game menu').getByRole('button', { name: 'New game' }).click();

  await expect(profile(page).locator('option:checked')).toHaveText('Sunday');
  await expect(seed(page)).toHaveValue('4000000007');
  await manage(game);
  await page.getByRole('button', { name: 'Rename “Sunday”' }).click();
  await page.getByRole('textbox', { name: 'Name of the profile' }).fill('Monday');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Done' }).click();

  await page.reload();
  await game.menuIsOpen();
  await page.keyboard.press('1');
  await expect(profile(page).locator('option:checked')).toHaveText('Monday');
  await expect(page.getByLabel('Name at seat 2')).toHaveValue('Priya');
  await game.deal();
  await game.myTurn();
  expect(await game.cards('hand')).toEqual(hand);
});

test('a profile goes out as a file, is deleted, taken back, and comes in from the file', async ({ game, page }) => {
  await game.open();
  await game.setUp({ players: ['Human', 'Steady', 'Easy'], targetScore: 11 });
  await keep(page, 'Three of us');
  await manage(game);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export “Three of us”' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Three of us.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('"targetScore": 11');

  const list = page.getByRole('list', { name: 'Profiles' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Delete “Three of us”' }).click();
  await expect(list).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete “Three of us”' }).click();
  await choose(page, { name: 'mine.json', text });
  await expect(page.getByText('“Three of us” is imported')).toBeVisible();

  await page.getByRole('button', { name: 'Set up “House rules”' }).click();
  await expect(page.getByRole('list').getByRole('textbox')).toHaveCount(4);
  await profile(page).selectOption({ label: 'Three of us' });
  await expect(page.getByRole('list').getByRole('textbox')).toHaveCount(3);
  await expect(page.getByRole('textbox', { name: 'Target score', exact: true })).toHaveValue('11');
});

test('a broken file says all that is wrong with it and changes nothing', async ({ game, page }) => {
  await game.open();
  await game.setUp({ targetScore: 33 });
  await manage(game);
  await choose(page, { name: 'torn.json', text: '{ "game": "cass' });
  await expect(page.getByRole('alert')).toContainText('It is not JSON, or a part of it is missing.');
  await choose(page, { name: 'large.json', text: 'x'.repeat(70_000) });
  await expect(page.getByRole('alert')).toContainText('larger than 64 KB');
  const wrong = {
    game: 'cassino',
    seats: [{ kind: 'human' }, { kind: 'genius' }],
    options: { targetScore: 500, jokers: 2, majorityTie: 'none' },
  };
  await choose(page, { name: 'wrong.json', text: JSON.stringify(wrong) });
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Seat 2 is of the kind “genius”, which this game does not have.',
    '“targetScore” is 500, and has to be a whole number from 1 to 99.',
    'Cassino has no option “jokers”.',
  ]);
  await expect(page.getByRole('list', { name: 'Profiles' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Target score', exact: true })).toHaveValue('33');
});

test('a seed that is none keeps the cards in the deck and what was typed in its field', async ({ game, page }) => {
  await game.open();
  await game.setUp({});
  await seed(page).fill('9999999999');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('A seed is a whole number from 0 to 4294967295.');
  await expect(seed(page)).toHaveValue('9999999999');
  await page.getByRole('button', { name: 'Another seed' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await game.deal();
});

test('house rules are folded, and the row says how many differ', async ({ game, page }) => {
  await game.open();
  await game.setUp({});
  const fold = page.getByRole('button', { name: /^House rules/ });
  await expect(fold).toContainText('All as usual');
  await expect(page.getByText('Lowest total wins')).toHaveCount(0);
  await fold.click();
  await page.getByRole('switch', { name: 'Lowest total wins' }).click();
  await fold.click();
  await expect(fold).toContainText('1 differs from the usual');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
});

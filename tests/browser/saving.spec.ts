import { expect, test } from './support/fixtures';
import { Game } from './support/game';
import { plainMove } from './support/moves';
import { store, stored, storedMatches } from './support/shelf';
import { expectTrueTable, savedMatch } from './support/truth';

test('a reload in the middle of a computer’s turn loses nothing and doubles nothing', async ({ game, page }) => {
  await game.sitDown({ seed: 7, pace: 'Normal', computersWait: 3000 });
  await game.myTurn();
  const { hand, table } = await plainMove(game);
  await game.playByKeyboard(hand, table);
  await expect(page.locator('.plate-turn').getByText('Thinking')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const before = (await savedMatch(page)).record;
  const logBefore = await game.log();
  await page.reload();
  await game.menuIsOpen();
  expect((await savedMatch(page)).record.log).toEqual(before.log);
  await page.keyboard.press('r');
  await expect(game.page.locator('.log-lines li').first()).toBeVisible();
  const logAfter = await game.log();
  expect(logAfter.slice(-logBefore.length)).toEqual(logBefore);
  await game.myTurn();
  const after = (await savedMatch(page)).record;
  expect(after.log.slice(0, before.log.length)).toEqual(before.log);
  await expectTrueTable(game);
  const next = await plainMove(game);
  await game.playByKeyboard(next.hand, next.table);
});

test('a turn resumed after a reload is answered as it would have been', async ({ game, browser, baseURL, page }) => {
  const sitting = { seed: 21, pace: 'Instant' } as const;
  await game.sitDown(sitting);
  await game.myTurn();
  const move = await plainMove(game);
  await game.playByKeyboard(move.hand, move.table);
  await game.myTurn();
  const straight = (await savedMatch(page)).record.log.map(({ action }) => action);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = new Game(await context.newPage());
  await other.sitDown(sitting);
  await other.myTurn();
  await other.page.reload();
  await other.menuIsOpen();
  await other.page.keyboard.press('r');
  await other.myTurn();
  await other.playByKeyboard(move.hand, move.table);
  await other.myTurn();
  expect((await savedMatch(other.page)).record.log.map(({ action }) => action)).toEqual(straight);
  await context.close();
});

test('a named save can be made, loaded, renamed, deleted and brought back', async ({ game, page }) => {
  await game.sitDown({ seed: 7, pace: 'Instant' });
  await game.myTurn();
  const hand = await game.cards('hand');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Save under a name' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Before the storm');
  await page.keyboard.press('Enter');
  await expect(game.toast).toContainText('Saved as Before the storm');

  const move = await plainMove(game);
  await game.playByKeyboard(move.hand, move.table);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Saved games' }).click();
  const row = page.getByRole('option', { name: /Before the storm/ });
  await row.click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('After the storm');
  await page.keyboard.press('Enter');
  const renamed = page.getByRole('option', { name: /After the storm/ });
  await expect(renamed).toBeVisible();
  await expect(row).toHaveCount(0);
  await renamed.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(renamed).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(renamed).toBeVisible();
  await renamed.click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await game.myTurn();
  expect(await game.cards('hand')).toEqual(hand);
});

test('a broken record is refused with a sentence and stays where it is', async ({ game, page }) => {
  await game.open();
  const broken = { format: 1, kept: { by: 'itself' }, sitting: { id: 'torn', chairs: [] } };
  await store(page, 'sitting/torn', broken);
  await page.keyboard.press('s');
  const row = page.getByRole('option', { name: /Cannot be opened/ });
  await expect(row).toContainText('This is not a saved game of Ruffhouse, or a part of it is missing.');
  await row.dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved games' })).toBeVisible();
  expect(await stored(page, 'sitting/torn')).toEqual(broken);
});

test('a record whose plays are not legal is refused with a sentence and stays where it is', async ({ game, page }) => {
  await game.sitDown({ seed: 7, pace: 'Instant' });
  await game.myTurn();
  const move = await plainMove(game);
  await game.playByKeyboard(move.hand, move.table);
  await game.myTurn();
  const [key = ''] = await storedMatches(page);
  const text = JSON.stringify(await stored(page, key));
  const forged: unknown = JSON.parse(text.replaceAll('"seed":7,', '"seed":8,'));
  await page.goto('about:blank');
  await game.open();
  await store(page, key, forged);
  await page.reload();
  await game.menuIsOpen();
  await page.keyboard.press('r');
  await expect(page.getByRole('alert')).toContainText('is not a legal one');
  expect(await stored(page, key)).toEqual(forged);
});

test('a match that is open in one tab is not opened in a second one', async ({ game, context, page }) => {
  await game.sitDown({ seed: 7, pace: 'Instant' });
  await game.myTurn();
  const second = new Game(await context.newPage());
  await second.open();
  await second.page.keyboard.press('r');
  await expect(second.page.getByRole('alert')).toHaveText(/open in another tab\. Close it there, then try again\./);
  const move = await plainMove(game);
  await game.playByKeyboard(move.hand, move.table);
  await game.myTurn();
  await page.close();
  await second.page.keyboard.press('r');
  await second.myTurn();
});

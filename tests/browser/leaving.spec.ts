/** Leaving a table at awkward moments, and what is left for the next one. */
import { expect, test } from './support/fixtures';
import type { Game } from './support/game';
import { plainMove } from './support/moves';
import { suitColour } from './support/pixels';

const TWO_PEOPLE = { pace: 'Instant', players: ['Human', 'Human'], names: ['Aino', 'Bo'] } as const;

async function playToTheScoreSheet(game: Game): Promise<void> {
  for (let play = 0; play < 60; play += 1) {
    const moment = await game.moment();
    if (moment === 'dealEnd') return;
    if (moment === 'cover') {
      await game.page.keyboard.press('Enter');
      await game.myTurn();
    }
    const move = await plainMove(game);
    await game.playByKeyboard(move.hand, move.table);
  }
  throw new Error('the deal did not end');
}

test('after leaving by the menu every key works again, there and at the next table', async ({ game, page }) => {
  await game.sitDown({ seed: 7, pace: 'Instant' });
  await game.myTurn();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save and leave' }).press('Enter');
  await game.menuIsOpen();
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await game.menuIsOpen();
  await page.keyboard.press('r');
  await game.myTurn();
  await page.keyboard.press('a');
  await expect.poll(() => game.chosen()).toHaveLength(1);
});

test('leaving a shared screen at the score sheet leaves a table that can be taken up again', async ({ game, page }) => {
  // Four computers between the two make the deal short for a person's hands.
  const players = ['Human', 'Human', 'Steady', 'Steady', 'Steady', 'Steady'] as const;
  await game.sitDown({ seed: 5, ...TWO_PEOPLE, players });
  await playToTheScoreSheet(game);
  await page.getByRole('button', { name: 'Save and leave' }).press('Enter');
  await game.menuIsOpen();
  await page.keyboard.press('r');
  expect(await game.moment()).toBe('cover');
  await page.keyboard.press('Enter');
  await game.myTurn();
  expect(await game.cards('hand')).toHaveLength(4);
});

test('a held Enter that plays does not open the next person’s cards', async ({ game, page }) => {
  await game.sitDown({ seed: 5, ...TWO_PEOPLE });
  expect(await game.moment()).toBe('cover');
  await page.keyboard.press('Enter');
  await game.myTurn();
  await page.keyboard.press('a');
  await page.keyboard.down('Enter');
  expect(await game.moment()).toBe('cover');
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await expect(page.locator('dialog.pass[open]')).toBeVisible();
  await expect(game.zone('hand').locator('.mirror-card')).toHaveCount(0);
  await page.keyboard.up('Enter');
});

test('a name that is being typed outlives what happens meanwhile', async ({ game, page }) => {
  await game.sitDown({ seed: 7, pace: 'Instant' });
  await game.myTurn();
  // Nothing is chosen: the refusal's note comes up, and goes while the name is typed.
  await page.keyboard.press('x');
  await expect(game.toast).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save under a name' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('My game');
  await expect(game.toast).toHaveCount(0, { timeout: 10_000 });
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('My game');
});

test('the window may change in the middle of a sweep', async ({ game, page }) => {
  await game.sitDown({ seed: 9, pace: 'Calm', computersWait: 0, players: ['Steady', 'Steady', 'Steady', 'Steady'] });
  await expect(game.toast).toContainText('sweeps the table', { timeout: 120_000 });
  await page.setViewportSize({ width: 900, height: 640 });
  const before = (await game.log()).length;
  await expect.poll(async () => (await game.log()).length, { timeout: 60_000 }).toBeGreaterThan(before + 2);
});

test('the deck chosen in the settings is the deck on the table', async ({ game, page }) => {
  await game.open({ seed: 7 });
  await game.setPace('Instant');
  await page.keyboard.press('o');
  await game.choose('Deck', 'Four colours');
  await page.getByRole('button', { name: 'Back' }).click();
  await game.menuIsOpen();
  await game.setUp({});
  await game.deal();
  await game.myTurn();
  const diamond = (await game.cards('hand')).find((card) => card.endsWith('D')) ?? '';
  await expect.poll(() => suitColour(game, 'hand', diamond)).toBe('blue');
});

test('at a watched table the pace is chosen by arrows', async ({ game, page }) => {
  await game.sitDown({ seed: 9, players: ['Steady', 'Steady'] });
  await page.getByRole('radio', { name: 'Normal' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Brisk' })).toBeChecked();
});

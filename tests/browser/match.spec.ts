import { expect, test } from './support/fixtures';
import type { Game } from './support/game';
import { plainMove } from './support/moves';
import { savedMatch } from './support/truth';

/** Plays on by keyboard until the results, and answers with how many deals were scored. */
async function playToTheEnd(game: Game): Promise<number> {
  for (let deals = 0; ; ) {
    const moment = await game.moment();
    if (moment === 'results') return deals;
    if (moment === 'dealEnd') {
      deals += 1;
      const title = game.page.getByRole('dialog', { name: `Deal ${deals} is scored` });
      await expect(title).toBeVisible();
      await game.page.keyboard.press('Enter');
      await expect(title).toHaveCount(0);
    } else {
      const { hand, table } = await plainMove(game);
      await game.playByKeyboard(hand, table);
    }
  }
}

test('a whole match to 16 against three computers by keyboard, then a rematch', async ({ game, page }) => {
  test.slow();
  await game.sitDown({ seed: 7, pace: 'Instant' });
  const deals = await playToTheEnd(game);
  expect(deals).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|share the win/);
  const match = await savedMatch(page);
  expect(Math.max(...match.state.totals)).toBeGreaterThanOrEqual(32);
  await expect(page.getByRole('columnheader', { name: /^Deal \d/ })).toHaveCount(deals);
  await page.keyboard.press('Enter');
  await game.myTurn();
  await expect(page.locator('.bar-heading')).toHaveText('Deal 1 · first to 16');
  expect(await game.cards('hand')).toHaveLength(4);
});

test('a match to one point ends after its first deal and the winner is named', async ({ game, page }) => {
  await game.sitDown({ seed: 11, pace: 'Instant', players: ['Human', 'Steady'], targetScore: 1 });
  expect(await playToTheEnd(game)).toBe(1);
  await expect(page.getByText('Game over · first to 1')).toBeVisible();
  await page.keyboard.press('Escape');
  await game.menuIsOpen();
  await expect(page.getByText('Your last session')).toHaveCount(0);
});

test('four steady computers at Instant finish a match by themselves within half a minute', async ({ game, page }) => {
  await game.open({ seed: 3 });
  await game.setPace('Instant');
  await game.setUp({ players: ['Steady', 'Steady', 'Steady', 'Steady'] });
  await game.deal();
  expect(await game.moment(30_000)).toBe('results');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|share the win/);
});

test('the keys of the house play: A to F, digits, X, Esc and the arrows', async ({ game, page }) => {
  await game.sitDown({ seed: 7, pace: 'Instant' });
  await game.myTurn();
  const [first, second] = await game.cards('hand');
  const [leftmost] = await game.cards('table');
  await page.keyboard.press('a');
  await page.keyboard.press('1');
  expect([...(await game.chosen())].sort()).toEqual([first, leftmost].sort());
  await page.keyboard.press('Escape');
  await expect(page.locator('.mirror-card[aria-pressed="true"]')).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(game.headline).toContainText('Lay down');
  await page.keyboard.press('x');
  await expect(game.card('hand', second ?? '')).toHaveCount(0);
  await game.myTurn();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-zone="hand"] :focus')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  const [, next] = await game.cards('hand');
  await expect(game.card('hand', next ?? '')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-zone="table"] :focus')).toHaveCount(1);
});

test('a refused play keeps the selection, changes nothing and says why', async ({ game, page }) => {
  await game.sitDown({ seed: 7, pace: 'Instant' });
  await game.myTurn();
  const [hand, table] = [await game.cards('hand'), await game.cards('table')];
  await game.card('hand', hand[0] ?? '').press('Space');
  await game.card('hand', hand[1] ?? '').press('Space');
  await expect(game.toast).toContainText('Only one card can be played');
  expect(await game.chosen()).toEqual([hand[0]]);
  for (const card of table) await game.card('table', card).press('Space');
  await game.card('hand', hand[0] ?? '').press('Enter');
  await expect(page.getByRole('alert')).toContainText(/does not make|cannot be cut into sums|is not/);
  expect(await game.chosen()).toHaveLength(1 + table.length);
  expect([await game.cards('hand'), await game.cards('table')]).toEqual([hand, table]);
  await expect(game.play).toHaveAttribute('aria-disabled', 'true');
});

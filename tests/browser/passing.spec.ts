import { expect, test } from './support/fixtures';
import { nameOf, plainMove } from './support/moves';

test('between two people the cards are covered, and no hidden card is anywhere in the page', async ({ game, page }) => {
  await game.sitDown({ seed: 5, pace: 'Instant', players: ['Human', 'Human'], names: ['Aino', 'Bo'] });
  const seen = new Map<string, readonly string[]>();
  let sheet: { readonly owner: string; readonly html: string } | undefined;
  for (let turn = 0; turn < 6; turn += 1) {
    expect(await game.moment()).toBe('cover');
    const cover = game.dialog(/Aino|Bo/);
    const owner = (await cover.getByRole('button', { name: /I am Bo/ }).count()) > 0 ? 'Bo' : 'Aino';
    await expect(game.zone('hand').locator('.mirror-card')).toHaveCount(0);
    sheet = { owner, html: await page.evaluate(() => document.documentElement.outerHTML) };
    await cover.getByRole('button', { name: `I am ${owner}, show my cards` }).press('Enter');
    await game.myTurn();
    const hand = await game.cards('hand');
    expect(hand).toHaveLength(4);
    const others = seen.get(owner === 'Bo' ? 'Aino' : 'Bo') ?? [];
    for (const card of [...hand, ...others]) {
      expect(sheet.html, `${card} is hidden while covered`).not.toContain(`data-card="${card}"`);
      expect(sheet.html, `${card} is hidden while covered`).not.toContain(nameOf(card));
    }
    for (const card of others) expect(await game.card('hand', card).count()).toBe(0);
    const move = await plainMove(game);
    seen.set(
      owner,
      hand.filter((card) => card !== move.hand),
    );
    await game.playByKeyboard(move.hand, move.table);
  }
});

test('a pause on the cover leads back to the cover', async ({ game, page }) => {
  await game.sitDown({ seed: 5, pace: 'Instant', players: ['Human', 'Human'], names: ['Aino', 'Bo'] });
  expect(await game.moment()).toBe('cover');
  await page.keyboard.press('Escape');
  await expect(game.dialog('Game menu')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await game.moment(10_000)).toBe('cover');
  await page.keyboard.press('Enter');
  await game.myTurn();
});

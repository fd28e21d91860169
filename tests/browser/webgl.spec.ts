import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { LaidRace, position } from './support/laidRace';
import { plainMove } from './support/moves';
import { expectCardsDrawn, faceShare } from './support/pixels';

// Drawn without a graphics card: a small window, and patience.
test.use({ renderer: 'webgl', viewport: { width: 896, height: 504 } });
test.slow();

test('with WebGL the table is dealt, drawn and played', async ({ game }) => {
  await game.open({ seed: 7 });
  expect(await contextOf(game.page)).toBe('webgl');
  await game.setPace('Brisk');
  await game.setUp({});
  await game.deal();
  await game.myTurn();
  await expectCardsDrawn(game);
  const { hand, table } = await plainMove(game);
  await game.playByKeyboard(hand, table);
  await game.myTurn();
  await expectCardsDrawn(game);
});

test('a lost WebGL context comes back with every card', async ({ game, page }) => {
  await game.open({ seed: 7 });
  await game.setPace('Instant');
  await game.setUp({});
  await game.deal();
  await game.myTurn();
  await expectCardsDrawn(game);
  await page.evaluate(async () => {
    const canvas = document.querySelector('canvas');
    const context = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl');
    const loss = context?.getExtension('WEBGL_lose_context');
    if (canvas === null || loss === null || loss === undefined) throw new Error('no WebGL context to lose');
    const heard = (name: string) => new Promise((resolve) => canvas.addEventListener(name, resolve, { once: true }));
    const lost = heard('webglcontextlost');
    loss.loseContext();
    await lost;
    // The browser allows it only after the event is over.
    await new Promise((resolve) => setTimeout(resolve));
    const restored = heard('webglcontextrestored');
    loss.restoreContext();
    await restored;
  });
  await expectCardsDrawn(game);
  const { hand, table } = await plainMove(game);
  await game.playByKeyboard(hand, table);
  await game.myTurn();
  await expectCardsDrawn(game);
});

test('with WebGL a card that turns in a race shows its face', async ({ game, page }) => {
  const table = await LaidRace.sitDown(game, await position(['human', 'human'], {}, async () => undefined));
  expect(await contextOf(page)).toBe('webgl');
  await table.runs();
  const middle = { x: table.middle.x - 15, y: table.middle.y - 20, width: 30, height: 40 };
  expect(await faceShare(page, middle)).toBeLessThan(0.05);
  const { turn } = await table.state();
  await page.keyboard.press(turn === 0 ? 'z' : 'm');
  await expect.poll(() => faceShare(page, middle), { timeout: 30_000 }).toBeGreaterThan(0.4);
  expect((await table.state()).cards).toHaveLength(1);
});

const contextOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    return canvas?.getContext('webgl2') != null || canvas?.getContext('webgl') != null ? 'webgl' : 'other';
  });

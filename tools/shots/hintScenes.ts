/** Hints and reviews of every game that has them. */
import type { Game } from '#tests/browser/support/game';
import { chairsOf, type Entry } from './find';
import { bidding, inTrick, ohHeavenEntry, won as wonOhHeaven } from './ohheavenPositions';
import { entryOf, sums, won as wonCassino } from './positions';
import type { Scene } from './scenes';
import { shelve } from './shelve';
import { opening, ownTurn, tongitsEntry, won as wonTongits } from './tongitsPositions';

const alone = chairsOf(4, 1);
const sumsEntry = (): Entry => entryOf(sums(), { id: 'sums', chairs: alone });

const hint = (entry: () => Entry) => async (game: Game) => {
  await shelve(game, entry());
  await game.takeUp();
  await game.myTurn();
  await game.page.keyboard.press('h');
  await game.page.locator('.hint-prompt .button-primary, .hint-why').first().waitFor();
};

const why = (entry: () => Entry) => async (game: Game) => {
  await hint(entry)(game);
  const open = game.page.getByRole('button', { name: 'Why', exact: true });
  if (await open.isVisible()) await open.click();
};

/** Every move has been weighed, and the moment of the worst is shown. */
const review = (entry: () => Entry) => async (game: Game) => {
  const { page } = game;
  await shelve(game, entry());
  await page.keyboard.press('s');
  await page.locator('.save-row').first().dblclick();
  await page.locator('main.results').waitFor();
  await page.keyboard.press('r');
  await page.locator('.weigh-row').first().waitFor();
  await page.locator('.weigh-progress').waitFor({ state: 'detached', timeout: 180_000 });
  await page.locator('.weigh-row[data-verdict="lot"], .weigh-row[data-verdict="little"]').first().click();
};

export const HINT_SCENES: readonly Scene[] = [
  { name: 'table-hint', reach: hint(sumsEntry) },
  { name: 'hint-why', reach: why(sumsEntry) },
  { name: 'hint-oh-bid', reach: hint(() => ohHeavenEntry(bidding(), 'bid')) },
  { name: 'hint-oh-trick', reach: why(() => ohHeavenEntry(inTrick(), 'trick')) },
  { name: 'hint-tongits-opening', reach: hint(() => tongitsEntry(opening(), 'tongits')) },
  { name: 'hint-tongits', reach: why(() => tongitsEntry(ownTurn(), 'tongits')) },
  { name: 'review', reach: review(() => entryOf(wonCassino(), { id: 'won', chairs: alone })) },
  { name: 'review-oh', reach: review(() => ohHeavenEntry(wonOhHeaven(), 'won')) },
  { name: 'review-tongits', reach: review(() => tongitsEntry(wonTongits(), 'tongits')) },
];

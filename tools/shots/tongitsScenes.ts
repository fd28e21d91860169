/** Tong-its in the middle of real play. Positions are looked for when a picture wants them. */
import type { Page } from '@playwright/test';
import type { Game } from '#tests/browser/support/game';
import type { Scene } from './scenes';
import { shelve } from './shelve';
import {
  answering,
  answeringPlain,
  blocked,
  broke,
  lastCard,
  lastToAnswer,
  manyMelds,
  opening,
  ownTurn,
  potAtStake,
  tongitsEntry,
  won,
} from './tongitsPositions';

type Position = Parameters<typeof tongitsEntry>[0];

async function at(game: Game, match: Position): Promise<void> {
  await shelve(game, tongitsEntry(match, 'tongits'));
  await game.takeUp();
  await game.myTurn();
}

const from =
  (find: () => Position, ...keys: readonly string[]) =>
  async (game: Game): Promise<void> => {
    await at(game, find());
    for (const key of keys) await game.page.keyboard.press(key);
  };

/** The count has been shown to its end. */
async function counted({ page }: Game): Promise<void> {
  await page.locator('dialog.count[open]').waitFor();
  await page.waitForFunction(() =>
    document
      .querySelector('dialog.count')
      ?.getAnimations({ subtree: true })
      .every(({ playState }) => playState !== 'running'),
  );
}

const counting =
  (find: () => Position, ...keys: readonly string[]) =>
  async (game: Game): Promise<void> => {
    await from(find, ...keys)(game);
    await counted(game);
  };

async function finished(game: Game, match: Position): Promise<void> {
  await shelve(game, tongitsEntry(match, 'tongits'));
  await game.page.keyboard.press('s');
  await game.page.locator('.save-row').first().dblclick();
  await game.page.locator('main.results').waitFor();
}

async function choose(game: Game): Promise<void> {
  await from(ownTurn, 'm')(game);
  await unfocus(game.page);
}

const unfocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

export const TONGITS_SCENES: readonly Scene[] = [
  { name: 'table-tongits-opening', reach: from(opening) },
  { name: 'table-tongits-turn', reach: from(ownTurn) },
  { name: 'table-tongits-chosen', reach: choose },
  { name: 'table-tongits-blocked', reach: from(blocked) },
  { name: 'table-tongits-many-melds', reach: from(manyMelds) },
  { name: 'table-tongits-answering', reach: from(answering) },
  { name: 'table-tongits-answering-plain', reach: from(answeringPlain) },
  { name: 'tongits-discards', reach: from(manyMelds, 'v') },
  { name: 'tongits-counting', reach: counting(lastToAnswer, 'c') },
  { name: 'tongits-pot-paid', reach: counting(potAtStake, 'c') },
  { name: 'tongits-tongits', reach: counting(lastCard, '1', 'x') },
  {
    name: 'tongits-rounds',
    reach: async (game) => {
      await at(game, ownTurn());
      await game.page.keyboard.down('g');
    },
  },
  { name: 'tongits-results', reach: (game) => finished(game, won()) },
  { name: 'tongits-results-broke', reach: (game) => finished(game, broke()) },
];

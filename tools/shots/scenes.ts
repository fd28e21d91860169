/** Every scene in the middle of real play, each from a page that has just been opened. */
import type { Page } from '@playwright/test';
import { at } from '#engine/core/words';
import type { Game } from '#tests/browser/support/game';
import { store } from '#tests/browser/support/shelf';
import { chairsOf, type Entry } from './find';
import { HINT_SCENES } from './hintScenes';
import { OHHEAVEN_SCENES } from './ohheavenScenes';
import { crowd, entryOf, lastCard, middle, shared, sums, twoSums, won, wrongPair } from './positions';
import { RACE_SCENES } from './raceScenes';
import { RACE_TABLE_SCENES } from './raceTableScenes';
import { SETUP_SCENES } from './setupScenes';
import { TONGITS_SCENES } from './tongitsScenes';

export interface Scene {
  readonly name: string;
  /** Brings the page to where the picture is taken. */
  readonly reach: (game: Game) => Promise<void>;
  /** The picture is one of motion: it is not waited for. */
  readonly moves?: 'moves';
}

const SUMS = sums();
const CROWD = crowd();
const LAST = lastCard();
const WATCHED = middle(4, 17);
const PASSED = middle(4, 8);
const SAVED = middle(3, 9);

const alone = chairsOf(4, 1);
const sumsEntry = entryOf(SUMS, { id: 'sums', chairs: alone });
const lastEntry = entryOf(LAST, { id: 'last', chairs: alone });

/** Puts matches on the shelf and opens the menu anew. */
async function shelve(game: Game, ...entries: readonly Entry[]): Promise<void> {
  await game.open();
  for (const entry of entries) await store(game.page, `sitting/${entry.sitting.id}`, entry);
  await game.page.reload();
  await game.menuIsOpen();
  await game.page.getByText(/waiting$/).waitFor({ state: 'attached' });
}

async function resume(game: Game, entry: Entry): Promise<void> {
  await shelve(game, entry);
  await game.page.keyboard.press('r');
}

async function atTurn(game: Game, entry: Entry): Promise<void> {
  await resume(game, entry);
  await game.myTurn();
}

async function chooseSums(game: Game): Promise<void> {
  await atTurn(game, sumsEntry);
  const play = twoSums(SUMS.state);
  if (play === undefined) throw new Error('the two sums are gone');
  for (const card of play.table) await game.card('table', card).press('Space');
  await game.card('hand', at(play.hand, 0)).press('Space');
  await unfocus(game.page);
}

async function chooseWrong(game: Game): Promise<void> {
  await atTurn(game, sumsEntry);
  const { hand, table } = wrongPair(SUMS.state);
  await game.card('table', table).press('Space');
  await game.card('hand', hand).press('Space');
  await game.card('hand', hand).press('Enter');
  await game.toast.waitFor();
  await unfocus(game.page);
}

async function endDeal(game: Game): Promise<void> {
  await atTurn(game, lastEntry);
  const [card = ''] = await game.cards('hand');
  await game.playByKeyboard(card, []);
  await game.page.locator('dialog.deal-end[open]').waitFor({ timeout: 20_000 });
}

const watched = entryOf(WATCHED, { id: 'watched', chairs: chairsOf(4, 0) });

async function watch(game: Game): Promise<void> {
  await resume(game, watched);
  await game.page.getByRole('button', { name: 'Pause' }).click();
  await game.page.getByRole('button', { name: 'Go on' }).waitFor();
  await game.page.locator('[data-zone="table"] .mirror-card').first().waitFor({ state: 'attached' });
}

async function finished(game: Game, entry: Entry): Promise<void> {
  await shelve(game, entry);
  await game.page.keyboard.press('s');
  await game.page.locator('.save-row').first().dblclick();
  await game.page.locator('main.results').waitFor();
}

/** The cover with something to tell: one person has played, a computer has answered. */
async function pass(game: Game): Promise<void> {
  const chairs = chairsOf(4, 4).map((chair, seat) => (seat % 2 === 0 ? chair : at(chairsOf(4, 0), seat)));
  await resume(game, entryOf(PASSED, { id: 'passed', chairs }));
  for (let turns = 0; turns < 2; turns += 1) {
    await game.page.locator('dialog.pass[open]').waitFor({ timeout: 20_000 });
    await game.page.keyboard.press('Enter');
    await game.myTurn();
    const [card = ''] = await game.cards('hand');
    await game.playByKeyboard(card, []);
  }
  await game.page.locator('dialog.pass[open]').waitFor({ timeout: 20_000 });
}

async function saves(game: Game): Promise<void> {
  await shelve(
    game,
    entryOf(SUMS, { id: 'a', chairs: alone }),
    entryOf(SAVED, { id: 'b', chairs: chairsOf(3, 1), name: 'Sunday with Mikko' }),
    entryOf(CROWD, { id: 'c', chairs: chairsOf(6, 1), name: 'Six at the table' }),
    entryOf(won(), { id: 'd', chairs: alone }),
  );
  await store(game.page, 'sitting/torn', { format: 1 });
  await game.page.keyboard.press('s');
  await game.page.locator('.save-row').first().waitFor();
}

async function setUp(game: Game, seats: number): Promise<void> {
  await game.open();
  await game.setUp({});
  await game.choose('Number of seats', String(seats));
}

/** Opens something of the table's bar or menu over a game that stands still. */
const over = (press: (page: Page) => Promise<void>) => async (game: Game) => {
  await atTurn(game, sumsEntry);
  await press(game.page);
};

const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Menu', exact: true }).click();

/** A keyboard's ring belongs in one picture only. */
const unfocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

/** The loading bar, held by pictures that do not arrive. */
async function boot({ page }: Game): Promise<void> {
  await page.route(/\.webp$/, () => undefined);
  await page.goto('/?renderer=canvas', { waitUntil: 'commit' });
  await page.getByRole('progressbar').waitFor();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
}

async function dealing(game: Game): Promise<void> {
  await game.open({ seed: 7 });
  await game.setPace('Calm');
  await game.setUp({ names: ['Aino'] });
  await game.deal();
  await game.page.locator('.banner').waitFor();
  await game.page.locator('.banner').waitFor({ state: 'detached' });
  // Cards are in the air: about half the deal lies on the table by then.
  await game.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 900)));
}

export const SCENES: readonly Scene[] = [
  { name: 'boot', reach: boot, moves: 'moves' },
  { name: 'menu-first', reach: (game) => game.open() },
  { name: 'menu-last-session', reach: (game) => shelve(game, sumsEntry) },
  { name: 'setup-2', reach: (game) => setUp(game, 2) },
  { name: 'setup-4', reach: (game) => setUp(game, 4) },
  { name: 'setup-6', reach: (game) => setUp(game, 6) },
  ...SETUP_SCENES,
  ...OHHEAVEN_SCENES,
  ...TONGITS_SCENES,
  ...RACE_SCENES,
  ...RACE_TABLE_SCENES,
  ...HINT_SCENES,
  { name: 'table-dealing', reach: dealing, moves: 'moves' },
  { name: 'table-turn', reach: (game) => atTurn(game, sumsEntry) },
  { name: 'table-two-sums', reach: chooseSums },
  { name: 'table-wrong', reach: chooseWrong },
  {
    name: 'table-six-seats',
    reach: (game) => atTurn(game, entryOf(CROWD, { id: 'crowd', chairs: chairsOf(6, 1) })),
  },
  { name: 'table-watching', reach: watch },
  { name: 'scoreboard', reach: over((page) => page.keyboard.down('g')) },
  {
    name: 'table-focus',
    reach: over((page) => page.keyboard.press('ArrowDown').then(() => page.keyboard.press('ArrowRight'))),
  },
  { name: 'deal-end', reach: endDeal },
  { name: 'deal-end-piles', reach: (game) => endDeal(game).then(() => game.page.keyboard.press('v')) },
  { name: 'results-one', reach: (game) => finished(game, entryOf(won(), { id: 'won', chairs: alone })) },
  { name: 'results-shared', reach: (game) => finished(game, entryOf(shared(), { id: 'shared', chairs: alone })) },
  { name: 'pass-the-screen', reach: pass },
  { name: 'table-menu', reach: over(openMenu) },
  {
    name: 'table-save',
    reach: over((page) => openMenu(page).then(() => page.getByRole('button', { name: 'Save under a name' }).click())),
  },
  { name: 'table-settings', reach: over((page) => page.getByRole('button', { name: 'Table settings' }).click()) },
  { name: 'table-rules', reach: over((page) => page.getByRole('button', { name: 'How to play' }).click()) },
  { name: 'saved-games', reach: saves },
  {
    name: 'settings',
    reach: async (game) => {
      await game.open();
      await game.page.keyboard.press('o');
      await game.page.getByRole('heading', { name: 'Settings' }).waitFor();
    },
  },
];

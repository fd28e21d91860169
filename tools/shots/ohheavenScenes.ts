/** Oh Heaven in the middle of real play. Positions are looked for when a picture wants them. */
import type { Page } from '@playwright/test';
import type { Game } from '#tests/browser/support/game';
import type { Entry } from './find';
import {
  bidding,
  cardsOf,
  firstOfThree,
  inTrick,
  lastCard,
  longHand,
  manyRounds,
  ohHeavenEntry,
  sevenBidding,
  sevenInTrick,
  seventeen,
  shared,
  someSeats,
  thirdRound,
  won,
  wonOfSeven,
} from './ohheavenPositions';
import type { Scene } from './scenes';
import { shelve } from './shelve';

async function atTurn(game: Game, entry: Entry): Promise<void> {
  await shelve(game, entry);
  await game.takeUp();
  await game.myTurn();
}

const bidPanel = ({ page }: Game) => page.locator('.bidding');

async function bidThree(game: Game): Promise<void> {
  await atTurn(game, ohHeavenEntry(bidding(), 'bid'));
  await game.page.keyboard.press('3');
}

async function bidBarred(game: Game): Promise<void> {
  await atTurn(game, ohHeavenEntry(bidding(), 'bid'));
  await bidPanel(game).locator('[data-barred]').click({ force: true });
  await game.toast.waitFor();
}

async function choose(game: Game): Promise<void> {
  const match = inTrick();
  await atTurn(game, ohHeavenEntry(match, 'trick'));
  await game.card('hand', cardsOf(match).legal).press('Space');
  await unfocus(game.page);
}

/** The keyboard's ring on a card of a fan. */
async function focus(game: Game): Promise<void> {
  const match = inTrick();
  await atTurn(game, ohHeavenEntry(match, 'trick'));
  await game.page.keyboard.press('ArrowDown');
  for (const _ of [1, 2]) await game.page.keyboard.press('ArrowRight');
}

async function breakSuit(game: Game): Promise<void> {
  const match = inTrick();
  await atTurn(game, ohHeavenEntry(match, 'trick'));
  await game.card('hand', cardsOf(match).barred ?? '').press('Space');
  await game.toast.waitFor();
}

async function endRound(game: Game, entry: Entry): Promise<void> {
  await atTurn(game, entry);
  const [card = ''] = await game.cards('hand');
  await game.card('hand', card).press('Space');
  await game.card('hand', card).press('Enter');
  await game.page.locator('dialog.round-end[open]').waitFor({ timeout: 20_000 });
}

async function finished(game: Game, entry: Entry): Promise<void> {
  await shelve(game, entry);
  await game.page.keyboard.press('s');
  await game.page.locator('.save-row').first().dblclick();
  await game.page.locator('main.results').waitFor();
}

/** A keyboard's ring belongs in one picture only. */
const unfocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

async function watch(game: Game): Promise<void> {
  await shelve(game, ohHeavenEntry(inTrick(), 'watched', 0));
  await game.takeUp();
  await game.page.getByRole('button', { name: 'Pause' }).click();
  await game.page.getByRole('button', { name: 'Go on' }).waitFor();
}

/** The cover between two people, over a hand of thirteen cards. */
async function pass(game: Game): Promise<void> {
  await shelve(game, ohHeavenEntry(bidding(), 'passed', 2));
  await game.takeUp();
  await game.page.locator('dialog.pass[open]').waitFor();
}

const held = (key: string, entry: () => Entry) => async (game: Game) => {
  await atTurn(game, entry());
  await game.page.keyboard.down(key);
};

export const OHHEAVEN_SCENES: readonly Scene[] = [
  { name: 'oh-bidding', reach: bidThree },
  { name: 'oh-bidding-barred', reach: bidBarred },
  { name: 'oh-bidding-17', reach: (game) => atTurn(game, ohHeavenEntry(firstOfThree(), 'three')) },
  { name: 'oh-bidding-seven', reach: (game) => atTurn(game, ohHeavenEntry(sevenBidding(), 'seven')) },
  { name: 'table-oh-trick', reach: choose },
  { name: 'oh-focus', reach: focus },
  { name: 'oh-barred', reach: breakSuit },
  { name: 'oh-long-hand', reach: (game) => atTurn(game, ohHeavenEntry(longHand(), 'long')) },
  { name: 'oh-three-seats', reach: (game) => atTurn(game, ohHeavenEntry(seventeen(), 'seventeen')) },
  { name: 'oh-five-seats', reach: (game) => atTurn(game, ohHeavenEntry(someSeats(5), 'five')) },
  { name: 'oh-six-seats', reach: (game) => atTurn(game, ohHeavenEntry(someSeats(6), 'six')) },
  { name: 'oh-seven-seats', reach: (game) => atTurn(game, ohHeavenEntry(sevenInTrick(), 'seven')) },
  { name: 'oh-watching', reach: watch },
  { name: 'oh-pass', reach: pass },
  { name: 'oh-last-trick', reach: held('t', () => ohHeavenEntry(inTrick(), 'trick')) },
  { name: 'oh-scores', reach: held('g', () => ohHeavenEntry(thirdRound(), 'third')) },
  { name: 'oh-scores-many', reach: held('g', () => ohHeavenEntry(manyRounds(7), 'many')) },
  { name: 'oh-round-end', reach: (game) => endRound(game, ohHeavenEntry(lastCard(4), 'last')) },
  {
    name: 'oh-round-end-seven',
    reach: (game) => endRound(game, ohHeavenEntry(lastCard(7, { handSize: 7, scoring: 'minusDifference' }), 'last7')),
  },
  { name: 'oh-results', reach: (game) => finished(game, ohHeavenEntry(won(), 'won')) },
  { name: 'oh-results-shared', reach: (game) => finished(game, ohHeavenEntry(shared(), 'shared')) },
  { name: 'oh-results-seven', reach: (game) => finished(game, ohHeavenEntry(wonOfSeven(), 'won7')) },
];

/** The slap games in figures: standings and results, at tables of any size. */
import type { Game } from '#tests/browser/support/game';
import type { Entry } from './find';
import { raceEntry } from './racePositions';
import type { Scene } from './scenes';
import { shelve } from './shelve';

const standings = (find: () => Entry) => async (game: Game) => {
  await shelve(game, find());
  await game.takeUp();
  await game.page.locator('.race .plate').first().waitFor();
  await game.page.keyboard.down('g');
  await game.page.locator('.raceboard').waitFor();
};

const results = (find: () => Entry) => async (game: Game) => {
  await shelve(game, find());
  await game.page.keyboard.press('s');
  await game.page.locator('.save-row').first().dblclick();
  await game.page.locator('main.results').waitFor();
};

const review = (find: () => Entry) => async (game: Game) => {
  await results(find)(game);
  await game.page.keyboard.press('r');
  await game.page.locator('main.review').waitFor();
};

export const RACE_SCENES: readonly Scene[] = [
  { name: 'race-standings', reach: standings(() => raceEntry({ game: 'ratscrew', seats: 4, at: 'middle' })) },
  { name: 'race-standings-ten', reach: standings(() => raceEntry({ game: 'slapjack', seats: 10, at: 'middle' })) },
  { name: 'race-results', reach: results(() => raceEntry({ game: 'ratscrew', seats: 4, at: 'end' })) },
  { name: 'race-results-ten', reach: results(() => raceEntry({ game: 'ratscrew', seats: 10, at: 'end' })) },
  {
    name: 'race-results-limit',
    reach: results(() => raceEntry({ game: 'slapjack', seats: 6, options: { timeLimit: 2 }, at: 'end' })),
  },
  { name: 'race-results-two', reach: results(() => raceEntry({ game: 'slapjack', seats: 2, at: 'end' })) },
  { name: 'race-review-two', reach: review(() => raceEntry({ game: 'ratscrew', seats: 2, at: 'end' })) },
  {
    name: 'race-review-jokers',
    reach: review(() =>
      raceEntry({
        game: 'ratscrew',
        seats: 6,
        people: 3,
        options: { jokers: '2', slapRun: '3', slapSameSuit: '4', slapTopBottom: true, slapBigMac: true },
        at: 'end',
      }),
    ),
  },
  { name: 'race-review-ten', reach: review(() => raceEntry({ game: 'slapjack', seats: 10, at: 'end' })) },
];

/** Oh Heaven's table in the browser: laid by a saved record, played through the mirror. */
import { expect, type Locator, type Page } from '@playwright/test';
import { steady } from '#ai/brains/ohheaven/steady';
import type { Match } from '#engine/core/match';
import { seat } from '#engine/core/words';
import { type OhHeavenKind, type OhHeavenState, ohheaven } from '#engine/games/ohheaven/index';
import { chairsOf, entryOf, find } from '#tools/shots/find';
import type { Game } from './game';
import { store, storedMatch } from './shelf';

export type OhHeaven = Match<OhHeavenKind>;

const ID = 'laid';
/** More plays than any match of these tests has. */
const LONGEST = 300;

/** The first match of steady players in which this holds after some play; right after the deal counts as well. */
export const position = (
  seats: number,
  options: Readonly<Record<string, unknown>>,
  is: (state: OhHeavenState) => boolean,
): OhHeaven => find({ rules: ohheaven, brain: steady, seats, options, longest: LONGEST, is: ({ state }) => is(state) });

export const bids = ({ phase }: OhHeavenState): boolean => phase.type === 'bidding' && phase.seat === seat(0);
export const plays = ({ phase }: OhHeavenState): boolean => phase.type === 'playing' && phase.seat === seat(0);

/** Puts the match on the shelf and sits down at it; the first `people` seats are played here. */
export async function sitAt(game: Game, match: OhHeaven, people = 1): Promise<void> {
  await game.open();
  await game.setPace('Instant');
  const chairs = chairsOf(match.record.seats, people);
  const entry = entryOf(ohheaven, match, { id: ID, chairs, table: { thinkingTimeMs: 0, trickPauseMs: 200 } });
  await store(game.page, `sitting/${ID}`, entry);
  await resume(game);
}

/** Opens the page anew and goes on with the match on the shelf. */
export async function resume(game: Game): Promise<void> {
  await game.page.reload();
  await game.menuIsOpen();
  await game.takeUp();
  await expect(game.page.locator('.trump')).toBeVisible();
}

/** The match as the shelf has it, replayed: a record with an illegal move would not come back. */
export async function kept(page: Page): Promise<OhHeaven> {
  const match: Match = await storedMatch(page, `sitting/${ID}`);
  return match as OhHeaven;
}

export type OhMoment = 'bid' | 'card' | 'roundEnd' | 'cover' | 'results';

/** Waits until the table waits for somebody. */
export async function moment(page: Page): Promise<OhMoment> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('main.results') !== null) return 'results';
    if (document.querySelector('dialog.round-end[open]') !== null) return 'roundEnd';
    if (document.querySelector('dialog.pass[open]') !== null) return 'cover';
    const call = document.querySelector('.mirror [aria-live="assertive"]');
    if (call?.textContent?.startsWith('Your turn') !== true) return undefined;
    return document.querySelector('.bidding') === null ? 'card' : 'bid';
  });
  const value = await found.jsonValue();
  if (value === undefined) throw new Error('the table waits for nobody');
  return value;
}

/** The numbers of the bidding panel. */
export const numbers = (page: Page): Locator => page.getByRole('radiogroup', { name: 'Tricks' }).getByRole('radio');

/** Bids the least open number by its digit. */
export async function bidByKeyboard(page: Page): Promise<void> {
  const open = await numbers(page).evaluateAll((all) =>
    all.findIndex((one) => one.getAttribute('aria-disabled') !== 'true'),
  );
  await page.keyboard.press(String(open));
  await expect(page.getByRole('button', { name: `Bid ${open}` })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.locator('.bidding')).toHaveCount(0);
}

/** Cards that may be played now, as the mirror says. */
export const playable = (page: Page): Promise<readonly string[]> => cardsWith(page, 'follows|may be played|may lead');
export const barred = (page: Page): Promise<readonly string[]> => cardsWith(page, 'must follow');

const cardsWith = (page: Page, words: string): Promise<readonly string[]> =>
  page
    .locator('[data-zone="hand"] .mirror-card')
    .evaluateAll(
      (cards, wanted) =>
        cards.flatMap((card) =>
          card instanceof HTMLElement && new RegExp(wanted).test(card.ariaLabel ?? '') ? [card.dataset.card ?? ''] : [],
        ),
      words,
    );

/** Enter on a card in focus plays it, though nothing was chosen before. */
export async function playByKeyboard(game: Game): Promise<string> {
  const [card = ''] = await playable(game.page);
  await game.card('hand', card).press('Enter');
  await expect(game.card('hand', card)).toHaveCount(0);
  return card;
}

/** A point where a card of the fan lies open: the next one covers its right half. */
export async function indexOf(game: Game, card: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await game.card('hand', card).boundingBox();
  if (box === null) throw new Error(`${card} lies nowhere`);
  return { x: box.x + box.width * 0.15, y: box.y + box.height * 0.15 };
}

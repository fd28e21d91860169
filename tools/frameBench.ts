/**
 * The page's script from one frame to the next while experts play, at a watched table of each game of turns and while a
 * finished match is reviewed.
 *
 * Two kinds of frames are told apart: those that lie wholly inside a thought, in which the page has nothing to do but go on
 * moving, and all of them, with those in which a question is asked, a move is shown and the last one is saved. Computers
 * wait no longer than they think, so that there are many of both.
 */
import { expect, type Page } from '@playwright/test';
import { brainOf } from '#ai/brains/index';
import { type Match, start } from '#engine/core/match';
import type { Kind, Rules } from '#engine/core/rules';
import { GAMES } from '#engine/index';
import type { Chair, TableOptions } from '#storage/types';
import { Game } from '#tests/browser/support/game';
import { beside, type Figure, number } from './benchFigures';
import { baseIn, newPage, type Opened, takeUp } from './benchPage';
import { playContest } from './contest';
import { lastMoveOf, usualLength } from './lengths';
import { type Frame, traced } from './pageTrace';
import { entryOf } from './shots/find';
import { shelve } from './shots/shelve';
import { percentile } from './statistics';

interface Watched {
  readonly seats: number;
  readonly table: TableOptions;
}

const WATCHED: Readonly<Record<string, Watched>> = {
  cassino: { seats: 4, table: { computerDelayMs: 0 } },
  ohheaven: { seats: 4, table: { thinkingTimeMs: 0 } },
  tongits: { seats: 3, table: { computerDelayMs: 0 } },
};
/** A table is watched in pieces, until so many frames lay inside thoughts or this many pieces are over. */
const ENOUGH = 60;
const PIECES = 3;
const PIECE_MS = 20_000;
/** Until a review stands there with all its moves. */
const OPENING_MS = 1000;
/** Some reviews take minutes; this much of one shows all that it does. */
const REVIEWED_MS = 15_000;
/** How often the page is asked whether its review is done. */
const ASKED_EVERY_MS = 500;
const SEED = 1;

/** Frames at tables and in reviews. */
export async function frameFigures(opened: Opened): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const rules of GAMES.filter(({ tempo }) => tempo === 'turns'))
    figures.push(...(await tableFigures(opened, rules)), ...(await reviewFigures(opened, rules)));
  return figures;
}

async function tableFigures(opened: Opened, rules: Rules): Promise<readonly Figure[]> {
  const page = await newPage(opened);
  const { seats, table } = watchedOf(rules);
  const thinks = page.waitForEvent('worker', { timeout: 0 });
  await takeUp(page, { rules, match: begun(rules), chairs: chairsOf(seats, 'expert'), table });
  await thinks;
  const frames: Frame[] = [];
  for (let piece = 0; piece < PIECES && insideOf(frames).length < ENOUGH; piece += 1)
    frames.push(...(await traced(opened.browser, page, () => page.waitForTimeout(PIECE_MS))));
  const base = await baseIn(page);
  await page.context().close();
  return [
    ...framesTold(`frames of ${rules.game} inside an expert’s thought`, insideOf(frames), base),
    ...framesTold(`frames of ${rules.game} in all`, frames, base),
  ];
}

const insideOf = (frames: readonly Frame[]): readonly Frame[] => frames.filter(({ within }) => within === 'thought');

function framesTold(name: string, frames: readonly Frame[], base: number): readonly Figure[] {
  if (frames.length === 0) return [number(name, 0, 'frames')];
  const script = frames.map((frame) => frame.script);
  const line = (word: string, part: number): Figure =>
    beside(base, { name: `${name}, ${word} of their script`, value: percentile(script, part), unit: 'ms' });
  return [
    number(name, frames.length, 'frames'),
    line('median', 0.5),
    line('p95', 0.95),
    line('p99', 0.99),
    line('longest', 1),
  ];
}

/** As a review opens, and then while it is thought through. */
async function reviewFigures(opened: Opened, rules: Rules): Promise<readonly Figure[]> {
  const page = await newPage(opened);
  const { seats } = watchedOf(rules);
  await openResults(page, rules, finished(rules, seats));
  const opening = await traced(opened.browser, page, async () => {
    await page.keyboard.press('r');
    await page.waitForTimeout(OPENING_MS);
  });
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
  const thinking = await traced(opened.browser, page, () => thoughtThrough(page));
  const base = await baseIn(page);
  await page.context().close();
  return [
    ...framesTold(`frames of a review of ${rules.game} as it opens`, opening, base),
    ...framesTold(`frames of a review of ${rules.game} while it is thought through`, thinking, base),
  ];
}

async function thoughtThrough(page: Page): Promise<void> {
  for (let waited = 0; waited < REVIEWED_MS && !(await page.evaluate(isReviewed)); waited += ASKED_EVERY_MS)
    await page.waitForTimeout(ASKED_EVERY_MS);
}

/** Runs in the page, in which it is script like the page's own: so it asks for little. */
const isReviewed = (): boolean => document.querySelector('.weigh-progress') === null;

async function openResults(page: Page, rules: Rules, match: Match): Promise<void> {
  const chairs = chairsOf(match.record.seats, 'expert').map(
    (chair, seat): Chair => (seat === 0 ? { name: 'Aino', player: 'human' } : chair),
  );
  await shelve(new Game(page), entryOf(rules, match, { id: 'bench', chairs, table: {} }));
  await page.keyboard.press('s');
  await page.locator('.save-row').first().dblclick();
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
}

function watchedOf({ game }: Rules): Watched {
  const watched = WATCHED[game];
  if (watched === undefined) throw new Error(`nobody has said how ${game} is watched`);
  return watched;
}

const chairsOf = (seats: number, level: string): readonly Chair[] =>
  Array.from({ length: seats }, (_, seat): Chair => ({ name: `Seat ${seat + 1}`, player: { level } }));

function begun(rules: Rules): Match {
  const { seats } = watchedOf(rules);
  return start(rules, configOf(rules, seats), seats, SEED);
}

function configOf(rules: Rules, seats: number): Kind['config'] {
  const config = rules.checkConfig({}, seats);
  if (!config.ok) throw new Error(config.fault.why);
  return config.value;
}

/** A whole match of players that need no search. */
function finished(rules: Rules, seats: number): Match {
  const steady = brainOf(rules.game, 'steady');
  if (steady === undefined) throw new Error(`${rules.game} has no level steady`);
  const brains = Array.from({ length: seats }, () => steady);
  const config = configOf(rules, seats);
  const lastMove = lastMoveOf(rules, usualLength(rules, config));
  return playContest({ rules, config, brains, seed: SEED, onDecision: () => {}, lastMove }).match;
}

/**
 * A race's table in a browser: how long a press takes until it stands in the log, and the longest task of a long deal.
 *
 * Presses are real key events, timed by their own stamps. The empty handler hears the same presses in the same page: it shows
 * what the browser takes to deliver a key. The long deal is watched and stepped through as fast as the table answers.
 */
import type { Page } from '@playwright/test';
import { type Match, replay, start } from '#engine/core/match';
import { millis } from '#engine/core/words';
import { type RatscrewConfig, type RatscrewKind, ratscrew } from '#engine/games/ratscrew/index';
import type { Chair } from '#storage/types';
import { beside, type Figure } from './benchFigures';
import { baseIn, newPage, type Opened, takeUp } from './benchPage';
import { playRace } from './raceContest';
import { percentile } from './statistics';

const PRESSES = 200;
/** A deal of ten computers and four packs that no hand wins before so many cards. */
const CARDS = 5000;

interface Wanted {
  readonly seed: number;
  readonly chairs: readonly Chair[];
  readonly options: Readonly<Record<string, unknown>>;
}

const chairs = (...players: readonly string[]): readonly Chair[] =>
  players.map((level, seat) => ({ name: `Seat ${seat + 1}`, player: level === 'human' ? 'human' : { level } }));

/** A wrong slap costs nothing, so there can be any number of them. */
const PRESSED: Wanted = { seed: 1, chairs: chairs('human', 'slow'), options: { badSlap: 'none' } };
const LONG: Wanted = {
  seed: 2,
  chairs: chairs(...Array.from({ length: 10 }, () => 'slow')),
  options: { decks: '4', cardLimit: CARDS, slapIn: 'anyTime' },
};
/** The last moves of the long deal are made in the browser: what is dear in a long match is dear in every one of them. */
const WATCHED = 300;

/** What the page writes down while it is measured, all in milliseconds. */
interface Measured {
  /** From each key's own stamp to an empty handler. */
  heard: number[];
  /** From each key's own stamp to its line in the log. */
  logged: number[];
  /** Tasks that the browser calls long, of at least 50 ms. */
  tasks: number[];
  /** Script of each frame. */
  frames: number[];
}

interface LongDeal extends Pick<Measured, 'tasks' | 'frames'> {
  /** Milliseconds of a million plain steps in the same page. */
  readonly base: number;
}

/** Measures the table. */
export async function raceTableFigures(opened: Opened): Promise<readonly Figure[]> {
  const pressed = pressFigures(await press(await sitDown(opened, PRESSED.chairs, begun(PRESSED))));
  return [...pressed, ...dealFigures(await stepThrough(await sitDown(opened, LONG.chairs, nearlyOver(LONG))))];
}

function configOf({ chairs, options }: Wanted): RatscrewConfig {
  const config = ratscrew.checkConfig(options, chairs.length);
  if (!config.ok) throw new Error(config.fault.why);
  return config.value;
}

const begun = (wanted: Wanted): Match<RatscrewKind> =>
  start(ratscrew, configOf(wanted), wanted.chairs.length, wanted.seed);

/** The match as computers play it in simulated time, but for its last moves. @throws when it is over too soon. */
function nearlyOver(wanted: Wanted): Match<RatscrewKind> {
  const names = wanted.chairs.map(({ player }) => (player === 'human' ? player : player.level));
  const { match } = playRace({
    rules: ratscrew,
    config: configOf(wanted),
    names,
    seed: wanted.seed,
    shift: 0,
    times: [],
    onDecision: () => {},
  });
  if (!isRatscrew(match)) throw new Error('another game was played');
  const log = match.record.log.slice(0, -WATCHED);
  const cut = replay(ratscrew, { ...begun(wanted).record, log, until: log.at(-1)?.at ?? millis(0) });
  if (!cut.ok || cut.value.state.cardsPlayed < CARDS - 2 * WATCHED) throw new Error('the deal is over too soon');
  return cut.value;
}

const isRatscrew = (match: Match): match is Match<RatscrewKind> => match.record.game === ratscrew.game;

const pressFigures = ({ heard, logged }: Pick<Measured, 'heard' | 'logged'>): readonly Figure[] =>
  ([0.5, 0.95] as const).map((part) => {
    const [value, base] = [percentile(logged, part), percentile(heard, part)];
    const name = `from a key to its slap in the log, ${part === 0.5 ? 'median' : 'p95'} of ${PRESSES}`;
    return beside(base, { name, value, unit: 'ms a press' });
  });

function dealFigures({ tasks, frames, base }: LongDeal): readonly Figure[] {
  console.log(
    `the last ${WATCHED} moves of a watched deal of ${CARDS} cards: ${tasks.length} tasks of 50 ms or more in ${frames.length} frames`,
  );
  const line = (name: string, value: number): Figure =>
    beside(base, { name: `${name} of a deal of ${CARDS} cards`, value, unit: 'ms' });
  return [
    line('longest task of 50 ms or more, 0 for none,', Math.max(0, ...tasks)),
    line(
      'longest script of a frame',
      frames.reduce((most, one) => Math.max(most, one), 0),
    ),
    line('p95 of the script of frames', percentile(frames, 0.95)),
  ];
}

/** A match in a page of its own, which goes on by itself. */
async function sitDown(opened: Opened, chairs: readonly Chair[], match: Match<RatscrewKind>): Promise<Page> {
  const page = await newPage(opened);
  await page.addInitScript(observe);
  await takeUp(page, { rules: ratscrew, match, chairs });
  await page.locator('.race-pile').waitFor({ state: 'attached' });
  return page;
}

/** Runs in the page before anything else: hears keys, frames, long tasks and the log. */
function observe(): void {
  const measured: Measured = { heard: [], logged: [], tasks: [], frames: [] };
  Object.assign(window, { measured });
  let pressed: number | undefined;
  window.addEventListener(
    'keydown',
    (event) => {
      pressed = event.timeStamp;
      measured.heard.push(performance.now() - pressed);
    },
    { capture: true },
  );
  new MutationObserver((changes) => {
    if (pressed === undefined || !changes.some(({ target }) => target instanceof HTMLOListElement)) return;
    measured.logged.push(performance.now() - pressed);
    pressed = undefined;
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.tasks.push(duration);
  }).observe({ type: 'longtask' });
  const next = window.requestAnimationFrame.bind(window);
  let frame = 0;
  window.requestAnimationFrame = (run) =>
    next((time) => {
      const begun = performance.now();
      run(time);
      const taken = performance.now() - begun;
      if (time === frame) measured.frames.push((measured.frames.pop() ?? 0) + taken);
      else measured.frames.push(taken);
      frame = time;
    });
}

const readMeasured = (page: Page): Promise<Measured> =>
  page.evaluate(() => (window as unknown as { readonly measured: Measured }).measured);

/** Writes nothing down of what came before. */
const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const list of Object.values((window as unknown as { readonly measured: Measured }).measured)) list.length = 0;
  });

/** Slaps one by one; each is waited for until it stands in the log. */
async function press(page: Page): Promise<Pick<Measured, 'heard' | 'logged'>> {
  await page.locator('.race-three').waitFor();
  await page.locator('.race-three').waitFor({ state: 'detached' });
  await forget(page);
  for (let count = 1; count <= PRESSES; count += 1) {
    await page.keyboard.press('Space');
    await page.waitForFunction(
      (wanted) => (window as unknown as { readonly measured: Measured }).measured.logged.length >= wanted,
      count,
      { polling: 10 },
    );
  }
  const { heard, logged } = await readMeasured(page);
  await page.context().close();
  return { heard, logged };
}

/** Stops the watched table and lets one computer after the other do what it means to, as fast as the table answers. */
async function stepThrough(page: Page): Promise<LongDeal> {
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  const base = await baseIn(page);
  await forget(page);
  await page.evaluate(stepOn);
  const { tasks, frames } = await readMeasured(page);
  await page.context().close();
  return { tasks, frames, base };
}

/** Runs in the page: presses the button of one move until the results have come, each time in a task of its own. */
async function stepOn(): Promise<void> {
  while (document.querySelector('main.results') === null) {
    const buttons = [...document.querySelectorAll<HTMLElement>('.race-dock-buttons button')];
    buttons.at(-1)?.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

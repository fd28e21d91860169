/** A race in the browser that goes on from a saved record, by itself or with time stopped. */
import { type CDPSession, expect, type Page } from '@playwright/test';
import type { Match } from '#engine/core/match';
import { rulesOf } from '#engine/index';
import type { RaceView } from '#engine/kit/race';
import type { Sitting } from '#storage/types';
import { newRace, type Race as Played, type Wanted } from '#tests/play/raceHouse';
import { transcript } from '#tools/transcript';
import type { Game } from './game';
import { Race } from './race';
import { store, storedMatch, storedMatches } from './shelf';

/** How long three, two, one takes. */
const COUNT_MS = 2100;

/** A match as it stands when it comes to this; people flip, nobody slaps. */
export async function position(
  players: readonly string[],
  wanted: Wanted,
  reach: (race: Played) => Promise<void>,
): Promise<Sitting> {
  const race = await newRace(players, wanted);
  await reach(race);
  await race.host.leave();
  return race.host.sitting;
}

/** Something lies there to be slapped, and nobody need press before anything else happens. */
export const slappable = (players: readonly string[], wanted: Wanted = {}): Promise<Sitting> =>
  position(players, wanted, (race) =>
    race.flipUntil(() => race.view.phase.type === 'flipping' && race.shows().length > 0),
  );

/** Lines of a match's story that have these words: '1240 seat 1 slaps double after 340 ms and takes 5'. */
export const told = (match: Match, words: string): readonly string[] =>
  transcript(match)
    .map((line) => line.trim().replace(/ {2}/, ' '))
    .filter((line) => line.includes(words));

/** What everybody sees of a match as it stands. */
export function raceView({ record, state }: Match): RaceView {
  const view = rulesOf(record.game)?.view(state, 'spectator');
  if (view === undefined || !('newest' in view)) throw new Error(`${record.game} is no race`);
  return view as RaceView;
}

export class LaidRace extends Race {
  /** The middle of the pile: the count stood over it. */
  middle = { x: 0, y: 0 };
  private time: 'runs' | 'stopped' = 'runs';
  private readonly page: Page;

  private constructor(
    game: Game,
    private readonly cdp: CDPSession,
  ) {
    super(game);
    this.page = game.page;
  }

  /** Takes up a match from the shelf; the table counts to go on. */
  static async sitDown(game: Game, sitting: Sitting): Promise<LaidRace> {
    const { page } = game;
    const table = new LaidRace(game, await page.context().newCDPSession(page));
    await game.open();
    await table.shelve(sitting);
    await table.comeBack();
    return table;
  }

  /**
   * The same where time passes only when a test says so: timers, frames and the stamps of events alike. It stops at the very
   * moment in which the match goes on.
   */
  static async sitDownInStoppedTime(game: Game, sitting: Sitting): Promise<LaidRace> {
    const { page } = game;
    await page.clock.install();
    const table = await LaidRace.sitDown(game, sitting);
    await table.stop();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
    table.time = 'stopped';
    await table.goOn();
    return table;
  }

  /** Puts a match on the shelf as one that the house keeps. */
  shelve(sitting: Sitting): Promise<void> {
    const entry = { format: 1, kept: { by: 'itself' }, progress: 'running', sitting };
    return store(this.page, `sitting/${sitting.id}`, entry);
  }

  /** Opens the page anew and goes on with the match on the shelf. */
  async comeBack(): Promise<void> {
    await this.page.reload();
    await this.resume();
  }

  /** From the menu to the newest match on the shelf. */
  async resume(): Promise<void> {
    await this.game.menuIsOpen();
    // Seen from inside the page: on a slow machine the count may be over before anybody outside has looked.
    const counted = this.page.evaluate(middleOfCount);
    await this.game.takeUp();
    this.middle = await counted;
  }

  /** The count is over: what is pressed from now on counts. */
  async runs(): Promise<void> {
    await expect(this.count).toHaveCount(0);
  }

  /** Keys that go down in one moment, by their codes, and come up again: none waits for the one before it. */
  async burst(...codes: readonly string[]): Promise<void> {
    const timestamp = Date.now() / 1000;
    const all = (type: 'rawKeyDown' | 'keyUp') =>
      Promise.all(codes.map((code) => this.cdp.send('Input.dispatchKeyEvent', { type, code, timestamp })));
    await all('rawKeyDown');
    await all('keyUp');
  }

  /** A match on the shelf, the only one unless it is named, replayed: a record with an illegal move would not come back. */
  async kept(id?: string): Promise<Match> {
    const [key = ''] = id === undefined ? await storedMatches(this.page) : [`sitting/${id}`];
    return storedMatch(this.page, key);
  }

  /** Opens the menu, which stops the table and writes all that has happened. */
  async stop(id?: string): Promise<Match> {
    await this.page.keyboard.press('Escape');
    await expect(async () => {
      await this.pass(20);
      await expect(this.page.getByRole('dialog')).toBeVisible({ timeout: 500 });
      await expect(this.page.getByText('Saved', { exact: true })).toBeAttached({ timeout: 500 });
    }).toPass();
    return this.kept(id);
  }

  /** Closes the menu; it is counted in, and then the match goes on. */
  async goOn(): Promise<void> {
    await this.page.keyboard.press('Escape');
    if (this.time === 'stopped') return this.pass(COUNT_MS);
    await expect(this.count).toBeVisible();
    await this.runs();
  }

  /** Lets milliseconds pass at a table where time is stopped. */
  async pass(span: number): Promise<void> {
    if (this.time === 'stopped') await this.page.clock.runFor(span);
  }

  /** Time passes by itself from now on. */
  async letTimeRun(): Promise<void> {
    await this.page.clock.resume();
    this.time = 'runs';
  }
}

/** Runs in the page: waits until it is counted, and says where. */
const middleOfCount = (): Promise<{ x: number; y: number }> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const count = document.querySelector('.race-three');
      if (count === null) return;
      observer.disconnect();
      const { x, y, width, height } = count.getBoundingClientRect();
      resolve({ x: x + width / 2, y: y + height / 2 });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

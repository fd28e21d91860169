/** The table of the slap games in the browser: laid by a saved record, pressed by real keys, read from what is read aloud. */
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import type { Match } from '#engine/core/match';
import { rulesOf } from '#engine/index';
import type { RaceView } from '#engine/kit/race';
import type { Sitting } from '#storage/types';
import { newRace, type Race, type Wanted } from '#tests/play/raceHouse';
import { readMatch } from '#tools/record';
import { transcript } from '#tools/transcript';
import type { Game } from './game';
import { store, stored, storedMatches } from './shelf';

/** How long three, two, one takes. */
const COUNT_MS = 2100;

/** The pile as it is read aloud, and whom the table waits for. */
export interface Pile {
  /** The newest cards that can be seen, the top one last. */
  readonly cards: readonly string[];
  readonly pile: number;
  readonly burnt: number;
  readonly turn: number | undefined;
  readonly phase: string;
  readonly owed: number;
}

/** A match as it stands when it comes to this; people flip, nobody slaps. */
export async function position(
  players: readonly string[],
  wanted: Wanted,
  reach: (race: Race) => Promise<void>,
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

export class RaceTable {
  private time: 'runs' | 'stopped' = 'runs';

  private constructor(
    readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  /** Takes up a match from the shelf; the table counts to go on. */
  static async sitDown(game: Game, sitting: Sitting): Promise<RaceTable> {
    const { page } = game;
    const table = new RaceTable(page, await page.context().newCDPSession(page));
    await game.open();
    await table.shelve(sitting);
    await table.comeBack(game);
    return table;
  }

  /**
   * The same where time passes only when a test says so: timers, frames and the stamps of events alike. It stops at the very
   * moment in which the match goes on.
   */
  static async sitDownInStoppedTime(game: Game, sitting: Sitting): Promise<RaceTable> {
    const { page } = game;
    await page.clock.install();
    const table = await RaceTable.sitDown(game, sitting);
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
  async comeBack(game: Game): Promise<void> {
    await this.page.reload();
    await this.resume(game);
  }

  /** From the menu to the newest match on the shelf. */
  async resume(game: Game): Promise<void> {
    await game.menuIsOpen();
    await this.page.getByText(/waiting$/).waitFor({ state: 'attached' });
    await this.page.keyboard.press('r');
    await expect(this.count).toBeVisible();
  }

  /** Three, two, one. */
  get count(): Locator {
    return this.page.locator('.race-three');
  }

  /** The count is over: what is pressed from now on counts. */
  async runs(): Promise<void> {
    await expect(this.count).toHaveCount(0);
  }

  /** The plate of a seat. */
  plate(seat: number): Locator {
    return this.page.locator(`.plate[data-seat="${seat}"]`);
  }

  async pile(): Promise<Pile> {
    const { cards = '', pile, burnt, turn, phase = '', owed } = await this.page.locator('.race-pile').evaluate(dataOf);
    return {
      cards: cards.split(' ').filter((card) => card !== ''),
      pile: Number(pile),
      burnt: Number(burnt),
      turn: turn === '' ? undefined : Number(turn),
      phase,
      owed: Number(owed),
    };
  }

  /** Cards in each hand. */
  counts(): Promise<readonly number[]> {
    return this.page
      .locator('.plate')
      .evaluateAll((plates) => plates.map((one) => (one instanceof HTMLElement ? Number(one.dataset.count) : 0)));
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
    const match = readMatch(JSON.stringify(await stored(this.page, key)));
    if (!match.ok) throw new Error(match.fault);
    return match.value;
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

function dataOf(element: Element): Readonly<Record<string, string | undefined>> {
  return element instanceof HTMLElement ? { ...element.dataset } : {};
}

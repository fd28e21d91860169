/** Races to the millisecond: the page's time stands still until a test lets it pass, so no machine is too slow for these. */
import type { Match } from '#engine/core/match';
import { PLAYERS, undisturbedSlap } from '#tests/play/raceHouse';
import { loseFocus, setHidden } from './support/away';
import { expect, test } from './support/fixtures';
import type { Game } from './support/game';
import { LaidRace, position, slappable, told } from './support/laidRace';

/** A deal where a computer pays a king with a queen, and one of the fastest computers slaps that. */
const SEED = 2;
const slap = await undisturbedSlap(SEED);
const itsSlap = expect.stringMatching(`^${slap.at} seat ${slap.who} slaps marriage`);

/** That table at a moment, with time stopped. */
async function tableAt(game: Game, moment: number): Promise<LaidRace> {
  const sitting = await position(PLAYERS, { seed: SEED }, (race) => race.flipTo(moment));
  return LaidRace.sitDownInStoppedTime(game, sitting);
}

/** The only match that a house of these tests has begun. */
const ID = (await position(PLAYERS, {}, async () => undefined)).id;

const slapsIn = (match: Match): readonly string[] => told(match, ' after ');

test.describe('a person against a computer', () => {
  test('in the same millisecond the person comes first', async ({ game, page }) => {
    const table = await tableAt(game, slap.seen + 10);
    await table.pass(slap.at - slap.seen - 10);
    await page.keyboard.press('Space');
    await table.pass(400);
    const match = await table.stop();
    expect(slapsIn(match)).toEqual([expect.stringMatching(`^${slap.at} seat 0 slaps marriage`)]);
    expect(told(match, 'wrongly')).toEqual([]);
    await expect(page.locator('.plate[data-seat="0"]')).toContainText('1st');
  });

  test('a millisecond later the computer has won, and the person’s hand is late and free', async ({ game, page }) => {
    const table = await tableAt(game, slap.seen + 10);
    await table.pass(slap.at + 1 - slap.seen - 10);
    await page.keyboard.press('Space');
    await table.pass(100);
    await expect(game.toast).toContainText('ahead of you');
    const match = await table.stop();
    expect(slapsIn(match)).toEqual([itsSlap]);
    expect(told(match, 'burns')).toEqual([]);
    expect(match.record.log.at(-1)).toMatchObject({ seat: slap.who, at: slap.at });
  });

  test('twenty presses of play in a second move none of its plans', async ({ game, page }) => {
    const from = slap.seen - 600;
    const table = await tableAt(game, from);
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('KeyZ');
      await table.pass(40);
    }
    await table.pass(slap.at + 24 - from - 800);
    const match = await table.stop();
    expect(told(match, 'seat 0 plays out of turn').length).toBeGreaterThan(10);
    expect(slapsIn(match)).toEqual([itsSlap]);
    expect(told(match, 'lays').filter((line) => line.includes('seat 1'))).toEqual([
      expect.stringMatching(`^${slap.seen - 200} seat 1 lays`),
    ]);
  });
});

test.describe('in the hundred milliseconds after a pattern', () => {
  test('leaving leaves no slap behind, here or at the next table', async ({ game, page }) => {
    const table = await tableAt(game, slap.seen + 40);
    await table.pass(40);
    const left = await table.stop();
    const next = await position(['human', 'human'], { seed: SEED }, async () => undefined);
    await table.shelve({ ...next, id: 'next' });
    await page.getByRole('button', { name: 'Save and leave' }).press('Enter');
    await table.letTimeRun();
    await table.resume();
    await table.runs();
    const { turn } = await table.state();
    await page.keyboard.press(turn === 0 ? 'KeyZ' : 'KeyM');
    await expect.poll(async () => (await table.state()).cards).toHaveLength(1);
    const { record } = await table.stop('next');
    expect(record.log).toEqual([expect.objectContaining({ seat: turn, action: { type: 'play' } })]);
    expect((await table.kept(ID)).record).toEqual(left.record);
  });

  test('a pause holds the slap back, which then comes at its time of the match', async ({ game }) => {
    const table = await tableAt(game, slap.seen + 40);
    await table.pass(40);
    await table.stop();
    await table.pass(10_000);
    expect(slapsIn(await table.kept())).toEqual([]);
    await table.goOn();
    await table.pass(slap.at + 24 - slap.seen - 80);
    expect(slapsIn(await table.stop())).toEqual([itsSlap]);
  });

  test('winning ends it all', async ({ game, page }) => {
    const players = ['human', 'lightning', 'lightning', 'lightning'];
    const wanted = { game: 'slapjack', options: { firstToPiles: 1 } } as const;
    const table = await LaidRace.sitDownInStoppedTime(game, await slappable(players, wanted));
    await page.keyboard.press('Space');
    await table.pass(1600);
    await expect(page.locator('.banner')).toContainText('You win');
    await table.pass(4000);
    await expect(page.locator('main.results')).toBeVisible();
    const { record, events } = await table.kept();
    expect(record.log.at(-1)).toMatchObject({ seat: 0, action: { type: 'slap' } });
    expect(events.at(-1)?.event).toMatchObject({ type: 'matchWon', seats: [0], how: 'piles' });
  });
});

test.describe('a player who is away', () => {
  test('in a hidden tab the match stands, and it is counted in before it goes on', async ({ game, page }) => {
    const table = await tableAt(game, slap.seen + 40);
    await setHidden(page, 'hidden');
    await table.pass(20_000);
    await page.keyboard.press('Space');
    expect(slapsIn(await table.kept())).toEqual([]);
    await setHidden(page, 'visible');
    for (const left of ['3', '2', '1']) {
      await table.pass(20);
      await expect(table.count).toHaveText(left);
      await page.keyboard.press('Space');
      await table.pass(680);
    }
    await table.pass(slap.at + 24 - slap.seen - 40);
    expect(slapsIn(await table.stop())).toEqual([itsSlap]);
  });

  test('where another window has the keyboard it waits, and is counted in as well', async ({ game, page }) => {
    const table = await tableAt(game, slap.seen + 40);
    const back = await loseFocus(page);
    await table.pass(20_000);
    await expect(page.locator('.banner')).toContainText('The table waits');
    expect(slapsIn(await table.kept())).toEqual([]);
    await back();
    await table.pass(20);
    await expect(table.count).toHaveText('3');
    await table.pass(2080 + slap.at + 24 - slap.seen - 40);
    expect(slapsIn(await table.stop())).toEqual([itsSlap]);
  });
});

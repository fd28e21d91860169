/** Races in real time, by real keys. Nothing here asks how long anything takes: times are those of the record. */
import type { Page } from '@playwright/test';
import { fingerprint } from '#engine/core/fingerprint';
import { type Match, replay } from '#engine/core/match';
import { rulesOf } from '#engine/index';
import { SEAT_KEYS } from '#scenes/race/keys';
import { expect, test } from './support/fixtures';
import { LaidRace, position, raceView, slappable, told } from './support/laidRace';

const people = (count: number): readonly string[] => Array.from({ length: count }, () => 'human');
const keysOf = (seat: number) => SEAT_KEYS[seat] ?? { slap: '', play: '' };
/** Nobody has pressed anything yet. */
const atOnce = async (): Promise<void> => undefined;

test('ten slaps in one moment: one hand takes the pile, nine are late and pay nothing', async ({ game }) => {
  const table = await LaidRace.sitDown(game, await slappable(people(10)));
  await table.runs();
  const { pile, burnt } = await table.state();
  await table.burst(...SEAT_KEYS.map(({ slap }) => slap));
  for (const place of ['1st', '2nd', '3rd', '10th'])
    await expect(game.page.locator('.plate').filter({ hasText: `${place} ·` })).toHaveCount(1);
  expect(await table.state()).toMatchObject({ cards: [], pile: 0, burnt: 0 });
  const match = await table.stop();
  expect(told(match, ' after ')).toEqual([expect.stringContaining(`and takes ${pile}`)]);
  expect(told(match, 'burns')).toHaveLength(burnt);
});

test('a held key plays once and stops nobody else', async ({ game, page }) => {
  const table = await LaidRace.sitDown(game, await position(people(3), {}, atOnce));
  await table.runs();
  const { turn: first = 0 } = await table.state();
  const [held, next, third] = [first, (first + 1) % 3, (first + 2) % 3];
  await page.keyboard.down(keysOf(held).play);
  for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down(keysOf(held).play);
  await expect.poll(async () => (await table.state()).cards).toHaveLength(1);
  await page.keyboard.press(keysOf(third).slap);
  for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down(keysOf(held).play);
  await page.keyboard.down(keysOf(next).play);
  await expect.poll(async () => (await table.state()).pile).toBe(2);
  for (const seat of [held, next]) await page.keyboard.up(keysOf(seat).play);
  const { record } = await table.stop();
  expect(record.log.map(({ seat, action }) => [seat, action.type])).toEqual([
    [held, 'play'],
    [third, 'slap'],
    [next, 'play'],
  ]);
});

/** The fewest cards after which a match can be made to end. */
const LIMIT = 100;

/** The match as it was after its first moves. */
function cut({ record }: Match, moves: number, until: Match['record']['until']): Match {
  const rules = rulesOf(record.game);
  const match = rules === undefined ? undefined : replay(rules, { ...record, log: record.log.slice(0, moves), until });
  if (match?.ok !== true) throw new Error('the record does not replay');
  return match.value;
}

/** Presses as somebody at the keyboard does: a card on their turn, a slap on two equal cards. */
async function playOn({ table, page }: { table: LaidRace; page: Page }, done: () => Promise<boolean>): Promise<void> {
  let slapped = '';
  while (!(await done())) {
    const { turn, cards } = await table.state();
    const [second, top] = cards.slice(-2).map((card) => card.slice(0, 1));
    if (top !== undefined && top === second && slapped !== cards.join()) {
      slapped = cards.join();
      await page.keyboard.press('Space');
    } else if (turn === 0) await page.keyboard.press('q');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

test('a match by keyboard against computers: every saved moment of it replays, to what was on the table', async ({
  game,
  page,
}) => {
  const sitting = await position(
    ['human', 'quick', 'slow'],
    { seed: 3, options: { decks: '2', cardLimit: LIMIT } },
    (race) => race.flipUntil(() => race.view.cardsPlayed >= LIMIT - 24),
  );
  const table = await LaidRace.sitDown(game, sitting);
  await table.runs();
  const moments: Match[] = [];
  for (const cards of [18, 10]) {
    await playOn({ table, page }, async () => raceView(await table.kept()).cardsPlayed >= LIMIT - cards);
    const match = await table.stop();
    moments.push(match);
    expect((await table.state()).counts).toEqual(raceView(match).counts);
    expect((await table.state()).pile).toBe(raceView(match).pileCount);
    await table.goOn();
  }
  await playOn({ table, page }, () => page.locator('main.results').isVisible());
  const end = await table.kept();
  expect(raceView(end)).toMatchObject({ cardsPlayed: LIMIT, phase: { type: 'over', how: 'cards' } });
  for (const match of moments) {
    const again = cut(end, match.record.log.length, match.record.until);
    expect(fingerprint(again.state)).toBe(fingerprint(match.state));
    expect(again.events).toEqual(match.events);
  }
});

test('a reload in the middle of a race goes on where it stood', async ({ game, page }) => {
  const table = await LaidRace.sitDown(game, await position(['human', 'quick', 'quick'], { seed: 4 }, atOnce));
  await table.runs();
  await playOn({ table, page }, async () => raceView(await table.kept()).cardsPlayed >= 4);
  await table.comeBack();
  const before = await table.kept();
  expect((await table.state()).counts).toEqual(raceView(before).counts);
  expect((await table.state()).cards).toEqual(
    raceView(before)
      .newest.filter(({ visibleAt }) => visibleAt <= before.record.until)
      .slice(-3)
      .map(({ card }) => card),
  );
  await table.runs();
  await playOn({ table, page }, async () => raceView(await table.kept()).cardsPlayed >= 8);
  const { record } = await table.stop();
  expect(record.log.slice(0, before.record.log.length)).toEqual(before.record.log);
  expect(record.log[before.record.log.length]?.at).toBeGreaterThanOrEqual(before.record.until);
});

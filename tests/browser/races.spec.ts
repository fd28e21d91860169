/** Whole races by keyboard, and the ways in and out of one. */
import { expect, test } from './support/fixtures';
import { Race, SEAT_KEYS } from './support/race';

const cardsInAll = ({ counts, pile, burnt }: Awaited<ReturnType<Race['state']>>): number =>
  counts.reduce((sum, count) => sum + count, 0) + pile + burnt;

test('two people play Egyptian Rat Screw by their keys to its results', async ({ game, page }) => {
  const race = new Race(game);
  const options = { 'Cards to play': 100, 'A card turns in': 0, 'Time before a collection': 300 };
  await race.sitDown('Egyptian Rat Screw', { players: ['Human', 'Human'], options });
  await race.open();
  for (let step = 0; step < 600 && !(await race.results()); step += 1) {
    const state = await race.state();
    if (state.counts.length > 0) expect(cardsInAll(state)).toBe(52);
    await race.playOn();
    await page.waitForTimeout(20);
  }
  await expect(page.locator('main.results')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();

  await page.keyboard.press('r');
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reactions' })).toContainText(/\d+ slaps?, median|no slap/);
  await page.getByRole('button', { name: /^Wrong \d/ }).click();
  await expect(page.getByRole('button', { name: /^Wrong \d/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
});

test('a person slaps jacks among computers until Slapjack is won', async ({ game, page }) => {
  const race = new Race(game);
  await race.sitDown('Slapjack', { players: ['Human', 'Computer', 'Computer'], options: { 'Piles that win': 1 } });
  await race.open();
  for (let step = 0; step < 1200 && !(await race.results()); step += 1) {
    const { cards, turn } = await race.state();
    if (cards.at(-1)?.startsWith('J') === true) await page.keyboard.press('Space');
    else if (turn === 0) await page.keyboard.press('q');
    await page.waitForTimeout(30);
  }
  await expect(page.locator('main.results')).toBeVisible();
});

test('nothing pressed before the count is over counts', async ({ game, page }) => {
  const race = new Race(game);
  await race.sitDown('Egyptian Rat Screw', { players: ['Human', 'Human', 'Human'] });
  for (const keys of SEAT_KEYS.slice(0, 3)) for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(race.count).toBeVisible();
  for (const keys of SEAT_KEYS.slice(0, 3)) for (const key of keys) await page.keyboard.press(key);
  await expect(race.count).toHaveCount(0);
  expect(await race.state()).toMatchObject({ pile: 0, burnt: 0, phase: 'flipping' });
});

test('a wrong slap is explained and costs a card; a play out of turn as well', async ({ game, page }) => {
  const race = new Race(game);
  await race.sitDown('Egyptian Rat Screw', { players: ['Human', 'Human'] });
  await race.open();
  const { turn = 0, counts } = await race.state();
  const [slap, play] = SEAT_KEYS[1 - turn] ?? ['', ''];
  await page.keyboard.press(slap);
  await expect(page.locator('.toast-error')).toBeVisible();
  await expect(page.locator(`.plate[data-seat="${1 - turn}"] .tag`)).toHaveText('Wrong slap');
  await page.keyboard.press(play);
  await expect.poll(async () => (await race.state()).burnt).toBe(2);
  expect((await race.state()).counts[1 - turn]).toBe((counts[1 - turn] ?? 0) - 2);
  expect((await race.state()).turn).toBe(turn);
});

test('a table that was left goes on where it stood, after a count', async ({ game, page }) => {
  const race = new Race(game);
  await race.sitDown('Egyptian Rat Screw', { players: ['Human', 'Human'] });
  await race.open();
  await race.playOn();
  await expect.poll(async () => (await race.state()).cards).toHaveLength(1);
  await page.keyboard.press('Escape');
  const before = await race.state();
  await page.getByRole('button', { name: 'Save and leave' }).press('Enter');
  await game.menuIsOpen();
  await page.keyboard.press('r');
  await race.begun();
  expect(await race.state()).toEqual(before);
  await race.playOn();
  await expect.poll(async () => (await race.state()).pile).toBe(2);
});

test('the standings are held with G; letting go counts in', async ({ game, page }) => {
  const race = new Race(game);
  await race.sitDown('Slapjack', { players: ['Human', 'Human'] });
  await race.open();
  await page.keyboard.down('g');
  await expect(page.getByRole('region', { name: 'Standings' })).toBeVisible();
  const { turn = 0 } = await race.state();
  await page.keyboard.press(SEAT_KEYS[turn]?.[1] ?? '');
  await page.keyboard.up('g');
  await race.begun();
  expect((await race.state()).pile).toBe(0);
});

test('Space on a focused button slaps once, and does not press the button', async ({ game, page }) => {
  const race = new Race(game);
  await race.sitDown('Egyptian Rat Screw', { players: ['Human', 'Computer'] });
  await race.open();
  await page.getByRole('button', { name: 'Play card' }).focus();
  const { counts } = await race.state();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await race.state()).burnt).toBe(1);
  await page.waitForTimeout(200);
  expect((await race.state()).counts[0]).toBe((counts[0] ?? 0) - 1);
});

test('a watched table stops, goes step by step, and goes on', async ({ game, page }) => {
  const race = new Race(game);
  await race.sitDown('Slapjack', { players: ['Computer', 'Computer'] });
  await expect.poll(async () => (await race.state()).pile, { timeout: 30_000 }).toBeGreaterThan(0);
  await page.keyboard.press('Space');
  const { pile } = await race.state();
  await page.waitForTimeout(1500);
  expect((await race.state()).pile).toBe(pile);
  await page.getByRole('button', { name: 'One move' }).click();
  await expect.poll(async () => (await race.state()).pile).not.toBe(pile);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(async () => (await race.state()).pile, { timeout: 30_000 }).toBeGreaterThan(pile + 1);
});

import { at, seat } from '#engine/core/words';
import { meldsOf, type TongitsState, tongits } from '#engine/games/tongits/index';
import { bestCut } from '#engine/kit/melds';
import { expect, test } from './support/fixtures';
import {
  action,
  kept,
  lay,
  movesOf,
  position,
  press,
  resume,
  sheet,
  silent,
  sitAt,
  type Tongits,
} from './support/tongits';

const YOU = seat(0);
const opens = ({ phase }: TongitsState): boolean => phase.type === 'opening' && phase.seat === YOU;
const melds = ({ phase }: TongitsState): boolean => phase.type === 'melding' && phase.seat === YOU;
const isAsked = ({ phase }: TongitsState, who = YOU): boolean =>
  phase.type === 'answering' && phase.asked.some((one) => one.seat === who && one.answer === 'awaited');
const hand = (state: TongitsState) => at(state.hands, YOU);

/** The same match before its first move. */
const fresh = ({ record }: Tongits): Tongits['record'] => ({ ...record, log: [] });

test('a round is played by keyboard to a Tong-its, and the next one begins', async ({ game, page }) => {
  const won = position({
    is: ({ history }) => history[0]?.way === 'tongits' && history[0].winner === YOU,
  });
  await sitAt(game, fresh(won));
  for (const wanted of movesOf(won)) {
    await game.myTurn();
    await press(game, (await kept(page)).state, wanted);
  }
  await expect(sheet(page).getByRole('heading', { name: 'You win round 1' })).toBeVisible();
  await expect(sheet(page)).toContainText('Tong-its: the hand is empty');
  await expect(sheet(page).getByRole('row', { name: /Aino/ })).toContainText('+1');
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.locator('.bar-heading')).toHaveText('Round 2 · You won the last round');
  await game.myTurn();
  expect(await game.cards('hand')).toHaveLength(12);
  expect((await kept(page)).state.points).toEqual([1, 0, 0]);
});

test('a called draw is challenged and lost, the payments say why, and the match is ended', async ({ game, page }) => {
  const asked = position({
    options: { scoring: 'pot' },
    is: (state) => {
      if (!isAsked(state) || state.phase.type !== 'answering') return false;
      const caller = at(state.hands, state.phase.caller);
      const last = state.phase.asked.every(({ seat: who, answer }) => who === YOU || answer !== 'awaited');
      return last && bestCut(caller, 'four').count < bestCut(hand(state), 'four').count;
    },
  });
  await sitAt(game, asked.record);
  const question = page.getByRole('group', { name: /called a draw/ });
  await expect(question).toContainText('Yours is');
  await expect(question).toContainText('pay 2 chips');
  await page.keyboard.press('c');
  await expect(sheet(page)).toContainText('You challenged and lost');
  await expect(sheet(page)).toContainText('All chips together stay 300.');
  const { state } = await kept(page);
  const [chips] = state.chips;
  await expect(sheet(page).getByRole('row', { name: /Aino/ })).toContainText(String(chips));
  await page.getByRole('button', { name: 'End the match' }).click();
  await expect(sheet(page)).toContainText('End the match after round');
  await page.getByRole('button', { name: 'End the match' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|share the win/);
  await expect(page.getByText('Aino wanted no further round.')).toBeVisible();
});

test('the stock runs out, nobody has an exposed meld, and the same player starts again', async ({ game, page }) => {
  const last = position({ brain: silent, is: (state) => melds(state) && state.stock.length === 0 });
  await sitAt(game, last.record);
  await game.myTurn();
  await expect(action(page, 'Draw')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('1');
  await page.keyboard.press('x');
  await expect(sheet(page).getByRole('heading', { name: 'Nobody wins round 1' })).toBeVisible();
  await expect(sheet(page)).toContainText('nobody has an exposed meld');
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveCount(0);
  const round = async () => {
    const { state } = await kept(page);
    return [state.round, state.starter];
  };
  await expect.poll(round).toEqual([2, last.state.starter]);
});

test('what cannot be done says why, and changes nothing', async ({ game, page }) => {
  const turn = position({ is: (state) => opens(state) && state.turns > 3 && state.discards.length > 0 });
  await sitAt(game, turn.record);
  await game.myTurn();
  const before = await game.cards('hand');
  const refused = async (key: string, why: RegExp): Promise<void> => {
    await page.keyboard.press(key);
    await expect(game.toast).toContainText(why);
  };
  await refused('x', /Draw a card or take the discard first/);
  await refused('m', /Draw a card or take the discard first/);
  await refused('f', /No call waits/);
  await page.keyboard.press('d');
  await expect(action(page, 'Draw')).toContainText('already drawn');
  await refused('d', /You have drawn already/);
  await refused('c', /only be called to open a turn/);
  await refused('x', /Choose a card/);
  const loose = bestCut(hand((await kept(page)).state), 'four').loose.slice(0, 2);
  for (const card of loose) await game.card('hand', card).press('Space');
  await refused('m', /neither a set nor a run/);
  await refused('x', /Only one card/);
  expect((await game.chosen()).length).toBe(2);
  await page.keyboard.press('Escape');
  expect(await game.chosen()).toEqual([]);
  expect((await game.cards('hand')).length).toBe(before.length + 1);
  expect((await kept(page)).record.log.length).toBe(turn.record.log.length + 1);
});

test('forged records are not played on: a meld that is none, a card of somebody else, a move out of turn', async ({
  game,
  page,
}) => {
  const turn = position({ is: melds });
  const stranger = at(at(turn.state.hands, seat(1)), 0);
  const forged = [
    { seat: YOU, action: { type: 'expose', cards: hand(turn.state).slice(0, 3) } },
    { seat: YOU, action: { type: 'discard', card: stranger } },
    { seat: seat(1), action: { type: 'discard', card: stranger } },
  ] as const;
  const [last] = turn.record.log.slice(-1);
  const log = (move: (typeof forged)[number]) => [...turn.record.log, { ...move, at: last?.at ?? turn.record.until }];
  await game.open();
  for (const [index, move] of forged.entries())
    await lay(page, { ...turn.record, log: log(move) } as Tongits['record'], { id: `forged${index}`, people: 1 });
  await page.reload();
  await game.menuIsOpen();
  await page.keyboard.press('s');
  const rows = page.locator('.save-row');
  await expect(rows).toHaveCount(forged.length);
  for (const index of forged.keys()) {
    await rows.nth(index).dblclick();
    await expect(page.getByText(`Its play ${turn.record.log.length + 1} is not a legal one`).first()).toBeVisible();
    await expect(page.locator('.tongits')).toHaveCount(0);
  }
});

test('of two people who are asked, nobody sees the first answer before the second', async ({ game, page }) => {
  const both = position({
    options: { scoring: 'pot' },
    is: (state) => isAsked(state) && isAsked(state, seat(1)) && state.history.length === 0,
  });
  await sitAt(game, both.record, 2);
  const cover = page.locator('dialog.pass[open]');
  await expect(cover).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: /called a draw/ })).toBeVisible();
  await page.keyboard.press('c');
  await expect(cover).toBeVisible();
  const told = async (): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);
  expect(await told()).not.toMatch(/challenged|folded/i);
  expect(await told()).toContain('answered');
  await page.keyboard.press('Enter');
  const question = page.getByRole('group', { name: /called a draw/ });
  await expect(question).toBeVisible();
  const html = await question.evaluate((panel) => {
    const page = document.documentElement.cloneNode(true) as HTMLElement;
    page.querySelector('.tt-answer')?.remove();
    return panel.isConnected ? page.outerHTML : '';
  });
  expect(html).not.toMatch(/challenge|fold/i);
  await page.keyboard.press('f');
  await expect(sheet(page)).toContainText('Challenged');
  await page.keyboard.press('l');
  await expect(sheet(page)).toContainText(/challenged.*folded|folded.*challenged/);
});

test('the hand is sorted by suit on request, which is remembered; an exposed meld can be taken back', async ({
  game,
  page,
}) => {
  const turn = position({
    is: (state) => melds(state) && bestCut(hand(state), 'four').melds.length === 1 && hand(state).length > 8,
  });
  await sitAt(game, turn.record);
  await game.myTurn();
  const byRank = await game.cards('hand');
  await page.keyboard.press('s');
  await expect.poll(() => game.cards('hand')).not.toEqual(byRank);
  const bySuit = await game.cards('hand');
  expect([...bySuit].sort()).toEqual([...byRank].sort());
  await resume(game);
  await game.myTurn();
  expect(await game.cards('hand')).toEqual(bySuit);
  await page.keyboard.press('m');
  expect((await game.chosen()).length).toBeGreaterThanOrEqual(3);
  await page.keyboard.press('m');
  await expect.poll(async () => (await game.cards('hand')).length).toBeLessThan(bySuit.length);
  const { state } = await kept(page);
  expect(meldsOf(state, YOU).length).toBe(meldsOf(turn.state, YOU).length + 1);
  await page.keyboard.press('z');
  await expect.poll(() => game.cards('hand')).toEqual(bySuit);
  expect(tongits.awaiting((await kept(page)).state)).toEqual([YOU]);
});

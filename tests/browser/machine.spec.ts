import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { plainMove } from './support/moves';
import { expectTrueTable } from './support/truth';

/** Counts the audio contexts a page makes. */
async function countContexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made = { count: 0 };
    Object.assign(window, { made });
    window.AudioContext = new Proxy(window.AudioContext, {
      construct(target, args) {
        made.count += 1;
        return Reflect.construct(target, args);
      },
    });
  });
}

const contextsMade = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const made: unknown = Reflect.get(window, 'made');
    return typeof made === 'object' && made !== null ? Reflect.get(made, 'count') : undefined;
  });

test('no sound is prepared before the first gesture', async ({ game, page }) => {
  await countContexts(page);
  await game.open();
  expect(await contextsMade(page)).toBe(0);
  await page.keyboard.press('o');
  await expect.poll(() => contextsMade(page)).toBe(1);
});

/** Ends the worker that is asked what an expert does so many times, in the middle of its last thought. */
async function endWorkerIn(page: Page, thought: number): Promise<void> {
  await page.addInitScript((last) => {
    const asked = { questions: 0, answers: 0 };
    Object.assign(window, { asked });
    window.Worker = new Proxy(window.Worker, {
      construct(target, args) {
        const worker: Worker = Reflect.construct(target, args);
        const post = worker.postMessage.bind(worker);
        worker.addEventListener('message', () => {
          if (asked.questions <= last) asked.answers += 1;
        });
        worker.postMessage = (message: unknown) => {
          post(message);
          if (!JSON.stringify(message).includes('"expert"')) return;
          asked.questions += 1;
          if (asked.questions === last) setTimeout(() => worker.terminate());
        };
        return worker;
      },
    });
  }, thought);
}

test("a worker that dies in the middle of an expert's thought is replaced, and the turn is made", async ({
  game,
  page,
}) => {
  let started = 0;
  page.on('worker', () => {
    started += 1;
  });
  await endWorkerIn(page, 2);
  await game.sitDown({ seed: 7, pace: 'Instant', players: ['Human', 'Expert'] });
  for (let turn = 0; turn < 3; turn += 1) {
    await game.myTurn();
    const { hand, table } = await plainMove(game);
    await game.playByKeyboard(hand, table);
  }
  await game.myTurn();
  expect(started).toBe(2);
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toMatchObject({ questions: 4, answers: 1 });
  await expectTrueTable(game);
});

test.describe('where no worker can be loaded', () => {
  test.use({ allowed: [['ERR_FAILED'], { scope: 'test' }] });

  test('the page thinks by itself', async ({ game, page }) => {
    await page.route(/worker-[^/]*\.js$/, (route) => route.abort());
    await game.sitDown({ seed: 7, pace: 'Instant' });
    await game.myTurn();
    const { hand, table } = await plainMove(game);
    await game.playByKeyboard(hand, table);
    await game.myTurn();
    await expectTrueTable(game);
  });
});

test.describe('where the browser keeps nothing', () => {
  test('the game says so and is played all the same', async ({ game, page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    });
    await game.open();
    await expect(page.getByText('This browser keeps nothing')).toBeVisible();
    await game.setUp({});
    await game.deal();
    await game.myTurn();
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', allowed: [['ERR_INTERNET_DISCONNECTED'], { scope: 'test' }] });

  test('a game that was opened once opens again and is played', async ({ game, page, context }) => {
    await game.open({ seed: 7 });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    await game.menuIsOpen();
    await game.setPace('Instant');
    await game.setUp({});
    await game.deal();
    await game.myTurn();
    const { hand, table } = await plainMove(game);
    await game.playByKeyboard(hand, table);
    await game.myTurn();
  });
});

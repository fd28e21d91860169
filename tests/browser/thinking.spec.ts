/** What computers do is the same everywhere: the page's worker answers as Node does, from the same news and dice. */
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { brainOf } from '#ai/brains/index';
import type { Answer, Mind, Question } from '#ai/protocol';
import { mindOf } from '#ai/thinking';
import { rulesOf } from '#engine/index';
import { positions } from '#tests/support/positions';
import { expect, test } from './support/fixtures';

const POSITIONS = 12;
/** One position in so many is asked about, so that they come from several matches. */
const STRIDE = 10;
const COMLINK = createRequire(import.meta.url).resolve('comlink');

function questionsOf(game: string): readonly Question[] {
  const rules = rulesOf(game);
  if (rules === undefined) throw new Error(`there is no ${game}`);
  const asked = positions(rules, POSITIONS * STRIDE).filter((_, index) => index % STRIDE === 0);
  return ['sharp', 'expert'].flatMap((level) => asked.map(({ news }, seed) => ({ game, level, news, seed })));
}

/** With a clock that stands still: on a busy machine the net for slow ones must not end a thought here or there. */
const nodes = mindOf(brainOf, () => 0);

/** What the page's worker answers, with its clock standing still as well. */
function answersOf(page: Page, worker: string, questions: readonly Question[]): Promise<readonly Answer[]> {
  return page.evaluate(
    async ({ worker, questions }) => {
      const source = `import 'data:text/javascript,performance.now = () => 0'; import '${worker}';`;
      const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
      const { wrap } = Reflect.get(window, 'Comlink') as typeof import('comlink');
      const mind = wrap<Mind>(new Worker(url, { type: 'module' }));
      const answers: Answer[] = [];
      for (const question of questions) answers.push(await mind.think(question));
      return answers;
    },
    { worker, questions },
  );
}

for (const game of ['cassino', 'ohheaven', 'tongits'])
  test(`the page's worker plays ${game} as Node does`, async ({ game: table, page }) => {
    await table.sitDown({ seed: 7, players: ['Easy', 'Easy'] });
    await expect.poll(() => page.workers().length).toBe(1);
    const worker = page.workers()[0]?.url() ?? '';
    await page.addScriptTag({ path: COMLINK });
    const questions = questionsOf(game);
    const answers = await Promise.all(questions.map((question) => nodes.think(question)));
    expect(answers).not.toContain('pass');
    expect(await answersOf(page, worker, questions)).toEqual(answers);
  });

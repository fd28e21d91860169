/**
 * How long computers think, here and in the page's worker: each level of each game of turns on questions from the middle of
 * matches, experts also at tables of the most seats, and Cassino's on tables of up to 40 cards. In Node the processor's time
 * counts, and nothing ends a thought early, so that its whole length is seen; in the worker the net of 300 ms hangs below,
 * and thoughts that reach it are counted.
 */
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { brainOf } from '#ai/brains/index';
import { LEVELS, type Mind, type Question } from '#ai/protocol';
import { mindOf } from '#ai/thinking';
import { GAMES } from '#engine/index';
import { beside, type Figure, figure, type Measure, number } from './benchFigures';
import { baseIn, newPage, type Opened } from './benchPage';
import { largeTableQuestions } from './largeTables';
import { questionsFor } from './questions';
import { processorTime } from './speeds';
import { percentile } from './statistics';

const QUESTIONS = 120;
const LARGE_TABLES = 60;
const TABLE_SIZES = [24, 40];
const SEATS: Readonly<Record<string, number>> = { cassino: 2, ohheaven: 4, tongits: 3 };
/** A pause of the machine is no thought's fault: the slowest are asked again so often, and the best of their times counts. */
const RETRIES = 3;
const SLOWEST = 6;
/** Milliseconds after which the worker ends a thought. */
const NET = 300;
const COMLINK = createRequire(import.meta.url).resolve('comlink');

/** Asks, and tells how many milliseconds the answer took. */
type Ask = (question: Question) => Promise<number>;

interface Place {
  readonly where: string;
  readonly ask: Ask;
  /** Puts a time beside the place's base. */
  readonly line: (measure: Measure) => Figure;
}

interface Group {
  readonly name: string;
  readonly questions: readonly Question[];
}

function groups(): readonly Group[] {
  const inTurns = GAMES.filter(({ tempo }) => tempo === 'turns');
  const levels = inTurns.flatMap((rules) =>
    (LEVELS[rules.game] ?? []).map((level): Group => {
      const asking = { rules, seats: SEATS[rules.game] ?? 0, level, count: QUESTIONS };
      return { name: `${rules.game} ${level}`, questions: questionsFor(asking) };
    }),
  );
  const large = TABLE_SIZES.map((size): Group => {
    const questions = largeTableQuestions(size, LARGE_TABLES);
    return { name: `cassino expert, ${size} cards on the table`, questions };
  });
  const crowded = inTurns.flatMap((rules): readonly Group[] => {
    const seats = Math.max(...rules.seats);
    if (seats === SEATS[rules.game]) return [];
    const questions = questionsFor({ rules, seats, level: 'expert', count: QUESTIONS });
    return [{ name: `${rules.game} expert, ${seats} seats`, questions }];
  });
  return [...levels, ...large, ...crowded];
}

/** How long thoughts are where no clock ends them. */
export function thinkingInNode(): Promise<readonly Figure[]> {
  const mind = mindOf(brainOf, () => 0);
  const ask: Ask = async (question) => {
    const begun = processorTime();
    await mind.think(question);
    return processorTime() - begun;
  };
  return figuresOf({ where: 'Node', ask, line: ({ name, value, unit }) => figure(name, value, unit) });
}

/** The same in a worker of the built game, with the way there and back. */
export async function thinkingInWorker(opened: Opened): Promise<readonly Figure[]> {
  const page = await newPage(opened);
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('empty');
  await page.addScriptTag({ path: COMLINK });
  await page.evaluate(startMind, opened.worker);
  const base = await baseIn(page);
  const figures = await figuresOf({
    where: 'the worker',
    ask: (question) => askedIn(page, question),
    line: (measure) => beside(base, measure),
  });
  await page.context().close();
  return figures;
}

/** Runs in the page. */
function startMind(worker: string): void {
  const { wrap } = Reflect.get(window, 'Comlink') as typeof import('comlink');
  // In a record: a proxy of Comlink's looks like a promise.
  Object.assign(window, { asked: { mind: wrap<Mind>(new Worker(worker, { type: 'module' })) } });
}

const askedIn = (page: Page, question: Question): Promise<number> =>
  page.evaluate(async (question) => {
    const { mind } = (window as unknown as { readonly asked: { readonly mind: Mind } }).asked;
    const begun = performance.now();
    await mind.think(question);
    return performance.now() - begun;
  }, question);

async function figuresOf({ where, ask, line }: Place): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  let netted = 0;
  for (const { name, questions } of groups()) {
    const times = await timesOf(ask, questions);
    netted += times.filter((time) => time >= NET).length;
    for (const [word, part] of [['median', 0.5] as const, ['p99', 0.99] as const, ['longest', 1] as const])
      figures.push(
        line({
          name: `${name} in ${where}, ${word} of ${questions.length} thoughts`,
          value: percentile(times, part),
          unit: 'ms',
        }),
      );
  }
  return [...figures, number(`thoughts of ${NET} ms or more in ${where}`, netted, 'thoughts')];
}

async function timesOf(ask: Ask, questions: readonly Question[]): Promise<readonly number[]> {
  const asked: { readonly question: Question; readonly time: number }[] = [];
  // The first one warms up.
  for (const question of questions.slice(0, 1)) await ask(question);
  for (const question of questions) asked.push({ question, time: await ask(question) });
  asked.sort((a, b) => b.time - a.time);
  const again: number[] = [];
  for (const { question, time } of asked.slice(0, SLOWEST)) {
    let best = time;
    for (let turn = 0; turn < RETRIES; turn += 1) best = Math.min(best, await ask(question));
    again.push(best);
  }
  return [...again, ...asked.slice(SLOWEST).map(({ time }) => time)];
}

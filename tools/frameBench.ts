/**
 * What the page does while an expert thinks: its script from one frame to the next, at a watched table of experts. Told by
 * the browser's own trace in milliseconds of the processor, so that other programs do not count.
 */
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { start } from '#engine/core/match';
import type { Rules } from '#engine/core/rules';
import { GAMES } from '#engine/index';
import type { Chair } from '#storage/types';
import { beside, type Figure, number } from './benchFigures';
import { baseIn, newPage, type Opened, takeUp } from './benchPage';
import { percentile } from './statistics';

const SEATS: Readonly<Record<string, number>> = { cassino: 4, ohheaven: 4, tongits: 3 };
const WATCHED_MS = 15_000;
/** Events that hold script of the page, and whatever it calls. */
const SCRIPT = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'HandlePostMessage',
  'RunMicrotasks',
  'TimerFire',
]);
const CATEGORIES = [
  'devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
];

const traceEvent = v.object({
  name: v.string(),
  /** The phase: 'b' where something begins. */
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  /** Microseconds. */
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  /** Microseconds of the processor. */
  tdur: v.optional(v.number(), 0),
  args: v.optional(v.looseObject({ name: v.optional(v.string()) })),
});
const trace = v.object({ traceEvents: v.array(traceEvent) });

type TraceEvent = v.InferOutput<typeof traceEvent>;

/** One frame of each game's table, all that began while an expert thought. */
export async function frameFigures(opened: Opened): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const rules of GAMES.filter(({ tempo }) => tempo === 'turns')) figures.push(...(await figuresAt(opened, rules)));
  return figures;
}

async function figuresAt(opened: Opened, rules: Rules): Promise<readonly Figure[]> {
  const page = await newPage(opened);
  const { frames, base } = await watched(opened, page, rules);
  await page.context().close();
  const name = `frames of ${rules.game} while an expert thinks`;
  const line = (word: string, part: number): Figure =>
    beside(base, { name: `${name}, ${word} of their script`, value: percentile(frames, part), unit: 'ms' });
  return [number(name, frames.length, 'frames'), line('median', 0.5), line('p95', 0.95), line('longest', 1)];
}

async function watched({ browser }: Opened, page: Page, rules: Rules) {
  const seats = SEATS[rules.game] ?? 0;
  const config = rules.checkConfig({}, seats);
  if (!config.ok) throw new Error(config.fault.why);
  const chairs = Array.from(
    { length: seats },
    (_, seat): Chair => ({
      name: `Seat ${seat + 1}`,
      player: { level: 'expert' },
    }),
  );
  const thinks = page.waitForEvent('worker');
  await takeUp(page, { rules, match: start(rules, config.value, seats, 1), chairs });
  await thinks;
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.waitForTimeout(WATCHED_MS);
  const { traceEvents } = v.parse(trace, JSON.parse((await browser.stopTracing()).toString('utf8')));
  return { frames: framesWhileThinking(traceEvents), base: await baseIn(page) };
}

/** By frame that an expert was thinking in: milliseconds of script from its beginning to the next one's. */
function framesWhileThinking(events: readonly TraceEvent[]): readonly number[] {
  const named = (name: string) => (one: TraceEvent) => one.name === 'thread_name' && one.args?.name === name;
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const workers = new Set(events.filter(named('DedicatedWorker thread')).map(thread));
  const thoughts = events.filter((one) => one.name === 'HandlePostMessage' && workers.has(thread(one)));
  const { pid } = thoughts[0] ?? { pid: -1 };
  const main = events.find((one) => one.pid === pid && named('CrRendererMain')(one));
  const own = events.filter((one) => one.pid === pid && one.tid === main?.tid && SCRIPT.has(one.name));
  const script = outermost(own);
  const begins = events
    .filter((one) => one.pid === pid && one.name === 'AnimationFrame' && one.ph === 'b')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  return begins.slice(0, -1).flatMap((begin, index) => {
    const end = begins[index + 1] ?? begin;
    if (!thoughts.some(({ ts, dur }) => ts < end && ts + dur > begin)) return [];
    const spent = script.filter(({ ts }) => ts >= begin && ts < end).reduce((sum, { tdur }) => sum + tdur, 0);
    return [spent / 1000];
  });
}

/** Those that lie in no other. */
function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let until = Number.NEGATIVE_INFINITY;
  return [...events]
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
    .filter(({ ts, dur }) => {
      if (ts < until) return false;
      until = ts + dur;
      return true;
    });
}

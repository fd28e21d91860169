/**
 * The browser's own trace of a page, read for what its script took and when its workers thought. Script is told in
 * milliseconds of the processor, so that other programs do not count.
 */
import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';

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

/** From the beginning of one frame to that of the next. */
export interface Frame {
  /** Milliseconds. */
  readonly script: number;
  /** Whether a worker thought all the while: then nothing was asked or answered in it. */
  readonly within: 'thought' | 'none';
}

/** The page's frames while `meanwhile` is waited for. */
export async function traced(browser: Browser, page: Page, meanwhile: () => Promise<void>): Promise<readonly Frame[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await meanwhile();
  const { traceEvents } = v.parse(trace, JSON.parse((await browser.stopTracing()).toString('utf8')));
  return framesIn(traceEvents);
}

function framesIn(events: readonly TraceEvent[]): readonly Frame[] {
  const named = (name: string) => (one: TraceEvent) => one.name === 'thread_name' && one.args?.name === name;
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const workers = new Set(events.filter(named('DedicatedWorker thread')).map(thread));
  const thoughts = events.filter((one) => one.name === 'HandlePostMessage' && workers.has(thread(one)));
  const { pid } = thoughts[0] ?? { pid: -1 };
  const main = events.find((one) => one.pid === pid && named('CrRendererMain')(one));
  const script = outermost(events.filter((one) => one.pid === pid && one.tid === main?.tid && SCRIPT.has(one.name)));
  const begins = events
    .filter((one) => one.pid === pid && one.name === 'AnimationFrame' && one.ph === 'b')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  return begins.slice(0, -1).map((begin, index): Frame => {
    const end = begins[index + 1] ?? begin;
    const spent = script.filter(({ ts }) => ts >= begin && ts < end).reduce((sum, { tdur }) => sum + tdur, 0);
    const thought = thoughts.some(({ ts, dur }) => ts <= begin && ts + dur >= end);
    return { script: spent / 1000, within: thought ? 'thought' : 'none' };
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

/**
 * The arena's rounds on several cores: they are cut into parts, which child processes play, and put together in order. So
 * however many processes there are, a seed gives the same result.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { type Args, orExit } from './args';
import { type Plan, planFrom } from './plan';
import { joined, type Part, playPart, type Run } from './tournament';

/** A part and whose it is, as a process is told. */
export interface Job extends Part {
  readonly args: Args;
}

/** By process and plan: small enough that all are done at nearly the same time. */
const PARTS = 4;

/** Plays what each of the arguments asks for, and tells of each run when it and those before it are done. */
export async function playAll(
  wanted: readonly Args[],
  processes: number,
  tell: (run: Run, index: number) => void,
): Promise<void> {
  const groups = wanted.map((args) =>
    partsOf(orExit(planFrom(args)), processes).map((part): Job => ({ args, ...part })),
  );
  const runs = new Map<Job, Run>();
  let told = 0;
  const done = (job: Job, run: Run): void => {
    runs.set(job, run);
    for (let group = groups[told]; group?.every((one) => runs.has(one)); group = groups[told]) {
      tell(joined(group.flatMap((one) => runs.get(one) ?? [])), told);
      told += 1;
    }
  };
  const jobs = groups.flat();
  if (processes === 1) for (const job of jobs) done(job, playJob(job));
  else await handOut(jobs, processes, done);
}

export const playJob = ({ args, ...part }: Job): Run => playPart(orExit(planFrom(args)), part);

function partsOf({ rounds, isSeries }: Plan, processes: number): readonly Part[] {
  const count = processes === 1 || isSeries ? rounds : Math.ceil(rounds / (processes * PARTS));
  return Array.from({ length: Math.ceil(rounds / count) }, (_, part) => ({
    from: part * count,
    count: Math.min(count, rounds - part * count),
  }));
}

/** Each process gets the next job as soon as it has done one. */
async function handOut(jobs: readonly Job[], processes: number, done: (job: Job, run: Run) => void): Promise<void> {
  const left = [...jobs];
  const work = async (): Promise<void> => {
    const child = fork(new URL('./arenaProcess.ts', import.meta.url), {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
    });
    try {
      for (let job = left.shift(); job !== undefined; job = left.shift()) done(job, await played(child, job));
    } finally {
      child.kill();
    }
  };
  await Promise.all(Array.from({ length: Math.min(processes, jobs.length) }, work));
}

function played(child: ChildProcess, job: Job): Promise<Run> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null): void => reject(new Error(`a process of the arena ended with ${code}`));
    child.once('exit', end);
    child.once('message', (run: Run) => {
      child.off('exit', end);
      resolve(run);
    });
    child.send(job);
  });
}

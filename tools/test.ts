/**
 * All tests, one step after another: `npm test`. A step that fails does not keep the later ones from running, except
 * that there is no browser without a build. The last line is `N passed, N failed`: tests, and steps that are no tests
 * when they fail.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Reads how many tests passed and failed; a step without it counts only when it fails. */
  readonly tally?: () => Tally;
}

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

const NOTHING: Tally = { passed: 0, failed: 0 };
const FAILED_STEP: Tally = { passed: 0, failed: 1 };

/** The tests of a step's report, in JSON. */
function readVitest(path: string): Tally {
  const { numPassedTests, numFailedTests } = v.parse(vitestReport, JSON.parse(readFileSync(path, 'utf8')));
  return { passed: numPassedTests, failed: numFailedTests };
}

function readPlaywright(path: string): Tally {
  const { expected, flaky, unexpected } = v.parse(playwrightReport, JSON.parse(readFileSync(path, 'utf8'))).stats;
  return { passed: expected + flaky, failed: unexpected };
}

const bin = (name: string, ...args: readonly string[]) => ({ command: 'npx', args: ['--no-install', name, ...args] });

function stepsIn(reports: string): readonly Step[] {
  const [unit, browser] = [join(reports, 'unit.json'), join(reports, 'browser.json')];
  return [
    { name: 'types', ...bin('tsc', '-p', 'tsconfig.json') },
    { name: 'types without a browser', ...bin('tsc', '-p', 'tsconfig.pure.json') },
    { name: 'lint and format', ...bin('biome', 'check', '--error-on-warnings', '.') },
    { name: 'dead code', ...bin('knip') },
    {
      name: 'unit tests and laws',
      ...bin('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`),
      tally: () => readVitest(unit),
    },
    { name: 'build', ...bin('vite', 'build') },
    {
      name: 'browser tests',
      ...bin('playwright', 'test', '--reporter=list,json'),
      env: { RUFFHOUSE_BUILT: 'yes', PLAYWRIGHT_JSON_OUTPUT_NAME: browser },
      tally: () => readPlaywright(browser),
    },
  ];
}

interface Outcome {
  readonly name: string;
  readonly ok: boolean;
  readonly tally: Tally;
  readonly seconds: number;
}

function run({ name, command, args, env, tally }: Step): Outcome {
  console.log(`\n== ${name}`);
  const begun = Date.now();
  const { status } = spawnSync(command, [...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  const counted = status === 0 || tally !== undefined ? tallyOf(tally) : NOTHING;
  const ok = status === 0 && counted.failed === 0;
  // A step that fails without a failing test, such as a file that cannot be read, must not look green.
  const failed = ok ? 0 : Math.max(1, counted.failed);
  return { name, ok, tally: { ...counted, failed }, seconds: (Date.now() - begun) / 1000 };
}

function tallyOf(read: Step['tally']): Tally {
  if (read === undefined) return NOTHING;
  try {
    return read();
  } catch {
    return FAILED_STEP;
  }
}

/** Runs every step; where the build has failed, the browser tests fail with it. */
function runAll(): readonly Outcome[] {
  const reports = mkdtempSync(join(tmpdir(), 'ruffhouse-tests-'));
  const outcomes: Outcome[] = [];
  for (const step of stepsIn(reports)) {
    const unbuilt = outcomes.some(({ name, ok }) => name === 'build' && !ok);
    outcomes.push(unbuilt ? { name: step.name, ok: false, tally: FAILED_STEP, seconds: 0 } : run(step));
  }
  rmSync(reports, { recursive: true, force: true });
  return outcomes;
}

const outcomes = runAll();
console.log('');
for (const { name, ok, tally, seconds } of outcomes) {
  const tests = tally.passed > 0 ? `, ${tally.passed} tests passed` : '';
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s${tests})`);
}
const sum = (part: keyof Tally): number => outcomes.reduce((total, { tally }) => total + tally[part], 0);
const failed = sum('failed');
console.log(`${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

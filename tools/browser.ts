/** Finds a Chromium to drive: one that is named, one of the system's, Playwright's own, or at last a freshly installed one. */
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { fail, ok, type Result } from '#engine/core/words';

/** No background traffic, and no sandbox where the system does not let root have one. */
export const LAUNCH_ARGS: readonly string[] = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** WebGL without a graphics card. */
export const WEBGL_ARGS: readonly string[] = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((root) =>
    join(process.env[root] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
];

/**
 * The path of a Chromium that can be started; installs Playwright's own when there is none. Refused with a sentence that
 * says what to do.
 */
export function findChromium(): Result<string, string> {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== '')
    return canRun(named) ? ok(named) : fail(`CHROME_PATH is ${named}, and nothing that can be started lies there.`);
  const found = onPath() ?? USUAL_PATHS.find(canRun) ?? playwrights();
  if (found !== undefined) return ok(found);
  console.log('No Chromium is installed, so Playwright fetches its own.');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
  const installed = playwrights();
  return installed === undefined
    ? fail('No Chromium was found or could be fetched. Install Chromium or Chrome, or set CHROME_PATH to where it is.')
    : ok(installed);
}

/** The same for tools that cannot go on without one. @throws with the sentence. */
export function chromiumOrThrow(): string {
  const found = findChromium();
  if (!found.ok) throw new Error(found.fault);
  return found.value;
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(): string | undefined {
  const ask = process.platform === 'win32' ? 'where' : 'which';
  for (const name of NAMES) {
    try {
      const [path = ''] = execFileSync(ask, [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split(
        /\r?\n/,
      );
      if (canRun(path)) return path;
    } catch {
      // Not there under this name.
    }
  }
  return undefined;
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return canRun(path) ? path : undefined;
}

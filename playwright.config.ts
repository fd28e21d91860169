import { defineConfig } from '@playwright/test';
import { chromiumOrThrow, LAUNCH_ARGS, WEBGL_ARGS } from '#tools/browser';
import { freePort } from '#tools/ports';

// Workers read this file again: what the first reading found goes on to them by the environment.
process.env.CHROME_PATH ??= chromiumOrThrow();
process.env.RUFFHOUSE_PORT ??= String(await freePort());
const address = `http://127.0.0.1:${process.env.RUFFHOUSE_PORT}`;
const serve = `npx vite preview --host 127.0.0.1 --strictPort --port ${process.env.RUFFHOUSE_PORT}`;
const launchOptions = { executablePath: process.env.CHROME_PATH, args: [...LAUNCH_ARGS] };

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: address,
    actionTimeout: 15_000,
    // Only the test of playing without a network wants the page kept for later.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 720 },
    // Tracing every test makes a page up to five times as slow as a player's; the second try of a failed one is traced.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'canvas', testIgnore: 'webgl.spec.ts' },
    {
      name: 'webgl',
      testMatch: 'webgl.spec.ts',
      use: { launchOptions: { ...launchOptions, args: [...LAUNCH_ARGS, ...WEBGL_ARGS] } },
    },
  ],
  webServer: {
    command: process.env.RUFFHOUSE_BUILT === undefined ? `npx vite build && ${serve}` : serve,
    url: address,
    timeout: 120_000,
    stdout: 'ignore',
  },
});

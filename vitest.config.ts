import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**'],
    testTimeout: 30_000,
    // Tests share nothing that one of them changes, so a worker need not load the project anew for each file.
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
  },
});

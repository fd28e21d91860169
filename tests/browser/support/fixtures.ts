/** The test of a page that may not complain: an error in its console or a rejection nobody handled fails the test. */
import { test as base, expect, type Page } from '@playwright/test';
import { Game } from './game';

interface Fixtures {
  readonly game: Game;
  readonly renderer: 'canvas' | 'webgl';
  /** Errors a test brings about on purpose, by a part of their text. */
  readonly allowed: string[];
  readonly quiet: undefined;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  allowed: async ({}, use) => use([]),
  quiet: [
    async ({ context, allowed }, use) => {
      const complaints: string[] = [];
      context.on('page', (page) => listen(page, complaints));
      await use(undefined);
      const unexpected = complaints.filter((text) => !allowed.some((part) => text.includes(part)));
      expect(unexpected, 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
  renderer: ['canvas', { option: true }],
  game: async ({ page, renderer }, use) => use(new Game(page, renderer)),
});

export { expect };

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
}

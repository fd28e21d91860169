/** A player who is elsewhere: the page is hidden, or another window has the keyboard. */
import type { Page } from '@playwright/test';

/** What a page is told when another one comes in front of it. Headless browsers never do this by themselves. */
export const setHidden = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => visibility === 'hidden' });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Another page of the browser comes to the front and takes the keyboard. Answers with what gives it back. */
export async function loseFocus(page: Page): Promise<() => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  // Playwright lets every page believe that it has the focus.
  await cdp.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  const other = await page.context().newPage();
  await other.bringToFront();
  return async () => {
    await page.bringToFront();
    await other.close();
  };
}

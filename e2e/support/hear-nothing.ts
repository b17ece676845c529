import type { Page } from '@playwright/test';

/**
 * The page hears of no change that other tests make. Less than a route for the stream: with routes, a browser keeps no
 * file and asks for each of them again at every page.
 */
export async function hearNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.EventSource = class extends EventTarget {
      close() {}
    } as unknown as typeof EventSource;
  });
}

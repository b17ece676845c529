import type { Page, Route } from 'playwright/test';

/** Keeps the page's scripts back, as a slow line would, until what it gives is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/_next/static/chunks/*.js', (route) =>
    isHeld ? void held.push(route) : route.continue(),
  );
  return async () => {
    isHeld = false;
    for (const route of held) await route.continue();
  };
}

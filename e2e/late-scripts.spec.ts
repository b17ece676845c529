import type { Browser, Page, Route } from '@playwright/test';
import { expect, test, unlock, untilReady } from './support/test.ts';

/** Keeps the page's scripts back, as a slow line would, until they are let go. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
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

test('a button pressed before the scripts have come does its work once they have', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Staff' }).click();
  await release();
  await expect(page.getByRole('dialog').getByLabel('Password')).toBeVisible();
});

test('the keyword typed before the scripts have come is not lost', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/visit', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.keyboard.type('admin');
  await release();
  await expect(page.getByRole('dialog').getByLabel('Password')).toBeVisible();
});

test.describe('a page that nobody touches', () => {
  /** A page of its own: that of the other tests is touched as soon as it is there. */
  const opened = async (browser: Browser, address: string) => {
    const page = await (await browser.newContext()).newPage();
    // The timers stand still until they are told to run.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(address);
    return page;
  };
  const scripts = (page: Page) =>
    page.locator('script[src^="/_next/static/chunks/"]:not([nomodule])').count();
  const fetched = (page: Page) => page.locator('link[rel="prefetch"][as="script"]').count();

  test('has its scripts fetched a second after it has loaded, and started after three', async ({
    browser,
    baseURL,
  }) => {
    const page = await opened(browser, `${baseURL}/about`);
    await page.clock.runFor(900);
    expect([await fetched(page), await scripts(page)]).toEqual([0, 0]);
    await page.clock.runFor(200);
    expect(await fetched(page)).toBeGreaterThan(3);
    expect(await scripts(page)).toBe(0);
    await page.clock.runFor(2000);
    expect(await scripts(page)).toBeGreaterThan(3);
    await page.context().close();
  });

  test('starts them when somebody moves the mouse, scrolls, or presses a key', async ({
    browser,
    baseURL,
  }) => {
    const signs: Array<(page: Page) => Promise<void>> = [
      (page) => page.mouse.move(40, 40).then(() => page.mouse.move(60, 60)),
      (page) => page.mouse.wheel(0, 30),
      (page) => page.keyboard.press('Tab'),
    ];
    for (const sign of signs) {
      const page = await opened(browser, `${baseURL}/about`);
      expect(await scripts(page)).toBe(0);
      await sign(page);
      await expect.poll(() => scripts(page)).toBeGreaterThan(3);
      await page.context().close();
    }
  });

  test('does not wait when staff have admin mode on', async ({ browser, baseURL }) => {
    const context = await browser.newContext();
    await unlock(context, String(baseURL));
    const page = await context.newPage();
    await page.goto(`${baseURL}/about`);
    await expect(page.getByText('Admin Mode Active')).toBeVisible({ timeout: 2900 });
    await context.close();
  });
});

test('a page carries the styles it is painted with, and fetches no sheet', async ({ page }) => {
  const sheets: string[] = [];
  page.on(
    'request',
    (request) => void (request.resourceType() === 'stylesheet' && sheets.push(request.url())),
  );
  await page.goto('/about');
  await untilReady(page);
  expect(await page.locator('head style').count()).toBeGreaterThan(0);
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(23, 32, 63)');
  // The calendar's own sheet is not on this page: a visit without a new document fetches it, and only it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Events|Calendar/);
  expect(sheets.length).toBeLessThanOrEqual(1);
});

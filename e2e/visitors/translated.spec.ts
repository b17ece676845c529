import type { Page } from '@playwright/test';
import { listPublicPages, publicPageNames } from '#scripts/site-pages.ts';
import { expect, test, untilReady } from '../support/test.ts';
import { expectToStand, goOn, translateAlways } from '../support/translation.ts';

// What opens on the pages is translated, closed and left in accessibility.spec.ts, which opens all of it.

test.describe('a page that the browser has translated before the scripts ran', () => {
  // React finds elements that it did not write, logs this, and renders the page from scratch.
  test.use({ expectedErrors: [/418/] });

  test('stands once they run', async ({ page, baseURL }) => {
    await translateAlways(page, 'DOMContentLoaded');
    for (const { path } of await listPublicPages(String(baseURL))) {
      await page.goto(path);
      const own = await page.getByRole('heading', { level: 1 }).innerText();
      await untilReady(page);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(own);
    }
  });
});

test.describe('a page that the browser has translated goes on', () => {
  test.beforeEach(({ page }) => translateAlways(page));

  for (const name of publicPageNames)
    test(`with every step there is on it: ${name}`, async ({ page, baseURL }) => {
      const found = (await listPublicPages(String(baseURL))).find((each) => each.name === name);
      await page.goto(String(found?.path));
      await untilReady(page);
      await expect(page.locator('font').first()).toBeAttached();
      for (const step of await softSteps(page)) {
        await take(page, step);
        await expectToStand(page);
        await page.keyboard.press('Escape');
      }
      await goOn(page);
    });

  test('and says what its tabs, counts and answers say', async ({ page }) => {
    await page.goto('/livestream');
    await untilReady(page);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'YouTube Live' }).click();
    await expect(main).toContainText('Open YouTube');
    const words = await main.locator('p', { hasText: 'YouTube' }).first().innerText();
    await main.getByRole('link', { name: 'Facebook Live' }).click();
    await expect(main).toContainText('Open Facebook');
    await expect(main).not.toContainText(words);
    await page.goto('/events');
    await untilReady(page);
    await page.getByRole('link', { name: 'Load More Events' }).click();
    await expect(page.getByText(/^Showing 10 of/)).toBeVisible();
    await page.goto('/sermons');
    await untilReady(page);
    await page.getByRole('searchbox').fill('neighbor');
    await expect(page.getByRole('status').filter({ hasText: '1 sermon found' })).toBeAttached();
  });
});

/** Finds, and numbers on the page itself, what can be pressed and leads to no other page. Returns the numbers. */
function softSteps(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const pressed = [...document.querySelectorAll<HTMLElement>('button, summary, a[href]')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.matches('[type=submit], [download], [target], .skip-link') &&
        !(element instanceof HTMLAnchorElement && (element.pathname !== location.pathname || element.hash)),
    );
    return pressed.slice(0, 25).map((element, place) => {
      element.dataset.step = String(place);
      return place;
    });
  });
}

/** Presses it, if it is still there; a link is followed to its end. */
async function take(page: Page, step: number): Promise<void> {
  const address = await page.evaluate((place) => {
    const element = document.querySelector<HTMLElement>(`[data-step="${place}"]`);
    const href = element instanceof HTMLAnchorElement ? element.href : null;
    element?.click();
    return href;
  }, step);
  if (address) await expect(page).toHaveURL(address);
}

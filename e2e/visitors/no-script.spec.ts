import type { Page } from 'playwright/test';
import { church } from '#lib/core/church/church.ts';
import { listPublicPages } from '#scripts/site-pages.ts';
import { banner } from '../support/banner.ts';
import { expect, test } from '../support/test.ts';

// What needs a test of its own without scripts has one beside the same with them: the lists of events and the
// calendar, the sermons' filters, prayer requests, the menu, giving, ministries and the live stream.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('every page is whole, and shows no control that does nothing', async ({ page, baseURL }) => {
  for (const { path } of await listPublicPages(String(baseURL))) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(120);
    await expect(page.getByRole('contentinfo')).toContainText(church.street);
    expect(await deadControls(page), path).toEqual([]);
  }
});

test('a page for staff says that it needs scripts', async ({ page }) => {
  for (const path of ['/setup', '/church-words', '/church-settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Access Required');
    expect(await page.getByRole('main').innerText()).toContain('Pages for staff need JavaScript');
    expect(await deadControls(page), path).toEqual([]);
  }
});

test('the banner says all it has to say', async ({ page, request }) => {
  const items: { message: string; href: string | null }[] = await (await request.get('/api/banner')).json();
  expect(items.length).toBeGreaterThan(1);
  await page.goto('/giving');
  // What is seen: the matchers leave out what stands in a noscript element.
  const seen = await banner(page).evaluate((element: HTMLElement) => element.innerText);
  const links = await banner(page).evaluate((element) =>
    [...element.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  );
  for (const { message, href } of items) {
    expect(seen).toContain(message);
    if (href) expect(links).toContain(`${message} ${href}`);
  }
});

test('a sermon can be watched where its video is', async ({ page }) => {
  await page.goto('/sermons');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('link', { name: /^Play / })).toHaveAttribute(
    'href',
    /^https:\/\/(www\.youtube|vimeo)\.com\//,
  );
});

/** Buttons that are seen but belong to no form: without scripts nothing hears them. */
async function deadControls(page: Page): Promise<string[]> {
  const buttons = await page.getByRole('button').all();
  const texts = await Promise.all(
    buttons.map((button) =>
      button.evaluate((element) => {
        const works = element instanceof HTMLButtonElement ? element.form : element.closest('summary, label');
        return works ? '' : element.ariaLabel || element.textContent || element.outerHTML;
      }),
    ),
  );
  return texts.filter(Boolean);
}

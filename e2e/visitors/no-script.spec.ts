import type { Locator, Page } from 'playwright/test';
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

test('questions are found under their tabs', async ({ page }) => {
  await page.goto('/about');
  const question = (words: string) => page.getByRole('heading', { name: words });
  await expect(question('What should I wear?')).toBeHidden();
  await page.getByRole('link', { name: 'Services', exact: true }).click();
  await expect(question('What should I wear?')).toBeVisible();
  await page.getByRole('link', { name: 'Getting Involved', exact: true }).click();
  await expect(question('Where could I help?')).toBeVisible();
});

test('an event is found, and goes into a calendar of one’s own', async ({ page, request }) => {
  await page.goto('/events');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const calendar = page.getByRole('region', { name: 'Add to calendar' });
  const file = await request.get(
    await hrefOf(calendar.getByRole('link', { name: /^Apple or Outlook/ }).first()),
  );
  expect(await file.text()).toContain('BEGIN:VEVENT');
  await page.goto('/calendar');
  const feed = await request.get(await hrefOf(page.getByRole('link', { name: 'Download .ics' })));
  expect(await feed.text()).toContain('BEGIN:VCALENDAR');
});

test('the home page leads to what it tells of', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Featured event' }).click();
  await expect(page).toHaveURL('/calendar');
  await page.goBack();
  await page.getByRole('link', { name: 'Open this sermon' }).click();
  await expect(page).toHaveURL(/\/sermons\//);
  await page.goBack();
  await page.getByRole('link', { name: 'Plan Your Visit' }).first().click();
  await expect(page).toHaveURL('/visit');
});

test('a sermon can be watched where its video is, and the church be found on a map', async ({ page }) => {
  await page.goto('/sermons');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  expect(await hrefOf(page.getByRole('link', { name: /^Play / }))).toMatch(
    /^https:\/\/(www\.youtube|vimeo)\.com\//,
  );
  await page.goto('/visit');
  for (const app of ['Google Maps', 'Apple Maps', 'OpenStreetMap']) {
    expect(await hrefOf(page.getByRole('link', { name: app }))).toMatch(/^https:/);
  }
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

async function hrefOf(link: Locator): Promise<string> {
  return String(await link.getAttribute('href'));
}

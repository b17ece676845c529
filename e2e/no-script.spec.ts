import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

// What needs a test of its own without scripts has one beside the same with them: the lists of events and the
// calendar, the sermons' filters, prayer requests, the menu, giving, ministries and the live stream.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

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

async function hrefOf(link: Locator): Promise<string> {
  return String(await link.getAttribute('href'));
}

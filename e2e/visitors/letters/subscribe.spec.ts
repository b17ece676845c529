import type { BrowserContext, Page } from 'playwright/test';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { subscriberToken } from '#lib/subscribers/links.ts';
import { axeProblems, stickingOut } from '../../support/accessibility.ts';
import { solveSum } from '../../support/prayer-form.ts';
import { siteSecrets } from '../../support/sites/secrets.ts';
import type { SharedSite } from '../../support/sites/shared-site.ts';
import { expect, test, unlock } from '../../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'serial' });

let site: SharedSite;

/** All other tests look at a site that offers no letters: its mails wait. */
test.beforeAll(async ({ siteAt, browser }) => {
  site = await siteAt('demo');
  const context = await browser.newContext();
  await setServer(context);
  await context.close();
});

/** Sets a server that does not answer: mails are made, and wait. */
async function setServer(context: BrowserContext): Promise<void> {
  await unlock(context, site.origin);
  const data = { kind: 'smtp', host: '127.0.0.1', port: 465 };
  const answer = await context.request.put(`${site.origin}/api/mail-settings`, { data });
  expect(answer.status()).toBe(200);
}

/** Returns the path of the link that the mail to this address has. */
async function linkTo(email: string): Promise<string> {
  const database = new DatabaseClient({ connectionString: site.database });
  await database.connect();
  const { rows } = await database.query('SELECT id FROM subscribers WHERE email = $1', [email]);
  await database.end();
  process.env.AUTH_SECRET = siteSecrets.AUTH_SECRET;
  return `/letters/me/${subscriberToken(rows[0].id)}`;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor subscribes from the footer, confirms, chooses, leaves and erases it all', async ({
    page,
  }) => {
    await page.goto(`${site.origin}/giving`);
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('Letters').fill('ruth@example.org');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(heading(page, 'Letters')).toBeVisible();
    const field = page.getByRole('main').getByRole('textbox', { name: 'Email' }).first();
    await expect(field).toHaveValue('ruth@example.org');
    await expect(tick(page, 'This week')).toBeChecked();
    await tick(page, 'News').check();
    await press(page, 'Subscribe');
    await expect(tick(page, 'News')).toBeChecked();
    await solveSum(page);
    await press(page, 'Subscribe');
    await expect(page.getByText('We have sent you an email')).toBeVisible();

    const link = await linkTo('ruth@example.org');
    // Programs that look at links confirm nothing.
    for (const _time of ['once', 'again']) await page.goto(site.origin + link);
    await expect(heading(page, 'Do you want to get our letters?')).toBeVisible();
    await press(page, 'Yes, write to me');
    await expect(page.getByText('Done. This is what you get now.')).toBeVisible();
    await expect(tick(page, 'News')).toBeChecked();
    await tick(page, 'News').uncheck();
    await press(page, 'Save');
    await page.goto(site.origin + link);
    await expect(tick(page, 'News')).not.toBeChecked();
    await press(page, 'Stop all letters');
    await expect(heading(page, 'You get no letters')).toBeVisible();
    await press(page, 'Erase everything');
    await expect(page.getByText('Everything is erased.')).toBeVisible();
    expect((await page.request.get(site.origin + link)).status()).toBe(404);
  });
});

test('a visitor subscribes at a sermon series, mends what is wrong, and confirms on the page of the link', async ({
  page,
}) => {
  await page.goto(`${site.origin}/sermons`);
  await page.getByRole('link', { name: 'New sermons by email' }).click();
  await expect(tick(page, 'Sermons')).toBeChecked();
  await expect(tick(page, 'This week')).not.toBeChecked();
  expect(await axeProblems(page)).toEqual([]);
  expect(await stickingOut(page, 390)).toEqual([]);
  const form = page.locator('form').filter({ hasText: 'What would you like to get?' });
  await form.getByRole('textbox', { name: 'Email' }).fill('naomi');
  await solveSum(form);
  await press(page, 'Subscribe');
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Email' }).fill('naomi@example.org');
  await press(page, 'Subscribe');
  await expect(page.getByRole('main').getByText('We have sent you an email')).toBeVisible();

  await page.goto(site.origin + (await linkTo('naomi@example.org')));
  expect(await axeProblems(page)).toEqual([]);
  expect(await stickingOut(page, 390)).toEqual([]);
  const confirmed = page.locator('dt', { hasText: /^Confirmed$/ }).locator('+ dd');
  await expect(confirmed).toHaveText('None');
  await press(page, 'Yes, write to me');
  await expect(page.getByRole('main').getByText('You get our letters from now on.')).toBeVisible();
  await expect(confirmed).toHaveText(/^\w+day, /);
  await tick(page, 'Changes and closings').check();
  await press(page, 'Save');
  await expect(page.getByRole('main').getByText('Your choice is saved.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Changes and closings' })).toBeVisible();
  await press(page, 'Stop all letters');
  await expect(heading(page, 'You get no letters')).toBeVisible();
});

test('pages that offer letters are kept, and one that offers none has no such page', async ({
  page,
  request,
  baseURL,
}) => {
  for (const path of ['/letters/subscribe', '/giving']) {
    await request.get(site.origin + path);
    await expect
      .poll(async () => (await request.get(site.origin + path)).headers()['cache-status'] ?? '')
      .toMatch(/hit/i);
  }
  expect((await request.get(`${baseURL}/letters/subscribe`)).status()).toBe(404);
  await page.goto(`${baseURL}/`);
  await expect(page.getByRole('contentinfo').getByLabel('Letters')).toHaveCount(0);
});

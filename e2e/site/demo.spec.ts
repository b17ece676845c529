import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { axeProblems, stickingOut } from '../support/accessibility.ts';
import { newDatabase } from '../support/sites/own-database.ts';
import { siteSecrets } from '../support/sites/secrets.ts';
import { type Site, startSite } from '../support/sites/start-site.ts';
import { expect, openReady, test, untilReady } from '../support/test.ts';

// A demo on a phone: in without a password, and again from the beginning.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, expectedErrors: [/403/] });
test.describe.configure({ mode: 'serial' });

let site: Site;
let database: string;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(join(tmpdir(), 'belltower-demo-'));
  database = await newDatabase();
  site = await startSite({ ...siteSecrets, DATA_DIR: folder, DATABASE_URL: database, DEMO: '1' });
});

test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Has the demo begin again within seconds, as on the hour. */
async function beginAgain(): Promise<void> {
  const client = new DatabaseClient({ connectionString: database });
  await client.connect();
  await client.query("UPDATE demo_site SET reset_at = now() - interval '2 hours'");
  await expect
    .poll(
      async () =>
        (await client.query("SELECT reset_at > now() - interval '1 hour' AS done FROM demo_site")).rows[0]
          .done,
      {
        timeout: 30_000,
      },
    )
    .toBe(true);
  await client.end();
}

async function enter(page: Page, name: string): Promise<void> {
  await openReady(page, site.origin);
  await page.getByRole('button', { name }).tap();
  await page.waitForURL(`${site.origin}/office`);
  await untilReady(page);
}

test('search engines are kept away, and the notice is fit for everyone', async ({ page }) => {
  expect(await (await page.request.get(`${site.origin}/robots.txt`)).text()).toContain('Disallow: /\n');
  const answer = await page.request.get(site.origin);
  expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow');
  const missing = await page.request.get(`${site.origin}/missing`);
  expect(missing.headers()['x-robots-tag']).toContain('noindex, nofollow');
  await openReady(page, site.origin);
  await expect(page.getByRole('region', { name: 'A demo to try' })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  expect(await stickingOut(page, 390)).toEqual([]);
});

test('each button leads to the office of a person with that role', async ({ page }) => {
  await enter(page, 'Try it as youth leader');
  await expect(page.getByText(/Good to see you, Sam/)).toBeVisible();
  await enter(page, 'Try it as pastor');
  await expect(page.getByText(/Good to see you, Daniel/)).toBeVisible();
  const data = { name: 'Stranger', email: 'stranger@example.com', roles: ['owner'] };
  const refused = await page.request.post(`${site.origin}/api/staff`, { data });
  expect(refused.status()).toBe(403);
  expect((await refused.json()).detail).toContain('The demo leaves this out');
});

test('without scripts a button signs in all the same', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.origin);
  await page.getByRole('button', { name: 'Try it as secretary' }).click();
  await expect(page).toHaveURL(`${site.origin}/office`);
  expect(await (await page.request.get(`${site.origin}/api/auth/session`)).json()).toMatchObject({
    user: { roles: ['editor'] },
  });
  await context.close();
});

test('an open form keeps its text while the demo begins again, and is saved afterwards', async ({ page }) => {
  await enter(page, 'Try it as secretary');
  await openReady(page, `${site.origin}/events`);
  await page.getByRole('button', { name: 'Add Event' }).first().tap();
  const form = page.getByRole('dialog');
  const title = form.getByLabel('Title').first();
  await title.fill('Typed before the hour');
  const events = `${site.origin}/api/events`;
  const described = {
    title: 'A joke',
    date: '2031-05-05',
    time: '6:00 PM',
    location: 'Hall',
    description: 'No.',
  };
  expect((await page.request.post(events, { data: described })).status()).toBe(201);
  await beginAgain();
  expect(await (await page.request.get(events)).text()).not.toContain('A joke');
  await expect(title).toHaveValue('Typed before the hour');
  const again = { ...described, title: 'Saved after the hour' };
  expect((await page.request.post(events, { data: again })).status()).toBe(201);
  await expect(form).toBeVisible();
  await expect(title).toHaveValue('Typed before the hour');
});

test('the line shows five minutes before the hour, and once it is over', async ({ page }) => {
  const facts = { resets_at: '2031-05-05T15:00:00.000Z', seconds_left: 240 };
  await page.route('**/api/demo', (route) => route.fulfill({ json: facts }));
  await openReady(page, `${site.origin}/visit`);
  const line = page.locator('#demo-line');
  await expect(line).toHaveText(/begins again in a few minutes/);
  expect(await axeProblems(page)).toEqual([]);
  Object.assign(facts, { resets_at: '2031-05-05T16:00:00.000Z', seconds_left: 3500 });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(line).toHaveText(/has begun again/);
});

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { hashPassword } from '#lib/core/auth/password.ts';
import { newDatabase } from '../support/sites/own-database.ts';
import { siteSecrets } from '../support/sites/secrets.ts';
import { type Site, signIn, startSite } from '../support/sites/start-site.ts';
import { expect, test } from '../support/test.ts';

const password = 'live oaks by the creek';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, expectedErrors: [/422/] });

let old: Server;
let oldOrigin: string;
let site: Site;
let folder: string;

const page = (
  title: string,
  words: string,
) => `<!doctype html><html lang="en"><head><title>${title}</title></head>
  <body><header><nav><a href="/">Home</a> <a href="/our-story.html">Our story</a> <a href="/choir.html">Choir</a></nav></header>
  <main><h1>${title}</h1>${words}</main><footer><p>Old Chapel, Port Clyde</p></footer></body></html>`;

const pages: Readonly<Record<string, string>> = {
  '/': page('Old Chapel', '<p>A chapel by the water. Call us: 207 555 0134. Sundays 9:00 AM.</p>'),
  '/our-story.html': page(
    'Our story',
    '<p>Fishermen built the chapel in 1912 from what the sea had left.</p>',
  ),
  '/choir.html': page('The choir', '<p>We sing every Wednesday at seven, and nobody has to audition.</p>'),
};

test.beforeAll(async () => {
  old = createServer(({ url = '' }, response) => {
    const html = pages[url];
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(html ?? 'gone');
  });
  await once(old.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${(old.address() as AddressInfo).port}`;
  oldOrigin = `http://${host}`;
  folder = await mkdtemp(join(tmpdir(), 'belltower-e2e-'));
  site = await startSite({
    AUTH_SECRET: siteSecrets.AUTH_SECRET,
    ADMIN_PASSWORD: '',
    ADMIN_PASSWORD_HASH: await hashPassword(password),
    DATA_DIR: folder,
    DATABASE_URL: await newDatabase(),
    SEED: 'none',
    SOURCE_ALLOW_HOSTS: host,
  });
});

test.afterAll(async () => {
  await site.stop();
  old.close();
  await rm(folder, { recursive: true, force: true });
});

test('a church finds its old site here: read in the setup, ticked, taken page by page', async ({
  page: tab,
  context,
}) => {
  const cookies = await signIn(site, password);
  await context.addCookies(
    cookies.split('; ').map((cookie) => ({
      name: cookie.slice(0, cookie.indexOf('=')),
      value: cookie.slice(cookie.indexOf('=') + 1),
      url: site.origin,
    })),
  );
  await tab.goto(`${site.origin}/about`);
  await tab.evaluate(() => localStorage.setItem('isAdminMode', 'true'));

  await typeAddress(tab);
  await tab.goto(`${site.origin}/setup?step=ready`);
  await expect(tab.getByText(/^We found 3 pages/)).toBeVisible({ timeout: 60_000 });
  await tab.getByRole('link', { name: 'Look at it and take it over' }).tap();

  const run = tab.getByRole('list', { name: 'Imports so far' }).getByRole('listitem').first();
  const facts = run.getByRole('group', { name: 'What it says about your church' });
  const phone = facts.getByRole('checkbox', { name: /Phone/ });
  await expect(phone).not.toBeChecked();
  await phone.check();
  await facts.getByRole('button', { name: 'Take over the ticked ones' }).tap();
  await expect(tab.getByText('One fact was taken over.')).toBeVisible();
  await run.getByRole('button', { name: 'Bring it in' }).tap();
  await expect(run.getByText('Brought in')).toBeVisible();

  expect(await statusOf('/our-story.html')).toBe(404);
  await run.getByRole('link', { name: 'Look at the pages one by one' }).tap();
  await takeAndLeave(tab);
  expect(await statusOf('/our-story.html')).toBe(308);
  expect(await statusOf('/choir.html')).toBe(404);
});

async function typeAddress(tab: Page): Promise<void> {
  await tab.goto(`${site.origin}/setup?step=site`);
  await tab.getByLabel('Address of the old site').fill(oldOrigin);
  await tab.getByRole('button', { name: 'Read our old site' }).tap();
  await expect(tab.getByRole('main').getByRole('alert').first()).toBeVisible();
  await tab.getByRole('switch', { name: 'This is our own site' }).tap();
  await tab.getByRole('button', { name: 'Read our old site' }).tap();
  await expect(tab.getByRole('heading', { name: 'From your old site' })).toBeVisible();
  await tab.getByRole('link', { name: 'Go on' }).tap();
  await expect(tab).toHaveURL(/step=services$/);
}

/** Leaves the choir, and takes every other page. */
async function takeAndLeave(tab: Page): Promise<void> {
  await expect(tab.getByText('3 of 3 left to decide')).toBeVisible();
  for (let left = 3; left > 0; left -= 1) {
    const one = tab.getByRole('article').filter({ has: tab.getByRole('button', { name: 'Take it' }) });
    await expect(one.getByRole('link', { name: 'Open the old page' })).toHaveAttribute('href', /^http:/);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const isChoir = (await one.getByRole('heading', { level: 2 }).textContent()) === 'The choir';
    await one.getByRole('button', { name: isChoir ? 'Leave it' : 'Take it', exact: true }).tap();
    if (left > 1)
      await expect(tab.getByText(new RegExp(`^${left - 1} of \\d left to decide$`))).toBeVisible();
  }
  await expect(tab.getByText('Every page is decided.')).toBeVisible();
}

async function statusOf(path: string): Promise<number> {
  return (await fetch(site.origin + path, { redirect: 'manual' })).status;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '#lib/core/auth/password.ts';
import { newDatabase } from '../support/sites/own-database.ts';
import { siteSecrets } from '../support/sites/secrets.ts';
import { cookiesOf, type Site, signIn, startSite, tryPassword } from '../support/sites/start-site.ts';
import { byNight, expect, test } from '../support/test.ts';

const password = 'live oaks by the creek';

test.describe.configure({ mode: 'serial' });

let site: Site;
let folder: string;
/** The cookies of a browser that staff have used. */
let office: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belltower-e2e-'));
  site = await startSite({
    AUTH_SECRET: siteSecrets.AUTH_SECRET,
    ADMIN_PASSWORD: '',
    ADMIN_PASSWORD_HASH: await hashPassword(password),
    DATA_DIR: folder,
    TRUST_PROXY: '1',
    DATABASE_URL: await newDatabase(),
    SEED: 'none',
  });
});

test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a site that knows only the hash of its password lets the right one in', async () => {
  expect(site.output()).toContain('for admin mode as hashed in ADMIN_PASSWORD_HASH');
  expect((await tryPassword(site, 'live oaks')).status).toBe(401);
  office = await signIn(site, password);
  expect(await sessionOf(office)).toMatchObject({ user: { role: 'admin' }, aal: 'aal1' });
});

test('ten wrong passwords from one address, and it waits: with the right one too', async () => {
  const address = '203.0.113.2';
  for (let guess = 1; guess <= 10; guess++) {
    expect((await tryPassword(site, `guess ${guess}`, { address })).status).toBe(401);
  }
  const refused = await tryPassword(site, password, { address });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('900');
  expect(refused.headers.get('content-type')).toBe('application/problem+json');
  expect((await tryPassword(site, password, { address: '203.0.113.3' })).status).toBe(200);
});

test(
  'many addresses together wait as well, but a browser that staff have used does not',
  byNight,
  async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 60 && statuses.at(-1) !== 429; number++) {
      statuses.push((await tryPassword(site, 'a guess', { address: `198.51.100.${number}` })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await tryPassword(site, password, { address: '203.0.113.5' })).status).toBe(429);
    expect((await tryPassword(site, password, { address: '203.0.113.5', cookie: office })).status).toBe(200);
  },
);

test("'Sign out everywhere' ends the sessions of every browser", async ({ page, context }) => {
  const elsewhere = cookiesOf(await tryPassword(site, password, { address: '203.0.113.6', cookie: office }));
  await context.addCookies(
    office.split('; ').map((cookie) => ({
      name: cookie.slice(0, cookie.indexOf('=')),
      value: cookie.slice(cookie.indexOf('=') + 1),
      url: site.origin,
    })),
  );
  await page.goto(`${site.origin}/about`);
  await page.evaluate(() => localStorage.setItem('isAdminMode', 'true'));
  await page.reload();
  await page.getByRole('button', { name: 'More for staff' }).click();
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere' });
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Admin mode disabled')).toBeVisible();
  expect(await sessionOf(office)).toEqual({});
  expect(await sessionOf(elsewhere)).toEqual({});
});

async function sessionOf(cookie: string): Promise<unknown> {
  return (await fetch(`${site.origin}/api/auth/session`, { headers: { cookie } })).json();
}

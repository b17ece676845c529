import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { axeProblems } from '../support/accessibility.ts';
import { newDatabase } from '../support/sites/own-database.ts';
import { type Site, startSite, tryPassword } from '../support/sites/start-site.ts';
import { expect, openReady, test, touchAtOnce } from '../support/test.ts';

// A new site on a phone, from the code of the installation to the setup.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  // Asked for the session before there is one; a wrong code; a password without an owner.
  expectedErrors: [/401|403|422/],
});

const root = resolve(import.meta.dirname, '../..');
const sentence = 'the creek sings at noon';
const printed = /Open (\S+\/setup) and type (\d{3} \d{3})/;

interface NewSite extends Site {
  /** Runs the command on the machine of the site. Returns what it printed, and its exit code. */
  claim(): Promise<{ code: number; text: string }>;
  folder: string;
}

const cleanups: (() => Promise<unknown>)[] = [];
test.afterEach(async ({ page }) => {
  // It reads what the site says until it is closed.
  await page.close();
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function newSite(given: Record<string, string> = {}): Promise<NewSite> {
  const folder = await mkdtemp(join(tmpdir(), 'belltower-claim-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const none = { ADMIN_PASSWORD: '', AUTH_SECRET: '' };
  const settings = { ...none, DATA_DIR: folder, DATABASE_URL: await newDatabase(), SEED: 'none', ...given };
  const site = await startSite(settings);
  cleanups.push(() => site.stop());
  const PORT = new URL(site.origin).port;
  const env = { ...process.env, SITE_URL: '', ...settings, PORT };
  const command = promisify(execFile);
  return {
    ...site,
    folder,
    claim: () =>
      command(process.execPath, [join(root, 'scripts/admin/prepared.mjs'), 'claim'], { env }).then(
        ({ stdout }) => ({ code: 0, text: stdout.trim() }),
        ({ code, stderr }) => ({ code, text: String(stderr).trim() }),
      ),
  };
}

async function typeClaim(page: Page, code: string): Promise<void> {
  for (const [label, text] of [
    ['Code', code],
    ['Your name', 'Dee Owens'],
    ['Email', 'dee@example.org'],
    ['Password', sentence],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Claim the site' }).tap();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a new site is claimed by the code that its first start printed', async ({ page, browser }) => {
  const site = await newSite({ CLAIM: '1' });
  const [, address, first = ''] = printed.exec(site.output()) ?? [];
  await test.step('no shared password is made', async () => {
    expect(address).toBe(`${site.origin}/setup`);
    expect(site.output()).not.toContain('Password');
    expect(existsSync(join(site.folder, 'admin-password'))).toBe(false);
  });
  await test.step('the keyword opens the sign-in by name, which leads to the setup', async () => {
    await openReady(page, site.origin);
    await page.keyboard.type('admin');
    const dialog = page.getByRole('dialog', { name: 'Staff sign-in' });
    await expect(dialog.getByLabel('Email')).toBeVisible();
    await dialog.getByRole('link', { name: 'Claim it with the code' }).tap();
    await expect(heading(page)).toHaveText('Claim this site');
    expect(await axeProblems(page)).toEqual([]);
  });
  const { text } = await site.claim();
  const [, , second = ''] = printed.exec(text) ?? [];
  await test.step('a new code ends the first one, and a mistake costs nothing that was typed', async () => {
    expect(second).toMatch(/^\d{3} \d{3}$/);
    await typeClaim(page, '48 19');
    await expect(page.getByText('Please enter the six digits of the code.')).toBeVisible();
    if (first !== second) {
      await typeClaim(page, first);
      await expect(page.getByText('That is not the code.')).toBeVisible();
    }
    await expect(page.getByLabel('Your name')).toHaveValue('Dee Owens');
  });
  await test.step('the right one opens the setup, signed in as its owner', async () => {
    await typeClaim(page, second);
    await expect(heading(page)).toHaveText('Make it yours');
    await expect(page.getByText('You are signed in as Dee Owens, the site’s owner.')).toBeVisible();
    await expect(page.getByLabel('Name of the church')).toBeVisible();
    await expect(page.getByText('Keep the shared password?')).toBeHidden();
    const session = await (await page.request.get(`${site.origin}/api/auth/session`)).json();
    expect(session).toMatchObject({ user: { name: 'Dee Owens', roles: ['owner'] } });
  });
  await test.step('the site cannot be claimed again', async () => {
    const visitor = await browser.newPage();
    await touchAtOnce(visitor);
    await openReady(visitor, `${site.origin}/setup`);
    await expect(heading(visitor)).toHaveText('Admin Access Required');
    await visitor.close();
    expect(await site.claim()).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^This site has an owner/),
    });
  });
  await test.step('turning the shared password on takes a new one', () => shareAPassword(page, site));
  await test.step('no code and no password is in the log, but the one that was printed', () => {
    const log = site.output().replace(printed, '');
    for (const secret of [first, second, first.replace(' ', ''), second.replace(' ', ''), sentence])
      expect(log).not.toContain(secret);
  });
});

async function shareAPassword(page: Page, site: Site): Promise<void> {
  const chosen = 'bluebonnets for us all';
  await openReady(page, `${site.origin}/church-staff`);
  const card = page.getByRole('region', { name: 'The shared password' });
  await expect(card).toContainText('There is no shared password');
  await card.getByRole('button', { name: 'Make one' }).tap();
  await card.getByRole('button', { name: 'Save' }).tap();
  await expect(card.getByText('Please choose a new shared password').first()).toBeVisible();
  await card.getByLabel('New shared password').fill(chosen);
  await card.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Shared password changed')).toBeVisible();
  expect((await tryPassword(site, chosen)).status).toBe(200);
}

test('a site with a printed password is claimed too, and asks whether the password stays', async ({
  page,
}) => {
  const site = await newSite();
  const password = String(/for admin mode: (\S+)/.exec(site.output())?.[1]);
  await openReady(page, `${site.origin}/setup`);
  await expect(heading(page)).toHaveText('Admin Access Required');
  const [, address = '', code = ''] = printed.exec((await site.claim()).text) ?? [];
  await test.step('the form appears however late the site says that it has no owner', async () => {
    await page.route('**/api/auth/ways', async (route) => {
      await page.getByRole('heading', { name: 'Admin Access Required' }).waitFor();
      await route.continue();
    });
    await page.goto(address);
    await expect(heading(page)).toHaveText('Claim this site');
    await page.unrouteAll();
  });
  await typeClaim(page, code);
  const question = page.getByRole('region', { name: 'Keep the shared password?' });
  await expect(question).toBeVisible();
  expect((await tryPassword(site, password)).status).toBe(200);
  await question.getByRole('button', { name: 'No, turn it off' }).tap();
  await expect(page.getByText('The shared password is off.')).toBeVisible();
  expect((await tryPassword(site, password)).status).toBe(401);
  await page.reload();
  await expect(page.getByLabel('Name of the church')).toBeVisible();
  await expect(question).toBeHidden();
});

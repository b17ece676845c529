import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { totpCode } from '#lib/account/totp.ts';
import { expectSoundDialog } from '../support/accessibility.ts';
import { fillEvent, inDays, uniqueTitle } from '../support/events.ts';
import { siteSecrets } from '../support/sites/secrets.ts';
import type { SharedSite } from '../support/sites/shared-site.ts';
import { byNight, expect, test } from '../support/test.ts';

// A factor binds every session of its site; the tests follow each other.
test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: [/40[13]|422/] });

let site: SharedSite;
let secret: string;
let recoveryCodes: string[];

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('empty');
});

test('staff add an authenticator app and keep their recovery codes', async ({ page }) => {
  await page.goto(`${site.origin}/about`);
  await givePassword(page);
  await expect(page.getByText('Admin mode enabled')).toBeVisible();
  await page.waitForURL(`${site.origin}/office`);
  const dialog = await openAccountSecurity(page);
  await expect(dialog).toContainText('The password alone opens admin mode');
  await expectSoundDialog(page);
  await dialog.getByRole('button', { name: 'Add authenticator app' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Office tablet');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  secret = (await page.locator('dialog code, [role=dialog] code').innerText()).replaceAll(/\s/g, '');
  await expectSoundDialog(page);
  await page.getByLabel('Code that the app shows').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That code is not right. Please check it and try again.')).toBeVisible();
  // On a phone the field is reached by scrolling; what comes then begins at its top.
  await page.setViewportSize({ width: 390, height: 640 });
  await page.getByLabel('Code that the app shows').evaluate((field) => field.scrollIntoView());
  await page.getByLabel('Code that the app shows').fill(totpCode(secret, new Date()));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  const message = await page.locator('[data-sonner-toast]', { hasText: 'Second factor added' }).boundingBox();
  const title = await codes.getByRole('heading', { name: 'Your recovery codes' }).boundingBox();
  // It comes to rest 12 px from the window's edge.
  expect(title?.y).toBeGreaterThan(12 + Number(message?.height));
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectSoundDialog(page);
  recoveryCodes = await codes.getByRole('listitem').allInnerTexts();
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  const list = page.getByRole('list', { name: 'Second factors' });
  await expect(list).toContainText('Office tablet');
  await expect(list).toContainText('Verified');
  await expect(page.getByText('10 of 10 are left.')).toBeVisible();
  await expectSoundDialog(page);
});

test('the sign-in asks for password and code; admin mode waits for both', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${site.origin}/about`);
  await givePassword(page);
  const field = page.getByLabel('Code of Office tablet');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await page.evaluate(() => localStorage.getItem('isAdminMode'))).not.toBe('true');
  expect((await page.request.get(`${site.origin}/api/prayer-requests`)).status()).toBe(403);
  await expectSoundDialog(page);
  // The code of this half minute was used to add the app: the next one is taken a little early.
  await field.fill(totpCode(secret, new Date(Date.now() + 30_000)));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Admin mode enabled')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('isAdminMode'))).toBe('true');
  expect((await page.request.get(`${site.origin}/api/prayer-requests`)).status()).toBe(200);
});

test(
  'a session without its second factor is asked for it, and the form is sent',
  byNight,
  async ({ page, context }) => {
    await page.goto(`${site.origin}/about`);
    await givePassword(page);
    await useRecoveryCode(page);
    await expect(page).toHaveURL(/\/office$/);
    await page.goto(`${site.origin}/events`);
    const other = await context.newPage();
    await other.goto(`${site.origin}/about`);
    await expect(other.getByText('Admin Mode Active')).toBeVisible();
    await other.evaluate(() =>
      window.addEventListener('MFA_CHALLENGE_VERIFIED', () => document.body.setAttribute('data-heard', '')),
    );
    const title = uniqueTitle('Stepped up');
    await page.getByRole('button', { name: 'Add Event' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Event' });
    await fillEvent(form, { title, date: inDays(2) });
    await fallBackToPassword(page);
    await form.getByRole('button', { name: 'Create One-time Event' }).click();
    await expect(page.getByLabel('Code of Office tablet')).toBeFocused();
    await expect(page.getByLabel('Password')).toHaveCount(0);
    await useRecoveryCode(page);
    await expect(page.getByText('Event created successfully')).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(other.locator('body[data-heard]')).toBeAttached();
  },
);

test(
  'staff add a phone, choose it at the sign-in, and remove all factors again',
  byNight,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${site.origin}/about`);
    await givePassword(page);
    await useRecoveryCode(page);
    // The sign-in leads there, which would close what was opened before.
    await expect(page).toHaveURL(/\/office$/);
    const dialog = await openAccountSecurity(page);
    await dialog.getByRole('button', { name: 'Add phone' }).click();
    await page.getByLabel('Phone number').fill('(512) 555-0188');
    await page.getByRole('textbox', { name: 'Name' }).fill("Ruth's phone");
    await page.getByRole('button', { name: 'Continue' }).click();
    await giveSentCode(page);
    await expect(page.getByText('Second factor added')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Exit Admin Mode' }).click();
    await expect(page.getByText('Admin mode disabled')).toBeVisible();
    await givePassword(page);
    await page.getByLabel("Ruth's phone").check();
    await giveSentCode(page);
    await expect(page.getByText('Admin Mode Active')).toBeVisible();

    await openAccountSecurity(page);
    await removeFactor(page, 'Office tablet');
    await removeFactor(page, "Ruth's phone");
    await expect(page.getByText('The password alone opens admin mode')).toBeVisible();
    const session = await (await page.request.get(`${site.origin}/api/auth/session`)).json();
    expect(session).toMatchObject({ aal: 'aal1', nextLevel: 'aal1' });
  },
);

async function givePassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Staff' }).click();
  await page.getByLabel('Password').fill(siteSecrets.ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
}

async function useRecoveryCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes.pop() ?? '');
  await page.keyboard.press('Enter');
}

async function openAccountSecurity(page: Page) {
  await page.getByRole('button', { name: 'More for staff' }).click();
  await page.getByRole('menuitem', { name: 'Account Security' }).click();
  return page.getByRole('dialog', { name: 'Account Security' });
}

/** Has the code sent as a text message and reads it where the site without a gateway leaves it. */
async function giveSentCode(page: Page): Promise<void> {
  const before = await outbox();
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('The code was sent by text message.')).toBeVisible();
  const [name = ''] = (await outbox()).filter((file) => !before.includes(file));
  const message = await readFile(join(site.folder, 'outbox', name), 'utf8');
  await page.getByLabel('Code from the message').fill(/code is (\d{6})/.exec(message)?.[1] ?? '');
  await page.keyboard.press('Enter');
}

function outbox(): Promise<string[]> {
  return readdir(join(site.folder, 'outbox')).catch(() => []);
}

async function removeFactor(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
}

/** Signs this browser in again with the password alone, as another tab might, unseen by the page. */
async function fallBackToPassword(page: Page): Promise<void> {
  const { csrfToken } = await (await page.request.get(`${site.origin}/api/auth/csrf`)).json();
  const { ADMIN_PASSWORD: password } = siteSecrets;
  await page.request.post(`${site.origin}/api/auth/callback/credentials`, {
    form: { csrfToken, password, json: 'true' },
  });
}

import type { Page } from 'playwright/test';
import english from '#lib/language/generated/en.ts';
import { siteSecrets } from '../support/sites/secrets.ts';
import type { SharedSite } from '../support/sites/shared-site.ts';
import { signIn } from '../support/sites/start-site.ts';
import { startWithoutCookies } from '../support/sites/without-cookies.ts';
import { byNight, expect, openReady, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });
// A refused sign-in is answered 401, a link that opens nothing 404 or 410; the browser reports them.
test.use({ expectedErrors: [/401|404|410/] });

const { needsCookie } = english.password;
const sentence = 'the creek sings at noon';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Staff sign-in' });

let site: SharedSite;

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('demo');
});

test('the setup makes who begins it the first owner, by a passkey, and asks no other', async ({ page }) => {
  await addDevice(page);
  await unlock(page);
  await page.goto(`${site.origin}/setup`);
  const card = page.getByRole('region', { name: 'Who are you?' });
  const goOn = card.getByRole('button', { name: 'Go on' });
  const state = async (email: string) => {
    await card.getByLabel('Your name').fill('Dee Owens');
    await card.getByLabel('Email').fill(email);
    await goOn.click();
  };
  await state('dee@example');
  await expect(card.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(card.getByLabel('Your name')).toHaveValue('Dee Owens');
  await state('dee@example.org');
  const join = card.getByRole('button', { name: 'Use this phone' });
  await expect(join).toBeVisible();
  // Left half-way, it is taken up again.
  await page.reload();
  await state('Dee@example.org');
  await join.click();
  await expect(page.getByText('You are signed in as Dee Owens, the site’s owner.')).toBeVisible();
  const user = { name: 'Dee Owens', roles: ['owner'] };
  expect(await sessionOf(page)).toMatchObject({ user, aal: 'aal2' });

  const ways = page.waitForResponse(/auth\/ways/);
  await page.reload();
  await ways;
  await expect(page.getByLabel('Name of the church')).toBeVisible();
  await expect(card).toBeHidden();
});

test('an invited person joins with a passkey, and comes back by the keyword without typing', async ({
  page,
}) => {
  const link = await invite('Ann Baker', 'ann@example.org');
  const device = await addDevice(page);
  for (let visit = 0; visit < 3; visit += 1) expect((await page.request.get(link)).status()).toBe(200);

  await page.goto(link);
  const join = page.getByRole('button', { name: 'Use this phone' });
  await device.verifies(false);
  await join.click();
  await expect(page.getByText('Nothing was saved.')).toBeVisible();
  await device.verifies(true);
  await join.click();
  await expect(page.getByText('Admin Mode Active')).toBeVisible();
  expect(await sessionOf(page)).toMatchObject({ user: { name: 'Ann Baker' }, aal: 'aal2' });

  await leave(page);
  expect((await page.goto(link))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation is over');
  expect((await page.goto(`${site.origin}/join/unknown`))?.status()).toBe(404);

  // Not in the field as well: it would answer before the button is pressed.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('offers')) return;
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await device.verifies(false);
  await typeKeyword(page);
  await dialogOf(page).getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialogOf(page).getByText('Please enter your email below and try again.')).toBeVisible();
  await device.verifies(true);
  await dialogOf(page).getByLabel('Email').fill('ann@example.org');
  const question = page.waitForRequest('**/api/auth/passkey-options');
  await dialogOf(page).getByRole('button', { name: 'Use a passkey' }).click();
  expect((await question).postDataJSON()).toEqual({ email: 'ann@example.org' });
  await expect(page.getByText('Admin Mode Active')).toBeVisible();
  expect(await sessionOf(page)).toMatchObject({ user: { name: 'Ann Baker' }, aal: 'aal2' });
  await leave(page);

  await page.evaluate(() => sessionStorage.setItem('offers', 'true'));
  await typeKeyword(page);
  await expect(page.getByText('Admin Mode Active')).toBeVisible();
  expect(await sessionOf(page)).toMatchObject({ user: { name: 'Ann Baker' }, aal: 'aal2' });
});

test(
  'a person of a password signs in by name, and the shared password needs none',
  byNight,
  async ({ page }) => {
    await page.goto(await invite('Bo Reyes', 'bo@example.org'));
    const password = page.getByLabel('Password');
    await password.fill('too short');
    await page.getByRole('button', { name: 'Use this password' }).click();
    await expect(page.getByText('Please choose at least 12 characters.')).toBeVisible();
    await password.fill(sentence);
    await password.press('Enter');
    await expect(page.getByText('Admin Mode Active')).toBeVisible();
    await leave(page);

    const signInAs = async (email: string, typed: string) => {
      await dialogOf(page).getByLabel('Email').fill(email);
      await dialogOf(page).getByLabel('Password').fill(typed);
      await page.keyboard.press('Enter');
    };
    await typeKeyword(page);
    await signInAs('bo@example.org', siteSecrets.ADMIN_PASSWORD);
    await expect(page.getByText('Incorrect email or password. Please try again.')).toBeVisible();
    await signInAs('bo@example.org', sentence);
    await expect(page.getByText('Admin Mode Active')).toBeVisible();
    expect(await sessionOf(page)).toMatchObject({ user: { name: 'Bo Reyes' }, aal: 'aal1' });
    await leave(page);
    await typeKeyword(page);
    await signInAs('', siteSecrets.ADMIN_PASSWORD);
    await expect(page.getByText('Admin Mode Active')).toBeVisible();
    expect(await sessionOf(page)).toMatchObject({ user: { id: null } });
  },
);

test('the form of a person who is suspended keeps its text, and says why', byNight, async ({ page }) => {
  await page.goto(await invite('Cleo Park', 'cleo@example.org'));
  await page.getByLabel('Password').fill(sentence);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Admin Mode Active')).toBeVisible();
  await page.goto(`${site.origin}/announcement-admin`);
  await page.getByRole('button', { name: 'Add announcement' }).click();
  const form = page.getByRole('dialog', { name: 'Add announcement' });
  await form.getByLabel('Message').fill('Half a message');
  const { user } = (await sessionOf(page)) as { user: { id: string } };
  await asOwner(`/api/staff/${user.id}`, 'PATCH', { state: 'suspended' });

  await form.getByRole('button', { name: 'Add announcement' }).click();
  await expect(dialogOf(page).getByText('Your access to the site is suspended.')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Message')).toHaveValue('Half a message');
});

test('in a browser that keeps no cookies a passkey says so, and uses nothing up', async ({ page }) => {
  const plain = await startWithoutCookies(site.origin);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  const link = await invite('Di Lund', 'di@example.org');
  const device = await addDevice(page);
  await page.goto(link.replace(site.origin, plain.origin));
  const join = page.getByRole('button', { name: 'Use this phone' });
  await join.click();
  await expect(page.getByText(needsCookie)).toHaveCount(1);
  await page.getByLabel('Password').fill(sentence);
  await page.keyboard.press('Enter');
  await expect(page.getByText(needsCookie)).toHaveCount(2);
  expect(await device.count()).toBe(0);

  await page.goto(link);
  await join.click();
  await expect(page.getByText('Admin Mode Active')).toBeVisible();
  await leave(page);
  sent.length = 0;
  await openReady(page, `${plain.origin}/about`);
  await page.keyboard.type('admin');
  await dialogOf(page).getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialogOf(page).getByText(needsCookie)).toBeVisible();
  expect(sent.filter((path) => path.includes('callback'))).toEqual([]);
  await plain.stop();
});

/** Signs this browser in by the shared password. */
async function unlock(page: Page): Promise<void> {
  await typeKeyword(page);
  await dialogOf(page).getByLabel('Password').fill(siteSecrets.ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Admin Mode Active')).toBeVisible();
}

/** Returns the link of a new invitation. */
async function invite(name: string, email: string): Promise<string> {
  const answer = await asOwner('/api/staff', 'POST', { name, email, roles: ['owner'] });
  return ((await answer.json()) as { invitation_url: string }).invitation_url;
}

async function asOwner(path: string, method: string, body: object): Promise<Response> {
  const cookie = await signIn(site, siteSecrets.ADMIN_PASSWORD);
  const headers = { cookie, 'content-type': 'application/json' };
  return fetch(site.origin + path, { method, headers, body: JSON.stringify(body) });
}

/** Gives the browser a device that holds passkeys. */
async function addDevice(page: Page) {
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await chrome.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    /** How many it holds. */
    count: async () => (await chrome.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** Whether it recognizes its person from now on, or is as if that were cancelled. */
    verifies: (isUserVerified: boolean) =>
      chrome.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function typeKeyword(page: Page): Promise<void> {
  await openReady(page, `${site.origin}/about`);
  await page.keyboard.type('admin');
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Exit Admin Mode' }).click();
  await expect(page.getByText('Admin mode disabled').first()).toBeVisible();
}

async function sessionOf(page: Page): Promise<unknown> {
  return (await page.request.get(`${site.origin}/api/auth/session`)).json();
}

import type { CDPSession, Page } from '@playwright/test';
import { siteSecrets } from '../support/sites/secrets.ts';
import type { SharedSite } from '../support/sites/shared-site.ts';
import { signIn } from '../support/sites/start-site.ts';
import { expect, test, untilReady } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });
// A refused sign-in is answered 401, a link that is over 410; the browser reports both.
test.use({ expectedErrors: [/401|404|410/] });

const sentence = 'the creek sings at noon';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Staff sign-in' });

let site: SharedSite;

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('empty');
});

test('an invited person joins with a passkey, and comes back by the keyword without typing', async ({ page }) => {
  const link = await invite('Ann Baker', 'ann@example.org');
  const phone = await addAuthenticator(page);
  for (let visit = 0; visit < 2; visit += 1) expect((await page.request.get(link)).status()).toBe(200);

  await test.step('a cancelled passkey saves nothing', async () => {
    await refusePresence(phone);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ann Baker');
    await page.getByRole('button', { name: 'Use this phone' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was saved');
    await allowPresence(phone);
  });
  await page.getByRole('button', { name: 'Use this phone' }).click();
  await expect(page.getByText('Admin Mode Active')).toBeVisible();
  expect(await sessionOf(page)).toMatchObject({ user: { name: 'Ann Baker' }, aal: 'aal2' });

  await page.getByRole('button', { name: 'Exit Admin Mode' }).click();
  await expect(page.getByText('Admin mode disabled')).toBeVisible();
  await phone.cancel();
});

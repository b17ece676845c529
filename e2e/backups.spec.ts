import { newClaims, sealClaims, sessionCookieName } from '#lib/core/auth/session.ts';
import { siteSecrets } from './support/secrets.ts';
import { expect, test, unlock, untilReady } from './support/test.ts';

// The refusal that asks for the password.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, expectedErrors: [/403/] });

test('staff make a backup, see it proven, and take it along once they have given the password again', async ({
  page,
  context,
  baseURL,
}) => {
  await unlock(context, String(baseURL));
  const { value } = await sealClaims({ ...newClaims(), since: Math.floor(Date.now() / 1000) - 600 });
  await context.addCookies([{ name: sessionCookieName(), value, url: String(baseURL), httpOnly: true }]);
  await page.goto('/church-data');
  await untilReady(page);
  const panel = page.getByRole('region', { name: 'Backups' });
  await panel.getByRole('button', { name: 'Back up now' }).tap();
  await expect(panel.getByText('Being made')).toBeVisible();
  await expect(panel.getByText(/^Last proven backup: today \d+:\d\d [AP]M, \d/)).toBeVisible({
    timeout: 60_000,
  });

  const saved = page.waitForEvent('download');
  await panel
    .getByRole('button', { name: /^Download/ })
    .first()
    .tap();
  const dialog = page.getByRole('dialog', { name: 'Staff sign-in' });
  await dialog.getByLabel('Password').fill(siteSecrets.ADMIN_PASSWORD);
  await dialog.getByRole('button', { name: 'Unlock admin mode' }).tap();
  expect((await saved).suggestedFilename()).toMatch(/^belltower-.*\.zip$/);
});

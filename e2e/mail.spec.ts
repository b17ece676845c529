import { sql } from './support/database.ts';
import { submitRequest } from './support/prayer.ts';
import { expect, test, untilReady } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('staff see why a mail stopped while it does, send it again, and read nothing of the request', async ({
  page,
  asAdmin,
  baseURL,
}) => {
  expect(asAdmin).toBeUndefined();
  const to = 'a-rather-long-address-of-the-prayer-circle@mail.example.org';
  const added = await page.request.post('/api/prayer-team', { data: { email: to } });
  const { id: member } = await added.json();
  await submitRequest(String(baseURL), { request: 'Please pray for the MARKER family.' });

  await page.goto('/mail');
  await untilReady(page);
  const row = page.getByRole('listitem').filter({ hasText: to });
  await expect(row.getByText('Prayer notice')).toBeVisible();
  await expect(row.getByText(/^Sent /)).toBeVisible();

  await page.getByRole('tab', { name: 'Stopped' }).tap();
  await expect(row).toBeHidden();
  await sql(
    `UPDATE mails SET sent_at = NULL, stopped_at = now(), last_error = '550 No such mailbox' WHERE "to" = $1`,
    [to],
  );
  await expect(row.getByText(/^Stopped .*, 1 attempt$/)).toBeVisible();
  await expect(row.getByText('550 No such mailbox')).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await row.getByRole('button', { name: `Send again to ${to}` }).tap();
  await expect(page.getByText('The mail is on its way again.')).toBeVisible();
  await expect(row).toBeHidden();
  await page.getByRole('tab', { name: 'Sent' }).tap();
  await expect(row.getByText(/^Sent /)).toBeVisible();
  await expect(page.getByText('MARKER')).toHaveCount(0);
  await page.request.delete(`/api/prayer-team/${member}`);
  await expect(row).toBeHidden();
});

test('staff come to it by the menu, visitors do not see it', async ({ page, context, asAdmin }) => {
  expect(asAdmin).toBeUndefined();
  await page.goto('/about');
  await untilReady(page);
  await page.getByRole('button', { name: 'More for staff' }).tap();
  await page.getByRole('menuitem', { name: 'Mail' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
  await context.clearCookies();
  expect((await page.request.get('/api/outbox')).status()).toBe(401);
});

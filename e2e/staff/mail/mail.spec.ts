import { sql } from '../../support/sites/database.ts';
import { byNight, expect, openReady, test } from '../../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('staff see why a mail stopped as soon as it does, and send it again', async ({ page, asAdmin: _ }) => {
  const to = 'a-rather-long-address-of-the-prayer-circle@mail.example.org';
  // Of a kind that this version does not know: it is never sent.
  await sql(`INSERT INTO mails (kind, about, "to", attempts) VALUES ('choir_reminder', 'mail.spec', $1, 1)`, [
    to,
  ]);
  await openReady(page, '/mail');
  const row = page.getByRole('listitem').filter({ hasText: to });
  await expect(row.getByText('Choir reminder')).toBeVisible();
  await expect(row.getByText(/^Waiting since .*, 1 attempt$/)).toBeVisible();

  await page.getByRole('tab', { name: 'Stopped' }).tap();
  await expect(row).toBeHidden();
  await sql(`UPDATE mails SET stopped_at = now(), last_error = '550 No such mailbox' WHERE "to" = $1`, [to]);
  await expect(row.getByText(/^Stopped .*, 1 attempt$/)).toBeVisible();
  await expect(row.getByText('550 No such mailbox')).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await row.getByRole('button', { name: `Send again to ${to}` }).tap();
  await expect(page.getByText('The mail is queued again.')).toBeVisible();
  await expect(row).toBeHidden();
  await page.getByRole('tab', { name: 'Waiting' }).tap();
  await expect(row.getByText(/^Waiting since [^,]+, [^,]+, [^,]+$/)).toBeVisible();
  await sql('UPDATE mails SET sent_at = now() WHERE "to" = $1', [to]);
  await page.getByRole('tab', { name: 'Sent' }).tap();
  await expect(row.getByText(/^Sent /)).toBeVisible();
  await sql('DELETE FROM mails WHERE "to" = $1', [to]);
  await expect(row).toBeHidden();
});

test('staff come to it by the office', byNight, async ({ page, asAdmin: _ }) => {
  await openReady(page, '/about');
  await page.getByRole('button', { name: 'More for staff' }).tap();
  await page.getByRole('menuitem', { name: 'Office' }).tap();
  await page.getByRole('main').getByRole('link', { name: /^Mail/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
});

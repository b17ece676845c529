import type { Page } from 'playwright/test';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { startMailServer } from '../../support/mail-server.ts';
import type { SharedSite } from '../../support/sites/shared-site.ts';
import { expect, openReady, test, unlock } from '../../support/test.ts';

// All other tests look at a site whose mails wait.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.describe.configure({ mode: 'serial' });

let site: SharedSite;

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('demo');
});

test.beforeEach(({ context }) => unlock(context, site.origin));

/** Sets a server that does not answer. */
async function setServer(page: Page): Promise<void> {
  const data = { kind: 'smtp', host: '127.0.0.1', port: 465 };
  const answer = await page.request.put(`${site.origin}/api/mail-settings`, { data });
  expect(answer.status()).toBe(200);
}

test('a church sets its mail server, tries it, and takes it away', async ({ page }) => {
  const { server, received } = await startMailServer('127.0.0.1');
  try {
    await openReady(page, `${site.origin}/church-settings?group=mail`);
    const card = page.getByRole('region', { name: 'How mail leaves' });
    await expect(card.getByText('Mails wait in the office until you choose one.')).toBeVisible();
    await card.getByLabel('Mail service').selectOption('Another mail server (SMTP)');
    await card.getByRole('button', { name: 'Save how mail leaves' }).tap();
    await expect(card.getByText('Please enter the name of the server.').first()).toBeVisible();
    await card.getByLabel('Server').fill('127.0.0.1');
    await card.getByText('Details', { exact: true }).tap();
    await card.getByLabel('Encryption').selectOption('None: in your own house only');
    await card.getByRole('button', { name: 'Save how mail leaves' }).tap();
    await expect(page.getByText('How mail leaves is saved.')).toBeVisible();
    await expect(card.getByLabel('Port')).toHaveValue('2525');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    await card.getByLabel('Send it to').fill('ann@example.org');
    await card.getByRole('button', { name: 'Send me a test' }).tap();
    await expect(card.getByText(/^It left here in \d+\.\d s, taken by 127\.0\.0\.1\.$/)).toBeVisible();
    await expect(card.getByText('The server says: 250 2.0.0 Taken')).toBeVisible();
    expect(received[0]).toContain('To: ann@example.org');

    await card.getByRole('button', { name: 'Take the settings away' }).tap();
    const dialog = page.getByRole('alertdialog', { name: 'Take away how mail leaves?' });
    await dialog.getByRole('button', { name: 'Take the settings away' }).tap();
    await expect(page.getByText('Mail is no longer set up. New mails wait.')).toBeVisible();
    await expect(card.getByLabel('Mail service')).toHaveValue('none');
  } finally {
    server.close();
  }
});

test('a test that fails says what to do', async ({ page }) => {
  await setServer(page);
  await openReady(page, `${site.origin}/church-settings?group=mail`);
  const card = page.getByRole('region', { name: 'How mail leaves' });
  await card.getByLabel('Send it to').fill('ann@example.org');
  await card.getByRole('button', { name: 'Send me a test' }).tap();
  await expect(card.getByRole('alert')).toContainText('no mail server runs there');
});

test('what waited too long is sent or forgotten by staff', async ({ page }) => {
  await setServer(page);
  const database = new DatabaseClient({ connectionString: site.database });
  await database.connect();
  await database.query(
    `INSERT INTO mails (kind, about, "to", send_after, last_error)
     SELECT 'choir_reminder', 'how-mail-leaves ' || n, n || '@example.org', now() - interval '8 days', 'not_set_up'
     FROM unnest(ARRAY['send', 'forget']) n`,
  );
  await database.end();
  await openReady(page, `${site.origin}/mail`);
  await expect(page.getByRole('status').getByText('2 mails wait')).toBeVisible();
  const row = (to: string) => page.getByRole('listitem').filter({ hasText: `${to}@example.org` });
  await expect(row('send').getByText(/^It waited for more than seven days/)).toBeVisible();
  await page.getByRole('button', { name: 'Forget the mail to forget@example.org' }).tap();
  await expect(page.getByText('The mail is forgotten.')).toBeVisible();
  await expect(row('forget')).toBeHidden();
  await page.getByRole('button', { name: 'Send to send@example.org' }).tap();
  await expect(page.getByText('The mail is queued again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send to send@example.org' })).toBeHidden();
});

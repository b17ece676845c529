import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { axeProblems, stickingOut } from '../../support/accessibility.ts';
import { startMailServer } from '../../support/mail-server.ts';
import type { SharedSite } from '../../support/sites/shared-site.ts';
import { expect, openReady, test, unlock } from '../../support/test.ts';

// All other tests look at a site whose mails wait.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const host = '127.0.0.2';
let site: SharedSite;

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('demo');
});

test.beforeEach(({ context }) => unlock(context, site.origin));

/** Writes a reader of `week`, who has confirmed. */
async function addReader(): Promise<void> {
  const database = new DatabaseClient({ connectionString: site.database });
  await database.connect();
  await database.query(
    `WITH reader AS (INSERT INTO subscribers (email, mailbox, state, source, confirmed_at)
       VALUES ('ruth@example.org', 'ruth@example.org', 'confirmed', 'site', now()) RETURNING id)
     INSERT INTO subscriptions (subscriber_id, topic, is_confirmed) SELECT id, 'week', true FROM reader`,
  );
  await database.end();
}

test('this week is composed, looked at and sent in two taps', async ({ page }) => {
  const { server, received } = await startMailServer(host);
  try {
    await addReader();
    const data = { kind: 'smtp', host, port: 2525, security: 'none' };
    const answer = await page.request.put(`${site.origin}/api/mail-settings`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
    await openReady(page, `${site.origin}/church-letters`);
    await page.getByRole('button', { name: 'Compose it now' }).tap();
    await expect(page.getByText('This week is composed.')).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    expect(await stickingOut(page, 390)).toEqual([]);

    await page.getByRole('link', { name: 'Look and send' }).tap();
    const letter = page.frameLocator('iframe[title="The letter"]');
    await expect(letter.getByRole('heading', { name: 'Services' })).toBeVisible();
    await expect(letter.getByText('End all letters')).toBeVisible();
    await page.getByRole('button', { name: 'Text', exact: true }).tap();
    await expect(page.getByText(/\nServices\n-+\n/)).toBeVisible();
    expect(await stickingOut(page, 390)).toEqual([]);

    await page.getByRole('button', { name: 'Send to 1 reader' }).tap();
    await expect(page.getByText('It leaves to 1 reader.')).toBeVisible();
    await expect(page.getByText(/^1 sent/)).toBeVisible({ timeout: 30_000 });
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('To: ruth@example.org');
    await expect(page.getByRole('link', { name: 'See it on the site' })).toBeVisible();
  } finally {
    server.close();
  }
});

test('a letter of one’s own is written in parts, and what was typed comes back', async ({ page }) => {
  await openReady(page, `${site.origin}/church-letters`);
  await page.getByRole('button', { name: 'Write a letter' }).tap();
  await page.getByLabel('Subject').fill('Winter coats');
  await page.getByRole('textbox', { name: 'Words' }).fill('We collect coats until Sunday.');
  await page.getByRole('button', { name: 'Add a part' }).tap();
  await page.getByRole('menuitem', { name: 'Buttons' }).tap();
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('Winter coats');
  await page.getByRole('button', { name: /^Remove/ }).tap();
  await page.getByRole('checkbox', { name: /^News/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(page.getByText('The letter is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Look', exact: true }).tap();
  const letter = page.frameLocator('iframe[title="The letter"]');
  await expect(
    letter.getByRole('paragraph').filter({ hasText: 'We collect coats until Sunday.' }),
  ).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
});

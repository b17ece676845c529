import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import { unzip } from '#tests/support/files/zip.ts';
import { axeProblems, stickingOut } from '../support/accessibility.ts';
import { siteSecrets } from '../support/sites/secrets.ts';
import { expect, signedInLongAgo, test } from '../support/test.ts';

// The refusal that asks for the password.
test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/403/] });

test('staff take everything along in one file, prayer requests only once they ticked the box and gave the password again', async ({
  page,
  context,
  baseURL,
  asAdmin: _,
}) => {
  await signedInLongAgo(context, String(baseURL));
  await page.goto('/church-data');
  const panel = page.getByRole('region', { name: 'Take everything along' });
  const plain = await downloadFrom(page);
  expect(plain.suggestedFilename()).toMatch(/^belltower-[a-z0-9-]+-\d{4}-\d\d-\d\d\.zip$/);
  const files = await filesOf(plain);
  expect([...files.keys()].slice(0, 2)).toEqual(['README.txt', 'json/church.json']);
  expect(files.has('json/prayer_requests.json')).toBe(false);

  await panel.getByLabel('Include prayer requests').check();
  await expect(panel.getByRole('status').first()).toContainText('with their names and addresses');
  expect(await axeProblems(page)).toEqual([]);
  expect(await stickingOut(page, 390)).toEqual([]);
  const started = downloadFrom(page);
  const dialog = page.getByRole('dialog', { name: 'Staff sign-in' });
  await dialog.getByLabel('Password').fill(siteSecrets.ADMIN_PASSWORD);
  await dialog.getByRole('button', { name: 'Unlock admin mode' }).click();
  expect((await filesOf(await started)).has('json/prayer_requests.json')).toBe(true);
});

async function downloadFrom(page: Page): Promise<Download> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  return started;
}

async function filesOf(download: Download): Promise<Map<string, Buffer>> {
  return unzip(await readFile(await download.path()));
}

import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { unzip } from '#tests/support/zip.ts';
import { axeProblems, stickingOut } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('staff take everything along in one file, prayer requests only once they ticked the box', async ({
  page,
  asAdmin: _,
}) => {
  await page.goto('/church-data');
  const panel = page.getByRole('region', { name: 'Take everything along' });
  const plain = await downloadFrom(page);
  expect(plain.suggestedFilename()).toMatch(/^belltower-[a-z0-9-]+-\d{4}-\d\d-\d\d\.zip$/);
  const files = await filesOf(plain);
  expect([...files.keys()].slice(0, 2)).toEqual(['README.txt', 'json/church.json']);
  expect(files.has('json/prayer_requests.json')).toBe(false);

  await panel.getByLabel('Include prayer requests').check();
  await expect(panel.getByRole('status')).toContainText('with their names and addresses');
  expect(await axeProblems(page)).toEqual([]);
  expect(await stickingOut(page, 390)).toEqual([]);
  expect((await filesOf(await downloadFrom(page))).has('json/prayer_requests.json')).toBe(true);
});

async function downloadFrom(page: Page): Promise<Download> {
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything' }).click();
  return started;
}

async function filesOf(download: Download): Promise<Map<string, Buffer>> {
  return unzip(await readFile(await download.path()));
}

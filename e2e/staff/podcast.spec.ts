import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import { axeProblems, stickingOut } from '../support/accessibility.ts';
import { sql } from '../support/sites/database.ts';
import { expect, openReady, test } from '../support/test.ts';

// A cover that is too small is refused by the server.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, expectedErrors: [/422/] });

/** The first of its day, so that it is the newest episode. */
const sermon = '00000000-0000-4000-8000-0000000b0dca';

async function cover(side: number) {
  const background = { r: 40, g: 60, b: 120 };
  const buffer = await sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'cover.png', mimeType: 'image/png', buffer };
}

/** Every point is in order. What did not answer in time is asked again, as the list says: a busy machine takes seconds. */
async function expectAllInOrder(checks: Locator) {
  await expect(async () => {
    if (await checks.getByText('did not answer in time').count())
      await checks.getByRole('button', { name: 'Check again' }).tap();
    const points = checks.getByRole('listitem');
    await expect(points).toContainText(Array(5).fill('In order'), { timeout: 15_000 });
  }).toPass({ timeout: 60_000 });
}

test.afterEach(async ({ page }) => {
  await sql('DELETE FROM sermons WHERE id = $1', [sermon]);
  await page.request.patch('/api/podcast', { data: { title: null, art_url: null } });
});

test('staff set the podcast up, and the check list turns green', async ({ page, asAdmin: _ }) => {
  // What the site serves in parts, in the place of an hour of sound.
  const form = { bucket: 'podcast-art', file: await cover(1400) };
  const { url } = await (await page.request.post('/api/uploads', { multipart: form })).json();
  const bytes = (await (await page.request.get(url)).body()).length;
  await sql(
    `INSERT INTO sermons (id, title, speaker, date, description, audio_url, audio_bytes, audio_type)
     VALUES ($1, 'Heard and done', 'Lead Pastor', to_char(now(), 'YYYY-MM-DD'), 'On hearing and doing.', $2, $3, 'audio/mpeg')`,
    [sermon, url, bytes],
  );
  await openReady(page, '/podcast-admin');
  const checks = page.getByRole('region', { name: 'Ready for directories' });
  await expectAllInOrder(checks);
  await expect(checks).toContainText('3000 by 3000 pixels.');

  await page.getByLabel('Upload: Cover art').setInputFiles(await cover(1399));
  const refusal = 'Cover art must have 1400 to 3000 pixels on each side; this picture has 1399.';
  await expect(page.getByRole('main').getByText(refusal)).toBeVisible();
  await page.getByLabel('Upload: Cover art').setInputFiles(await cover(1500));
  await expect(page.getByText('Your own', { exact: true })).toBeVisible();
  await page.getByLabel('Title').fill('Heard and Done');
  await page.getByRole('button', { name: 'Save the podcast' }).tap();
  await expect(page.getByText('The podcast is saved')).toBeVisible();
  await expect(checks).toContainText('1500 by 1500 pixels.');
  await expectAllInOrder(checks);
  expect(await axeProblems(page)).toEqual([]);
  expect(await stickingOut(page, 390)).toEqual([]);

  const feed = await page.request.get('/podcast.xml');
  expect(await feed.text()).toContain('<title>Heard and Done</title>');
  const etag = feed.headers().etag ?? '';
  const again = await page.request.get('/podcast.xml', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  await page.goto('/sermons');
  await expect(page.getByRole('main').getByRole('link', { name: 'RSS' })).toHaveAttribute(
    'href',
    '/podcast.xml',
  );
});

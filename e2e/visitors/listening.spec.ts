import type { BrowserContext, Page } from 'playwright/test';
import sharp from 'sharp';
import { mp3Of } from '#tests/support/files/sound.ts';
import { collectCode } from '../support/downloaded-code.ts';
import { walkThrough } from '../support/keyboard.ts';
import { sql } from '../support/sites/database.ts';
import { byNight, expect, test } from '../support/test.ts';

/** A part of the player that nothing else has. */
const playerCode = 'belltower.listening-speed';
const sound = mp3Of({ seconds: 1200 });

test('a sermon plays on while pages change, and a reload goes on where it was', async ({ page, context }) => {
  const id = await addSermon('Played on');
  await serveSound(context);
  const code = collectCode(page);
  await page.goto(`/sermons/${id}`);
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await code()).not.toContain(playerCode);

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeFocused();
  for (const { src, sizes } of await lockScreenPictures(page)) {
    const { width, height } = await sharp(await (await page.request.get(src)).body()).metadata();
    expect([`${width}x${height}`, height]).toEqual([sizes, width]);
  }
  expect(await code()).toContain(playerCode);
  let before = 0;
  for (const name of ['Events', 'Giving', 'About']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
    await expect.poll(() => placeOf(page)).toBeGreaterThan(before);
    before = await placeOf(page);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/giving$/);
  await expect.poll(() => placeOf(page)).toBeGreaterThan(before);
  await walkThrough(page);

  await page.getByRole('slider', { name: 'Place in the sermon' }).fill('600');
  await page.getByRole('button', { name: 'Forward 15 seconds' }).click();
  await page.getByRole('button', { name: 'Back 15 seconds' }).click();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5');
  await expect.poll(() => placeOf(page)).toBeGreaterThan(601);
  await page.getByRole('region', { name: 'Player' }).getByRole('link', { name: 'Played on' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Played on');
  const left = await placeOf(page);
  await page.reload();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  expect(Math.abs((await placeOf(page)) - left)).toBeLessThan(5);
  expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(1.5);

  await page.getByRole('button', { name: 'Close the player' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await expect(page.locator('audio')).toHaveCount(0);
});

test.describe('an address with a time', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('has the player ready there, and a lost network loses nothing', byNight, async ({ page, context }) => {
    const id = await addSermon('Begun later');
    const network = await serveSound(context);
    await page.goto(`/sermons/${id}#t=10:00`);
    const player = page.getByRole('region', { name: 'Player' });
    await expect(player).toBeVisible();
    expect(await placeOf(page)).toBeGreaterThanOrEqual(600);
    await expect(page).toHaveURL(/^[^#]+$/);
    // A browser that was given no press plays nothing by itself.
    const start = player.getByRole('button', { name: 'Play', exact: true });
    if (await start.isVisible()) await start.click();
    await expect.poll(() => placeOf(page)).toBeGreaterThan(601);

    network.isLost = true;
    await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.load());
    await expect(page.getByText('Your place is kept.')).toBeVisible();
    network.isLost = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => placeOf(page)).toBeGreaterThanOrEqual(600);
    await expect(page.getByText('Your place is kept.')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser’s own player and the file are there', async ({ page }) => {
    const id = await addSermon('Heard plainly');
    await page.goto(`/sermons/${id}`);
    await expect(page.locator('audio[controls]')).toBeVisible();
    await expect(page.locator('audio')).toHaveAttribute('preload', 'none');
    await expect(page.getByRole('link', { name: 'Download the sound' })).toHaveAttribute(
      'href',
      addressOf(id),
    );
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeHidden();
    await expect(page.getByText('No video available')).toHaveCount(0);
  });
});

function placeOf(page: Page): Promise<number> {
  return page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
}

function addressOf(id: unknown): string {
  return `/sermons/audio/${id}/sunday.mp3`;
}

/** Adds a sermon of long ago with sound alone. */
/** The pictures of what plays, as the device is given them. */
async function lockScreenPictures(page: Page): Promise<{ src: string; sizes: string }[]> {
  const pictures = () =>
    page.evaluate(() =>
      (navigator.mediaSession.metadata?.artwork ?? []).map(({ src, sizes = '' }) => ({ src, sizes })),
    );
  await expect.poll(pictures).not.toEqual([]);
  return pictures();
}

async function addSermon(title: string): Promise<unknown> {
  const [row] = await sql(
    `INSERT INTO sermons (id, title, speaker, date, description, audio_url, audio_seconds, audio_bytes, audio_type)
     SELECT id, $1, 'Guest Speaker', '2001-02-04', 'Ten words about a thing.', '/sermons/audio/' || id || '/sunday.mp3',
       1200, $2, 'audio/mpeg' FROM gen_random_uuid() AS id RETURNING id`,
    [title, sound.length],
  );
  return row?.id;
}

/** Answers for the files of sound, in ranges; `isLost` as if there were no network. */
async function serveSound(context: BrowserContext): Promise<{ isLost: boolean }> {
  const network = { isLost: false };
  await context.route('**/sermons/audio/**', (route) => {
    if (network.isLost) return route.abort();
    const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? '') ?? [];
    const body = sound.subarray(Number(from), to === '' ? undefined : Number(to) + 1);
    const range = `bytes ${from}-${Number(from) + body.length - 1}/${sound.length}`;
    const headers = { 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes', 'content-range': range };
    return route.fulfill({ status: 206, headers, body });
  });
  return network;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { siteSecrets } from './support/secrets.ts';
import { type Site, startSite } from './support/sites.ts';
import { expect, test, touchAtOnce, unlock } from './support/test.ts';

// What is newest and featured shows on the home page, so these tests have a site of their own.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 390, height: 844 } });

let site: Site;
let folder: string;
let sermonPage: string;
let eventPage: string;
const missing = 'https://pictures.example/missing.jpg';
const note = 'Using placeholder image';

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belltower-e2e-'));
  site = await startSite({ ...siteSecrets, DATA_DIR: folder, DATABASE_URL: '', SEED: 'none' });
});
test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The places that show a picture which staff chose, each with its address. */
function places(page: Page): [address: string, frame: Locator][] {
  return [
    ['/', page.locator('.poster')],
    ['/', page.locator('.book')],
    ['/sermons', page.getByRole('article')],
    [sermonPage, page.getByRole('main')],
    [eventPage, page.getByRole('main')],
  ];
}

test('staff give an event and a sermon pictures that are gone later', async ({ context }) => {
  await unlock(context, site.origin);
  const add = async (kind: string, data: Record<string, string | boolean>) => {
    const answer = await context.request.post(`${site.origin}/api/${kind}`, { data });
    expect(answer.status(), await answer.text()).toBe(201);
    return `/${kind}/${(await answer.json()).id}`;
  };
  eventPage = await add('events', {
    title: 'Fish fry',
    date: churchToday(),
    time: '6 pm',
    location: 'Fellowship Hall',
    description: 'Bring a friend.',
    is_featured: true,
    image_url: missing,
  });
  sermonPage = await add('sermons', {
    title: 'Bread for the road',
    speaker: 'Guest Speaker',
    date: churchToday(),
    video_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    description: 'Manna, and what to do with leftovers.',
    thumbnail_url: missing,
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/Failed to load resource/] });

    test('a picture that cannot be loaded gives way to the drawn one everywhere', async ({ page }) => {
      await page.route(missing, (route) => route.fulfill({ status: 404 }));
      for (const [address, frame] of places(page)) {
        await page.goto(site.origin + address);
        await frame.scrollIntoViewIfNeeded();
        if (javaScriptEnabled) {
          await expect(frame.getByText(note), address).toBeVisible();
          await expect(frame.locator(`img[src="${missing}"]`), address).toHaveCount(0);
        }
        await expect(frame.locator('svg').first(), address).toBeVisible();
      }
    });
  });
}

test('an uploaded picture is fetched no larger than it is shown', async ({ page, context }) => {
  await unlock(context, site.origin);
  const file = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2d4a94' } })
    .png()
    .toBuffer();
  const upload = await context.request.post(`${site.origin}/api/uploads`, {
    multipart: { file: { name: 'p.png', mimeType: 'image/png', buffer: file }, bucket: 'sermon-thumbnails' },
  });
  const { url } = await upload.json();
  const answer = await context.request.patch(`${site.origin}/api${sermonPage}`, {
    data: { thumbnail_url: url, if_match: '*' },
  });
  expect(answer.status()).toBe(200);
  await touchAtOnce(page);
  await page.goto(site.origin + sermonPage);
  const picture = page.locator(`img[src="${url}"]`);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname))
    .toBe(url.replace('.webp', '-640.webp'));
});

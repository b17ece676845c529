import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { axeProblems } from './support/accessibility.ts';
import { siteSecrets } from './support/secrets.ts';
import { type Site, startSite } from './support/sites.ts';
import { expect, test, unlock } from './support/test.ts';

// Every page follows the church's look, so this test has a site of its own.
let site: Site;
let folder: string;

// A contrast is that of the page once it stands.
test.use({ reducedMotion: 'reduce' });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belltower-e2e-'));
  site = await startSite({ ...siteSecrets, DATA_DIR: folder, DATABASE_URL: '', SEED: 'none' });
});
test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

test('colors, logo and hero of the church’s own show at the next request and keep nobody out', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(180_000);
  await unlock(context, site.origin);
  const change = async (data: Record<string, string | null>) => {
    const answer = await context.request.patch(`${site.origin}/api/church`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const home = async () => (await request.get(site.origin)).text();
  // The countdown goes on meanwhile.
  const timeless = (html: string) => html.replace(/<script.*?<\/script>/gs, '').replace(/\d+/g, '0');
  const untouched = await home();
  expect(untouched).not.toMatch(/<html[^>]* style=/);

  for (const color of ['#ffff00', '#000000']) {
    await change({ accent_color: color, second_color: color });
    expect(await home()).toMatch(/<html[^>]* style="--color-accent:#/);
    for (const path of ['/', '/events', '/visit']) {
      await page.goto(site.origin + path);
      expect(await axeProblems(page), `${color} ${path}`).toEqual([]);
    }
    await page.goto(`${site.origin}/events`);
    await page.getByRole('button', { name: 'Add Event' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeProblems(page), `${color} the form`).toEqual([]);
  }

  await change({ hero: 'town' });
  expect(await home()).toContain('hs-halo');
  await change({ hero: 'plain' });
  expect(await home()).not.toContain('class="hero-layer hero-layer-sky"');

  const file = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a81d1d' } })
    .png()
    .toBuffer();
  const upload = await context.request.post(`${site.origin}/api/uploads`, {
    multipart: { file: { name: 'logo.png', mimeType: 'image/png', buffer: file }, bucket: 'logos' },
  });
  const { url } = await upload.json();
  const drawn = await (await request.get(`${site.origin}/icon-192.png`)).body();
  await change({ logo_url: url });
  const icon = await request.get(`${site.origin}/icon-192.png`);
  expect(icon.headers()['content-type']).toBe('image/png');
  expect((await icon.body()).equals(drawn)).toBe(false);
  const known = { 'If-None-Match': String(icon.headers().etag) };
  expect((await request.get(`${site.origin}/icon-192.png`, { headers: known })).status()).toBe(304);
  await page.goto(site.origin);
  await expect(page.locator('.site-name img')).toHaveAttribute('src', url);

  await change({ accent_color: null, second_color: null, hero: 'hills', logo_url: null });
  expect(timeless(await home())).toBe(timeless(untouched));
});

import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { publicPages } from '#lib/core/addresses/page-lists.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { pageTextKeys, pageTextRegister } from '#lib/page-texts/register.ts';
import { layoutPageNames } from '#scripts/site-pages.ts';
import { isWhole } from '#tests/support/extent.ts';
import { axeProblems, stickingOut } from '../support/accessibility.ts';
import { inDays } from '../support/events.ts';
import { newGate } from '../support/gate.ts';
import {
  filledUp,
  longEvent,
  longFacts,
  longMinistry,
  longSermon,
  longService,
} from '../support/long-words.ts';
import type { SharedSite } from '../support/sites/shared-site.ts';
import { expect, test, touchAtOnce, unlock, untilLettersShow, untilReady } from '../support/test.ts';

// Every page follows the church's look, and what is newest and featured shows on the home page.
test.describe.configure({ mode: 'serial' });

let site: SharedSite;
let sermonPage: string;
let eventPage: string;
const missing = 'https://pictures.example/missing.jpg';
const note = 'Using placeholder image';

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('empty');
});

test.describe('the look', () => {
  // A contrast is that of the page once it stands.

  test('colors, logo and hero of the church’s own show at the next request and keep nobody out', async ({
    page,
    context,
    request,
  }) => {
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

    for (const color of isWhole ? ['#ffff00', '#000000'] : ['#ffff00']) {
      await change({ accent_color: color, second_color: color });
      expect(await home()).toMatch(/<html[^>]* style="--color-accent:#/);
      for (const path of isWhole ? ['/', '/events', '/visit'] : ['/']) {
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

test.describe('pictures', () => {
  test.use({ viewport: { width: 390, height: 844 } });

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
      multipart: {
        file: { name: 'p.png', mimeType: 'image/png', buffer: file },
        bucket: 'sermon-thumbnails',
      },
    });
    const { url } = await upload.json();
    const answer = await context.request.patch(`${site.origin}/api${sermonPage}`, {
      data: { thumbnail_url: url, if_match: '*' },
    });
    expect(answer.status()).toBe(200);
    await touchAtOnce(page);
    await page.goto(site.origin + sermonPage);
    const picture = page.locator(`img[src="${url}"]`);
    // Empty until the browser has chosen one.
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toBe(site.origin + url.replace('.webp', '-640.webp'));
  });
});

test('what becomes of a color moves nothing that stands under it', async ({ page, context }) => {
  await unlock(context, site.origin);
  for (const width of isWhole ? [320, 390, 1280] : [390]) {
    let answers = newGate();
    await page.route('**/setup?step=look', async (route) => {
      // Only the question for colors waits: the page itself is read by an action too.
      if (route.request().postData()?.includes('accent_color')) await answers.opened;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${site.origin}/setup?step=look`);
    const figures = page.getByRole('region', { name: 'How the colors will look' });
    // A link until something is changed.
    const button = page.getByRole('main').getByText(/^(?:Save and go on|Go on)$/);
    const place = () => button.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await untilReady(page);
    await untilLettersShow(page);
    const before = await place();
    answers.open();
    await expect(figures).toContainText('the site’s own');
    expect(await place(), `the first answer, at ${width} px`).toBe(before);
    answers = newGate();
    await page.getByLabel(/^First color/).fill('#ffe08a');
    const picked = await place();
    answers.open();
    await expect(figures).toContainText('moved from #ffe08a');
    expect(await place(), `a color that is moved, at ${width} px`).toBe(picked);
    await page.unroute('**/setup?step=look');
  }
});

// The last one: it leaves the site full of long words.
test('no page scrolls sideways, however long the words that staff write', async ({ context, browser }) => {
  await unlock(context, site.origin);
  const send = async (method: string, path: string, data: object) => {
    const answer = await context.request.fetch(`${site.origin}/api/${path}`, { method, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  await Promise.all(
    pageTextKeys.map((key) => send('PUT', `page-texts/${key}`, { value: filledUp(pageTextRegister[key]) })),
  );
  await send('PATCH', 'church', longFacts);
  const { id } = await send('POST', 'events', { ...longEvent, date: inDays(3) });
  await send('POST', 'events', { ...longEvent, ...longService, date: inDays(-7) });
  await send('POST', 'ministries', longMinistry);
  const sermon = await send('POST', 'sermons', longSermon);

  // These pages are not touched: their scripts wait, and only the drawing of them takes time.
  const page = await (await browser.newContext()).newPage();
  const looked = isWhole
    ? publicPages
    : publicPages.filter((path) => layoutPageNames.includes(path.slice(1) || 'home'));
  for (const path of [...looked, paths.event(id), paths.sermon(sermon.id)]) {
    await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
    for (const width of isWhole ? [320, 390, 640, 1280] : [320])
      expect.soft(await stickingOut(page, width), `${path} at ${width} px`).toEqual([]);
  }
  await page.context().close();
});

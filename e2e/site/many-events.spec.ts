import type { Page } from 'playwright/test';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { fillEvents, fillSermons } from '#prisma/many-rows.ts';
import { budgets } from '#scripts/bench/tables/budgets.ts';
import { listPublicPages, type SitePage } from '#scripts/site-pages.ts';
import { newGate } from '../support/gate.ts';
import type { SharedSite } from '../support/sites/shared-site.ts';
import { byNight, expect, test, untilReady } from '../support/test.ts';

/** Of a church that has been at it for a long time and has a picture for everything. */
let site: SharedSite;
let pages: SitePage[];

const picture = '/uploads/event-images/picture.webp';
/** Rows that come with their picture are written once. */
const illustrate = [
  `ALTER TABLE events ALTER image_url SET DEFAULT '${picture}'`,
  `ALTER TABLE sermons ALTER thumbnail_url SET DEFAULT '${picture}'`,
  `UPDATE ministries SET imageurl = '${picture}'`,
];
const noMorePictures = [
  'ALTER TABLE events ALTER image_url DROP DEFAULT',
  'ALTER TABLE sermons ALTER thumbnail_url DROP DEFAULT',
];

test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('demo');
  const database = new DatabaseClient({ connectionString: site.database });
  await database.connect();
  for (const statement of illustrate) await database.query(statement);
  await fillEvents(database, 10_000, churchToday());
  await fillSermons(database, 5000, churchToday());
  for (const statement of noMorePictures) await database.query(statement);
  await database.end();
  pages = await listPublicPages(site.origin);
});

test('with 10,000 events and 5,000 sermons every page stays small', byNight, async () => {
  const states = [
    '/events?tab=past',
    '/events?show=25',
    '/calendar?tab=past',
    '/sermons?search=psalm',
    '/sermons?page=700',
  ];
  const sizes: Record<string, number> = {};
  for (const path of [...pages.map((page) => page.path), ...states]) {
    const answer = await fetch(site.origin + path, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    expect([path, answer.status, answer.headers.get('content-encoding')]).toEqual([path, 200, 'br']);
    sizes[path] = Number(answer.headers.get('content-length'));
  }
  const tooLarge = Object.entries(sizes).filter(([, bytes]) => bytes >= budgets.documentBytesWithManyRows);
  expect(tooLarge).toEqual([]);
});

test('pictures have their room before they load; those below load late', byNight, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"/>';
  let seen = 0;
  let gate = newGate();
  // For all pages: one that the browser fetches late is answered as well.
  await page.route(`**${picture}*`, async (route) => {
    await gate.opened;
    await route.fulfill({ contentType: 'image/svg+xml', body: drawing });
  });
  for (const { path } of pages) {
    gate = newGate();
    await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
    // Its letters and the visitor's own greeting are there by then; no script waits for a picture.
    await untilReady(page);
    const before = await picturesOf(page);
    expect(
      before.filter(({ width, height }) => width < 40 || height < 40),
      path,
    ).toEqual([]);
    expect(
      before.filter(({ top, isLazy }) => top > 844 && !isLazy),
      path,
    ).toEqual([]);
    gate.open();
    await page.waitForLoadState('load');
    expect(await picturesOf(page), path).toEqual(before);
    seen += before.length;
  }
  expect(seen).toBeGreaterThan(10);
});

/** Where the pictures stand in the page and how large, in px. */
function picturesOf(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Those in a list that is folded away are not there yet.
    const pictures = [...document.querySelectorAll('main img')].filter((image) => image.checkVisibility());
    return pictures.map((image) => {
      const { top, width, height } = image.getBoundingClientRect();
      const isLazy = image.getAttribute('loading') === 'lazy';
      return { top: Math.round(top + scrollY), width: Math.round(width), height: Math.round(height), isLazy };
    });
  });
}

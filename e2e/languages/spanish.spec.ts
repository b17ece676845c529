import type { Page } from 'playwright/test';
import { staffPages } from '#lib/core/addresses/page-lists.ts';
import english from '#lib/language/generated/en.ts';
import spanish from '#lib/language/generated/es.ts';
import { listSitePages } from '#scripts/site-pages.ts';
import { isWhole } from '#tests/support/extent.ts';
import { englishIn, leftovers } from '../support/leftovers.ts';
import type { SharedSite } from '../support/sites/shared-site.ts';
import { staffScreens } from '../support/spanish/staff-screens.ts';
import type { SpanishScreen } from '../support/spanish/steps.ts';
import { visitorScreens } from '../support/spanish/visitor-screens.ts';
import { byNight, expect, openReady, test, unlock } from '../support/test.ts';
import { textsOf } from '../support/texts.ts';

test.describe.configure({ mode: 'serial' });

let site: SharedSite;
/** Pages, feeds and files with words, as they are in English. */
let inEnglish: Map<string, string>;

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('demo');
});

const files = ['/alerts.xml', '/manifest.webmanifest', '/status.json'];
async function readAll(paths: readonly string[]): Promise<Map<string, string>> {
  const bodies = new Map<string, string>();
  for (const path of paths) bodies.set(path, await (await fetch(site.origin + path)).text());
  return bodies;
}

/** Without the numbers of the countdown. */
function lastingTexts(html: string): string[] {
  return textsOf(html).filter((text) => !/^\d+$/.test(text));
}

async function speak(
  language: string,
  page: { request: { patch: (url: string, options: object) => Promise<unknown> } },
) {
  await page.request.patch(`${site.origin}/api/church`, { data: { language } });
}

/** Takes the steps of a screen, with a look at the whole page after each. */
async function walk(page: Page, { path, steps }: SpanishScreen) {
  await openReady(page, site.origin + path);
  for (const [index, step] of steps.entries()) {
    await step(page);
    expect([path, index, leftovers(await page.content())]).toEqual([path, index, []]);
  }
}

test('in Spanish no page, feed or file has an English sentence, month or weekday', async ({
  page,
  context,
}) => {
  await unlock(context, site.origin);
  // The reference of the API is English, like the document that it shows.
  const pages = (await listSitePages(site.origin)).filter(
    ({ path, kind }) => !path.startsWith('/api/') && (isWhole || kind !== 'state'),
  );
  const paths = [...pages.map(({ path }) => path), ...files];
  inEnglish = await readAll(paths);
  await speak('es', page);
  for (const [path, body] of await readAll(paths)) {
    expect([path, leftovers(body)]).toEqual([path, []]);
    if (body.startsWith('<!DOCTYPE')) expect(body, path).toContain('<html lang="es"');
  }
});

test('staff’s pages and the sign-in are in Spanish, and a browser gets no English sentence', async ({
  page,
  context,
}) => {
  const code: string[] = [];
  page.on('response', async (response) => {
    if (/\/_next\/static\/.*\.js$/.test(response.url())) code.push(await response.text().catch(() => ''));
  });
  await openReady(page, site.origin);
  await page.keyboard.type('admin');
  await expect(page.getByLabel('Contraseña')).toBeVisible();
  await unlock(context, site.origin);
  for (const path of staffPages) {
    await openReady(page, site.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0);
    expect([path, leftovers(await page.content())]).toEqual([path, []]);
  }
  const shipped = code.join('\n');
  expect(shipped).toContain(spanish.errors.unexpected);
  expect(shipped).not.toContain(english.errors.unexpected);
});

test.describe('what opens and what refuses', () => {
  test.use({ expectedErrors: [/40[01]|422/] });

  test(
    'every dialog and form is in Spanish, with what it says of mistakes',
    byNight,
    async ({ page, context }) => {
      for (const screen of visitorScreens) await walk(page, screen);
      await unlock(context, site.origin);
      for (const screen of staffScreens) await walk(page, screen);
    },
  );

  test('problem details are in Spanish', async ({ page, context }) => {
    await unlock(context, site.origin);
    for (const [method, path, data] of refused) {
      const answer = await page.request.fetch(site.origin + path, { method, ...(data && { data }) });
      expect([method, path, answer.ok()]).toEqual([method, path, false]);
      expect([method, path, englishIn(await answer.json())]).toEqual([method, path, []]);
    }
  });
});

test('an open page loads again in another language', async ({ page, context }) => {
  await unlock(context, site.origin);
  await openReady(page, site.origin);
  const loaded = page.waitForEvent('load');
  await speak('en', page);
  await loaded;
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('back in English everything reads as before', async ({ page, context }) => {
  await unlock(context, site.origin);
  await speak('en', page);
  const again = await readAll([...inEnglish.keys()]);
  for (const [path, body] of again) {
    expect([path, lastingTexts(body)]).toEqual([path, lastingTexts(inEnglish.get(path) ?? '')]);
  }
});

/** Requests of staff that the site refuses. */
const refused: readonly [method: string, path: string, data?: object][] = [
  ['POST', '/api/events', {}],
  ['POST', '/api/events', { title: 5, date: 'x', time: '', kind: 'x', length_minutes: 1.5 }],
  ['POST', '/api/sermons', { title: 'x', date: '2999-01-01', video_url: 'x' }],
  ['POST', '/api/ministries', { title: '', link: 'x', imageurl: 'x' }],
  ['POST', '/api/announcements', { start_date: 'x', timezone: 'Mars', background_color: 'x' }],
  ['POST', '/api/closings', { mode: 'x', from_date: 'x' }],
  ['PATCH', '/api/church', { email: 'x', latitude: 999, time_zone: 'Mars', country: 'x', clock: '7' }],
  ['PATCH', '/api/settings', { soon_minutes: -1, owncast_url: 'x' }],
  ['PUT', '/api/page-texts/about.values', { value: [] }],
  ['POST', '/api/redirects', { from_path: 'x', to_path: 'nada' }],
  ['POST', '/api/prayer-team', { email: 'x' }],
  ['POST', '/api/prayer-requests', {}],
  ['POST', '/api/imports', { source: 'x' }],
  ['POST', '/api/factors', { type: 'x' }],
  ['POST', '/api/uploads', {}],
  ['GET', '/api/events?from=x&to=y'],
  ['GET', '/api/nowhere'],
  ['DELETE', '/api/events/x'],
  ['DELETE', '/api/events'],
];

import type { APIRequestContext, Page } from 'playwright/test';
import { listPublicPages } from '#scripts/site-pages.ts';
import type { SharedSite } from '../support/sites/shared-site.ts';
import { expect, test, unlock, untilReady } from '../support/test.ts';

test.describe.configure({ timeout: 300_000 });

let site: SharedSite;

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('demo');
});

/** The fields of rows that pages show, by their tables, and where they are read. */
const tables = {
  events: { path: '/api/events', fields: ['title', 'location', 'description'] },
  sermons: { path: '/api/sermons', fields: ['title', 'description'] },
  series: { path: '/api/series', fields: ['title', 'description'] },
  ministries: { path: '/api/ministries', fields: ['title', 'meetingtimes'] },
} as const;

type Row = Record<string, unknown>;

const list = async (request: APIRequestContext, path: string): Promise<Row[]> =>
  (await request.get(site.origin + path)).json();

/** Translates the title of every other row. Returns what still stands in English. */
async function translateSome(request: APIRequestContext): Promise<string[]> {
  const services = (await list(request, '/api/services')).flatMap(({ title, short_title }) => [
    title,
    short_title,
  ]);
  const left = [services];
  const done = new Set<unknown>();
  for (const [table, { path, fields }] of Object.entries(tables)) {
    const rows = await list(request, path);
    for (const [place, row] of rows.entries()) {
      left.push(fields.filter((name) => place % 2 === 1 || name !== 'title').map((name) => row[name]));
      if (place % 2 === 1) continue;
      done.add(row.title);
      const answer = await request.put(`${site.origin}/api/translations/${table}/${row.id ?? row.slug}`, {
        data: { fields: { title: `Título ${table} ${place}` } },
      });
      expect(answer.status(), `${table} ${row.title}`).toBe(200);
    }
  }
  const texts = left.flat().filter((text): text is string => typeof text === 'string' && text.length > 3);
  // Several rows may have one title, and only some of them a translation.
  return [...new Set(texts)].filter((text) => !done.has(text));
}

/** Returns the texts of the page with one of these that no element around says to be English. */
function unmarked(page: Page, originals: readonly string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.nodeValue?.replace(/\s+/g, ' ').trim() ?? '';
      if (!parent || parent.closest('script, style, noscript, svg')) continue;
      if (parent.closest<HTMLElement>('[lang]')?.lang === 'en') continue;
      const isOne = (original: string) =>
        // Words of the church name its services in the middle of a sentence.
        text === original || (original.length > 12 && text.includes(original));
      if (known.some(isOne)) found.push(`${parent.outerHTML.slice(0, 160)}`);
    }
    return found;
  }, originals);
}

test('no text of a row without translation stands unmarked on a page of the second language', async ({
  page,
  context,
}) => {
  const { request } = context;
  await unlock(context, site.origin);
  const speak = (second_language: string | null) =>
    request.patch(`${site.origin}/api/church`, { data: { second_language }, headers: { 'if-match': '*' } });
  expect((await speak('es')).status()).toBe(200);
  const pages = await listPublicPages(site.origin);
  const originals = (await translateSome(request)).map((text) => text.replace(/\s+/g, ' ').trim());
  expect(originals.length).toBeGreaterThan(20);

  for (const { path } of pages) {
    await page.goto(`${site.origin}/es${path === '/' ? '' : path}`);
    await untilReady(page);
    expect.soft([path, await unmarked(page, originals)]).toEqual([path, []]);
  }

  await test.step('what is translated stands in Spanish, and pages say which ones these are', async () => {
    const [event] = await list(request, '/api/events?language=es');
    expect(event).toMatchObject({ title: 'Título events 0', language: 'es', translated: 'partly' });
    for (const prefix of ['', '/es']) {
      await page.goto(`${site.origin}${prefix}/events/${event?.id}`);
      await expect(page.locator('link[rel="alternate"][hreflang="es"]')).toHaveAttribute(
        'href',
        `${site.origin}/es/events/${event?.id}`,
      );
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Título events 0');
    const [, other] = await list(request, '/api/events');
    await page.goto(`${site.origin}/es/events/${other?.id}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
    expect((await request.get(`${site.origin}/api/events?language=zz`)).status()).toBe(422);
  });

  expect((await speak(null)).status()).toBe(200);
});

import { english } from '#lib/language/english.ts';
import { spanish } from '#lib/language/spanish.ts';
import { listSitePages } from '#scripts/site-pages.ts';
import type { SharedSite } from '../support/sites/shared-site.ts';
import { expect, test, unlock, untilReady } from '../support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

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

/** Sentences of the English catalogue that Spanish has otherwise, without those that are functions. */
const translated = sentencesOf(english).filter((text) => !sentencesOf(spanish).includes(text));

function sentencesOf(catalogue: unknown): string[] {
  if (typeof catalogue === 'string') return [catalogue];
  return catalogue && typeof catalogue === 'object' ? Object.values(catalogue).flatMap(sentencesOf) : [];
}

/** The texts of a document: between its elements, and in the attributes that people read or hear. */
function textsOf(html: string): string[] {
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const between = [...markup.matchAll(/>([^<]+)</g)];
  const spoken = [...markup.matchAll(/\b(?:alt|title|aria-label|placeholder|content)="([^"]+)"/g)];
  return [...between, ...spoken].map(([, text = '']) => text.replaceAll('&#x27;', "'").trim());
}

/** Without the numbers of the countdown. */
function lastingTexts(html: string): string[] {
  return textsOf(html).filter((text) => !/^\d+$/.test(text));
}

const englishDates =
  /\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day|\b(?:January|February|March|April|June|July|August|September|October|November|December)\b/;

function leftovers(html: string): string[] {
  return textsOf(html).filter(
    (text) =>
      englishDates.test(text) ||
      translated.some((sentence) => sentence === text || (sentence.length > 14 && text.includes(sentence))),
  );
}

async function speak(
  language: string,
  page: { request: { patch: (url: string, options: object) => Promise<unknown> } },
) {
  await page.request.patch(`${site.origin}/api/church`, { data: { language } });
}

test('in Spanish no page, feed or file has an English sentence, month or weekday', async ({
  page,
  context,
}) => {
  await unlock(context, site.origin);
  // The reference of the API is English, like the document that it shows.
  const pages = (await listSitePages(site.origin)).filter(({ path }) => !path.startsWith('/api/'));
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
  await page.goto(site.origin);
  await untilReady(page);
  await page.keyboard.type('admin');
  await expect(page.getByLabel('Contraseña')).toBeVisible();
  await unlock(context, site.origin);
  for (const path of [
    '/church-settings',
    '/prayer-admin',
    '/mail',
    '/church-data',
    '/church-words',
    '/setup',
  ]) {
    await page.goto(site.origin + path);
    await untilReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0);
    expect([path, leftovers(await page.content())]).toEqual([path, []]);
  }
  const shipped = code.join('\n');
  expect(shipped).toContain(spanish.errors.unexpected);
  expect(shipped).not.toContain(english.errors.unexpected);
});

test('an open page loads again in another language', async ({ page, context }) => {
  await unlock(context, site.origin);
  await page.goto(site.origin);
  await untilReady(page);
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

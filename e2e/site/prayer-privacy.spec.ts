import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { cachedRoutes } from '#lib/core/addresses/cached-routes.ts';
import { staffPages } from '#lib/core/addresses/page-lists.ts';
import { isWhole } from '#tests/support/extent.ts';
import { startMailServer } from '#tests/support/servers/mail-server.ts';
import { asStaff, submitRequest } from '../support/prayer.ts';
import { newDatabase } from '../support/sites/own-database.ts';
import { siteSecrets } from '../support/sites/secrets.ts';
import { signIn, startSite } from '../support/sites/start-site.ts';
import { walk } from '../support/walk.ts';

const marker = /zebrafinch/i;
const marked = {
  name: 'Zebrafinch-name',
  email: 'zebrafinch@example.org',
  request: 'Please pray for zebrafinch-words in these days.',
};

/** How many of the pages that differ by their row, day or number alone are read. */
const pagesOfAKind = isWhole ? 5 : 1;

/** As a document, and as the payload of a click within the site. */
const variants: Record<string, string>[] = [{}, { rsc: '1' }];

/** Everything besides the pages that answers without a session. */
const otherAddresses = [
  '/api/health',
  '/api/captcha',
  '/api/prayer-requests',
  '/api/prayer-requests?status=new',
  '/api/prayer-requests/count',
  '/api/prayer-team',
  '/api/functions/notify-prayer-team',
  '/api/outbox',
  '/api/announcements',
  '/api/openapi.json',
  ...staffPages,
  '/no-such-page',
];

test('no word of a request is in any page, answer, event, feed, file or log', async ({ browser }) => {
  const mail = await startMailServer();
  const folder = await mkdtemp(join(tmpdir(), 'belltower-'));
  const site = await startSite({
    ...siteSecrets,
    SMTP_URL: mail.url,
    DATA_DIR: folder,
    SEED: 'demo',
    // By night one of its own, whose files are read, too.
    DATABASE_URL: isWhole ? '' : await newDatabase(),
  });
  const { origin } = site;
  const live = listen(`${origin}/api/live`);
  const cookie = await signIn(site, siteSecrets.ADMIN_PASSWORD);
  await asStaff(origin, cookie, 'POST', '/api/prayer-team', { email: 'team@example.org' });

  const first = await submitRequest(origin, marked);
  const second = await submitRequest(origin, { ...marked, is_anonymous: true });
  await refused(origin);
  await sendWithoutScripts(browser, origin);
  const read = async (path: string) => {
    const answer = await asStaff(origin, cookie, 'GET', path);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    return answer.text();
  };
  expect(await read('/api/prayer-requests?status=new')).toMatch(marker);
  await read('/api/prayer-team');
  await read('/api/functions/notify-prayer-team');
  expect(await read('/api/outbox')).not.toMatch(marker);
  await asStaff(origin, cookie, 'PATCH', `/api/prayer-requests/${first}`, { status: 'completed' });
  await asStaff(origin, cookie, 'PATCH', `/api/prayer-requests/${second}`, { status: 'inprogress' });
  await asStaff(origin, cookie, 'DELETE', `/api/prayer-requests/${first}`);
  await expect.poll(() => mail.received.length).toBe(2);

  const found = await readAll(origin);
  expect(found.visited).toBeGreaterThan(50);
  expect(found.marked).toEqual([]);
  expect(live.heard()).toContain('event: prayer-requests');
  expect(live.heard()).not.toMatch(marker);
  await live.close();
  await site.stop();
  expect(site.output()).not.toMatch(marker);
  expect(await markedFiles(folder)).toEqual([]);
  await mail.close();
  await rm(folder, { recursive: true });
});

/** Requests that are not taken, for one reason or another. */
async function refused(origin: string): Promise<void> {
  const send = (body: string) =>
    fetch(`${origin}/api/prayer-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  const { a, b, token } = await (await fetch(`${origin}/api/captcha`)).json();
  const solved = { captcha_answer: a + b, captcha_token: token };
  for (const [body, status] of [
    [JSON.stringify({ ...marked, ...solved, email: 'zebrafinch' }), 422],
    [JSON.stringify({ ...marked, ...solved, captcha_answer: 99 }), 422],
    [JSON.stringify({ ...marked, ...solved, website: 'zebrafinch' }), 422],
    ['{ "name": "zebrafinch', 400],
  ] as const) {
    const answer = await send(body);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toMatch(marker);
  }
}

/** The form that a browser without scripts sends: its answer shows what was typed, to that browser alone. */
async function sendWithoutScripts(browser: import('playwright/test').Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/visit#prayer`);
  await page.getByRole('textbox', { name: 'Name' }).fill(marked.name);
  await page.getByRole('textbox', { name: 'Email' }).fill(marked.email);
  await page.getByRole('textbox', { name: 'Prayer Request' }).fill(marked.request);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Submit Prayer Request' }).click();
  expect((await answered).headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('textbox', { name: 'Prayer Request' })).toHaveValue(marked.request);
  expect(page.url()).not.toMatch(marker);
  await context.close();
}

/** Every address that is kept for visitors or linked from a page, as document and as payload. */
async function readAll(origin: string): Promise<{ visited: number; marked: string[] }> {
  const queue = [
    ...cachedRoutes.map(({ path }) => path).filter((path) => !path.includes('[')),
    ...otherAddresses,
  ];
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  for (const [, path] of sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)) queue.push(path || '/');
  const marked: string[] = [];
  const visited = await walk(origin, queue, { pagesOfAKind, variants }, ({ path, answer, text }) => {
    if (marker.test(`${JSON.stringify([...answer.headers])}\n${text}`)) marked.push(path);
  });
  return { visited: visited.size, marked };
}

/** A browser's live stream. */
function listen(url: string): { heard(): string; close(): Promise<void> } {
  const aborter = new AbortController();
  let text = '';
  const reading = (async () => {
    const { body } = await fetch(url, { signal: aborter.signal });
    const decoder = new TextDecoder();
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) text += decoder.decode(chunk);
  })().catch(() => undefined);
  return {
    heard: () => text,
    async close() {
      aborter.abort();
      await reading;
    },
  };
}

/** Files of the site that hold the marker; the database's own are where requests belong. */
async function markedFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    if (!file.isFile() || path.includes('/postgres/cluster/')) continue;
    if (marker.test(await readFile(path, 'latin1'))) found.push(path);
  }
  return found;
}

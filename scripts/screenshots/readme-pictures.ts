import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import sharp from 'sharp';
import { inDays } from '#e2e/support/events.ts';
import { asStaff, submitRequest } from '#e2e/support/prayer.ts';
import { press, see } from '#e2e/support/screens/screen.ts';
import type { Site } from '#e2e/support/sites/start-site.ts';
import { staffCookie, touchAtOnce, unlock, untilReady } from '#e2e/support/test.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { PlainError } from '#server/start/plain-error.ts';

const folder = resolve(import.meta.dirname, '../../docs/pictures');
const phone = { width: 390, height: 760 };
const desk = { width: 1280, height: 860 };
const mostBytes = 120_000;

/** A site with the demo, and a browser beside it. */
interface Studio {
  browser: Browser;
  site: Site;
  cookie: string;
}

/** What README shows: each scene is its screens from left to right. */
const scenes: Readonly<Record<string, (studio: Studio) => Promise<Buffer[]>>> = {
  closing: drawClosing,
  moved: drawMoved,
  backup: drawBackup,
  office: drawOffice,
  phone: drawPhone,
};

/**
 * Takes the pictures of README into docs/pictures, of the site's demo.
 * @throws PlainError naming one that is too large for a page on a slow line
 */
export async function drawReadmePictures(browser: Browser, site: Site): Promise<void> {
  const studio = { browser, site, cookie: await staffCookie(site.origin) };
  await mkdir(folder, { recursive: true });
  for (const [name, draw] of Object.entries(scenes)) {
    const picture = await beside(await draw(studio));
    if (picture.length > mostBytes) throw new PlainError(`${name}.webp has ${picture.length} bytes.`);
    await writeFile(join(folder, `${name}.webp`), picture);
    console.log(`docs/pictures/${name}.webp  ${picture.length} bytes`);
  }
}

const gap = 24;

/** Lays the screens beside each other on paper. */
async function beside(screens: Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(screens.map((screen) => sharp(screen).metadata()));
  const height = Math.max(...sizes.map((size) => size.height)) + 2 * gap;
  let left = gap;
  const placed = screens.map((input, at) => {
    const here = { input, left, top: gap };
    left += (sizes[at]?.width ?? 0) + gap;
    return here;
  });
  const paper = { width: left, height, channels: 3, background: '#f2eadc' } as const;
  return sharp({ create: paper }).composite(placed).webp({ quality: 78 }).toBuffer();
}

/** Three taps: the menu, what it would cancel, and what visitors then read. It is open again afterwards. */
async function drawClosing(studio: Studio): Promise<Buffer[]> {
  const evening = { date: inDays(0), time: '11:20 pm', length_minutes: 30, location: 'Fellowship Hall' };
  const { id } = await made(studio, 'POST', '/api/events', {
    title: 'Food Pantry',
    description: 'Come in.',
    ...evening,
  });
  const page = await open(studio, '/about', { ...phone, as: 'staff' });
  await press(page, 'More for staff');
  const menu = await page.screenshot();
  await page.getByRole('menuitem', { name: 'Closing' }).click();
  await see(page, 'Untick what stays on.');
  const choice = await page.screenshot({ animations: 'disabled' });
  await page.getByRole('button', { name: /^Cancel .* for everyone$/ }).click();
  await see(page, /^Closed/);
  const visitor = await open(studio, '/', { ...phone, hasBanner: true });
  const told = await visitor.screenshot({ animations: 'disabled' });
  const [closing] = await made(studio, 'GET', '/api/closings');
  await made(studio, 'POST', `/api/closings/${closing.id}/reopen`);
  await made(studio, 'DELETE', `/api/events/${id}`);
  await leave(page, visitor);
  return [menu, choice, told];
}

/** A sign-up before and after the event moved: the place is kept, and the person reads the new day. */
async function drawMoved(studio: Studio): Promise<Buffer[]> {
  const event = {
    title: 'Lantern Walk',
    time: '6:00 PM',
    location: 'By the creek',
    description: 'Bring a light.',
  };
  const { id } = await made(studio, 'POST', '/api/events', { ...event, date: inDays(12) });
  const form = await made(studio, 'POST', '/api/forms', {
    ...{ kind: 'sign_up', title: 'Lantern Walk', event_id: id, capacity: 20, is_open: true, questions: [] },
  });
  const address = await signUp(studio, form.id, inDays(12));
  const before = await open(studio, address, phone);
  const first = await before.screenshot({ animations: 'disabled' });
  await made(studio, 'PATCH', `/api/events/${id}`, { date: inDays(19) });
  const after = await open(studio, address, phone);
  const second = await after.screenshot({ animations: 'disabled' });
  const list = await open(studio, unlinkedPaths.churchForm(form.id, 'answers'), { ...phone, as: 'staff' });
  await see(list, 'Ruth');
  const third = await list.screenshot({ animations: 'disabled' });
  await leave(before, after, list);
  return [first, second, third];
}

/** Signs up as a visitor does who takes more than three seconds. Returns the path of the sign-up. */
async function signUp({ site }: Studio, id: string, date: string): Promise<string> {
  const { a, b, token } = await (await fetch(`${site.origin}/api/captcha`)).json();
  const sum = { captcha_answer: a + b, captcha_token: token };
  const body = JSON.stringify({ name: 'Ruth', email: 'ruth@example.org', seats: 3, date, ...sum });
  const headers = { 'content-type': 'application/json' };
  for (;;) {
    const answer = await fetch(`${site.origin}/api/forms/${id}/answers`, { method: 'POST', headers, body });
    if (answer.status === 201) return new URL((await answer.json()).manage_url).pathname;
    if (answer.status !== 422) throw new Error(await answer.text());
  }
}

/** The backup that was restored and compared. */
async function drawBackup(studio: Studio): Promise<Buffer[]> {
  const page = await open(studio, '/church-data', { ...desk, as: 'staff' });
  await press(page, 'Back up now');
  await page.getByText('Proven', { exact: true }).first().waitFor({ timeout: 120_000 });
  await untilQuiet(page);
  const picture = await page.screenshot({ animations: 'disabled' });
  await leave(page);
  return [picture];
}

/** The desk on a morning on which something waits. */
async function drawOffice(studio: Studio): Promise<Buffer[]> {
  await submitRequest(studio.site.origin, { request: 'For rain, and for my neighbour’s harvest.' });
  const page = await open(studio, '/office', { ...desk, as: 'staff' });
  await see(page, 'This week');
  const picture = await page.screenshot({ animations: 'disabled' });
  await leave(page);
  return [picture];
}

async function drawPhone(studio: Studio): Promise<Buffer[]> {
  const pages = await Promise.all(['/', '/calendar', '/sermons'].map((path) => open(studio, path, phone)));
  const pictures = await Promise.all(pages.map((page) => page.screenshot({ animations: 'disabled' })));
  await leave(...pages);
  return pictures;
}

interface Window {
  width: number;
  height: number;
  as?: 'staff';
  /** Otherwise it is put aside, for what is below it. */
  hasBanner?: true;
}

/** Opens a page in a browser of its own. */
async function open(
  { browser, site }: Studio,
  path: string,
  { as, hasBanner, ...viewport }: Window,
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: site.origin,
    viewport,
    reducedMotion: 'reduce',
  });
  if (as) await unlock(context, site.origin);
  const page = await context.newPage();
  await touchAtOnce(page);
  await page.goto(path);
  await untilReady(page);
  if (!hasBanner)
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { banner: 'dismissed' }));
  await untilQuiet(page);
  return page;
}

/** Ends once pictures and letters are there. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-letters'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A picture below the window would never be decoded.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

async function leave(...pages: Page[]): Promise<void> {
  for (const page of pages) await page.context().close();
}

/** Calls the API as staff and returns what it answers. @throws Error with the answer of a refusal */
async function made({ site, cookie }: Studio, method: string, path: string, body?: unknown) {
  const answer = await asStaff(site.origin, cookie, method, path, body);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
  return text ? JSON.parse(text) : null;
}

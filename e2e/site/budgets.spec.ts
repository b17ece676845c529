import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { budgets } from '#scripts/bench/tables/budgets.ts';
import { bytesOf, type Download, visit } from '#scripts/browser/page-visit.ts';
import { listPublicPages, publicPageNames } from '#scripts/site-pages.ts';
import { buildFolder } from '#server/build/builds.mjs';
import { isWhole } from '#tests/support/extent.ts';
import { collectCode, staffCode, staffCodeIn } from '../support/downloaded-code.ts';
import { newGate } from '../support/gate.ts';
import { countShifts, firstContentfulPaint, shiftsOf } from '../support/layout-shift.ts';
import { byNight, expect, openReady, test, touchAtOnce } from '../support/test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
/** Where a line that breaks elsewhere moves most. */
const latePages = [
  ['/about', desktop],
  ['/giving', desktop],
  ['/mission-vision', { width: 1024, height: 900 }],
] as const;

// What moves, moves as it does for most visitors.
test.use({ viewport: phone, reducedMotion: 'no-preference' });

/** By day those with most to load, by their kind; what the others load is read from their documents. */
const visited = isWhole ? publicPageNames : ['home', 'sermon'];

for (const name of visited) {
  test(`a first visit to ${name} keeps its budgets, and nothing moves`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const path = await pathOf(name, baseURL);
    const code = collectCode(page);
    await countShifts(page);
    // Side by side: the phone's visit waits for most of its time.
    const [downloads, wideShifts] = await Promise.all([
      visit(page, baseURL + path),
      shiftsOnDesktop(browser, baseURL + path),
    ]);
    // Far above nothing: the scripts were really counted.
    expect(bytesOf(downloads, 'script')).toBeGreaterThan(50_000);
    expect(bytesOf(downloads, 'script'), sizes(downloads)).toBeLessThanOrEqual(budgets.scriptBytes);
    expect(staffCodeIn(await code())).toEqual([]);
    expect(downloads.filter(({ kind }) => kind === 'font').length).toBeLessThanOrEqual(budgets.fontFiles);
    expect(await shiftsOf(page)).toEqual([]);
    expect(wideShifts).toEqual([]);
  });
}

test('the scripts that a page names keep their budget, and none is of staff', async ({ baseURL }) => {
  for (const { name, path } of await listPublicPages(String(baseURL))) {
    const html = await (await fetch(baseURL + path)).text();
    const [, list = '[]'] = /\)\((\["\/_next\/[^\]]+\]),(?:true|false)\)/.exec(html) ?? [];
    const scripts = await Promise.all(
      (JSON.parse(list) as string[]).map(async (source) => {
        const answer = await fetch(baseURL + source, { headers: { 'accept-encoding': 'br' } });
        return { code: await answer.text(), bytes: Number(answer.headers.get('content-length')) };
      }),
    );
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    expect.soft([name, bytes > 50_000 && bytes <= budgets.scriptBytes, bytes]).toEqual([name, true, bytes]);
    expect.soft([name, scripts.flatMap(({ code }) => staffCodeIn(code))]).toEqual([name, []]);
  }
});

test('on a phone no part of a page is shown above what precedes it in the document', async ({
  page,
  baseURL,
}) => {
  // A browser that has read half of the document would show it, and move it later. What opens the text of a ministry
  // stands before it, so that its state can style the text: one line.
  for (const { name, path } of await listPublicPages(String(baseURL))) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const moved = await page
      .locator('main *')
      .evaluateAll((parts) =>
        parts
          .filter(
            (part) => getComputedStyle(part).order !== '0' && !part.matches('.ministry-about > details'),
          )
          .map(({ className }) => className),
      );
    expect.soft([name, moved]).toEqual([name, []]);
  }
});

async function shiftsOnDesktop(browser: Browser, url: string): Promise<string[]> {
  const page = await (await browser.newContext({ viewport: desktop })).newPage();
  await touchAtOnce(page);
  await countShifts(page);
  await openReady(page, url);
  const shifts = await shiftsOf(page);
  await page.context().close();
  return shifts;
}

test('a first view of the home page fetches little besides its scripts', async ({ page, baseURL }) => {
  const downloads = await visit(page, `${baseURL}/`);
  const others = downloads.filter(({ kind }) => kind !== 'script');
  expect(bytesOf(others), sizes(others)).toBeLessThanOrEqual(budgets.homeOtherBytes);
  const document = downloads.find(({ kind }) => kind === 'document');
  expect(document?.wireBytes).toBeLessThanOrEqual(budgets.homeDocumentWireBytes);
});

test('web fonts that load late move the page by hardly anything', async ({ browser, baseURL }) => {
  for (const [path, viewport] of latePages) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await countShifts(page);
    const letCome = await holdLetters(page);
    await page.goto(baseURL + path, { waitUntil: 'commit' });
    await firstContentfulPaint(page);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const standIn = await navigation.boundingBox();
    letCome();
    expect([path, await shiftsOf(page)]).toEqual([path, []]);
    const itself = await navigation.boundingBox();
    expect(Math.abs((itself?.width ?? 0) - (standIn?.width ?? 0))).toBeLessThan(5);
    await context.close();
  }
});

test('nothing moves on a page whose banner was put aside', byNight, async ({ page }) => {
  await page.goto('/giving');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await countShifts(page);
  await page.goto('/about');
  await expect(page.getByRole('region', { name: 'Announcements' })).toBeHidden();
  expect(await shiftsOf(page)).toEqual([]);
});

test('the search for staff’s code finds every part of it', byNight, async ({ page, asAdmin: _ }) => {
  const code = collectCode(page);
  for (const [path, button] of [
    ['/', 'Change Background'],
    ['/events', 'Add Event'],
    ['/sermons', 'Add Sermon'],
    ['/ministries', 'Edit'],
    ['/about', 'Above the leaders'],
    ['/livestream', 'Configure Stream'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).first().click();
    if (path !== '/livestream') await expect(page.getByRole('dialog')).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Hide Settings' })).toBeVisible();
  expect(staffCodeIn(await code())).toEqual(Object.keys(staffCode));
});

async function pathOf(name: string, baseURL: string | undefined): Promise<string> {
  const pages = await listPublicPages(String(baseURL));
  return String(pages.find((each) => each.name === name)?.path);
}

test('a first visit is painted before its fonts are fetched; pages after it have them', async ({ page }) => {
  const fallback = page.locator('html[data-letters]');
  const letCome = await holdLetters(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const paint = await firstContentfulPaint(page);
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (name.endsWith('.woff2') ? [startTime] : [])),
  );
  expect(asked.filter((time) => time < paint)).toEqual([]);
  await expect(fallback).toHaveCount(1);
  letCome();
  await expect(fallback).toHaveCount(0);
  await page.goto('/giving', { waitUntil: 'commit' });
  await expect(page.locator('html')).not.toHaveAttribute('data-letters');
});

/** Keeps fonts back until what it gives is called. */
async function holdLetters(page: Page): Promise<() => void> {
  const { opened, open } = newGate();
  await page.route('**/*.woff2', async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** What to look at when there is too much of it. */
function sizes(downloads: Download[]): string {
  const largestFirst = downloads.toSorted((a, b) => b.bytes - a.bytes);
  return largestFirst.map(({ kind, url, bytes }) => `${bytes} ${kind} ${new URL(url).pathname}`).join('\n');
}

test('a build traces its own files and packages, never those of a running site', async () => {
  const root = process.cwd();
  const server = join(root, await buildFolder(root), 'server');
  const lists = (await readdir(server, { recursive: true })).filter((name) => name.endsWith('.nft.json'));
  expect(lists.length).toBeGreaterThan(20);
  for (const list of lists) {
    const { files } = JSON.parse(await readFile(join(server, list), 'utf8')) as { files: string[] };
    // Relative to where Next built it.
    const paths = files.map((file) => join('.next/server', dirname(list), file));
    expect(
      paths.filter((path) => !/^(?:\.next|node_modules)\/|^package\.json$/.test(path)),
      list,
    ).toEqual([]);
    expect(paths.length, list).toBeLessThanOrEqual(budgets.tracedFiles);
  }
});

// `npm run screenshots`: pictures of every page, dialog and state at five widths, and a contact sheet of them.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright/test';
import { allScreens } from '#e2e/support/screens/all-screens.ts';
import type { Screen } from '#e2e/support/screens/screen.ts';
import { siteSecrets } from '#e2e/support/sites/secrets.ts';
import { type Site, startSite } from '#e2e/support/sites/start-site.ts';
import { prepareBrowser } from '#scripts/browser/browser.mjs';
import { chromiumArguments, chromiumPath } from '#scripts/browser/chromium.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { contactSheet } from './contact-sheet.ts';
import { type Picture, takePictures } from './picture.ts';
import { drawReadmePictures } from './readme-pictures.ts';

const folder = resolve(import.meta.dirname, '../../screenshots');
const atOnce = 2;

/**
 * Takes pictures of every screen at every width into `screenshots/`, with an index.html that shows them side by side.
 * `--only=home,events` and `--widths=390,1280` select a part; `--readme` takes those of README instead.
 * @throws PlainError for options that name unknown pages
 */
async function drawGallery(words: string[]): Promise<void> {
  const asked = readOptions(words);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const data = await mkdtemp(join(tmpdir(), 'belltower-screenshots-'));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const sites = new Map<SiteKind, Site>();
  try {
    const demo = await start(sites, 'demo', data);
    const screens = named(asked.pages, await allScreens(demo.origin));
    if (screens.some(({ site }) => site === 'empty')) await start(sites, 'empty', data);
    const pictures = await takeAll(browser, sites, screens, asked.widths);
    await writeFile(join(folder, 'index.html'), contactSheet(pictures, asked.widths));
    report(pictures);
  } finally {
    await browser.close();
    await Promise.all([...sites.values()].map((site) => site.stop()));
    await rm(data, { recursive: true, force: true });
  }
}

type SiteKind = NonNullable<Screen['site']>;

/** Starts a site on a data folder of its own, with or without demo content. */
async function start(sites: Map<SiteKind, Site>, kind: SiteKind, data: string): Promise<Site> {
  const settings = { ...siteSecrets, DATA_DIR: join(data, kind), DATABASE_URL: '' };
  const site = await startSite({ ...settings, SEED: kind === 'empty' ? 'none' : 'demo' });
  sites.set(kind, site);
  return site;
}

async function takeAll(
  browser: Browser,
  sites: Map<SiteKind, Site>,
  screens: Screen[],
  widths: number[],
): Promise<Picture[]> {
  const waiting = screens.filter(({ leavesTraces }) => !leavesTraces);
  const last = screens.filter(({ leavesTraces }) => leavesTraces);
  const taken = new Map<Screen, Picture[]>();
  const work = async (queue: Screen[]) => {
    for (let screen = queue.shift(); screen; screen = queue.shift()) {
      const origin = sites.get(screen.site ?? 'demo')?.origin ?? '';
      taken.set(screen, await takePictures(browser, origin, screen, widths, folder));
      console.log(`${String(taken.size).padStart(3)} of ${screens.length}  ${screen.page}: ${screen.name}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, () => work(waiting)));
  await work(last);
  return screens.flatMap((screen) => taken.get(screen) ?? []);
}

function report(pictures: Picture[]): void {
  const missing = pictures.filter(({ problem }) => problem);
  console.log(`\n${pictures.length - missing.length} pictures: open ${join(folder, 'index.html')}`);
  for (const { screen, width, problem } of missing)
    console.error(`Missing: ${screen.page}: ${screen.name} at ${width} px: ${problem}`);
  if (missing.length > 0) process.exitCode = 1;
}

/** Takes the pictures that README shows, of the demo alone. */
async function drawReadme(): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'belltower-screenshots-'));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const sites = new Map<SiteKind, Site>();
  try {
    await drawReadmePictures(browser, await start(sites, 'demo', data));
  } finally {
    await browser.close();
    await sites.get('demo')?.stop();
    await rm(data, { recursive: true, force: true });
  }
}

await prepareBrowser();
const words = process.argv.slice(2);
await (words.includes('--readme') ? drawReadme() : drawGallery(words));

interface ScreenshotOptions {
  /** Names; undefined for all. */
  pages: string[] | undefined;
  /** In px. */
  widths: number[];
}

const allWidths = [320, 390, 768, 1280, 1920];

/** Reads `--only=` and `--widths=`. @throws PlainError for anything else */
function readOptions(args: string[]): ScreenshotOptions {
  const options = { only: { type: 'string' }, widths: { type: 'string' } } as const;
  try {
    const { only, widths } = parseArgs({ args, options }).values;
    return { pages: only?.split(','), widths: widths?.split(',').map(readWidth) ?? allWidths };
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw new PlainError(
      `Only --only=home,events and --widths=390,1280 are understood, not ${args.join(' ')}.`,
    );
  }
}

/** Returns the screens of those pages. @throws PlainError for an unknown page */
function named(pages: string[] | undefined, screens: Screen[]): Screen[] {
  if (!pages) return screens;
  const known = new Set(screens.map(({ page }) => page));
  const unknown = pages.filter((page) => !known.has(page));
  if (unknown.length > 0)
    throw new PlainError(`There is no ${unknown.join(', ')}; there are ${[...known].join(', ')}.`);
  return screens.filter(({ page }) => pages.includes(page));
}

function readWidth(text: string): number {
  const width = Number(text);
  if (!Number.isInteger(width) || width < 200 || width > 4000)
    throw new PlainError(`A width is a number of pixels such as 390, not ${text}.`);
  return width;
}

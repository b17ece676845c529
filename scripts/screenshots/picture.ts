import { join } from 'node:path';
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import type { Browser, Page } from 'playwright/test';
import type { Screen } from '#e2e/support/screens/screen.ts';
import { touchAtOnce, unlock, untilReady } from '#e2e/support/test.ts';
// Sets the church of the demo, whose zone decides the date.
import '#lib/core/church/current-church.ts';
import { churchTimeZone } from '#lib/core/church/locale.ts';

/** One picture of the gallery, or the reason why it is missing. */
export interface Picture {
  screen: Screen;
  width: number;
  file: string;
  problem?: string;
}

/** Opens the screen once and takes its picture at each of its widths. */
export async function takePictures(
  browser: Browser,
  origin: string,
  screen: Screen,
  widths: number[],
  folder: string,
): Promise<Picture[]> {
  const { from = 0, to = Number.POSITIVE_INFINITY } = screen;
  const wanted = widths.filter((width) => width >= from && width <= to);
  const pictures = wanted.map((width) => ({ screen, width, file: fileName(screen, width) }));
  if (!pictures[0]) return [];
  const page = await openPage(browser, origin, screen, pictures[0].width);
  try {
    await show(page, origin, screen);
    for (const { width, file } of pictures) await shoot(page, screen, width, join(folder, file));
    return pictures;
  } catch (error) {
    const problem = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return pictures.map((picture) => ({ ...picture, problem }));
  } finally {
    await page.context().close();
  }
}

async function openPage(browser: Browser, origin: string, screen: Screen, width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: heightOf(width) },
    timezoneId: churchTimeZone(),
    locale: 'en-US',
    reducedMotion: 'reduce',
    javaScriptEnabled: !screen.withoutScripts,
    ...(screen.forcedColors && { forcedColors: 'active' as const }),
  });
  context.setDefaultTimeout(20_000);
  if (screen.as === 'staff') await unlock(context, origin);
  const page = await context.newPage();
  await touchAtOnce(page);
  // Ten in the morning: the same sky, greeting and countdown whenever the pictures are taken.
  await page.clock.setFixedTime(morningOf(new Date()));
  return page;
}

async function show(page: Page, origin: string, screen: Screen): Promise<void> {
  await screen.prepare?.(page);
  await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path(origin));
  if (!screen.withoutScripts) await untilReady(page);
  await page.evaluate(() => document.fonts.ready);
  await screen.open?.(page);
  if (screen.isPrinted) await page.emulateMedia({ media: 'print' });
}

/** A fixed panel would cover the middle of a whole page. */
const atPageEnd = '.admin-panel { position: static }';

/** Takes the whole page, or the window at the height of an open dialog. */
async function shoot(page: Page, screen: Screen, width: number, path: string): Promise<void> {
  const isPage = screen.frame !== 'window';
  await page.setViewportSize({ width, height: heightOf(width) });
  if (!isPage) await page.setViewportSize({ width, height: await dialogHeight(page, heightOf(width)) });
  if (isPage) await settle(page);
  await page.screenshot({
    path,
    fullPage: isPage,
    style: isPage ? atPageEnd : '',
    type: 'jpeg',
    // A list of a hundred events is a tall picture.
    timeout: 60_000,
    quality: 82,
    animations: 'disabled',
  });
}

/** Loads lazy pictures and scrolls to the top. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

function dialogHeight(page: Page, least: number): Promise<number> {
  return page.evaluate((height) => {
    const heights = [...document.querySelectorAll('[id^="headlessui-dialog-panel"]')].map(
      (panel) => panel.scrollHeight + 48,
    );
    return Math.max(height, ...heights);
  }, least);
}

function heightOf(width: number): number {
  return width < 768 ? 844 : width < 1280 ? 1024 : 900;
}

function morningOf(day: Date): Date {
  return fromZonedTime(`${formatInTimeZone(day, churchTimeZone(), 'yyyy-MM-dd')}T10:00`, churchTimeZone());
}

function fileName({ page, name }: Screen, width: number): string {
  return `${`${page} ${name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${width}.jpg`;
}

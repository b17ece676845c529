import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The widths at which every page is looked at, in px. */
export const widths = [390, 1280] as const;

/** Opens the page and holds it to what every page owes: no sideways scrolling, nothing serious for axe, no other host. */
export async function expectSoundPage(page: Page, path: string, width: number): Promise<void> {
  const foreign: string[] = [];
  page.on('request', (request) => foreign.push(request.url()));
  await page.setViewportSize({ width, height: 850 });
  await page.goto(path);
  await expectNothingSerious(page);
  const { host } = new URL(page.url());
  expect(foreign.filter((url) => /^https?:/.test(url) && new URL(url).host !== host)).toEqual([]);
}

/** Holds the page as it stands, whatever is open on it, to no sideways scrolling and nothing serious for axe. */
export async function expectNothingSerious(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'sideways scrolling in px').toBeLessThanOrEqual(0);
  expect(await seriousProblems(page)).toEqual([]);
}

/** What axe calls serious or critical on the page as it stands, each with its place. */
export async function seriousProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { skies } from '#lib/art/skies.ts';
import { expect, test, untilLettersShow, untilReady } from '../../support/test.ts';

test('the home page’s drawings are the document’s, on client navigation too', async ({ page }) => {
  const drawings = () =>
    page.locator('.hero-layer, .door-picture').evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  const response = await page.goto('/');
  const sent = await drawings();
  expect(sent).toHaveLength(9);
  expect(sent).not.toContain('');
  // Once, as HTML: what React starts from has not got them.
  expect((await response?.text())?.match(/M46 268V116Q48 48/g)).toHaveLength(4);
  await untilReady(page);
  expect(await drawings()).toEqual(sent);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.locator('.hero-layer')).toHaveCount(0);
  await page.locator('header a[href="/"]').first().click();
  await expect(page.locator('.door-picture')).toHaveCount(4);
  expect(await drawings()).toEqual(sent);
});

test('no sky has an edge above the hills, at any width and with any color of the church', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await untilReady(page);
  await untilLettersShow(page);
  // Announcements of other tests come and go while this one looks: their banner would move the scene under it.
  await page.addStyleTag({ content: '.banner-slot { display: none }' });
  // The colors of a church are properties of the root, as lib/art/palette writes them.
  await page.evaluate(() => document.documentElement.style.setProperty('--veil', '#31141c'));
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [767, 600],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const sky of Object.keys(skies)) {
      await page.locator('.hero').evaluate((hero, name) => hero.setAttribute('data-sky', name), sky);
      expect(await highestStep(page), `${sky} at ${width} px`).toBeLessThan(10);
    }
  }
});

/**
 * Returns the largest difference of color between two rows of pixels of the sky, in the margin beside the words,
 * from the top down to the first clouds. An edge runs through the whole margin, a star does not: of a row's pixels
 * the one that differs least counts.
 */
async function highestStep(page: Page): Promise<number> {
  const scene = await page.locator('[data-hero-scene]').boundingBox();
  const clip = { x: 2, y: scene?.y ?? 0, width: 6, height: Math.round((scene?.height ?? 0) * 0.45) };
  const picture = sharp(await page.screenshot({ clip, fullPage: true })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const color = (row: number, column: number) =>
    [0, 1, 2].map((part) => data[(row * info.width + column) * 3 + part] ?? 0);
  const steps = Array.from({ length: info.height - 1 }, (_, row) =>
    Math.min(
      ...Array.from({ length: info.width }, (__, column) => {
        const below = color(row + 1, column);
        return Math.max(...color(row, column).map((part, index) => Math.abs(part - (below[index] ?? 0))));
      }),
    ),
  );
  return Math.max(...steps);
}

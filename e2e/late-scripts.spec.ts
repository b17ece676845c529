import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/test';

/** Keeps the page's scripts back, as a slow line would, until they are let go. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/_next/static/chunks/*.js', (route) =>
    isHeld ? void held.push(route) : route.continue(),
  );
  return async () => {
    isHeld = false;
    for (const route of held) await route.continue();
  };
}

test('a button pressed before the scripts have come does its work once they have', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Staff' }).click();
  await release();
  await expect(page.getByRole('dialog').getByLabel('Password')).toBeVisible();
});

test('the keyword typed before the scripts have come is not lost', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/visit', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.keyboard.type('admin');
  await release();
  await expect(page.getByRole('dialog').getByLabel('Password')).toBeVisible();
});

test('no script is asked for while the style sheets that a page is painted with are on their way', async ({
  page,
}) => {
  const asked: string[] = [];
  const styles: Route[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && asked.push(request.url())));
  await page.route('**/*.css', (route) => void styles.push(route));
  await page.goto('/about', { waitUntil: 'commit' });
  await expect.poll(() => styles.length).toBeGreaterThan(0);
  expect(asked).toEqual([]);
  for (const route of styles) await route.continue();
  await expect.poll(() => asked.length).toBeGreaterThan(3);
});

import { expect, test, untilReady } from '../support/test.ts';

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

import { expect, test, untilReady } from '../support/test.ts';

test('the drawings of the home page are those of its document, and drawn anew for whoever comes from another page', async ({
  page,
}) => {
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

test('the sky is that of the visitor’s own hour', async ({ page }) => {
  const skyAt = async (hour: string) => {
    await page.clock.setFixedTime(`2026-11-22T${hour}:00-06:00`);
    await page.goto('/');
    return page.locator('[data-sky]').first();
  };
  await expect(await skyAt('08:30')).toHaveAttribute('data-sky', 'dawn');
  await expect(await skyAt('13:30')).toHaveAttribute('data-sky', 'noon');
  await expect(await skyAt('19:30')).toHaveAttribute('data-sky', 'dusk');
  await expect(await skyAt('02:30')).toHaveAttribute('data-sky', 'night');
});

test('every page names a picture for shared links that is really there', async ({ page, request }) => {
  for (const path of ['/', '/about', '/sermons', '/visit']) {
    await page.goto(path);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await request.get(new URL(String(address)).pathname);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toBe('image/png');
  }
});

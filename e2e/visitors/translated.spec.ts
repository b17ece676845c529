import { layoutPageNames, listPublicPages } from '#scripts/site-pages.ts';
import { isWhole } from '#tests/support/extent.ts';
import { expect, openReady, test, untilReady } from '../support/test.ts';
import { bringTranslation, translateAlways } from '../support/translation.ts';

// What there is on the pages, and what opens on them, goes on in translation in accessibility.spec.ts, which opens all of it.

test.describe('a page that the browser has translated before the scripts ran', () => {
  // React finds elements that it did not write, logs this, and renders the page from scratch.
  test.use({ expectedErrors: [/418/] });

  test('stands once they run', async ({ page, baseURL }) => {
    await bringTranslation(page, 'DOMContentLoaded');
    for (const { path, name } of await listPublicPages(String(baseURL))) {
      if (!isWhole && !layoutPageNames.includes(name)) continue;
      await page.goto(path);
      const own = await page.getByRole('heading', { level: 1 }).innerText();
      await untilReady(page);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(own);
    }
  });
});

test('a page that the browser has translated says what its tabs, counts and answers say', async ({
  page,
}) => {
  await translateAlways(page);
  await openReady(page, '/livestream');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'YouTube Live' }).click();
  await expect(main).toContainText('Open YouTube');
  const words = await main.locator('p', { hasText: 'YouTube' }).first().innerText();
  await main.getByRole('link', { name: 'Facebook Live' }).click();
  await expect(main).toContainText('Open Facebook');
  await expect(main).not.toContainText(words);
  await openReady(page, '/events');
  await page.getByRole('link', { name: 'Load More Events' }).click();
  await expect(page.getByText(/^Showing 10 of/)).toBeVisible();
  await openReady(page, '/sermons');
  await page.getByRole('searchbox').fill('neighbor');
  await expect(page.getByRole('status').filter({ hasText: '1 sermon found' })).toBeAttached();
});

import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('without scripts, the header leads to the search, and a word to what has it', async ({ page }) => {
  await page.goto('/visit');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const field = page.getByRole('searchbox', { name: 'Search this site' });
  await field.fill('beliefs');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=beliefs$/);
  await expect(field).toHaveValue('beliefs');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const found = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: 'Beliefs', exact: true });
  await found.click();
  await expect(page).toHaveURL(/\/beliefs$/);

  await page.goto('/search?q=xqzw+%3Cb%3E');
  await expect(page.getByRole('main')).toContainText('Nothing was found for “xqzw <b>”.');
});

import { answer, until } from './support/screens/screen.ts';
import { expect, test } from './support/test.ts';

// An answer that no part of the site gives makes the page's own code fail, which the browser reports.
test.use({ expectedErrors: [/TypeError|Cannot read properties|error occurred/] });

const requests = /\/api\/prayer-requests\?/;

test('a page whose own code fails says so, names people to call, and comes back', async ({
  page,
  asAdmin: _,
}) => {
  await answer(page, requests, [null]);
  await page.goto('/prayer-admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main').getByRole('link', { name: /^\(512\)/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.unroute(requests);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prayer Request Admin');
});

test('a failure in the frame of the page leaves a page that says so, and comes back', async ({ page }) => {
  await answer(page, '**/api/banner', [null]);
  await page.goto('/about');
  await until(page, 'Unexpected Application Error!', () =>
    page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  );
  await expect(page).toHaveTitle('Unexpected Application Error!');
  await page.unroute('**/api/banner');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});

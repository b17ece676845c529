import { church } from '#lib/core/church/church.ts';
import { answer, until } from '../support/screens/screen.ts';
import { byNight, expect, test } from '../support/test.ts';

// What the tests break makes the page's own code fail, which the browser reports.
test.use({ expectedErrors: [/TypeError|Cannot read properties|broken by the test|error occurred/] });

test('a page whose own code fails says so, and comes back', byNight, async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  // The countdown writes the next service's date with every tick.
  await page.evaluate(() => {
    Object.assign(window, { kept: Date.prototype.toISOString });
    Date.prototype.toISOString = () => {
      throw new Error('broken by the test');
    };
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: church.phone })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.evaluate(() => {
    Date.prototype.toISOString = (window as Window & { kept?: () => string }).kept as () => string;
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Good/);
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

import { expect, test } from './support/test.ts';

test('a visitor finds the church, its next events and the way to the calendar', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Full Calendar' })).toHaveAttribute('href', '/calendar');
});

test('staff see the admin panel', async ({ page, asAdmin: _ }) => {
  await page.goto('/');
  await expect(page.getByText('Admin Mode Active')).toBeVisible();
});

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: [/404/] });

  test('says so and leads home', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
  });
});

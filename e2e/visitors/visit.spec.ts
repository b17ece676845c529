import { church } from '#lib/core/church/church.ts';
import { expect, test } from '../support/test.ts';

test('a first visit needs no other page', async ({ page }) => {
  await page.goto('/visit');
  const main = page.getByRole('main');
  await expect(main.getByText(church.services.sunday.text)).toBeVisible();
  await expect(main.getByText(church.street).first()).toBeVisible();
  await expect(main.getByRole('link', { name: church.phone })).toHaveAttribute('href', 'tel:+15125550142');
  await expect(main.getByRole('link', { name: church.email }).first()).toHaveAttribute(
    'href',
    `mailto:${church.email}`,
  );
  const expectations = main
    .getByRole('region', { name: 'What to Expect' })
    .getByRole('heading', { level: 3 });
  await expect(expectations).toHaveText([
    'Casual atmosphere',
    'Contemporary worship',
    'Practical messages',
    'Children’s program',
  ]);
  await expect(main.getByRole('heading', { name: 'Parking' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Accessibility' })).toBeVisible();
});

test('the live map is fetched only when it is asked for', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/openstreetmap\.org/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  await page.goto('/visit');
  for (const app of ['Google Maps', 'Apple Maps', 'OpenStreetMap']) {
    await expect(page.getByRole('link', { name: app })).toHaveAttribute('target', '_blank');
  }
  expect(asked).toEqual([]);
  await expect(page.getByText('Not to scale')).toBeVisible();
  await page.getByRole('button', { name: 'Show the live map' }).click();
  await expect(page.getByTitle(`Map of ${church.street}`)).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
});

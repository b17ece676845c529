import { pastTheEdge } from '#scripts/browsers/past-the-edge.ts';
import { expect, test } from '../support/test.ts';
import { largeText, setTextSize } from '../support/text-size.ts';

// Every page is looked at with large text in accessibility.spec.ts.

const height = 844;

test.describe('text twice as large on a phone', () => {
  test('leaves the calendar its seven days and the ways to other months', async ({ page }) => {
    await setTextSize(page, largeText);
    await page.setViewportSize({ width: 320, height });
    await page.goto('/calendar');
    await page.getByRole('columnheader').last().scrollIntoViewIfNeeded();
    for (const day of await page.getByRole('columnheader').all())
      await expect(day).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: /Next month/ }).click();
    await expect(page).toHaveURL(/month=/);
  });

  test('leaves staff their panel, and a form more room than its buttons', async ({ page, asAdmin: _ }) => {
    await setTextSize(page, largeText);
    await page.setViewportSize({ width: 390, height });
    await page.goto('/events');
    const panel = page.getByRole('complementary', { name: 'Admin mode' });
    await expect(panel.getByRole('button', { name: 'More for staff' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(pastTheEdge)).toEqual([]);
    await page.getByRole('button', { name: 'Add Event' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Title' }).scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('button', { name: 'Create One-time Event' })).not.toBeInViewport();
    await dialog.getByRole('button', { name: 'Create One-time Event' }).click();
    await expect(dialog.getByText('Title is required').last()).toBeVisible();
    expect(await page.evaluate(pastTheEdge)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await panel.getByRole('button', { name: 'Exit Admin Mode' }).click();
    await expect(page.locator('[data-sonner-toast]')).toHaveCSS('font-size', '26px');
  });
});

import { church } from '#lib/core/church/church.ts';
import { expect, test } from '../support/test.ts';

test('the text-to-give instructions open as an alert and hand the focus back', async ({ page }) => {
  await page.goto('/giving');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ways to Give');
  const button = page.getByRole('button', { name: 'Text To Give' });
  await button.click();
  const alert = page.getByRole('alertdialog', { name: 'Text To Give' });
  await expect(alert).toContainText(church.giving.textExample);
  await expect(alert).toContainText(church.giving.textNumber);
  await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
});

test('online giving opens the donation platform in a new tab', async ({ page }) => {
  await page.goto('/giving');
  const link = page.getByRole('main').getByRole('link', { name: 'Give online' });
  await expect(link).toHaveAttribute('href', church.giving.onlineUrl);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(page.getByRole('complementary', { name: 'Why We Give' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the text is one tap away', async ({ page }) => {
    await page.goto('/giving');
    const link = page.getByRole('link', { name: 'Open Messages' });
    await expect(link).toHaveAttribute('href', 'sms:+15125550167?&body=%2450%20General%20Fund');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the instructions stand in the page', async ({ page }) => {
    await page.goto('/giving');
    await expect(page.getByRole('main')).toContainText(church.giving.textNumber);
    await expect(page.getByRole('button', { name: 'Text To Give' })).toBeHidden();
  });
});

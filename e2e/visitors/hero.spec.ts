import { byNight, expect, test, touchAtOnce } from '../support/test.ts';

const picture = '/icon-512.png';

test.describe('the hero background', () => {
  test('that staff try out is gone with the next load', byNight, async ({ page, asAdmin: _ }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Change Background' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Hero Background' });
    await dialog.getByLabel('Background picture').first().fill(picture);
    await dialog.getByRole('button', { name: 'Try in this browser' }).click();
    await expect(page.locator('.hero-picture img')).toHaveAttribute('src', picture);
    await page.reload();
    await expect(page.getByText('Admin Mode Active')).toBeVisible();
    await expect(page.locator('.hero-picture img')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('heroBackground'))).toBeNull();
  });

  test(
    'that staff save is what every visitor sees, a page left open too, until they take it away',
    byNight,
    async ({ browser, baseURL, page, request, asAdmin: _ }) => {
      await page.goto('/');
      const save = async (address: string) => {
        await page.getByRole('button', { name: 'Change Background' }).click();
        const dialog = page.getByRole('dialog', { name: 'Change Hero Background' });
        await dialog.getByLabel('Background picture').first().fill(address);
        await dialog.getByRole('button', { name: 'Save for all visitors' }).click();
        await expect(dialog).toHaveCount(0);
      };
      const left = await browser.newPage();
      await touchAtOnce(left);
      await left.goto(String(baseURL));
      await save(picture);
      expect(await (await request.get('/')).text()).toContain(`src="${picture}"`);
      await expect(left.locator('.hero-picture img')).toHaveAttribute('src', picture);
      await left.context().close();
      await page.reload();
      await save('');
      expect(await (await request.get('/')).text()).not.toContain(`src="${picture}"`);
    },
  );
});

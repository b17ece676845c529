import type { Page } from 'playwright/test';
import { layoutPageNames, listPublicPages } from '#scripts/site-pages.ts';
import { isWhole } from '#tests/support/extent.ts';
import { banner, control } from '../support/banner.ts';
import { expect, openReady, test, untilReady } from '../support/test.ts';

/** A browser that lets no site keep anything: even asking for its storage is refused. */
async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse });
    Object.assign(window, { BroadcastChannel: refuse });
  });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a browser that lets no site keep anything', () => {
  test.beforeEach(({ page }) => refuseStorage(page));

  test('shows every page as it was sent once the scripts run', async ({ page, baseURL }) => {
    for (const { path, name } of await listPublicPages(String(baseURL))) {
      if (!isWhole && !layoutPageNames.includes(name)) continue;
      await page.goto(path);
      const own = await heading(page).innerText();
      await untilReady(page);
      await expect.soft(heading(page), path).toHaveText(own);
    }
  });

  test('puts the banner aside for the pages that are gone through, and brings it back', async ({ page }) => {
    await openReady(page, '/giving');
    await control(page, 'Dismiss announcements').click();
    await expect(banner(page)).toBeHidden();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).click();
    await expect(page).toHaveURL('/resources');
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });

  test('offers the sign-in of staff', async ({ page }) => {
    await openReady(page, '/beliefs');
    await page.keyboard.type('admin');
    await expect(page.getByRole('dialog').getByLabel('Password')).toBeVisible();
  });
});

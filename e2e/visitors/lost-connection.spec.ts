import type { Page } from 'playwright/test';
import { fillPrayer, solveSum } from '../support/prayer-form.ts';
import { byNight, expect, openReady, test } from '../support/test.ts';

// What the tests take away, the browser reports.
test.use({ expectedErrors: [/Failed to (load|fetch)|ERR_|ChunkLoadError|NetworkError/] });

const alert = 'There was an error submitting your prayer request. Please try again.';
const toast = 'Error submitting prayer request: Please try again.';
const gone = 'This part of the page could not be loaded.';

/** From now on no file of code answers, as for a tab left open over an upgrade. */
async function removeCode(page: Page): Promise<void> {
  await page.route('**/_next/static/chunks/**', (route) => route.fulfill({ status: 404 }));
}

const message = (page: Page, text: string) => page.locator('body > [role="status"]').getByText(text);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a prayer stays in its form without network and without code', async ({ page, context }) => {
  await openReady(page, '/visit');
  await removeCode(page);
  await fillPrayer(page, 'For calm in the storm.');
  await solveSum(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit Prayer Request' }).click();
  await expect(page.getByText(alert)).toBeVisible();
  await expect(message(page, toast)).toHaveCSS('position', 'static');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ruth');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ruth@example.org');
  await expect(page.getByRole('textbox', { name: 'Prayer Request' })).toHaveValue('For calm in the storm.');
});

test.describe('a page whose code is gone', () => {
  test('says so for what is asked of it, and keeps everything else', byNight, async ({ page }) => {
    await page.clock.install();
    await openReady(page, '/ministries');
    await removeCode(page);
    for (const button of ['Staff', 'Banner settings', 'Staff']) {
      await page.getByRole('button', { name: button }).press('Enter');
      await expect(message(page, gone)).toBeVisible();
      await page.clock.fastForward('00:10');
      await expect(message(page, gone)).toBeHidden();
    }
    await page.getByRole('button', { name: 'Refresh Images' }).click();
    await expect(message(page, 'Content refreshed')).toBeVisible();
    await expect(heading(page)).toHaveText('Our Ministries');
  });

  test('goes on by full loads, each at its link’s own address', async ({ page }) => {
    await openReady(page, '/about');
    await removeCode(page);
    for (const [link, path, title] of [
      ['Sermons', '/sermons', 'Sermons'],
      ['Giving', '/giving', 'Ways to Give'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveURL(path);
    }
  });

  test(
    'lets staff leave admin mode, and names tools it cannot load',
    byNight,
    async ({ page, asAdmin: _ }) => {
      await page.goto('/prayer-admin');
      await expect(page.getByRole('heading', { name: 'Prayer Request Admin' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'More for staff' })).toBeVisible();
      await removeCode(page);
      await page.getByRole('button', { name: 'More for staff' }).click();
      await page.getByRole('menuitem', { name: 'Activity' }).click();
      await expect(message(page, gone)).toBeVisible();
      await page.getByRole('button', { name: 'Exit Admin Mode' }).click();
      await expect(heading(page)).toHaveText(/^Good/);
      expect(await page.evaluate(() => localStorage.getItem('isAdminMode'))).toBe('false');
    },
  );
});

test.describe('a page left open', () => {
  test('and shown again without network stays as it is and says so', async ({ page, context }) => {
    await page.clock.install();
    await openReady(page, '/');
    await context.setOffline(true);
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(message(page, 'Failed to load featured events. Please try again.')).toBeVisible({
        timeout: 100,
      });
    }).toPass({ intervals: [0] });
    await expect(heading(page)).toHaveText(/^Good/);
    await page.getByRole('button', { name: 'Staff' }).click();
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(message(page, gone)).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [0] });
    // Back in the network, what was missing comes by itself.
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Staff' }).click();
    await page.clock.resume();
    await expect(page.getByRole('dialog', { name: 'Staff sign-in' })).toBeVisible();
  });

  test('over an upgrade reloads at a change, but never over typed text', async ({ page, baseURL }) => {
    await page.route('**/*', async (route) => {
      if (!route.request().headers().rsc) return route.fallback();
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/"b":"[^"]+"/, '"b":"the next build"'),
      });
    });
    const changed = () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    const reloaded = () => page.waitForEvent('framenavigated');
    await openReady(page, '/');
    await page.getByRole('link', { name: 'Submit a prayer request' }).click();
    const dialog = page.getByRole('dialog', { name: 'Submit a Prayer Request' });
    await fillPrayer(dialog, 'For calm in the storm.');
    await changed();
    await expect(message(page, 'The site has been updated since this page was opened.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Prayer Request' })).toHaveValue(
      'For calm in the storm.',
    );
    await openReady(page, `${baseURL}/ministries`);
    const loading = reloaded();
    await changed();
    await loading;
    await expect(heading(page)).toHaveText('Our Ministries');
  });
});

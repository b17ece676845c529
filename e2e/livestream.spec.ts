import { church } from '#lib/core/church/church.ts';
import { expect, test } from './support/test.ts';

// The settings are one for the whole site, so these tests take turns.
test.describe.configure({ mode: 'default' });

test('the stream has its place, its times and three ways to watch', async ({ page }) => {
  await page.goto('/livestream');
  await expect(page).toHaveTitle(`Live Worship Service - ${church.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live Worship Service');
  await expect(page.getByText('Live stream will appear here when available.')).toBeVisible();
  await expect(page.getByText(church.services.livestreamText, { exact: true })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Where to watch' });
  await expect(tabs.getByRole('link')).toHaveText(['Vimeo Live', 'YouTube Live', 'Facebook Live']);
  await tabs.getByRole('link', { name: 'YouTube Live' }).click();
  const youtube = page.getByRole('link', { name: 'Open YouTube' });
  await expect(youtube).toHaveAttribute('href', church.social.youtube);
  await expect(youtube).toHaveAttribute('target', '_blank');
  await tabs.getByRole('link', { name: 'Facebook Live' }).click();
  await expect(page.getByRole('link', { name: 'Open Facebook' })).toHaveAttribute(
    'href',
    church.social.facebook,
  );
});

test('staff are told how to set the stream up', async ({ page, asAdmin: _ }) => {
  await page.goto('/livestream');
  await expect(page.getByText('No Vimeo stream is set up yet.')).toBeVisible();
});

test('what staff save is what visitors see, cleaned, at the next request', async ({
  page,
  asAdmin: _,
  browser,
}) => {
  const save = (data: Record<string, string | null>) => page.request.patch('/api/settings', { data });
  const visitor = await browser.newPage();
  await visitor.route(/player\.vimeo\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Live' }),
  );
  const saved = await save({
    vimeo_embed_code:
      '<script>alert(1)</script><iframe src="https://player.vimeo.com/video/1" title="Sunday"></iframe>',
    facebook_live_url: 'https://www.facebook.com/example/live',
  });
  expect(saved.status()).toBe(200);
  try {
    await visitor.goto('/livestream');
    await expect(visitor.getByTitle('Sunday')).toBeVisible();
    await visitor.goto('/livestream?tab=facebook');
    await expect(visitor.getByRole('link', { name: 'Open Facebook' })).toHaveAttribute(
      'href',
      'https://www.facebook.com/example/live',
    );
  } finally {
    await save({ vimeo_embed_code: null, facebook_live_url: null });
    await visitor.close();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every tab is a page', async ({ page }) => {
    await page.goto('/livestream');
    await expect(page.getByText('Live stream will appear here when available.')).toBeVisible();
    await page.getByRole('link', { name: 'Facebook Live' }).click();
    await expect(page.getByRole('link', { name: 'Open Facebook' })).toBeVisible();
  });
});

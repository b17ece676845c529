import { expect, test } from './support/test.ts';

// The stream's address leads nowhere in a test, which the browser reports.
test.use({ expectedErrors: [/stream\.test|ERR_/] });
// There is one set of stream settings for the whole site.
test.describe.configure({ mode: 'serial' });

const settings = 'Stream settings';

test.beforeEach(async ({ page, asAdmin: _ }) => {
  await page.route('https://stream.test/**', (route) => route.abort());
  await page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );
  await page.request.patch('/api/settings', {
    data: { use_rtmp: false, rtmp_url: null, youtube_id: null, vimeo_embed_code: null },
  });
  await page.goto('/livestream');
  await page
    .getByRole('region', { name: settings })
    .getByRole('button', { name: 'Configure Stream' })
    .click();
});

test('the stream key never leaves the browser, the stream address reaches every visitor', async ({
  page,
  request,
}) => {
  const panel = page.getByRole('region', { name: settings });
  const sent: string[] = [];
  page.on('request', (each) => sent.push(`${each.url()} ${each.postData() ?? ''}`));
  await expect(panel.getByText('Admin mode enabled. Press Ctrl+Shift+Z to toggle.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Reload Player' })).toBeDisabled();
  await panel.getByRole('switch', { name: 'Use RTMP/HLS Stream' }).click();
  await expect(page.getByText('Stream settings updated')).toBeVisible();
  await panel.getByRole('tab', { name: 'RTMP' }).click();
  await panel.getByLabel('Stream URL (RTMP or HLS)').fill('https://stream.test/live.m3u8');
  await panel.getByLabel('Stream key').fill('secret-key-of-the-church');
  await panel.getByRole('button', { name: 'Save and Apply RTMP Settings' }).click();
  await expect(page.getByLabel('Live worship service')).toBeVisible();
  await panel.getByRole('button', { name: 'Reload Player' }).click();
  await expect(page.getByText('Reloading stream player')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Reload Player' })).toBeEnabled();
  expect(sent.filter((text) => text.includes('secret-key-of-the-church'))).toEqual([]);
  expect(sent.filter((text) => text.includes('live.m3u8')).length).toBeGreaterThan(0);
  expect(
    await page.evaluate(() => [
      localStorage.getItem('useRtmp'),
      localStorage.getItem('rtmpUrl'),
      localStorage.getItem('streamKey'),
    ]),
  ).toEqual(['true', 'https://stream.test/live.m3u8', 'secret-key-of-the-church']);
  expect(await (await request.get('/api/settings')).json()).toMatchObject({
    use_rtmp: true,
    rtmp_url: 'https://stream.test/live.m3u8',
  });
});

test('an rtmp address is said to play in no browser', async ({ page }) => {
  const panel = page.getByRole('region', { name: settings });
  await panel.getByRole('tab', { name: 'RTMP' }).click();
  await panel.getByLabel('Stream URL (RTMP or HLS)').fill('rtmp://stream.test/live');
  await expect(panel.getByText(/No browser can play an rtmp:\/\/ address/)).toBeVisible();
  await panel.getByRole('switch', { name: 'Use RTMP/HLS Stream' }).click();
  await expect(page.getByText('Stream settings updated')).toBeVisible();
});

test('the id of a YouTube link is shown, and visitors are led there', async ({ page, request }) => {
  const panel = page.getByRole('region', { name: settings });
  await panel.getByRole('tab', { name: 'YouTube' }).click();
  await panel.getByLabel('YouTube URL or ID').fill('https://youtu.be/abcdefghijk?t=5');
  await expect(panel.getByText('Video ID: abcdefghijk')).toBeVisible();
  await panel.getByRole('button', { name: 'Save YouTube Settings' }).click();
  await expect(page.getByText('YouTube settings saved')).toBeVisible();
  expect(await (await request.get('/livestream?tab=youtube')).text()).toContain('watch?v=abcdefghijk');
  await panel.getByLabel('YouTube URL or ID').fill('');
  await panel.getByRole('button', { name: 'Save YouTube Settings' }).click();
  await expect
    .poll(async () => (await request.get('/livestream?tab=youtube')).text())
    .not.toContain('abcdefghijk');
});

test('an embed code is cleaned to the player’s frame', async ({ page, request }) => {
  const panel = page.getByRole('region', { name: settings });
  const code = '<iframe src="https://player.vimeo.com/video/76979871"></iframe><script>alert(1)</script>';
  await panel.getByLabel('Vimeo embed code').fill(code);
  await panel.getByRole('button', { name: 'Save Vimeo Settings' }).click();
  await expect(page.getByText('Vimeo settings saved')).toBeVisible();
  const { vimeo_embed_code } = await (await request.get('/api/settings')).json();
  expect(vimeo_embed_code).toContain('player.vimeo.com/video/76979871');
  expect(vimeo_embed_code).not.toContain('script');
  await panel.getByLabel('Vimeo embed code').fill('');
  await panel.getByRole('button', { name: 'Save Vimeo Settings' }).click();
  await expect
    .poll(async () => (await (await request.get('/api/settings')).json()).vimeo_embed_code)
    .toBeNull();
});

import { church } from '#lib/core/church/church.ts';
import { inDays, uniqueTitle } from '../support/events.ts';
import { asStaff } from '../support/prayer.ts';
import { fillPrayer, solveSum } from '../support/prayer-form.ts';
import { idle } from '../support/sites/start-sites.ts';
import { byNight, expect, staffCookie, test } from '../support/test.ts';

const settings = 'Stream settings';
const noStream = {
  use_rtmp: false,
  rtmp_url: null,
  youtube_id: null,
  vimeo_embed_code: null,
  facebook_live_url: null,
};

test('the stream has its place, its times and three ways to watch', async ({ page }) => {
  await page.goto('/livestream');
  await expect(page).toHaveTitle(`Live Worship Service - ${church.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live Worship Service');
  await expect(page.getByText('Live stream will appear here when available.')).toBeVisible();
  await expect(page.getByText(church.services.livestreamText, { exact: true })).toBeVisible();
  for (const name of ['The last recording', 'The next service'])
    await expect(page.getByText(name)).toBeVisible();
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

test('visitors see what staff save, cleaned, at the next request', async ({ page, asAdmin: _, browser }) => {
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

  test('the team is told of what is asked beside the stream', async ({ page, baseURL }) => {
    const request = uniqueTitle('Please pray for all who watch.');
    await page.goto('/visit?from=livestream#prayer');
    const form = page.locator('#prayer form');
    const send = () => form.getByRole('button', { name: 'Submit Prayer Request' }).click();
    await fillPrayer(form, request);
    await send();
    await solveSum(form);
    await send();
    await expect(page.getByText('Your prayer request has been')).toBeVisible();
    const answer = await asStaff(String(baseURL), await staffCookie(), 'GET', '/api/prayer-requests');
    expect(await answer.json()).toContainEqual(expect.objectContaining({ request, source: 'livestream' }));
  });
});

test.describe('the stream’s settings', () => {
  // The stream's address leads nowhere in a test, which the browser reports.
  test.use({ expectedErrors: [/stream\.test|ERR_/] });
  test.describe.configure({ mode: 'serial' });

  test.afterAll(async ({ baseURL }) => {
    await asStaff(String(baseURL), await staffCookie(), 'PATCH', '/api/settings', noStream);
  });

  test.beforeEach(async ({ page, asAdmin: _ }) => {
    await page.route('https://stream.test/**', (route) => route.abort());
    await page.route('https://player.vimeo.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
    );
    await page.request.patch('/api/settings', { data: { ...noStream, youtube_id: 'abcdefghijk' } });
    await page.goto('/livestream');
    await page
      .getByRole('region', { name: settings })
      .getByRole('button', { name: 'Configure Stream' })
      .click();
  });

  test('the stream key stays in the browser, the address reaches visitors', async ({ page, request }) => {
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

  test('an rtmp address is said to play in no browser', byNight, async ({ page }) => {
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

  test('the form shows the site’s settings and refuses what cannot play', byNight, async ({ page }) => {
    await page.evaluate(() => {
      for (const name of ['vimeoEmbedCode', 'youtubeInput', 'youtubeId', 'facebookLiveUrl', 'rtmpUrl'])
        localStorage.setItem(name, 'https://old.example/');
      localStorage.setItem('useRtmp', 'true');
    });
    await page.reload();
    const panel = page.getByRole('region', { name: settings });
    await panel.getByRole('button', { name: 'Configure Stream' }).click();
    await expect(panel.getByRole('switch', { name: 'Use RTMP/HLS Stream' })).not.toBeChecked();
    const code = panel.getByLabel('Vimeo embed code');
    await expect(code).toHaveValue('');
    await code.fill('<video src="https://stream.test/live.mp4"></video>');
    await panel.getByRole('tab', { name: 'YouTube' }).click();
    await expect(panel.getByLabel('YouTube URL or ID')).toHaveValue('abcdefghijk');
    await panel.getByRole('tab', { name: 'Vimeo' }).click();
    await panel.getByRole('button', { name: 'Save Vimeo Settings' }).click();
    await expect(panel.getByText('This contains no player that the site can show.')).toBeVisible();
    await expect(code).toHaveValue('<video src="https://stream.test/live.mp4"></video>');
    await code.fill('https://vimeo.com/76979871');
    await panel.getByRole('button', { name: 'Save Vimeo Settings' }).click();
    await expect(page.getByText('Vimeo settings saved')).toBeVisible();
    await expect(page.locator('iframe[src^="https://player.vimeo.com/video/76979871"]')).toBeVisible();
    await expect(code).toHaveValue(/^<iframe src="https:\/\/player\.vimeo\.com\/video\/76979871/);
    expect(await page.evaluate(() => localStorage.getItem('vimeoEmbedCode'))).toBe(
      'https://vimeo.com/76979871',
    );
  });

  test('the second to change a setting is shown the first’s and decides', byNight, async ({ page }) => {
    const panel = page.getByRole('region', { name: settings });
    await panel.getByRole('tab', { name: 'Facebook' }).click();
    const address = panel.getByLabel('Facebook live URL');
    await address.fill('https://www.facebook.com/mine/live');
    const theirs = { facebook_live_url: 'https://www.facebook.com/theirs/live' };
    await page.request.patch('/api/settings', { data: theirs });
    const save = panel.getByRole('button', { name: 'Save Facebook Settings' });
    await save.click();
    await expect(panel.getByText('Someone else has changed this page’s settings')).toBeVisible();
    await expect(panel.getByText(theirs.facebook_live_url)).toBeVisible();
    await expect(address).toHaveValue('https://www.facebook.com/mine/live');
    expect(await (await page.request.get('/api/settings')).json()).toMatchObject(theirs);
    await panel.getByRole('button', { name: 'Keep what I typed' }).click();
    await save.click();
    await expect(page.getByText('Facebook settings saved')).toBeVisible();
    expect(await (await page.request.get('/api/settings')).json()).toMatchObject({
      facebook_live_url: 'https://www.facebook.com/mine/live',
    });
    // One's own change is no conflict: another setting is saved right after it.
    await panel.getByRole('tab', { name: 'YouTube' }).click();
    await panel.getByLabel('YouTube URL or ID').fill('https://youtu.be/dQ-w4_9WgXc');
    await panel.getByRole('button', { name: 'Save YouTube Settings' }).click();
    await expect(page.getByText('YouTube settings saved')).toBeVisible();
  });

  test(
    'once the service is over staff publish its message, most of it filled in',
    byNight,
    async ({ page }) => {
      const publish = page.getByRole('button', { name: 'Publish today’s message' });
      await expect(publish).toBeHidden();
      const [{ speaker, series }] = await (await page.request.get('/api/sermons?limit=1')).json();
      const ended = { live_override: 'ended', live_override_until: null };
      await page.request.patch('/api/settings', { data: ended });
      try {
        await publish.click();
        const form = page.getByRole('dialog', { name: 'Add New Sermon' });
        await expect(form.getByLabel('Video URL')).toHaveValue('https://youtu.be/abcdefghijk');
        await expect(form.getByLabel('Date')).toHaveValue(inDays(0));
        await expect(form.getByRole('combobox', { name: 'Speaker' })).toHaveValue(speaker);
        await expect(form.getByLabel('Series')).toHaveValue(series);
      } finally {
        await page.request.patch('/api/settings', { data: idle });
      }
    },
  );
});

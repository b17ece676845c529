import { describe, expect, test } from 'vitest';
import { church } from '#lib/core/church/church.ts';
import { db } from '#lib/core/database/db.ts';
import english from '#lib/language/generated/en.ts';
import { updateSettings } from '#lib/livestream/commands.ts';
import { findSettings } from '#lib/livestream/queries.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

const { sql } = useDatabase();

const frame = '<iframe src="https://player.vimeo.com/video/1"></iframe>';

describe('the settings of the site', () => {
  test('are all empty at first, even when their row is gone', async () => {
    await sql('DELETE FROM site_settings');
    expect(await findSettings({})).toMatchObject({
      vimeo_embed_code: null,
      youtube_id: null,
      use_rtmp: false,
    });
    await expect(updateSettings.execute(staff, { use_rtmp: true })).resolves.toMatchObject({
      use_rtmp: true,
    });
  });

  test('are shown cleaned, also those written straight into the table', async () => {
    await sql('UPDATE site_settings SET vimeo_embed_code = $1', [`<script>alert(1)</script>${frame}`]);
    expect((await findSettings({})).vimeo_embed_code).toMatch(
      /^<iframe src="https:\/\/player\.vimeo\.com\/video\/1"/,
    );
  });

  test.each(['owncast_url', 'rtmp_url', 'facebook_live_url'] as const)(
    'take no name and password in %s, and show none that is there',
    async (field) => {
      const scheme = field === 'rtmp_url' ? 'rtmp' : 'https';
      for (const user of ['church:secret', 'secret', ':secret', '%73ecret:x'])
        await expect(
          updateSettings.execute(staff, { [field]: `${scheme}://${user}@cast.example/live` }),
        ).rejects.toMatchObject({
          code: 'invalid',
          more: { fields: { [field]: [english.errors.credentials] } },
        });
      await sql(`UPDATE site_settings SET ${field} = '${scheme}://church:secret@cast.example/live'`);
      expect((await findSettings({}))[field]).toBe(`${scheme}://cast.example/live`);
      await sql(`UPDATE site_settings SET ${field} = NULL`);
    },
  );

  test('never take a stream key', async () => {
    const saved = await updateSettings.execute(staff, {
      stream_key: 'secret',
      rtmp_url: 'rtmp://live.example/app',
    });
    expect(saved).not.toHaveProperty('stream_key');
    expect(saved.rtmp_url).toBe('rtmp://live.example/app');
  });

  test('keep what a change does not name', async () => {
    await updateSettings.execute(staff, {
      vimeo_embed_code: frame,
      facebook_live_url: 'https://www.facebook.com/x/live',
    });
    const saved = await updateSettings.execute(staff, { facebook_live_url: ' ' });
    expect(saved.facebook_live_url).toBeNull();
    expect(saved.vimeo_embed_code).toContain('player.vimeo.com');
  });

  test.each([
    ['https://youtu.be/dQ-w4_9WgXc', 'dQ-w4_9WgXc'],
    ['dQ-w4_9WgXc', 'dQ-w4_9WgXc'],
    ['something else', church.defaultVideoId],
    ['', null],
    [null, null],
  ])('read a video from %o', async (youtube_id, saved) => {
    expect((await updateSettings.execute(staff, { youtube_id })).youtube_id).toBe(saved);
  });

  test.each([
    { facebook_live_url: 'javascript:alert(1)' },
    { hero_background_url: '//elsewhere.example/x.jpg' },
    { rtmp_url: 'file:///etc/passwd' },
  ])('refuse %o', async (input) => {
    await expect(updateSettings.execute(staff, input)).rejects.toMatchObject({
      code: 'invalid',
      message: 'Please enter a valid URL.',
    });
  });

  test('take a plain address of a video, and refuse what holds no player without losing the one there is', async () => {
    await updateSettings.execute(staff, { vimeo_embed_code: 'https://vimeo.com/76979871' });
    const video = updateSettings.execute(staff, { vimeo_embed_code: '<video src="/a.mp4"></video>' });
    await expect(video).rejects.toMatchObject({
      code: 'invalid',
      more: { fields: { vimeo_embed_code: [english.streamSettings.notAPlayer] } },
    });
    expect((await findSettings({})).vimeo_embed_code).toContain('player.vimeo.com/video/76979871');
  });

  test.each([
    { soon_minutes: 241 },
    { soon_minutes: -1 },
    { soon_minutes: 1.5 },
    { soon_minutes: '30' },
    { soon_minutes: null },
    { live_opens_minutes: 61 },
    { live_override: 'on' },
    { live_override: 'live', live_override_until: 'noon' },
    { owncast_url: 'ftp://live.example' },
    { youtube_channel_id: '@church' },
    { youtube_channel_id: 'https://www.youtube.com/@church' },
  ])('refuse %o', async (input) => {
    await expect(updateSettings.execute(staff, input)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('have when a service is told of and live, and where', async () => {
    expect(await findSettings({})).toMatchObject({ soon_minutes: 30, live_opens_minutes: 15 });
    const channel = 'UC-lHJZR3Gqxm24_Vd_AJ5Yw';
    const saved = await updateSettings.execute(staff, {
      soon_minutes: 240,
      live_opens_minutes: 0,
      owncast_url: 'https://live.example.org',
      youtube_channel_id: `https://www.youtube.com/channel/${channel}/live`,
    });
    expect(saved).toMatchObject({ soon_minutes: 240, live_opens_minutes: 0, youtube_channel_id: channel });
    expect(await updateSettings.execute(staff, { owncast_url: '', youtube_channel_id: '' })).toMatchObject({
      owncast_url: null,
      youtube_channel_id: null,
    });
  });

  test('hold what staff last said of the stream', async () => {
    const said = await updateSettings.execute(staff, {
      live_override: 'ended',
      live_override_until: '2026-11-29T12:00:00-06:00',
    });
    expect(said).toMatchObject({ live_override: 'ended', live_override_until: '2026-11-29T18:00:00.000Z' });
    expect(said.live_override_at).toEqual(expect.any(String));
    expect(await updateSettings.execute(staff, { live_override: 'live' })).toMatchObject({
      live_override: 'live',
      live_override_until: null,
    });
    expect(await updateSettings.execute(staff, { live_override: null })).toMatchObject({
      live_override: null,
      live_override_at: null,
    });
  });

  test('a picture behind the hero is shown once it is published, and the hills again once it is taken away', async () => {
    await fillChurch(db());
    const heroAfter = async (hero_background_url: string | null) => {
      await updateSettings.execute(staff, { hero_background_url });
      return (await db().church.findUniqueOrThrow({ where: { id: 1 } })).hero;
    };
    expect(await heroAfter('/uploads/hero-images/1.webp')).toBe('picture');
    expect(await heroAfter(null)).toBe('hills');
    await db().church.update({ where: { id: 1 }, data: { hero: 'town' } });
    expect(await heroAfter(null)).toBe('town');
    const before = await db().church.findUniqueOrThrow({ where: { id: 1 } });
    await updateSettings.execute(staff, { use_rtmp: true });
    expect(await db().church.findUniqueOrThrow({ where: { id: 1 } })).toEqual(before);
  });
});

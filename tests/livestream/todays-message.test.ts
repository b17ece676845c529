import { expect, test } from 'vitest';
import { churchMoment } from '#lib/core/dates/church-time.ts';
import type { SiteSettings } from '#lib/livestream/schema.ts';
import type { ServiceStatus } from '#lib/livestream/status/schema.ts';
import { todaysMessage } from '#lib/livestream/status/todays-message.ts';
import { toSermon } from '#lib/sermons/present-sermon.ts';
import { buildSermon } from '#prisma/factories/sermon.ts';
import { sampleStatus } from './sample-status.ts';

const newest = toSermon(
  buildSermon({ speaker: 'Ruth Adler', series: 'Songs for the Road', date: '2026-11-22' }),
);

interface Given {
  state?: ServiceStatus['state'];
  settings?: Partial<SiteSettings>;
  said?: string | null;
  sermon?: typeof newest | null;
}

/** The message when the church's clock shows that, after a service on Sunday, November 29. */
function messageAt(
  clock: string,
  { state = 'ended', settings = {}, said = null, sermon = newest }: Given = {},
) {
  const moments = { starts_at: '2026-11-29T10:30:00-06:00', ends_at: '2026-11-29T11:45:00-06:00' };
  const status = sampleStatus(state, moments, settings);
  const word = said && { word: said, until: '2026-11-30T06:00:00.000Z' };
  return todaysMessage({ status, said: word || null }, sermon, churchMoment(`${clock}:00`));
}

test('once the service is over, what is known of its message is filled in for the rest of the day', () => {
  const known = {
    title: 'Sunday Worship',
    speaker: 'Ruth Adler',
    series: 'Songs for the Road',
    date: '2026-11-29',
    video_url: '',
  };
  expect(messageAt('2026-11-29T11:45')).toEqual(known);
  expect(messageAt('2026-11-29T23:59')).toEqual(known);
  expect(messageAt('2026-11-30T00:00')).toBe(null);
  expect(messageAt('2026-11-29T11:45', { sermon: null })).toEqual({ ...known, speaker: '', series: '' });
});

test('a service that staff ended on another day has a message too, which its regular one did not name', () => {
  expect(messageAt('2026-12-01T20:00', { said: 'ended' })).toMatchObject({ title: '', date: '2026-12-01' });
});

test('there is none before the end, and none once it is in the library', () => {
  for (const state of ['idle', 'soon', 'live'] as const)
    expect(messageAt('2026-11-29T11:00', { state })).toBe(null);
  expect(messageAt('2026-11-29T12:00', { sermon: { ...newest, date: '2026-11-29' } })).toBe(null);
});

test.each([
  [{ youtube_id: 'dQ-w4_9WgXc' }, 'https://youtu.be/dQ-w4_9WgXc'],
  [
    { vimeo_embed_code: '<iframe src="https://player.vimeo.com/video/76979871?h=0a1b2c3d4e"></iframe>' },
    'https://vimeo.com/76979871/0a1b2c3d4e',
  ],
  [{ vimeo_embed_code: '<iframe src="https://vimeo.com/event/123/embed"></iframe>' }, ''],
  [{ youtube_channel_id: 'UC-lHJZR3Gqxm24_Vd_AJ5Yw' }, ''],
  [{ use_rtmp: true, rtmp_url: 'https://cdn.example/live.m3u8' }, ''],
])('of %o the video that stays is %o', (settings, video_url) => {
  expect(messageAt('2026-11-29T12:00', { settings })).toMatchObject({ video_url });
});

import type { RequestListener } from 'node:http';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { closeDates, reopenClosing } from '#lib/closings/commands.ts';
import { onChange } from '#lib/core/cache/change-bus.ts';
import { db } from '#lib/core/database/db.ts';
import { churchMoment } from '#lib/core/dates/church-time.ts';
import { updateSettings } from '#lib/livestream/commands.ts';
import { noteHeard } from '#lib/livestream/heard-source.ts';
import { watchSource } from '#lib/livestream/jobs.ts';
import { findNextStream, findServiceStatus, findStream } from '#lib/livestream/status/queries.ts';
import { serviceStatus } from '#lib/livestream/status/schema.ts';
import { broadcastStructuredData } from '#lib/livestream/status/structured-data.ts';
import { createService } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { listenAsSource } from '#tests/support/servers/listen.ts';

useDatabase();
beforeEach(() => void noteHeard(null, 'unknown'));

/** The status when the church's clock shows that time. */
const statusAt = (clock: string) => findServiceStatus({ now: churchMoment(`${clock}:00`) });

/** Sundays at 10, an hour long. */
const sunday = (hour: string) => `2026-11-29T${hour}`;
/** The same, in a future in which the test's clock stands: what it plans lies behind all that others plan. */
const farSunday = (hour: string) => `2031-11-30T${hour}`;

test('the next stream is told by the days of the church’s calendar, at whatever hour, and not while one is on', async () => {
  await createService(db());
  const next = (clock: string) => findNextStream({ now: churchMoment(`${clock}:00`) });
  const starts_at = '2026-11-29T10:00:00-06:00';
  expect(await next('2026-11-26T23:59')).toEqual({ starts_at, in_days: 3 });
  expect(await next('2026-11-27T00:01')).toEqual({ starts_at, in_days: 2 });
  expect(await next(sunday('00:00'))).toEqual({ starts_at, in_days: 0 });
  expect(await next(sunday('10:30'))).toBeNull();
  expect(await next(sunday('15:00'))).toEqual({ starts_at: '2026-12-06T10:00:00-06:00', in_days: 7 });
});

describe('GET /api/service-status', () => {
  test('is idle and names nothing where nothing is streamed', async () => {
    await createService(db(), { is_streamed: false });
    const { status, body } = await callApi('GET /api/service-status');
    expect(status).toBe(200);
    expect(serviceStatus.parse(body)).toEqual({
      state: 'idle',
      service: null,
      starts_at: null,
      ends_at: null,
      next_change_at: null,
      source: { kind: 'none', url: null },
      replay: null,
    });
  });

  test('names the service, its moments, the next change and the newest recording', async () => {
    const { id } = await createService(db());
    const sermon = await createSermon(db(), { title: 'Grace', video_url: 'https://youtu.be/dQ-w4_9WgXc' });
    expect(await statusAt(sunday('09:50'))).toEqual({
      state: 'live',
      service: {
        id: `${id}_20261129`,
        title: 'Morning Worship',
        starts_at: '2026-11-29T10:00:00-06:00',
        ends_at: '2026-11-29T11:00:00-06:00',
        is_streamed: true,
        status: 'scheduled',
      },
      starts_at: '2026-11-29T10:00:00-06:00',
      ends_at: '2026-11-29T11:00:00-06:00',
      next_change_at: '2026-11-29T17:00:00.000Z',
      source: { kind: 'none', url: null },
      replay: {
        title: 'Grace',
        url: expect.stringMatching(new RegExp(`^http.*/sermons/${sermon.id}$`)),
        video_url: 'https://youtu.be/dQ-w4_9WgXc',
      },
    });
    expect(await statusAt(sunday('09:40'))).toMatchObject({ state: 'soon' });
    expect(await statusAt(sunday('11:00'))).toMatchObject({
      state: 'ended',
      starts_at: '2026-11-29T10:00:00-06:00',
      next_change_at: '2026-12-06T15:30:00.000Z',
    });
  });

  test('passes over a cancelled date, and remembers a service that was long ago', async () => {
    const { id: event_id } = await createService(db());
    await createEventException(db(), { event_id, date: '2026-11-29', kind: 'cancelled' });
    expect(await statusAt(sunday('10:30'))).toMatchObject({
      state: 'ended',
      starts_at: '2026-11-22T10:00:00-06:00',
    });
    await db().event.updateMany({ data: { end_date: '2026-03-01' } });
    expect(await statusAt(sunday('10:30'))).toMatchObject({
      state: 'ended',
      starts_at: '2026-03-01T10:00:00-06:00',
      next_change_at: null,
    });
  });

  test('an old word of staff that names no moment has ended with the day of its service', async () => {
    await createService(db());
    await db().siteSettings.update({
      where: { id: 1 },
      data: { live_override: 'off', live_override_at: new Date('2026-10-30T12:00:00Z') },
    });
    expect(await statusAt('2026-11-01T10:30')).toMatchObject({ state: 'idle' });
    expect(await statusAt(sunday('10:30'))).toMatchObject({ state: 'live' });
  });

  test.each([
    [{ use_rtmp: true, rtmp_url: 'https://cdn.example/live.m3u8' }, 'hls', 'https://cdn.example/live.m3u8'],
    [{ use_rtmp: true, rtmp_url: 'rtmp://cdn.example/live' }, 'none', null],
    [{ owncast_url: 'https://tv.example' }, 'owncast', 'https://tv.example'],
    [{ vimeo_embed_code: 'https://vimeo.com/event/123' }, 'vimeo', 'https://vimeo.com/event/123/embed'],
    [
      { youtube_channel_id: 'UC-lHJZR3Gqxm24_Vd_AJ5Yw' },
      'youtube',
      'https://www.youtube.com/embed/live_stream?channel=UC-lHJZR3Gqxm24_Vd_AJ5Yw',
    ],
    [{ youtube_id: 'dQ-w4_9WgXc' }, 'youtube', 'https://www.youtube-nocookie.com/embed/dQ-w4_9WgXc?rel=0'],
    [{ facebook_live_url: 'https://www.facebook.com/x/live' }, 'facebook', 'https://www.facebook.com/x/live'],
  ])('of %o the source is %s', async (input, kind, url) => {
    await updateSettings.execute(staff, input);
    expect((await findServiceStatus({})).source).toEqual({ kind, url });
  });
});

test.each([
  ['2031-11-29T12:00', 'idle', { 'Live now': 'live' }],
  [farSunday('07:00'), 'idle', { 'Live now': 'live', 'Not today': 'idle' }],
  [farSunday('09:40'), 'soon', { 'Live now': 'live', 'Not today': 'idle' }],
  [farSunday('10:10'), 'live', { 'Still going': 'live', Ended: 'ended', 'Not today': 'idle' }],
  [farSunday('11:30'), 'ended', { 'Still going': 'live' }],
  ['2031-12-03T12:00', 'ended', { 'Live now': 'live' }],
])(
  'what staff may say at %s, while it is %s, wins over the clock until they leave it to the clock: %o',
  async (clock, state, words) => {
    const now = churchMoment(`${clock}:00`);
    vi.useFakeTimers({ now, toFake: ['Date'] });
    await createService(db(), { date: '2031-11-30' });
    const { status, said, choices } = await findStream({ now });
    expect([status.state, said]).toEqual([state, null]);
    expect(choices.map(({ label }) => label)).toEqual(Object.keys(words));
    for (const { label, ...word } of choices) {
      await updateSettings.execute(staff, word);
      const then = await findStream({ now });
      expect([label, then.status.state]).toEqual([label, words[label as keyof typeof words]]);
      expect(then.said?.word).toBe(word.live_override);
      expect(then.choices.at(-1)).toMatchObject({ label: 'Follow the clock', live_override: null });
      await updateSettings.execute(staff, { live_override: null });
      expect((await findStream({ now })).status.state).toBe(state);
    }
  },
);

describe('while the church is closed', () => {
  const closed = { from: '2031-06-01', message: 'The road is frozen.' };

  test('a service is never live, and is again once the church is open', async () => {
    await createService(db());
    const { id } = await closeDates.execute(staff, { ...closed, mode: 'cancelled' });
    for (const clock of ['09:40', '10:00', '10:30']) {
      const status = await statusAt(`2031-06-01T${clock}`);
      expect(status.state).toBe('ended');
      expect(broadcastStructuredData(status)).toBe(null);
    }
    await reopenClosing.execute(staff, { id });
    expect(await statusAt('2031-06-01T10:30')).toMatchObject({ state: 'live' });
  });

  test('one that is online only is live, whether it is streamed otherwise or not', async () => {
    await createService(db(), { is_streamed: false });
    await closeDates.execute(staff, { ...closed, mode: 'online' });
    const status = await statusAt('2031-06-01T10:30');
    expect(status).toMatchObject({ state: 'live', service: { status: 'moved_online' } });
    expect(broadcastStructuredData(status)).toMatchObject({ isLiveBroadcast: true });
  });

  test('one that starts late is soon and live by its new time', async () => {
    await createService(db());
    await closeDates.execute(staff, { ...closed, mode: 'late', new_time: '11:00' });
    const states = await Promise.all(
      ['10:29', '10:30', '10:45', '11:59', '12:00'].map((clock) => statusAt(`2031-06-01T${clock}`)),
    );
    expect(states.map(({ state }) => state)).toEqual(['ended', 'soon', 'live', 'live', 'ended']);
  });
});

test('its readers are notified when the answer changes', async () => {
  await createService(db(), { date: '2027-01-03' });
  const heard = vi.fn();
  const leave = onChange(heard);
  const until = new Date(Date.now() + 1500);
  await updateSettings.execute(staff, { live_override: 'live', live_override_until: until.toISOString() });
  expect(await findServiceStatus({})).toMatchObject({
    state: 'live',
    next_change_at: until.toISOString(),
  });
  heard.mockClear();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('settings'), { timeout: 5000 });
  expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
  expect(await findServiceStatus({})).toMatchObject({ state: 'idle' });
  leave();
});

describe('a source that can be asked', () => {
  const playlist = '#EXTM3U\n#EXTINF:4,\n1.ts\n';
  let answer: RequestListener;
  let asked = 0;

  beforeEach(async () => {
    asked = 0;
    const { origin } = await listenAsSource((request, response) => {
      asked += 1;
      answer(request, response);
    });
    await createService(db());
    await updateSettings.execute(staff, { use_rtmp: true, rtmp_url: `${origin}/live.m3u8` });
  });

  const lives: RequestListener = (_request, response) => response.end(playlist);
  const isGone: RequestListener = (_request, response) => response.writeHead(404).end();
  /** What the state is once the server has looked at that time of the clock. */
  const stateAfterWatching = async (clock: string) => {
    await watchSource(churchMoment(`${clock}:00`));
    return (await statusAt(clock)).state;
  };

  test('is asked from five minutes before a service until an hour after it, and never else', async () => {
    answer = lives;
    for (const clock of ['09:54', '12:00', '22:00']) await stateAfterWatching(sunday(clock));
    expect(asked).toBe(0);
    for (const clock of ['09:55', '10:30', '11:59']) await stateAfterWatching(sunday(clock));
    expect(asked).toBe(3);
  });

  test('keeps an overrun live until it is silent twice, and again when it comes back', async () => {
    const heard = vi.fn();
    answer = lives;
    expect(await stateAfterWatching(farSunday('10:59'))).toBe('live');
    const leave = onChange(heard);
    expect(await stateAfterWatching(farSunday('11:10'))).toBe('live');
    expect(heard).not.toHaveBeenCalled();
    answer = isGone;
    expect(await stateAfterWatching(farSunday('11:11'))).toBe('live');
    expect(await stateAfterWatching(farSunday('11:12'))).toBe('ended');
    expect(heard.mock.calls).toEqual([['settings']]);
    answer = lives;
    expect(await stateAfterWatching(farSunday('11:13'))).toBe('live');
    expect(heard).toHaveBeenCalledTimes(2);
    expect(await stateAfterWatching(farSunday('12:00'))).toBe('ended');
    leave();
  });

  test('that is silent at the end ends the service on time', async () => {
    answer = isGone;
    expect(await stateAfterWatching(sunday('10:59'))).toBe('live');
    expect(await stateAfterWatching(sunday('11:00'))).toBe('ended');
  });
});

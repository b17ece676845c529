import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as alerts } from '#app/alerts.xml/route.ts';
import { GET as calendarFeed } from '#app/calendar.ics/route.ts';
import { GET as statusRoute } from '#app/status.json/route.ts';
import { restoreChange } from '#lib/activity/commands.ts';
import { headlineOf } from '#lib/activity/headlines.ts';
import { listActivity } from '#lib/activity/queries.ts';
import { listBannerItems } from '#lib/banner/queries.ts';
import { findChurchStatus, findCurrentClosing } from '#lib/closings/queries.ts';
import { db } from '#lib/core/database/db.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { createAnnouncement } from '#prisma/factories/announcement.ts';
import { createClosing } from '#prisma/factories/closing.ts';
import { createEvent, createService } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { expandFeed, expandFeedAgain, readFeed } from '#tests/events/feeds/read-feed.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

const { sql } = useDatabase({ as: staff });
beforeEach(() => {
  // Windows show no series later than two years from today.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-20T15:00:00Z') });
});

/** A Sunday with one of each: what a service, a series, a single event and several days have on it. */
const sunday = '2031-06-08';
const words = 'The roads are icy.';

async function makeSunday() {
  const service = await createService(db(), { is_streamed: true });
  const series = await createEvent(db(), {
    title: 'Vespers',
    time: '9:00 AM - 9:30 AM',
    is_recurring: true,
    recurrence_frequency: 'weekly',
    date: '2031-06-01',
  });
  const single = await createEvent(db(), { title: 'Breakfast', time: '8:00 AM', date: sunday });
  const several = await createEvent(db(), {
    title: 'Retreat',
    time: 'All day',
    date: '2031-06-07',
    end_date: '2031-06-09',
  });
  return { service, series, single, several };
}

/** A second later. */
const wait = () => vi.setSystemTime(Date.now() + 1000);
const send = (body: Record<string, unknown>) =>
  callApi('POST /api/closings', { body: { from: sunday, mode: 'cancelled', message: words, ...body } });
const preview = (body: Record<string, unknown>) =>
  callApi('POST /api/closings/preview', { body: { from: sunday, mode: 'cancelled', ...body } });
const reopen = (id: string) => {
  wait();
  return callApi(`POST /api/closings/${id}/reopen`, { body: {} });
};
const patch = (id: string, query: string, body: object) =>
  callApi(`PATCH /api/events/${id}${query}`, { body });

async function windowOf(date = sunday): Promise<Occurrence[]> {
  return (await callApi(`GET /api/events?from=${date}&to=${date}`)).body;
}

/** Every exception and announcement, but for when it was last written. */
async function rowsOfContent(): Promise<unknown> {
  const { rows } = await sql(`
    SELECT 'exception' AS what, to_jsonb(e) - 'updated_at' AS row FROM event_exceptions e
    UNION ALL SELECT 'announcement', to_jsonb(a) - 'updated_at' FROM announcements a
    UNION ALL SELECT 'event', to_jsonb(v) - 'updated_at' - 'sequence' FROM events v
    ORDER BY 1, 2`);
  return rows;
}

const text = async (handler: typeof calendarFeed) =>
  (await handler(new Request('http://church.test/'), { params: Promise.resolve({}) })).text();

describe('a closing', () => {
  test('names every date it will touch, and changes nothing before', async () => {
    const { service, series, single, several } = await makeSunday();
    const before = await rowsOfContent();
    const { status, body } = await preview({});
    expect(status).toBe(200);
    expect(body.occurrences).toEqual([
      {
        id: occurrenceId(several.id, sunday),
        title: 'Retreat',
        date: sunday,
        time: 'All day',
        kind: 'event',
      },
      { id: single.id, title: 'Breakfast', date: sunday, time: '8:00 AM', kind: 'event' },
      {
        id: occurrenceId(series.id, sunday),
        title: 'Vespers',
        date: sunday,
        time: '9:00 AM - 9:30 AM',
        kind: 'event',
      },
      {
        id: occurrenceId(service.id, sunday),
        title: 'Morning Worship',
        date: sunday,
        time: '10:00 AM',
        kind: 'service',
      },
    ]);
    expect(await rowsOfContent()).toEqual(before);
    expect((await preview({ except: [single.id, several.id] })).body.occurrences).toHaveLength(2);
  });

  test.each([
    ['cancelled', 'cancelled', null],
    ['online', 'moved_online', null],
    ['late', 'late', '11:30 AM'],
  ] as const)('of the mode %s has every date %s, everywhere alike', async (mode, status, time) => {
    const { service, single, several } = await makeSunday();
    const wanted = mode === 'late' ? { mode, new_time: '11:30' } : { mode };
    const seen = (await preview(wanted)).body.occurrences;
    const { status: code, body } = await send(wanted);
    expect([code, body.mode, body.from, body.to, body.message, body.reopened_at]).toEqual([
      201,
      mode,
      sunday,
      sunday,
      words,
      null,
    ]);
    expect(body.occurrences).toEqual(seen);
    const shown = await windowOf();
    const isOneDay = (found: Occurrence) => !found.is_multi_day;
    expect(shown.filter(isOneDay).map((found) => found.status)).toEqual([status, status]);
    if (time) expect(shown.filter(isOneDay).map((found) => found.time)).toEqual([time, time]);
    expect(shown.find(({ id }) => id === single.id)?.is_cancelled).toBe(mode === 'cancelled');
    expect(shown.find(({ id }) => id === several.id)).toMatchObject({
      status: 'scheduled',
      is_cancelled: false,
      closed_dates: mode === 'cancelled' ? [sunday] : [],
      changed_dates: mode === 'cancelled' ? [] : [{ date: sunday, status, time }],
    });
    const [next] = (await callApi(`GET /api/services/next?from=${sunday}`)).body;
    expect(next).toMatchObject({ id: occurrenceId(service.id, sunday), status });
    if (time) expect(next.starts_at).toBe('2031-06-08T11:30:00-05:00');
    expect(await db().announcement.findMany()).toMatchObject([{ id: body.announcement_id, message: words }]);
  });

  test('is told by feeds that two other calendar programs read alike, before, closed and opened again', async () => {
    const { series, single } = await makeSunday();
    const dates = async () => {
      const feed = await text(calendarFeed);
      const found = expandFeed(feed, sunday).filter((date) => date >= sunday);
      expect(expandFeedAgain(feed, sunday, sunday)).toEqual(found);
      return found;
    };
    /** The status of everything of that event with a word of it, and the highest sequence. */
    const told = async (uid: string) => {
      const entries = readFeed(await text(calendarFeed)).filter((entry) => entry.uid === uid);
      const statuses = entries.map(({ component }) => component.getFirstPropertyValue('status'));
      return {
        statuses: statuses.filter((status) => status !== null && status !== 'CONFIRMED'),
        sequence: Math.max(...entries.map((entry) => entry.sequence ?? 0)),
      };
    };
    const before = await dates();
    for (const { id } of [series, single]) expect((await told(id)).statuses).toEqual([]);
    const sequences = [[await told(series.id), await told(single.id)]];
    const { body } = await send({});
    expect(await dates()).toEqual([sunday, sunday, sunday].map((date) => `${date} cancelled`));
    for (const { id } of [series, single]) expect((await told(id)).statuses).toEqual(['CANCELLED']);
    sequences.push([await told(series.id), await told(single.id)]);
    await reopen(body.id);
    expect(await dates()).toEqual(before);
    for (const { id } of [series, single]) expect((await told(id)).statuses).toEqual([]);
    sequences.push([await told(series.id), await told(single.id)]);
    for (const event of [0, 1]) {
      const numbers = sequences.map((state) => state[event]?.sequence ?? 0);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    }
  });

  test('refuses what makes no sense, field by field', async () => {
    expect((await send({ mode: 'late' })).body).toMatchObject({
      status: 422,
      errors: { new_time: [expect.any(String)] },
    });
    expect((await send({ to: '2031-06-07' })).body).toMatchObject({
      status: 422,
      errors: { to: [expect.any(String)] },
    });
    expect((await send({ message: ' ' })).body).toMatchObject({
      status: 422,
      errors: { message: [expect.any(String)] },
    });
    expect((await send({ after_time: '6 pm' })).status).toBe(422);
    for (const mode of [undefined, null, '', 'closed'])
      for (const answer of [await send({ mode }), await preview({ mode })])
        expect(answer.body).toMatchObject({ status: 422, errors: { mode: [expect.any(String)] } });
    expect(await db().event.count({ where: { exceptions: { some: {} } } })).toBe(0);
    expect(await db().closing.count()).toBe(0);
  });

  test('stands before every other announcement', async () => {
    await send({ from: churchToday() });
    await createAnnouncement(db(), { message: 'Newer', created_at: new Date(Date.now() + 60_000) });
    expect((await listBannerItems({})).map(({ message }) => message)).toEqual([words, 'Newer']);
  });
});

describe('reopening', () => {
  test('puts back, row for row, what was there', async () => {
    const { series, service, several } = await makeSunday();
    const own = { event_id: series.id, date: sunday, kind: 'changed', title: 'Choral Vespers', time: '9 AM' };
    await createEventException(db(), own);
    await createEventException(db(), { event_id: service.id, date: sunday, kind: 'moved_online' });
    await createEventException(db(), { event_id: service.id, date: '2031-06-15', kind: 'cancelled' });
    const vespers = (date: string, change: object) =>
      createEventException(db(), { event_id: series.id, date, ...change });
    await vespers('2031-06-15', { kind: 'late', time: '10 AM' });
    // Moved into the closed days, and out of them.
    await vespers('2031-06-22', { kind: 'changed', new_date: '2031-06-14' });
    const guild = await createEvent(db(), {
      ...{ title: 'Guild', time: '7 PM', is_recurring: true, recurrence_frequency: 'weekly' },
      date: '2031-06-03',
    });
    const guilds = (date: string, change: object) =>
      createEventException(db(), { event_id: guild.id, date, ...change });
    await guilds('2031-06-10', { kind: 'removed' });
    await guilds('2031-06-17', { kind: 'changed', new_date: '2031-06-12', location: 'The barn' });
    const retreat = (date: string, change: object) =>
      createEventException(db(), { event_id: several.id, date, ...change });
    await retreat('2031-06-07', { kind: 'changed', title: 'R' });
    await retreat(sunday, { kind: 'moved_online', day_only: true });
    await retreat('2031-06-09', { kind: 'cancelled', day_only: true });
    const before = await rowsOfContent();
    for (const mode of ['cancelled', 'online', 'late']) {
      const { body } = await send({ from: '2031-06-07', to: '2031-06-15', mode, new_time: '11:30' });
      expect(await rowsOfContent()).not.toEqual(before);
      const answer = await reopen(body.id);
      expect(answer.body).toMatchObject({ id: body.id, reopened_at: expect.stringMatching(/^20/) });
      expect(await rowsOfContent()).toEqual(before);
      expect((await reopen(body.id)).status).toBe(409);
    }
    expect((await reopen('99999999-9999-4999-8999-999999999999')).status).toBe(404);
  });

  test('keeps what staff have written of a date since, and a date that they put on again', async () => {
    const { series, single } = await makeSunday();
    const { body } = await send({});
    const id = occurrenceId(series.id, sunday);
    expect((await patch(id, '?scope=this', { title: 'New' })).body).toMatchObject({
      status: 409,
      detail: expect.stringContaining(words),
    });
    expect((await patch(single.id, '', { title: 'New' })).status).toBe(409);
    expect((await patch(id, '?scope=this', { title: 'New', status: 'cancelled' })).status).toBe(200);
    expect((await patch(series.id, '', { location: 'The hall' })).status).toBe(200);
    expect((await patch(single.id, '?scope=this', { status: 'scheduled' })).body.status).toBe('scheduled');
    await reopen(body.id);
    const found = await windowOf();
    expect(found.map((date) => date.status)).toEqual(['scheduled', 'scheduled', 'scheduled']);
    expect(found.find((date) => date.id === id)).toMatchObject({ title: 'New', location: 'The hall' });
    expect((await patch(single.id, '', { title: 'New' })).status).toBe(200);
  });
});

test('a date that was late starts as usual again, though staff have said another new time since', async () => {
  const { single } = await makeSunday();
  const before = await rowsOfContent();
  const { body } = await send({ mode: 'late', new_time: '11:30' });
  const later = await patch(single.id, '?scope=this', { status: 'late', time: 'Noon' });
  expect(later.body).toMatchObject({ status: 'late', time: 'Noon' });
  await reopen(body.id);
  expect(await rowsOfContent()).toEqual(before);
});

test('a closed day of several can be put on again by itself, and no other change is made to it', async () => {
  const { several } = await makeSunday();
  const { body } = await send({ from: '2031-06-07', to: '2031-06-09' });
  expect(await windowOf()).toContainEqual(
    expect.objectContaining({ id: several.id, status: 'cancelled', closed_dates: expect.any(Array) }),
  );
  const day = occurrenceId(several.id, sunday);
  expect((await patch(day, '?scope=this', { title: 'New' })).status).toBe(409);
  expect((await patch(day, '?scope=this', { status: 'scheduled' })).body).toMatchObject({
    status: 'scheduled',
    closed_dates: ['2031-06-07', '2031-06-09'],
  });
  expect((await patch(day, '?scope=this', { title: 'New' })).status).toBe(404);
  expect(
    (await patch(occurrenceId(several.id, '2031-06-10'), '?scope=this', { status: 'late' })).status,
  ).toBe(404);
  await reopen(body.id);
  expect((await windowOf()).find(({ id }) => id === several.id)?.closed_dates).toEqual([]);
});

describe('a second closing', () => {
  test('of the same days takes the place of the first, and has its id', async () => {
    const { single } = await makeSunday();
    const before = await rowsOfContent();
    const first = (await send({})).body;
    const again = await send({ mode: 'online', message: 'Watch from home.', except: [single.id] });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ id: first.id, mode: 'online', message: 'Watch from home.' });
    expect(again.body.announcement_id).toBe(first.announcement_id);
    expect((await windowOf()).find(({ id }) => id === single.id)?.status).toBe('scheduled');
    expect(await db().announcement.findMany()).toMatchObject([{ message: 'Watch from home.' }]);
    expect((await callApi('GET /api/closings')).body).toHaveLength(1);
    await reopen(first.id);
    expect(await rowsOfContent()).toEqual(before);
  });

  test('of its evening in another mode stands beside it, and a time that was said of the day is not its own', async () => {
    const { service, single } = await makeSunday();
    const vigil = await createEvent(db(), { title: 'Vigil', time: '8 PM', date: sunday });
    const before = await rowsOfContent();
    const day = (await send({ mode: 'late', new_time: '20:30', message: 'Late.' })).body;
    expect((await windowOf()).find(({ id }) => id === vigil.id)?.time).toBe('8:30 PM');
    wait();
    const evening = await send({ mode: 'online', after_time: '18:00', message: 'Tonight online.' });
    expect(evening.status).toBe(201);
    const shown = await windowOf();
    expect(shown.find(({ id }) => id === vigil.id)).toMatchObject({ status: 'moved_online', time: '8 PM' });
    expect(shown.find(({ id }) => id === single.id)).toMatchObject({ status: 'late', time: '8:30 PM' });
    expect((await db().announcement.findMany()).map(({ message }) => message).sort()).toEqual([
      'Late.',
      'Tonight online.',
    ]);
    await reopen(day.id);
    expect((await windowOf()).map(({ status }) => status).sort()).toEqual([
      'moved_online',
      'scheduled',
      'scheduled',
      'scheduled',
    ]);
    await reopen(evening.body.id);
    expect(await rowsOfContent()).toEqual(before);
    expect((await preview({})).body.occurrences).toContainEqual(
      expect.objectContaining({ id: occurrenceId(service.id, sunday) }),
    );
  });

  test('of one of its days in another way stands by itself, whichever is opened first', async () => {
    const { single } = await makeSunday();
    const before = await rowsOfContent();
    const status = async () => (await windowOf()).find(({ id }) => id === single.id)?.status;
    const both = async () => {
      const long = (await send({ to: '2031-06-09' })).body;
      wait();
      const { status: code, body } = await send({ mode: 'online' });
      expect([code, await status()]).toEqual([201, 'moved_online']);
      return [long.id, body.id];
    };
    const [long = '', short = ''] = await both();
    await reopen(short);
    expect(await status()).toBe('cancelled');
    await reopen(long);
    expect(await rowsOfContent()).toEqual(before);
    const [other = '', newer = ''] = await both();
    await reopen(other);
    expect(await status()).toBe('moved_online');
    await reopen(newer);
    expect(await rowsOfContent()).toEqual(before);
  });
});

describe('the activity log', () => {
  const entries = async () =>
    (await listActivity.execute(staff, {})) as { rows: (Parameters<typeof headlineOf>[0] & Entry)[] };
  interface Entry {
    id: string;
    state: string;
  }

  test('has one entry of a closing, and to undo it is to open the church again', async () => {
    await makeSunday();
    const before = await rowsOfContent();
    const written = (await entries()).rows.length;
    const { id } = (await send({})).body;
    expect((await entries()).rows).toHaveLength(written + 1);
    const [entry] = (await entries()).rows;
    expect(entry && headlineOf(entry)).toBe(`Closed: Sunday, June 8, “${words}”`);
    expect(entry?.state).toBe('standing');
    await restoreChange.execute(staff, { id: entry?.id });
    expect(await rowsOfContent()).toEqual(before);
    expect((await reopen(id)).status).toBe(409);
    const [undoing, undone] = (await entries()).rows;
    expect(undoing && headlineOf(undoing)).toBe(`Opened the church again: Sunday, June 8, “${words}”`);
    expect(undone?.state).toBe('undone');
  });

  test('does not call a day closed of which something takes place', async () => {
    const { single } = await makeSunday();
    await send({ except: [single.id] });
    const [entry] = (await entries()).rows;
    expect(entry && headlineOf(entry)).toBe(`Cancelled: Sunday, June 8, “${words}”`);
  });

  test('has one entry of an opening, after which the closing is undone', async () => {
    await makeSunday();
    await reopen((await send({})).body.id);
    const [opened, closed] = (await entries()).rows;
    expect(opened && headlineOf(opened)).toBe(`Opened the church again: Sunday, June 8, “${words}”`);
    expect(closed?.state).toBe('undone');
  });
});

describe('what everybody is told', () => {
  // Half past nine in the evening of June 8 at the church, already the 9th by UTC.
  const now = new Date('2031-06-09T02:30:00Z');

  test('is the status of today, with the zone’s offset', async () => {
    expect(await findChurchStatus({ now })).toEqual({
      status: 'open',
      from: null,
      until: null,
      message: null,
      updated_at: null,
    });
    const { body } = await send({ mode: 'online', after_time: '18:00' });
    expect(await findChurchStatus({ now })).toEqual({
      status: 'online',
      from: '2031-06-08T18:00:00-05:00',
      until: '2031-06-09T00:00:00-05:00',
      message: words,
      updated_at: body.updated_at,
    });
    expect(await findChurchStatus({ now: new Date('2031-06-09T05:00:00Z') })).toMatchObject({
      status: 'open',
      updated_at: body.updated_at,
    });
    const opened = (await reopen(body.id)).body;
    expect(await findChurchStatus({ now })).toMatchObject({ status: 'open', updated_at: opened.updated_at });
  });

  test.each([
    ['cancelled', 'closed'],
    ['late', 'late'],
  ])('says of the mode %s that it is %s', async (mode, status) => {
    await createClosing(db(), { mode, from_date: sunday, to_date: '2031-11-02', new_time: '11:30' });
    // Clocks go back on November 2: its end has the other offset.
    expect(await findChurchStatus({ now })).toMatchObject({
      status,
      from: '2031-06-08T00:00:00-05:00',
      until: '2031-11-03T00:00:00-06:00',
    });
  });

  test('is open with words where something of the day takes place, and no feed calls it closed', async () => {
    const { service, single, several, series } = await makeSunday();
    const except = [single.id, several.id, occurrenceId(series.id, sunday)];
    const { body } = await send({ except });
    expect(body.left_on.map(({ title }: { title: string }) => title)).toEqual([
      'Retreat',
      'Breakfast',
      'Vespers',
    ]);
    expect(body.occurrences).toEqual([expect.objectContaining({ id: occurrenceId(service.id, sunday) })]);
    expect(await findChurchStatus({ now })).toMatchObject({ status: 'open', message: words });
    expect(await text(alerts)).toContain('<title>Cancelled: Sunday, June 8: Morning Worship</title>');
    wait();
    const whole = (await send({})).body;
    expect([whole.id, whole.left_on]).toEqual([body.id, []]);
    expect(await findChurchStatus({ now })).toMatchObject({ status: 'closed' });
  });

  test('is closed where all that stays is over', async () => {
    const { single } = await makeSunday();
    vi.setSystemTime(new Date('2031-06-08T15:00:00Z'));
    const { body } = await send({ except: [single.id] });
    expect(body.left_on).toEqual([]);
    expect(await findChurchStatus({ now })).toMatchObject({ status: 'closed' });
  });

  test('may be read by pages of any origin', async () => {
    const answer = await statusRoute(new Request('http://church.test/status.json'), {
      params: Promise.resolve({}),
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({ status: 'open' });
  });

  test('is the closing that holds today or within 7 days, if any', async () => {
    expect((await callApi('GET /api/closings/current')).body).toBeNull();
    const today = churchToday();
    const near = await createClosing(db(), { from_date: addDays(today, 7), to_date: addDays(today, 9) });
    await createClosing(db(), { from_date: addDays(today, 8), to_date: addDays(today, 8) });
    await createClosing(db(), { from_date: today, to_date: today, reopened_at: new Date() });
    expect((await callApi('GET /api/closings/current')).body).toMatchObject({ id: near.id });
    const now = await createClosing(db(), { from_date: addDays(today, -3), to_date: today });
    expect(await findCurrentClosing({})).toMatchObject({ id: now.id });
  });

  test('comes as RSS, closings and reopenings', async () => {
    const { body } = await send({ message: 'Ice & snow' });
    expect(await text(alerts)).toContain('<title>Closed: Sunday, June 8</title>');
    await reopen(body.id);
    const feed = await text(alerts);
    expect(feed.indexOf('Open again: Sunday, June 8')).toBeLessThan(feed.indexOf('Closed: Sunday, June 8'));
    expect(feed).toContain('<description>Ice &amp; snow</description>');
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GET as calendarFeed } from '#app/calendar.ics/route.ts';
import sitemap from '#app/sitemap.ts';
import { publishChange } from '#lib/core/cache/change-bus.ts';
import { db } from '#lib/core/database/db.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { startDue } from '#lib/imports/runs/work.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

const { sql } = useDatabase();
const machine = process.env.TZ;

async function moveMachineTo(zone: string | undefined) {
  const { rows } = await sql('SELECT current_database() AS name');
  await sql(`ALTER DATABASE ${rows[0].name} SET TimeZone TO '${zone}'`);
  process.env.TZ = zone;
  await db().$disconnect();
}
afterEach(() => moveMachineTo(machine));

/** How many minutes ago, rounded. */
const minutesAgo = (instant: Date | string | number) =>
  Math.round((Date.now() - new Date(instant).getTime()) / 60_000);

describe.each(['America/Chicago', 'Asia/Tokyo', 'UTC'])('on a machine in %s', (zone) => {
  beforeEach(async () => {
    session.actor.mockResolvedValue(staff);
    await moveMachineTo(zone);
  });

  test('an instant is the same whether a default, a trigger, a statement or the site writes it', async () => {
    const by = { speaker: 'Ann', date: '2026-11-22', video_url: '', description: '' };
    await sql(
      "INSERT INTO sermons (title, speaker, date, video_url, description) VALUES ('By default', '', '', '', '')",
    );
    const { id } = await db().sermon.create({ data: { ...by, title: 'By the site' } });
    await db().sermon.update({ where: { id }, data: { title: 'Changed' } });
    await db().$executeRaw`UPDATE sermons SET created_at = ${new Date()} WHERE title = 'By default'`;
    const [{ stored } = {}] = (
      await sql('SELECT extract(epoch FROM created_at)::float8 * 1000 AS stored FROM sermons')
    ).rows;
    const sermons = await db().sermon.findMany();
    const instants = sermons.flatMap(({ created_at, updated_at }) => [created_at, updated_at]);
    expect([stored, ...instants].map(minutesAgo)).toEqual([0, 0, 0, 0, 0]);
  });

  test('rows, the feed, the sitemap and the activity log tell when an event was made and changed', async () => {
    const form = {
      title: 'Hymn sing',
      date: churchToday(),
      time: '7:00 PM',
      location: 'Hall',
      description: 'Bring a friend.',
    };
    const { body: event, status } = await callApi('POST /api/events', { body: form });
    expect(status).toBe(201);
    const { body: changed } = await callApi(`PATCH /api/events/${event.id}`, {
      body: { title: 'Hymn evening' },
    });
    expect([event.created_at, event.updated_at, changed.updated_at].map(minutesAgo)).toEqual([0, 0, 0]);
    publishChange('events');
    const feed = await (
      await calendarFeed(new Request('http://church.test/'), { params: Promise.resolve({}) })
    ).text();
    const stamp =
      /BEGIN:VEVENT.*?LAST-MODIFIED:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/s
        .exec(feed)
        ?.slice(1)
        .map(Number) ?? [];
    const [year = 0, month = 0, ...rest] = stamp;
    expect(minutesAgo(Date.UTC(year, month - 1, ...rest))).toBe(0);
    const entry = (await sitemap()).find(({ url }) => url.endsWith(event.id));
    expect(minutesAgo(entry?.lastModified ?? 0)).toBe(0);
    const { body: log } = await callApi('GET /api/activity');
    expect(log.map(({ at }: { at: string }) => minutesAgo(at))).toEqual([0, 0]);
  });

  test('a calendar that is read every hour is next read in an hour', async () => {
    const { id } = await db().importSource.create({
      data: { source: 'ics', identity: 'x', name: 'x', in_step: true, next_at: new Date(Date.now() - 1000) },
    });
    await startDue();
    const source = await db().importSource.findUniqueOrThrow({ where: { id } });
    expect(minutesAgo(source.next_at ?? 0)).toBe(-60);
    expect(await db().importRun.count()).toBe(1);
  });
});

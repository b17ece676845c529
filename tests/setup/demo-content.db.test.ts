import { beforeEach, expect, test } from 'vitest';
import { restoreChange } from '#lib/activity/commands.ts';
import { headlineOf } from '#lib/activity/headlines.ts';
import { listActivity } from '#lib/activity/queries.ts';
import { updateChurch } from '#lib/church/commands.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { db } from '#lib/core/database/db.ts';
import { churchToday, clockOf } from '#lib/core/dates/church-time.ts';
import { defaultServiceRows } from '#lib/events/church-services/default-services.ts';
import { updateEvent, updateService } from '#lib/events/commands.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { parseTimeRange } from '#lib/events/times/time-range.ts';
import { removeDemoContent } from '#lib/setup/commands.ts';
import { findUntouchedDemo } from '#lib/setup/demo-content.ts';
import { demoServiceTitles } from '#prisma/demo/events.ts';
import { seedId } from '#prisma/demo/seed-id.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { isEmptyDatabase, seedDemoContent } from '#prisma/seed.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

const { sql } = useDatabase();

const contents = async () => ({
  events: await db().event.findMany({ orderBy: { id: 'asc' }, omit: { updated_at: true, sequence: true } }),
  exceptions: await db().eventException.findMany({ orderBy: { id: 'asc' }, omit: { updated_at: true } }),
  sermons: await db().sermon.findMany({ orderBy: { id: 'asc' }, omit: { updated_at: true } }),
  ministries: await db().ministry.findMany({ orderBy: { id: 'asc' }, omit: { updated_at: true } }),
  announcements: await db().announcement.findMany({ orderBy: { id: 'asc' }, omit: { updated_at: true } }),
});
const titles = async () => (await db().event.findMany()).map(({ title }) => title).sort();
/** What is left of the demo's services. */
const services = defaultServiceRows(churchToday()).map(({ title }) => title);
const remove = () => removeDemoContent.execute(staff, {});
const undo = async (id: string | null) => restoreChange.execute(staff, { id: String(id) });

beforeEach(() => seedDemoContent(db(), new Date().toISOString().slice(0, 10)));

test('it goes as one entry of the log, and comes back whole when that is undone, and may go again', async () => {
  const before = await contents();
  const { removed, id } = await remove();
  expect(removed).toEqual({ events: 18, sermons: 24, announcements: 2, prayer_requests: 2 });
  expect(await titles()).toEqual(services.toSorted());
  const { events: _, ministries, ...others } = await contents();
  expect(ministries).toEqual(before.ministries);
  expect(Object.values(others).flat()).toEqual([]);
  const { rows } = await listActivity.execute(staff, {});
  expect(rows.map((entry) => [entry.id, headlineOf(entry)])).toEqual([
    [id, 'Deleted 18 events, 24 sermons and 2 announcements, changed 2 events'],
  ]);
  await undo(id);
  expect(await contents()).toEqual(before);
  expect((await remove()).removed).toEqual({ ...removed, prayer_requests: 0 });
});

test('in Spanish it is known with the 24 hours that its times had once, and a time of staff is theirs', async () => {
  await updateChurch.execute(staff, { language: 'es' });
  const shown = (await db().event.findMany({ orderBy: { id: 'asc' } })).filter(({ time }) =>
    parseTimeRange(time),
  );
  expect(shown.every(({ time }) => /^\d+:\d\d [ap]\. m\./.test(time))).toBe(true);
  for (const { id, time } of shown) {
    const { start = 0, end = null } = parseTimeRange(time) ?? {};
    const clocks = [start, ...(end === null ? [] : [end])].map((minutes) => clockOf(minutes % 1440));
    await db().event.update({ where: { id }, data: { time: clocks.join(' - ') } });
  }
  const theirs = await db().event.findFirstOrThrow({ where: { title: 'Domingo de bautismos' } });
  const { start = 0 } = parseTimeRange(theirs.time) ?? {};
  await db().event.update({ where: { id: theirs.id }, data: { time: `${clockOf(start)} h` } });
  expect((await remove()).removed.events).toBe(17);
  expect(await titles()).toContain('Domingo de bautismos');
});

test('the log holds nothing of the sample prayer requests, so they stay away', async () => {
  const { id } = await remove();
  expect(JSON.stringify(await db().activityLog.findMany())).not.toContain('Sample');
  await undo(id);
  expect(await db().prayerRequest.count()).toBe(0);
});

test('what staff changed or made stays, and so does a series of which they changed one date', async () => {
  const youth = await db().event.findFirstOrThrow({ where: { title: 'Youth Night' } });
  await updateEvent.execute(staff, { id: seedId('events', 'Baptism Sunday'), location: 'At the river' });
  await updateEvent.execute(staff, {
    id: occurrenceId(youth.id, youth.date),
    scope: 'this',
    location: 'The barn',
  });
  await createEvent(db(), { title: 'Our own picnic' });
  await sql("UPDATE sermons SET thumbnail_url = '/uploads/a.png' WHERE passage = 'Philippians 1:1-11'");
  await sql("UPDATE prayer_requests SET status = 'completed' WHERE name = 'Sample Visitor'");
  expect((await remove()).removed).toMatchObject({ events: 16, sermons: 23, prayer_requests: 1 });
  expect(await titles()).toEqual(['Baptism Sunday', 'Our own picnic', ...services, 'Youth Night'].sort());
  expect(await db().eventException.count({ where: { event_id: youth.id } })).toBe(2);
});

test('what was changed and taken back counts as never changed', async () => {
  const id = seedId('events', 'Baptism Sunday');
  await updateEvent.execute(staff, { id, location: 'At the river' });
  const { batch } = await db().activityLog.findFirstOrThrow();
  await undo(batch);
  expect((await remove()).removed.events).toBe(18);
});

test('ministries that were only put in another order count as never changed', async () => {
  await sql('UPDATE ministries SET position = position + 100');
  expect((await findUntouchedDemo(db())).ministries).toHaveLength(6);
});

test('of the demo’s services become those of an empty site, and one that staff changed stays', async () => {
  const [worship, study] = demoServiceTitles.map((title) => seedId('events', title));
  await updateService.execute(staff, { id: String(study), location: 'The barn' });
  await remove();
  const [plain] = defaultServiceRows(churchToday());
  expect(await db().event.findUniqueOrThrow({ where: { id: worship } })).toMatchObject({
    title: plain?.title,
    time: plain?.time,
    length_minutes: plain?.length_minutes,
    listed: false,
    short_title: null,
    description: '',
  });
  expect(await db().event.findUniqueOrThrow({ where: { id: study } })).toMatchObject({
    title: demoServiceTitles[1],
    location: 'The barn',
    listed: true,
  });
  expect(await db().eventException.count({ where: { event_id: study } })).toBe(1);
});

test('it is known again by a church that has another zone and name since', async () => {
  const other = { ...defaultChurch, time_zone: 'Pacific/Auckland', default_video_id: 'abcdefghijk' };
  const { removed } = await runWithChurch(other, remove);
  expect(removed).toMatchObject({ events: 18, sermons: 24, announcements: 2 });
});

test('a second time nothing is left, and no start of the site fills the empty database again', async () => {
  await remove();
  expect(await remove()).toEqual({
    removed: { events: 0, sermons: 0, announcements: 0, prayer_requests: 0 },
    id: null,
  });
  expect(await isEmptyDatabase(db())).toBe(false);
});

test('the API does it for staff', async () => {
  session.actor.mockResolvedValue(staff);
  expect(await callApi('POST /api/demo-content/remove', { body: {} })).toMatchObject({
    status: 200,
    body: { removed: { sermons: 24 }, id: expect.any(String) },
  });
});

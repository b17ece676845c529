import { beforeEach, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { calendarFeed } from '#lib/events/feeds/calendar-feed.ts';
import { withoutDuplicates } from '#lib/events/feeds/feed-duplicates.ts';
import { listEvents, listEventsWithExceptions } from '#lib/events/queries.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { staff } from '#tests/support/actors.ts';
import { inSecondLanguage, onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase({ as: staff });

let series: Awaited<ReturnType<typeof createEvent>>;
beforeEach(async () => {
  series = await createEvent(db(), {
    title: 'Prayer',
    description: 'Come.',
    location: 'Chapel',
    date: '2027-06-01',
    is_recurring: true,
    recurrence_frequency: 'weekly',
  });
  await createTranslation(db(), {
    table_name: 'events',
    row_id: series.id,
    texts: { title: ['Prayer', 'Oración'] },
  });
});

const exceptionOn = (date: string, columns: object) =>
  createEventException(db(), { event_id: series.id, date, kind: 'changed', ...columns });

const datesIn = (inLanguage: typeof inSecondLanguage, to = '2027-06-29') =>
  inLanguage(() => listEvents({ from: '2027-06-01', to }));

test('moved and cancelled dates of a series have its translated title, and say what is not translated', async () => {
  await exceptionOn('2027-06-08', { new_date: '2027-06-09' });
  await exceptionOn('2027-06-15', { kind: 'cancelled' });
  const dates = await datesIn(inSecondLanguage, '2027-06-22');
  expect(dates).toMatchObject([
    { date: '2027-06-01', status: 'scheduled', title: 'Oración' },
    { date: '2027-06-09', status: 'scheduled', title: 'Oración' },
    { date: '2027-06-15', status: 'cancelled', title: 'Oración' },
    { date: '2027-06-22', status: 'scheduled', title: 'Oración' },
  ]);
  for (const date of dates)
    expect(date).toMatchObject({ description: 'Come.', untranslated: ['location', 'description'] });
});

test('‘this and following’ carries the translations of the series and of its later dates, and the undo brings them back', async () => {
  const special = await exceptionOn('2027-06-22', { title: 'Night of Prayer' });
  await createTranslation(db(), {
    table_name: 'event_exceptions',
    row_id: special.id,
    texts: { title: ['Night of Prayer', 'Noche de oración'] },
  });
  const before = (await datesIn(inSecondLanguage)).map(({ date, title }) => [date, title]);
  const { status } = await onBilingualSite(() =>
    callApi(`PATCH /api/events/${series.id}_20270615`, { body: { scope: 'following', time: '8:00 PM' } }),
  );
  expect(status).toBe(200);
  const after = await datesIn(inSecondLanguage);
  expect(after.map(({ date, title }) => [date, title])).toEqual(before);
  expect(after.map(({ time }) => time).slice(-3)).toEqual(['8:00 PM', '8:00 PM', '8:00 PM']);
  expect(await db().translation.count()).toBe(3);
  const [entry] = (await callApi('GET /api/activity')).body;
  expect((await callApi(`POST /api/activity/${entry.id}/restore`)).status).toBe(200);
  expect((await datesIn(inSecondLanguage)).map(({ date, title }) => [date, title])).toEqual(before);
  const rows = await db().translation.findMany({ orderBy: { table_name: 'asc' } });
  expect(rows.map(({ table_name, row_id }) => [table_name, row_id])).toEqual([
    ['event_exceptions', special.id],
    ['events', series.id],
  ]);
});

test('a series that moves to another day keeps the translations of its dates', async () => {
  const special = await exceptionOn('2027-06-08', { title: 'Night of Prayer' });
  await createTranslation(db(), {
    table_name: 'event_exceptions',
    row_id: special.id,
    texts: { title: ['Night of Prayer', 'Noche de oración'] },
  });
  const body = { scope: 'series', date: '2027-06-02' };
  expect((await callApi(`PATCH /api/events/${series.id}`, { body })).status).toBe(200);
  const [first, second] = await datesIn(inSecondLanguage);
  expect([first?.title, second?.title, second?.date]).toEqual(['Oración', 'Noche de oración', '2027-06-09']);
});

test('deleting all series of a title takes their translations along, and the undo brings both', async () => {
  expect((await callApi(`DELETE /api/events/${series.id}?series=true`)).status).toBe(200);
  expect(await db().translation.count()).toBe(0);
  const [entry] = (await callApi('GET /api/activity')).body;
  expect((await callApi(`POST /api/activity/${entry.id}/restore`)).status).toBe(200);
  expect((await datesIn(inSecondLanguage, '2027-06-01')).map(({ title }) => title)).toEqual(['Oración']);
});

test('events that are equal as stored are one in both languages, in lists and in the feed with the same UIDs', async () => {
  const twin = await createEvent(db(), {
    title: 'Prayer',
    location: 'Chapel',
    date: '2027-06-08',
    created_at: new Date('2027-01-01'),
  });
  const other = await createEvent(db(), { title: 'Oración', location: 'Chapel', date: '2027-06-08' });
  const ids = async (inLanguage: typeof inSecondLanguage) =>
    (await inLanguage(() => listEvents({ from: '2027-06-08', to: '2027-06-08' }))).map(({ id }) => id);
  expect(await ids(inSecondLanguage)).toEqual(await ids(onBilingualSite));
  expect(await ids(inSecondLanguage)).toHaveLength(2);
  const facts = async (inLanguage: typeof inSecondLanguage) => {
    const text = await inLanguage(async () =>
      calendarFeed(withoutDuplicates(await listEventsWithExceptions(), '2027-06-01')),
    );
    return { facts: text.match(/^(?:UID|SEQUENCE|DTSTART|EXDATE|RRULE|DTSTAMP|LAST-MODIFIED).*$/gm), text };
  };
  const [first, second] = [await facts(onBilingualSite), await facts(inSecondLanguage)];
  expect(second.facts).toEqual(first.facts);
  expect(first.facts?.filter((line) => line.startsWith('UID'))).toEqual(
    expect.arrayContaining(
      [`UID:${series.id}`, `UID:${other.id}`].map((line) => expect.stringContaining(line.slice(4))),
    ),
  );
  expect(first.text).toContain('SUMMARY:Prayer');
  expect(first.text).not.toContain(twin.id);
  expect(second.text).toContain('SUMMARY:Oración');
  expect(second.text).not.toContain('SUMMARY:Prayer');
});

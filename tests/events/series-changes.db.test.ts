import { describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { deleteEvent, updateEvent } from '#lib/events/commands.ts';
import { calendarFeed } from '#lib/events/feeds/calendar-feed.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { findListedEvent } from '#lib/events/queries.ts';
import { occurrenceOn, upcomingOccurrences } from '#lib/events/series/occurrences.ts';
import { createEvent as createRow } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { expandFeed } from './feeds/read-feed.ts';

useDatabase();

const series = (recurrence_frequency: string, date: string) => ({
  is_recurring: true,
  recurrence_frequency,
  date,
});

async function read(id: string) {
  const event = await findListedEvent({ id: id });
  if (!event) throw new Error('the event is gone');
  return event;
}

/** The first dates of an event, cancelled ones marked; the feed has the same. */
async function firstDates(id: string, count: number): Promise<string[]> {
  const event = await read(id);
  const dates = upcomingOccurrences([event], '2020-01-01', count).map(
    ({ date, is_cancelled }) => `${date}${is_cancelled ? ' cancelled' : ''}`,
  );
  const last = dates.at(-1)?.slice(0, 10) ?? '';
  expect(expandFeed(calendarFeed([event]), last)).toEqual(dates);
  return dates;
}

describe('a text changed on one date and all following', () => {
  test.each([
    [
      'the 31st',
      series('monthly', '2031-01-31'),
      '2031-02-28',
      ['2031-02-28', '2031-03-31', '2031-04-30', '2031-05-31'],
    ],
    ['the 30th', series('monthly', '2031-01-30'), '2031-02-28', ['2031-02-28', '2031-03-30', '2031-04-30']],
    [
      '29 February',
      series('yearly', '2028-02-29'),
      '2029-02-28',
      ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    ],
    [
      'the last Thursday, with nothing chosen',
      { ...series('advanced_monthly', '2031-01-30'), recurrence_pattern: 'nth_weekday', target_weekday: 4 },
      '2031-02-27',
      ['2031-02-27', '2031-03-27', '2031-04-24', '2031-05-29'],
    ],
  ])('leaves %s where it is', async (_what, fields, date, expected) => {
    const row = await createRow(db(), fields);
    const id = occurrenceId(row.id, date);
    const begun = await updateEvent.execute(staff, { id, scope: 'following', title: 'New words' });
    expect(await firstDates(begun.id, expected.length)).toEqual(expected);
    // A form sends every field, those it did not touch too; a client of another kind the text alone.
    const { id: _, created_at, updated_at, sequence, exceptions, month_day, ...shown } = await read(begun.id);
    const again = await updateEvent.execute(staff, { id: begun.id, ...shown, title: 'Newer words' });
    expect(await firstDates(again.id, expected.length)).toEqual(expected);
    expect(await firstDates(row.id, 1)).toEqual([fields.date]);
  });

  test('sent with every field of the form as it was leaves the last Thursday the last', async () => {
    const fields = {
      ...series('advanced_monthly', '2031-01-30'),
      recurrence_pattern: 'nth_weekday',
      target_weekday: 4,
    };
    const row = await createRow(db(), fields);
    const { id: _, created_at, updated_at, sequence, month_day, ...shown } = row;
    const id = occurrenceId(row.id, '2031-02-27');
    const begun = await updateEvent.execute(staff, {
      ...shown,
      id,
      scope: 'following',
      date: '2031-02-27',
      weekday_occurrences: null,
      title: 'New',
    });
    expect(await firstDates(begun.id, 4)).toEqual(['2031-02-27', '2031-03-27', '2031-04-24', '2031-05-29']);
    expect(begun).toMatchObject({ weekday_occurrences: ['5'] });
  });

  test('from the first date that is left leaves the series where it is', async () => {
    const row = await createRow(db(), series('monthly', '2031-01-31'));
    await deleteEvent.execute(staff, { id: row.id });
    const id = occurrenceId(row.id, '2031-02-28');
    await updateEvent.execute(staff, { id, scope: 'following', date: '2031-02-28', title: 'New words' });
    expect(await db().event.findMany()).toMatchObject([
      { id: row.id, title: 'New words', date: '2031-01-31' },
    ]);
    expect(await firstDates(row.id, 3)).toEqual(['2031-02-28', '2031-03-31', '2031-04-30']);
  });

  test('keeps the series’ first date, wherever that was moved to, out of it', async () => {
    for (const new_date of ['2030-12-30', '2031-03-05']) {
      const row = await createRow(db(), series('weekly', '2031-01-05'));
      await createEventException(db(), { event_id: row.id, date: '2031-01-05', kind: 'changed', new_date });
      const id = occurrenceId(row.id, '2031-01-12');
      const begun = await updateEvent.execute(staff, { id, scope: 'following', title: 'New words' });
      expect(await firstDates(row.id, 2)).toEqual([new_date]);
      expect(await firstDates(begun.id, 2)).toEqual(['2031-01-12', '2031-01-19']);
    }
  });

  test('is a new rule once the day or the frequency is another', async () => {
    const row = await createRow(db(), series('monthly', '2031-01-31'));
    const id = occurrenceId(row.id, '2031-02-28');
    const yearly = await updateEvent.execute(staff, {
      id,
      scope: 'following',
      recurrence_frequency: 'yearly',
    });
    expect(await firstDates(yearly.id, 2)).toEqual(['2031-02-28', '2032-02-28']);
    const monthly = await updateEvent.execute(staff, { id: yearly.id, recurrence_frequency: 'monthly' });
    expect(await firstDates(monthly.id, 2)).toEqual(['2031-02-28', '2031-03-28']);
  });
});

describe('what differs on single dates goes along', () => {
  test.each([
    [
      'a monthly series from one date on',
      series('monthly', '2031-01-31'),
      { id: '2031-02-28', scope: 'following', date: '2031-02-15' },
      [
        ['2031-03-31', '2031-03-15'],
        ['2031-04-30', '2031-04-15'],
      ],
    ],
    [
      'first Sundays to first Mondays, from one date on',
      { ...series('advanced_monthly', '2031-01-05'), weekday_occurrences: ['1'], target_weekday: 0 },
      { id: '2031-03-02', scope: 'following', date: '2031-03-03', target_weekday: 1 },
      [
        ['2031-04-06', '2031-04-07'],
        ['2031-06-01', '2031-06-02'],
        ['2031-12-07', '2031-12-01'],
      ],
    ],
    [
      'a whole weekly series by a day',
      series('weekly', '2031-01-05'),
      { id: null, scope: 'series', date: '2031-01-06' },
      [
        ['2031-01-12', '2031-01-13'],
        ['2031-01-19', '2031-01-20'],
      ],
    ],
    [
      'a whole weekly series by a week, each to where the next one was',
      series('weekly', '2031-01-05'),
      { id: null, scope: 'series', date: '2031-01-12' },
      [
        ['2031-01-12', '2031-01-19'],
        ['2031-01-19', '2031-01-26'],
        ['2031-01-26', '2031-02-02'],
      ],
    ],
    [
      'a whole weekly series back by a week',
      series('weekly', '2031-01-12'),
      { id: null, scope: 'series', date: '2031-01-05' },
      [
        ['2031-01-19', '2031-01-12'],
        ['2031-01-26', '2031-01-19'],
      ],
    ],
    [
      'second Tuesdays to last ones',
      { ...series('advanced_monthly', '2031-01-14'), weekday_occurrences: ['2'], target_weekday: 2 },
      { id: null, scope: 'series', weekday_occurrences: ['5'] },
      [
        ['2031-02-11', '2031-02-25'],
        ['2031-04-08', '2031-04-29'],
      ],
    ],
  ])('with %s', async (_what, fields, { id, ...change }, moves) => {
    const row = await createRow(db(), fields);
    for (const [from] of moves)
      await createEventException(db(), {
        event_id: row.id,
        date: String(from),
        kind: 'changed',
        title: String(from),
      });
    const changed = await updateEvent.execute(staff, {
      ...change,
      id: id ? occurrenceId(row.id, id) : row.id,
    });
    const event = await read(changed.id);
    expect(moves.map(([, to]) => [occurrenceOn(event, String(to))?.title, to])).toEqual(moves);
    expect(event.exceptions).toHaveLength(moves.length);
  });

  test('from the first date that is left to another weekday', async () => {
    const row = await createRow(db(), series('weekly', '2031-01-05'));
    await deleteEvent.execute(staff, { id: row.id });
    await createEventException(db(), { event_id: row.id, date: '2031-01-19', kind: 'cancelled' });
    const id = occurrenceId(row.id, '2031-01-12');
    const moved = await updateEvent.execute(staff, { id, scope: 'following', date: '2031-01-13' });
    expect(moved.id).toBe(row.id);
    expect(await firstDates(row.id, 3)).toEqual(['2031-01-13', '2031-01-20 cancelled', '2031-01-27']);
  });
});

test.each([
  ['deleted', 'removed', ['2031-01-05']],
  ['changed', 'changed', ['2031-01-05']],
  ['cancelled', 'cancelled', ['2031-01-05 cancelled']],
])(
  'a series that is made one-time stays visible as it was written though its first date was %s',
  async (_what, kind, expected) => {
    const row = await createRow(db(), series('weekly', '2031-01-05'));
    const differing = kind === 'removed' ? {} : { title: 'Special', new_date: '2031-01-07' };
    await createEventException(db(), { event_id: row.id, date: '2031-01-05', kind, ...differing });
    await updateEvent.execute(staff, { id: row.id, is_recurring: false, title: 'Once' });
    expect(await firstDates(row.id, 3)).toEqual(expected);
    expect(upcomingOccurrences([await read(row.id)], '2020-01-01')).toMatchObject([{ title: 'Once' }]);
  },
);

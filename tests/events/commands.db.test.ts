import { describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { createEvent, deleteEvent, updateEvent } from '#lib/events/commands.ts';
import { dateFields } from '#lib/events/fields.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { findEvent, findListedEvent } from '#lib/events/queries.ts';
import { eventRow } from '#lib/events/schema.ts';
import { occurrencesBetween } from '#lib/events/series/occurrences.ts';
import { createEvent as createRow } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const input = {
  title: 'Chili Supper',
  date: '2031-03-02',
  time: '6 pm',
  location: 'Fellowship Hall',
  description: 'Bring a pot or an appetite.',
};
const sundays = {
  is_recurring: true,
  recurrence_frequency: 'weekly',
  date: '2031-06-01',
  end_date: '2031-06-29',
};

function pick(row: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

/** Another value for every field that one date may have otherwise. */
const otherwise = {
  ...Object.fromEntries(
    dateFields.map((name) => [name, eventRow.shape[name].safeParse(true).success || `/${name}`]),
  ),
  time: '8:00 AM',
  length_minutes: 90,
};
/** A listed service has every field there is. */
const services = { ...sundays, kind: 'service', time: '10:00 AM', length_minutes: 60 };

type Change = Parameters<typeof updateEvent.execute>[1];
const update = (change: Change) => updateEvent.execute(staff, change);

async function datesOf(id: string): Promise<string[]> {
  const event = await findListedEvent({ id: id });
  return event
    ? occurrencesBetween([event], '2031-05-01', '2031-08-31', '2031-05-01').map(({ date }) => date)
    : [];
}

describe('creating', () => {
  test('keeps a one-time event free of any rule', async () => {
    const row = await createEvent.execute(staff, {
      ...input,
      target_weekday: 3,
      weekday_occurrences: ['1'],
      end_date: input.date,
    });
    expect(row).toMatchObject({
      is_recurring: false,
      target_weekday: null,
      weekday_occurrences: null,
      end_date: null,
    });
  });

  test('takes an end date as several days in a row', async () => {
    expect(await createEvent.execute(staff, { ...input, end_date: '2031-03-05' })).toMatchObject({
      end_date: '2031-03-05',
    });
  });

  test('ignores what a client sends beyond the payload', async () => {
    const row = await createEvent.execute(staff, {
      ...input,
      id: 'mine',
      is_multi_day: true,
      created_at: 'never',
    });
    expect(row.id).toHaveLength(36);
  });

  test('is at the church unless somebody says elsewhere', async () => {
    expect(await createEvent.execute(staff, input)).toMatchObject({ is_offsite: false });
    expect(await createEvent.execute(staff, { ...input, is_offsite: true })).toMatchObject({
      is_offsite: true,
    });
  });

  test('stores a blank picture as none', async () => {
    expect(await createEvent.execute(staff, { ...input, image_url: '  ' })).toMatchObject({
      image_url: null,
    });
  });

  test.each([
    [{ title: ' ' }, 'title', 'Title is required'],
    [{ date: '' }, 'date', 'Date is required'],
    [{ time: '' }, 'time', 'Time is required'],
    [{ location: '' }, 'location', 'Location is required'],
    [{ description: '' }, 'description', 'Description is required'],
    [{ date: '2031-02-30' }, 'date', 'Invalid start date'],
    [{ end_date: 'soon' }, 'end_date', 'Invalid end date'],
    [{ end_date: '2031-03-01' }, 'end_date', 'Must be after the start date'],
    [{ is_recurring: true }, 'recurrence_frequency', 'Please fill in all required fields'],
    [
      { is_recurring: true, recurrence_frequency: '' },
      'recurrence_frequency',
      'Please fill in all required fields',
    ],
    [
      { is_recurring: true, recurrence_frequency: 'advanced_monthly', recurrence_pattern: 'nth_weekday' },
      'recurrence_frequency',
      'Please fill in all required fields',
    ],
    [{ image_url: 'javascript:alert(1)' }, 'image_url', 'Please enter a valid URL.'],
  ])('refuses %j and says so beside %s', async (change, field, message) => {
    await expect(createEvent.execute(staff, { ...input, ...change })).rejects.toMatchObject({
      code: 'invalid',
      message,
      more: { fields: { [field]: [message] } },
    });
    expect(await db().event.count()).toBe(0);
  });
});

describe('changing a whole series', () => {
  test('through one of its dates changes the parent', async () => {
    const row = await createRow(db(), sundays);
    await update({ id: occurrenceId(row.id, '2031-06-15'), title: 'Evening Prayer' });
    expect(await db().event.findMany()).toMatchObject([
      { id: row.id, title: 'Evening Prayer', date: '2031-06-01' },
    ]);
  });

  test('keeps the picture when a blank one is sent', async () => {
    const row = await createRow(db(), { ...sundays, image_url: '/uploads/bread.webp' });
    expect(await update({ id: row.id, image_url: '' })).toMatchObject({
      image_url: '/uploads/bread.webp',
    });
  });

  test('keeps its picture when none is named, and removes it on null', async () => {
    const row = await createRow(db(), { ...sundays, image_url: '/uploads/bread.webp' });
    expect(await update({ id: row.id, title: 'Bread' })).toMatchObject({
      image_url: '/uploads/bread.webp',
    });
    expect(await update({ id: row.id, image_url: null })).toMatchObject({
      image_url: null,
    });
  });

  test('raises its iCalendar sequence', async () => {
    const row = await createRow(db(), sundays);
    expect(await update({ id: row.id, time: '8 pm' })).toMatchObject({
      sequence: row.sequence + 1,
    });
  });

  test.each([
    ['no-such-form', 'malformed', 'Cannot update event: Invalid event ID format'],
    ['33333333-3333-4333-8333-333333333333', 'not_found', 'Event not found or update failed'],
  ])('with the id %s is refused', async (id, code, message) => {
    await expect(update({ id, title: 'X' })).rejects.toMatchObject({ code, message });
  });
});

describe('changing one date', () => {
  test('moves that date and leaves the others', async () => {
    const row = await createRow(db(), sundays);
    const changed = await update({
      id: occurrenceId(row.id, '2031-06-15'),
      scope: 'this',
      date: '2031-06-17',
      location: 'The park',
    });
    expect(changed).toMatchObject({
      id: occurrenceId(row.id, '2031-06-15'),
      date: '2031-06-17',
      location: 'The park',
    });
    expect(await datesOf(row.id)).toEqual([
      '2031-06-01',
      '2031-06-08',
      '2031-06-17',
      '2031-06-22',
      '2031-06-29',
    ]);
  });

  test('takes it elsewhere, or back to the church, and no other', async () => {
    for (const is_offsite of [false, true]) {
      const row = await createRow(db(), { ...sundays, is_offsite });
      const id = occurrenceId(row.id, '2031-06-15');
      const changed = await update({ id, scope: 'this', is_offsite: !is_offsite });
      expect(changed).toMatchObject({ is_offsite: !is_offsite });
      expect(await findEvent({ id: occurrenceId(row.id, '2031-06-22') })).toMatchObject({ is_offsite });
    }
  });

  test('changes any field that a date may have otherwise, and takes back what the series has', async () => {
    const row = await createRow(db(), { ...services, image_url: '/picture' });
    const [id, other] = [occurrenceId(row.id, '2031-06-08'), occurrenceId(row.id, '2031-06-15')];
    const usual = await findEvent({ id });
    expect(await update({ id, scope: 'this', ...otherwise })).toMatchObject(otherwise);
    expect(await findEvent({ id })).toMatchObject(otherwise);
    expect(await findEvent({ id: other })).toMatchObject(pick(row, dateFields));
    await update({ id, scope: 'this', ...pick(row, dateFields) });
    expect(await findEvent({ id })).toMatchObject(pick(usual, dateFields));
    expect(await db().eventException.count()).toBe(0);
  });

  test('empties any field that may be empty, though its series has it', async () => {
    // Of a service that has a length, no date has none.
    const optional = dateFields.filter(
      (name) => name !== 'length_minutes' && eventRow.shape[name].safeParse(null).success,
    );
    const row = await createRow(db(), { ...sundays, ...pick(otherwise, optional) });
    const id = occurrenceId(row.id, '2031-06-08');
    const none = Object.fromEntries(optional.map((name) => [name, null]));
    expect(await update({ id, scope: 'this', ...none })).toMatchObject(none);
    expect(await findEvent({ id })).toMatchObject(none);
  });

  test('removes that date’s picture, whosever it was, and the series keeps its own', async () => {
    const row = await createRow(db(), { ...sundays, image_url: '/uploads/bread.webp' });
    const [series, own] = [occurrenceId(row.id, '2031-06-08'), occurrenceId(row.id, '2031-06-15')];
    await update({ id: own, scope: 'this', image_url: '/uploads/fish.webp' });
    for (const id of [series, own]) {
      const changed = await update({ id, scope: 'this', image_url: null });
      expect(changed).toMatchObject({ image_url: null });
      // What is blank or absent keeps it as it is: removed.
      await update({ id, scope: 'this', title: 'Soup', image_url: '' });
      expect(await findEvent({ id })).toMatchObject({ title: 'Soup', image_url: null });
    }
    expect(await findEvent({ id: row.id })).toMatchObject({ image_url: '/uploads/bread.webp' });
    const back = { id: series, scope: 'this', title: row.title, image_url: '/uploads/bread.webp' };
    await updateEvent.execute(staff, back);
    expect(await db().eventException.count()).toBe(1);
  });

  test('back to what the series has leaves no exception behind', async () => {
    const row = await createRow(db(), sundays);
    const id = occurrenceId(row.id, '2031-06-15');
    await update({ id, scope: 'this', title: 'Special' });
    await update({ id, scope: 'this', title: row.title });
    expect(await db().eventException.count()).toBe(0);
  });

  test('can cancel it, visibly, and restore it with its changes', async () => {
    const row = await createRow(db(), sundays);
    const id = occurrenceId(row.id, '2031-06-08');
    await update({ id, scope: 'this', time: '9 am' });
    const cancelled = (await update({ id, scope: 'this', status: 'cancelled' })) as Occurrence;
    expect(cancelled).toMatchObject({ is_cancelled: true, time: '9 am' });
    expect(await datesOf(row.id)).toContain('2031-06-08');
    const restored = await update({ id, scope: 'this', status: 'scheduled' });
    expect(restored).toMatchObject({ is_cancelled: false, time: '9 am' });
  });

  test('can cancel a one-time event', async () => {
    const row = await createRow(db(), { date: '2031-06-03' });
    expect(await update({ id: row.id, scope: 'this', status: 'cancelled' })).toMatchObject({
      is_cancelled: true,
    });
  });

  test('that the series does not have is refused', async () => {
    const row = await createRow(db(), sundays);
    const wrong = update({ id: occurrenceId(row.id, '2031-06-16'), scope: 'this', title: 'X' });
    await expect(wrong).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('changing one date and all following', () => {
  test('ends the series the day before, begins another, and takes later exceptions along', async () => {
    const row = await createRow(db(), sundays);
    await createEventException(db(), { event_id: row.id, date: '2031-06-22', kind: 'cancelled' });
    const begun = await update({ id: occurrenceId(row.id, '2031-06-15'), scope: 'following', time: '5 pm' });
    expect(begun).toMatchObject({ date: '2031-06-15', end_date: '2031-06-29', time: '5 pm' });
    expect(await datesOf(row.id)).toEqual(['2031-06-01', '2031-06-08']);
    expect(await datesOf(begun.id)).toEqual(['2031-06-15', '2031-06-22', '2031-06-29']);
    expect(await db().eventException.findMany()).toMatchObject([
      { event_id: begun.id, date: '2031-06-22', kind: 'cancelled' },
    ]);
  });

  test('keeps all that a later date has otherwise', async () => {
    const row = await createRow(db(), services);
    const own = { kind: 'changed', new_date: '2031-06-23', ...otherwise };
    await createEventException(db(), { event_id: row.id, date: '2031-06-22', ...own });
    const id = occurrenceId(row.id, '2031-06-15');
    const begun = await update({ id, scope: 'following', description: 'New.' });
    expect(await db().eventException.findMany()).toMatchObject([{ event_id: begun.id, ...own }]);
  });

  test('to another weekday moves later exceptions along', async () => {
    const row = await createRow(db(), sundays);
    await createEventException(db(), { event_id: row.id, date: '2031-06-22', kind: 'removed' });
    const begun = await update({
      id: occurrenceId(row.id, '2031-06-15'),
      scope: 'following',
      date: '2031-06-16',
    });
    expect(await datesOf(begun.id)).toEqual(['2031-06-16']);
    expect(await db().eventException.findMany()).toMatchObject([{ date: '2031-06-23' }]);
  });

  test('removes their picture, and the dates before keep theirs', async () => {
    const row = await createRow(db(), { ...sundays, image_url: '/uploads/bread.webp' });
    const id = occurrenceId(row.id, '2031-06-15');
    const begun = await update({ id, scope: 'following', image_url: null });
    expect(begun).toMatchObject({ image_url: null, date: '2031-06-15' });
    expect(await findEvent({ id: row.id })).toMatchObject({ image_url: '/uploads/bread.webp' });
  });

  test('from its first date on is the whole series', async () => {
    const row = await createRow(db(), sundays);
    await update({ id: row.id, scope: 'following', title: 'Vespers' });
    expect(await db().event.findMany()).toMatchObject([
      { id: row.id, title: 'Vespers', end_date: '2031-06-29' },
    ]);
  });
});

describe('deleting', () => {
  test('one date of a series removes that date and nothing else', async () => {
    const row = await createRow(db(), sundays);
    const gone = await deleteEvent.execute(staff, { id: occurrenceId(row.id, '2031-06-08') });
    expect(gone).toEqual({ deleted: 0, excluded_date: '2031-06-08' });
    expect(await datesOf(row.id)).toEqual(['2031-06-01', '2031-06-15', '2031-06-22', '2031-06-29']);
  });

  test('the base id of a series without saying series removes the row’s own date', async () => {
    const row = await createRow(db(), sundays);
    expect(await deleteEvent.execute(staff, { id: row.id })).toEqual({
      deleted: 0,
      excluded_date: '2031-06-01',
    });
    expect(await db().event.count()).toBe(1);
  });

  test('a date twice is refused the second time', async () => {
    const row = await createRow(db(), sundays);
    const id = `${row.id}-2031-06-08`;
    await deleteEvent.execute(staff, { id });
    await expect(deleteEvent.execute(staff, { id })).rejects.toMatchObject({
      code: 'not_found',
      message: 'Event not found',
    });
  });

  test('a series deletes every recurring event of its title, and no one-time one', async () => {
    const row = await createRow(db(), { ...sundays, title: 'Choir' });
    await createRow(db(), { ...sundays, title: 'Choir' });
    await createRow(db(), { title: 'Choir' });
    expect(await deleteEvent.execute(staff, { id: row.id, series: 'true' })).toEqual({ deleted: 2 });
    expect(await db().event.findMany()).toMatchObject([{ title: 'Choir', is_recurring: false }]);
  });

  test('a one-time event deletes its row', async () => {
    const row = await createRow(db());
    expect(await deleteEvent.execute(staff, { id: row.id })).toEqual({ deleted: 1 });
  });
});

test('an event that an import left without a place and a description is changed without them', async () => {
  const { id } = await createRow(db(), { ...sundays, location: '', description: '' });
  const row = await update({ id, title: 'Rosary' });
  expect(row).toMatchObject({ title: 'Rosary', location: '', description: '' });
  const day = await update({ id: occurrenceId(id, '2031-06-08'), scope: 'this', time: '7 pm' });
  expect(day).toMatchObject({ time: '7 pm', location: '' });
  await update({ id: occurrenceId(id, '2031-06-15'), scope: 'following', location: 'Chapel' });
  const rows = await db().event.findMany({ orderBy: { date: 'asc' } });
  expect(rows.map(({ location, description }) => [location, description])).toEqual([
    ['', ''],
    ['Chapel', ''],
  ]);
  await expect(update({ id: rows[1]?.id ?? '', location: ' ' })).rejects.toMatchObject({
    more: { fields: { location: ['Location is required'] } },
  });
});

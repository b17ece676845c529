import { describe, expect, test } from 'vitest';
import { addAnnouncement, deleteAnnouncement, updateAnnouncement } from '#lib/announcements/commands.ts';
import { listAllAnnouncements, listShowingAnnouncements } from '#lib/announcements/queries.ts';
import { db } from '#lib/core/database/db.ts';
import english from '#lib/language/generated/en.ts';
import { createAnnouncement } from '#prisma/factories/announcement.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();
const input = {
  message: 'Coffee at ten',
  start_date: '2031-01-01T00:00',
  end_date: '2031-01-02T00:00',
  timezone: 'UTC',
};

describe('an announcement', () => {
  test('takes the specified colours, speed and state when none are sent', async () => {
    expect(await addAnnouncement.execute(staff, input)).toMatchObject({
      is_active: true,
      background_color: '#ea384c',
      text_color: '#ffffff',
      scroll_speed: 'normal',
      is_urgent: false,
      display_state: 'scheduled',
    });
  });

  test('leads to a page of the site or an https address, and an emptied link nowhere', async () => {
    const { id, link } = await addAnnouncement.execute(staff, { ...input, link: ' /events ' });
    expect(link).toBe('/events');
    for (const [typed, kept] of [
      ['https://example.org/camp', 'https://example.org/camp'],
      ['', null],
    ] as const)
      expect(await updateAnnouncement.execute(staff, { id, link: typed })).toMatchObject({ link: kept });
  });

  test('written without a zone takes the church’s', async () => {
    const { timezone: _, ...without } = input;
    expect(await addAnnouncement.execute(staff, without)).toMatchObject({ timezone: 'America/Chicago' });
  });

  test('with a date but no time means midnight', async () => {
    expect(await addAnnouncement.execute(staff, { ...input, start_date: '2031-01-01' })).toMatchObject({
      start_date: '2031-01-01T00:00',
    });
  });

  test.each([
    [{ message: ' ' }, 'message', 'Please fill in all required fields'],
    [{ start_date: '' }, 'start_date', 'Please fill in all required fields'],
    [{ end_date: '' }, 'end_date', 'Please fill in all required fields'],
    [{ timezone: '' }, 'timezone', 'Please fill in all required fields'],
    [{ end_date: '2031-01-01T00:00' }, 'end_date', 'End date must be after start date'],
    [{ start_date: '2031-02-30T00:00' }, 'start_date', 'Invalid date'],
    [{ timezone: 'Mars/Olympus' }, 'timezone', 'Please choose a time zone from the list.'],
    [{ link: '//example.org' }, 'link', english.announcements.invalidLink],
    [{ link: '/\\example.org' }, 'link', english.announcements.invalidLink],
    [{ link: 'http://example.org' }, 'link', english.announcements.invalidLink],
    [{ link: 'javascript:alert(1)' }, 'link', english.announcements.invalidLink],
    [{ text_color: 'red;' }, 'text_color', 'Please choose a color such as #ea384c.'],
  ])('with %j is refused beside %s', async (change, field, message) => {
    const refused = addAnnouncement.execute(staff, { ...input, ...change });
    await expect(refused).rejects.toMatchObject({
      code: 'invalid',
      more: { fields: { [field]: [message] } },
    });
    expect(await db().announcement.count()).toBe(0);
  });

  test('that is deleted is gone, and a second time is not found', async () => {
    const row = await createAnnouncement(db());
    await deleteAnnouncement.execute(staff, { id: row.id });
    await expect(deleteAnnouncement.execute(staff, { id: row.id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

test('the list gives staff every announcement with how it stands, newest first', async () => {
  const times = { start_date: '2020-01-01T00:00', end_date: '2099-01-01T00:00' };
  await createAnnouncement(db(), { ...times, message: 'On', created_at: new Date('2026-01-01') });
  await createAnnouncement(db(), {
    ...times,
    message: 'Off',
    is_active: false,
    created_at: new Date('2026-01-02'),
  });
  await createAnnouncement(db(), {
    ...times,
    end_date: '2021-01-01T00:00',
    message: 'Over',
    created_at: new Date('2026-01-03'),
  });
  const rows = await listAllAnnouncements.execute(staff, {});
  expect(rows.map(({ message, display_state }) => [message, display_state])).toEqual([
    ['Over', 'expired'],
    ['Off', 'inactive'],
    ['On', 'active'],
  ]);
  expect((await listShowingAnnouncements({})).map(({ message }) => message)).toEqual(['On']);
});

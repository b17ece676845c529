import { beforeEach, expect, test } from 'vitest';
import { updateChurch } from '#lib/church/commands.ts';
import { findChurch } from '#lib/church/queries.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { churchTimestamp, churchToday } from '#lib/core/dates/church-time.ts';
import { db } from '#lib/core/platform/db.ts';
import { calendarFeed } from '#lib/events/feeds/calendar-feed.ts';
import { listEventsWithExceptions } from '#lib/events/queries.ts';
import { answerSetupForm, finishSetup } from '#lib/setup/commands.ts';
import { findSetup } from '#lib/setup/queries.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();
beforeEach(() => fillChurch(db()));

const send = (form: Record<string, string>) => answerSetupForm.execute(staff, form);

test('a form that is sent saves the church’s own facts and leaves the rest for later', async () => {
  const form = { name: 'New Hope Church', time_zone: 'america/new_york', phone: '', $ACTION_KEY: 'of React' };
  expect(await send(form)).toEqual({ isSaved: true });
  expect(await findChurch({})).toMatchObject({
    name: 'New Hope Church',
    time_zone: 'America/New_York',
    phone: defaultChurch.phone,
    set_up_at: null,
  });
});

test('what is wrong comes back in words with all that was typed', async () => {
  const typed = { name: 'New Hope', time_zone: 'Mars/Olympus', welcome: 'One line\nand another' };
  expect(await send(typed)).toMatchObject({
    isSaved: false,
    typed,
    fields: { time_zone: [expect.stringMatching(/time zone/)], welcome: [expect.any(String)] },
  });
  expect((await findChurch({})).name).toBe(defaultChurch.name);
});

test('somebody else’s change meanwhile is told, and the form sent again is saved', async () => {
  const { updated_at: if_match } = await findChurch({});
  await updateChurch.execute(staff, { name: 'Theirs' });
  const refused = await send({ name: 'Ours', if_match });
  expect(refused).toMatchObject({ isSaved: false, typed: { name: 'Ours' }, version: expect.any(String) });
  if (refused.isSaved || !refused.version) throw new Error('It was not refused.');
  expect(await send({ name: 'Ours', if_match: refused.version })).toEqual({ isSaved: true });
});

test('the site counts as set up once staff say so, and the checklist stays to be read', async () => {
  await finishSetup.execute(staff, {});
  const { church, checks } = await findSetup.execute(staff, {});
  expect(church.set_up_at).toEqual(expect.any(String));
  expect(checks.find(({ label }) => label === 'Name')?.isOwn).toBe(false);
});

test('a church in Auckland, set up on the other side of the world, lives by its own clock', async () => {
  await send({
    name: 'Harbour Light Chapel',
    short_name: 'Harbour Light',
    street: '14 Pier Road',
    city: 'Auckland',
    region: '',
    country: 'NZ',
    phone: '09 555 0143',
    time_zone: 'Pacific/Auckland',
  });
  await createEvent(db(), { date: '2031-06-01', time: '9:00 AM - 10:00 AM' });
  const church = await findChurch({});
  expect(church).toMatchObject({ region: null, region_name: null, latitude: null, phone: '09 555 0143' });
  await runWithChurch(church, async () => {
    expect(churchToday(new Date('2031-05-31T12:30:00Z'))).toBe('2031-06-01');
    expect(churchTimestamp('2031-06-01T10:30:00')).toBe('2031-06-01T10:30:00+12:00');
    expect(churchTimestamp('2031-01-05T10:30:00')).toBe('2031-01-05T10:30:00+13:00');
    const feed = calendarFeed(await listEventsWithExceptions());
    expect(feed).toContain('X-WR-CALNAME:Harbour Light Chapel');
    expect(feed).toContain('DTSTART;TZID=Pacific/Auckland:20310601T090000');
    expect(feed).not.toMatch(/Chicago|Belltower/);
  });
});

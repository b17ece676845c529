import { expect, test, vi } from 'vitest';
import { findBanner, listBannerItems } from '#lib/banner/queries.ts';
import { onChange } from '#lib/core/cache/change-bus.ts';
import { db } from '#lib/core/database/db.ts';
import { createAnnouncement } from '#prisma/factories/announcement.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();
const now = new Date('2026-11-22T18:00:00Z');

test('what is urgent comes first, then what shows now newest first, each in its own zone, then the events', async () => {
  const window = { start_date: '2026-11-22T12:00', end_date: '2026-11-22T13:00' };
  const made = (day: number) => ({ created_at: new Date(Date.UTC(2026, 10, day)) });
  await createAnnouncement(db(), { ...made(0), message: 'Closed for ice', is_urgent: true });
  await createAnnouncement(db(), { ...window, ...made(1), message: 'Noon in Chicago' });
  await createAnnouncement(db(), {
    ...window,
    ...made(2),
    message: 'Noon in London',
    timezone: 'Europe/London',
  });
  await createAnnouncement(db(), { ...made(3), message: 'All year' });
  await createEvent(db(), { date: '2026-11-23', title: 'Supper', show_in_banner: true });
  await createEvent(db(), { date: '2026-11-23', title: 'Not in the banner' });
  const items = await listBannerItems({ now });
  expect(items.map(({ message }) => message)).toEqual([
    'Closed for ice',
    'All year',
    'Noon in Chicago',
    expect.stringMatching(/^Tomorrow: Supper at /),
  ]);
});

test('no page carries more of the banner than its longest five pages hold', async () => {
  for (let at = 0; at < 51; at += 1) await createAnnouncement(db(), { message: `News ${at}` });
  expect(await listBannerItems({ now })).toHaveLength(50);
});

test('the banner changes next when an announcement starts or ends, and at the church’s midnight', async () => {
  expect(await findBanner({ now })).toEqual({ items: [], changes_at: '2026-11-23T06:00:00.000Z' });
  await createAnnouncement(db(), { start_date: '2026-11-22T15:00' });
  expect(await findBanner({ now })).toEqual({ items: [], changes_at: '2026-11-22T21:00:00.000Z' });
  await createAnnouncement(db(), { end_date: '2026-11-22T12:30' });
  expect(await findBanner({ now })).toMatchObject({ changes_at: '2026-11-22T18:30:00.001Z' });
});

test('a reader of the banner is notified when an announcement in it ends', async () => {
  const heard = vi.fn();
  const leave = onChange(heard);
  const soon = new Date(Date.now() + 1500);
  await createAnnouncement(db(), { end_date: soon.toISOString().slice(0, 19), timezone: 'UTC' });
  expect(await listBannerItems({})).toHaveLength(1);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('announcements'), { timeout: 5000 });
  expect(await listBannerItems({})).toEqual([]);
  leave();
});

import { church } from '#lib/core/church/church.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Announcement, Prisma } from '#lib/core/generated/prisma/client.ts';

/** Active and showing from 2020 to 2040, with the default colours and speed. */
const defaults = {
  message: 'The office is closed this Friday.',
  link: null,
  is_active: true,
  start_date: '2020-01-01T00:00',
  end_date: '2040-01-01T00:00',
  background_color: '#ea384c',
  text_color: '#ffffff',
  scroll_speed: 'normal',
  timezone: church.timeZone,
  is_urgent: false,
} satisfies Prisma.AnnouncementUncheckedCreateInput;

/** An announcement row that is not in a database. */
export function buildAnnouncement(overrides: Partial<Announcement> = {}): Announcement {
  return {
    id: '77777777-7777-4777-8777-777777777777',
    ...defaults,
    created_at: new Date('2026-01-01T18:00:00Z'),
    updated_at: new Date('2026-01-01T18:00:00Z'),
    ...overrides,
  };
}

/** Writes an announcement and returns its row. The database sets id and times unless given. */
export function createAnnouncement(
  client: Database,
  overrides: Partial<Announcement> = {},
): Promise<Announcement> {
  return client.announcement.create({ data: { ...defaults, ...overrides } });
}

import { churchTimeZone } from '#lib/core/church/locale.ts';
import type { Announcement, Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Database } from '#lib/core/platform/db.ts';

/** Active and showing from 2020 to 2040, with the default colours and speed. */
const defaults = {
  message: 'The office is closed this Friday.',
  is_active: true,
  start_date: '2020-01-01T00:00',
  end_date: '2040-01-01T00:00',
  background_color: '#ea384c',
  text_color: '#ffffff',
  scroll_speed: 'normal',
  timezone: churchTimeZone(),
} satisfies Prisma.AnnouncementUncheckedCreateInput;

/** Writes an announcement and gives its row. The database chooses the id and the times unless given. */
export function createAnnouncement(
  client: Database,
  overrides: Partial<Announcement> = {},
): Promise<Announcement> {
  return client.announcement.create({ data: { ...defaults, ...overrides } });
}

import 'server-only';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { db } from '#lib/core/database/db.ts';
import { moment, noInput } from '#lib/core/operations/fields.ts';
import { latestFirst } from '#lib/core/operations/list-order.ts';
import { privateQuery, publicQuery } from '#lib/core/operations/operation.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { spokenRow } from '#lib/core/translations/spoken-row.ts';
import { announcementTexts } from './announcement-texts.ts';
import { toAnnouncement } from './content.ts';
import { announcementState, nextStateChange } from './display-state.ts';
import { type Announcement, type ShowingAnnouncement, showingAnnouncementRow } from './schema.ts';

/** Returns the announcements that show at this moment, newest first. */
export const listShowingAnnouncements = publicQuery({
  name: 'listShowingAnnouncements',
  input: moment,
  run: async ({ now }): Promise<ShowingAnnouncement[]> => {
    const active = await listActive();
    return active
      .filter((announcement) => announcementState(announcement, now) === 'active')
      .map((announcement) => {
        const { id } = announcement;
        const spoken = spokenRow({ table: 'announcements', id, texts: announcementTexts }, announcement);
        return presentRow(showingAnnouncementRow, {
          ...spoken,
          ends_at: nextStateChange(announcement, now),
        });
      });
  },
});

/** Returns the next moment at which an announcement starts or ends, or null. */
export const findNextAnnouncementChange = publicQuery({
  name: 'findNextAnnouncementChange',
  input: moment,
  run: async ({ now }) =>
    (await listActive())
      .map((announcement) => nextStateChange(announcement, now))
      .filter((change) => change !== null)
      .sort((a, b) => a.getTime() - b.getTime())[0] ?? null,
});

const listActive = cacheQuery('announcements', () =>
  db().announcement.findMany({
    where: { is_active: true },
    orderBy: latestFirst,
  }),
);

/** Returns all announcements, newest first, each with its present state. */
export const listAllAnnouncements = privateQuery({
  name: 'listAllAnnouncements',
  access: 'banner',
  input: noInput,
  run: async (): Promise<Announcement[]> => {
    const rows = await db().announcement.findMany({ orderBy: latestFirst });
    return rows.map(toAnnouncement);
  },
});

import 'server-only';
import { z } from 'zod';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { moment } from '#lib/core/operations/moment.ts';
import { privateQuery, publicQuery } from '#lib/core/operations/operation.ts';
import { db } from '#lib/core/platform/db.ts';
import { announcementState, nextStateChange, withState } from './display-state.ts';

/** The announcements that show at this moment, newest first (specification section 4). */
export const listShowingAnnouncements = publicQuery({
  name: 'listShowingAnnouncements',
  input: moment,
  run: async ({ now }) => {
    const active = await listActive();
    return active
      .filter((announcement) => announcementState(announcement, now) === 'active')
      .map((announcement) => ({ ...announcement, ends_at: nextStateChange(announcement, now) }));
  },
});

/** The next moment at which an announcement starts or ends, or null when none is ahead. */
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
    orderBy: [{ created_at: 'desc' }, { id: 'asc' }],
  }),
);

/** All announcements, newest first, each with how it stands now (api.md). */
export const listAllAnnouncements = privateQuery({
  name: 'listAllAnnouncements',
  access: 'admin',
  input: z.object({}),
  run: async () => {
    const rows = await db().announcement.findMany({ orderBy: [{ created_at: 'desc' }, { id: 'asc' }] });
    return rows.map((row) => withState(row, new Date()));
  },
});

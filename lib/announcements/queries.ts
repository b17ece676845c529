import 'server-only';
import { z } from 'zod';
import { db } from '../db.ts';
import { privateQuery, publicQuery } from '../operation.ts';
import { announcementState, withState } from './display-state.ts';

/** The announcements that show at this moment, newest first (specification section 4). */
export const listShowingAnnouncements = publicQuery({
  name: 'listShowingAnnouncements',
  input: z.object({ now: z.date().default(() => new Date()) }),
  run: async ({ now }) => {
    const active = await db().announcement.findMany({
      where: { is_active: true },
      orderBy: { created_at: 'desc' },
    });
    return active.filter((announcement) => announcementState(announcement, now) === 'active');
  },
});

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

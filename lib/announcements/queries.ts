import 'server-only';
import { z } from 'zod';
import { db } from '../db.ts';
import { publicQuery } from '../operation.ts';
import { announcementState } from './display-state.ts';

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

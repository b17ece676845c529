import { z } from 'zod';
import { announcementInput, announcementRow, showingAnnouncementRow } from './schema.ts';

/** API documentation of announcements. */
export const announcementCalls = {
  list: {
    summary: 'Announcements, newest first',
    detail:
      'Those that show now; for an admin all of them, each with how it stands. A session that still owes its second factor is refused.',
    also: [403],
    answer: z.union([z.array(announcementRow), z.array(showingAnnouncementRow)]),
  },
  create: {
    summary: 'Add an announcement',
    detail: 'A date without a time means its midnight; without a zone the church’s is taken.',
    status: 201,
    location: ({ id }: { id: string }) => `/api/announcements/${id}`,
    answer: announcementRow,
    example: {
      message: 'The fellowship hall is open from 9 this Saturday.',
      start_date: '2026-03-06T08:00',
      end_date: '2026-03-07T12:00',
    },
  },
  update: {
    summary: 'Change an announcement',
    detail: 'Fields that are left out stay.',
    fields: announcementInput,
    also: [409],
    answer: announcementRow,
    example: { is_active: false },
  },
  remove: {
    summary: 'Delete an announcement',
    detail: 'It stays in the activity log, from where it can come back.',
    also: [409],
  },
} as const;

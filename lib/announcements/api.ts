import { z } from 'zod';
import { instant, rowId, updatedAt } from '#lib/core/operations/fields.ts';
import { scrollSpeeds } from './messages.ts';
import { announcementInput } from './schema.ts';

const localTime = z.string().meta({ description: 'A local date-time of its zone, yyyy-MM-ddTHH:mm.' });

const fields = {
  id: rowId,
  message: z.string(),
  is_active: z.boolean(),
  start_date: localTime,
  end_date: localTime,
  background_color: z.string().meta({ description: 'A hex color.', examples: ['#ea384c'] }),
  text_color: z.string().meta({ description: 'A hex color.', examples: ['#ffffff'] }),
  scroll_speed: z.enum(scrollSpeeds),
  timezone: z.string().meta({ description: 'An IANA zone name.', examples: ['America/Chicago'] }),
  created_at: instant,
  updated_at: updatedAt,
};

const announcement = z
  .strictObject({ ...fields, display_state: z.enum(['active', 'scheduled', 'expired', 'inactive']) })
  .meta({ id: 'Announcement', description: 'An announcement and how it stands now.' });

const showing = z
  .strictObject({ ...fields, ends_at: instant.nullable().meta({ description: 'When it stops showing.' }) })
  .meta({ id: 'ShowingAnnouncement', description: 'An announcement that shows now.' });

/** How the API offers announcements (api.md, 'Content'). */
export const announcementCalls = {
  list: {
    summary: 'Announcements, newest first',
    detail:
      'Those that show now; for an admin all of them, each with how it stands. A session that still owes its second factor is refused.',
    also: [403],
    answer: z.union([z.array(announcement), z.array(showing)]),
  },
  create: {
    summary: 'Add an announcement',
    detail: 'A date without a time means its midnight; without a zone the church’s is taken.',
    status: 201,
    location: ({ id }: { id: string }) => `/api/announcements/${id}`,
    answer: announcement,
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
    answer: announcement,
    example: { is_active: false },
  },
  remove: {
    summary: 'Delete an announcement',
    detail: 'It stays in the activity log, from where it can come back.',
    also: [409],
  },
} as const;

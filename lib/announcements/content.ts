import type { z } from 'zod';
import type { ContentTable } from '#lib/core/operations/content-table.ts';
import type { announcementInput } from './schema.ts';

/** Announcements in the activity log. */
export const announcementContent = {
  table: 'announcements',
  topic: 'announcements',
  title: 'message',
  singular: 'announcement',
  plural: 'announcements',
  kind: 'Announcements',
  labels: {
    message: 'Message',
    link: 'Link',
    is_active: 'Active',
    start_date: 'Starts',
    end_date: 'Ends',
    timezone: 'Time zone',
    background_color: 'Background',
    text_color: 'Text color',
    scroll_speed: 'Scroll speed',
    is_urgent: 'Urgent',
  } satisfies Record<keyof z.output<typeof announcementInput>, string>,
} as const satisfies ContentTable;

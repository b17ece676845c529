import { announcementInput } from '#lib/announcements/schema.ts';
import { parseInput } from '#lib/core/operations/operation.ts';
import { onOneLine, orElse } from './filled.ts';
import { tableTarget } from './table-target.ts';

/** Announcements. */
export const announcementTarget = tableTarget({
  table: 'announcements',
  topic: 'announcements',
  columns: [
    'message',
    'link',
    'is_active',
    'start_date',
    'end_date',
    'background_color',
    'text_color',
    'scroll_speed',
    'timezone',
    'is_urgent',
  ],
  pictures: {},
  check: (values, title) =>
    parseInput(announcementInput, { ...values, message: onOneLine(orElse(values.message, title)) }),
});

import type { z } from 'zod';
import { zoneName } from '#lib/core/dates/zone-name.ts';
import type { Announcement as StoredAnnouncement } from '#lib/core/generated/prisma/client.ts';
import { defineContent, type TableWords } from '#lib/core/operations/content-table.ts';
import { latestFirst } from '#lib/core/operations/list-order.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { onOneLine, orElse } from '#lib/core/text/filled.ts';
import { messages } from '#lib/language/messages.ts';
import { announcementTexts } from './announcement-texts.ts';
import { announcementState } from './display-state.ts';
import { type Announcement, announcementInput, announcementRow } from './schema.ts';

export const announcementContent = defineContent({
  table: 'announcements',
  topic: 'announcements',
  permission: 'banner',
  isInternal: true,
  title: 'message',
  words: () => messages.announcementsLog satisfies TableWords<keyof z.output<typeof announcementInput>>,
  row: announcementRow,
  texts: announcementTexts,
  format: (column, value) => (column === 'timezone' ? zoneName(String(value)) : undefined),
  present: toAnnouncement,
  exported: {
    model: 'announcement',
    order: latestFirst,
  },
  imported: {
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
    check: (values, title) =>
      parseInput(announcementInput, { ...values, message: onOneLine(orElse(values.message, title)) }),
  },
});

/** Returns the row as staff see it, with its state at this moment. */
export function toAnnouncement(row: StoredAnnouncement): Announcement {
  return presentRow(announcementRow, { ...row, display_state: announcementState(row, new Date()) });
}

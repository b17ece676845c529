import { plainText } from '#lib/core/html/plain-text.ts';
import type { ContentTable } from '#lib/core/operations/content-table.ts';
import type { Ministry } from './schema.ts';

/** Ministries in the activity log. */
export const ministryContent = {
  table: 'ministries',
  topic: 'ministries',
  title: 'title',
  singular: 'ministry',
  plural: 'ministries',
  kind: 'Ministries',
  labels: {
    title: 'Title',
    description: 'Description',
    imageurl: 'Picture',
    leadername: 'Leader Name',
    meetingtimes: 'Meeting Times',
    category: 'Category',
    link: 'Link',
    has_fixed_time: 'Women’s ministry time',
    position: 'Place in the list',
  } satisfies Record<Exclude<keyof Ministry, 'id' | `${string}_at`>, string>,
  format: (column, value) => (column === 'description' ? plainText(String(value)) : undefined),
} as const satisfies ContentTable;

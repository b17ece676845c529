import { defineContent } from '#lib/core/operations/content-table.ts';
import { redirectRow } from './schema.ts';

/** Old addresses. Their changes are not logged. */
export const redirectContent = defineContent({
  table: 'redirects',
  topic: 'settings',
  row: redirectRow,
  exported: {
    about: 'Old addresses with the pages of this site that they lead to.',
    model: 'redirect',
    order: { from_path: 'asc' },
  },
});

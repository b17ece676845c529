import { defineContent } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { redirectRow } from './schema.ts';

/** Old addresses. Their changes are not logged. */
export const redirectContent = defineContent({
  table: 'redirects',
  topic: 'settings',
  row: redirectRow,
  exported: {
    about: () => messages.redirectsLog.about,
    model: 'redirect',
    order: { from_path: 'asc' },
  },
});

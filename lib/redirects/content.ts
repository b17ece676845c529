import { defineContent } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { redirectRow } from './schema.ts';

/** Old addresses. The log has those of the church's own pages alone, which come back with their page. */
export const redirectContent = defineContent({
  table: 'redirects',
  topic: 'settings',
  permission: 'pages',
  title: 'from_path',
  words: () => ({ ...messages.redirectsLog, kind: null }),
  isAside: true,
  partOf: { table: 'site_pages', column: 'page_id', key: 'from_path', takenOut: {} },
  row: redirectRow,
  exported: {
    model: 'redirect',
    order: { from_path: 'asc' },
  },
});

import { defineContent } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';

/** The name of the site, one row. It belongs to the machine: neither exported nor imported. */
export const addressContent = defineContent({
  table: 'site_address',
  topic: 'settings',
  permission: 'settings',
  isInternal: true,
  title: 'host',
  words: () => messages.siteAddressLog,
  subject: () => messages.siteAddressLog.subject,
  // Going back is another move: a name that leads elsewhere by now would be a closed door.
  isFinal: true,
});

import { defineSource } from '../define-source.ts';
import { icsOptions } from './schema.ts';

/** Calendars of other programs. */
export const icsSource = defineSource({
  label: 'A calendar (Google, Outlook, Planning Center, ChurchTools, ...)',
  about: 'Its iCalendar address, once or kept in step every hour, or a file of it (.ics).',
  options: icsOptions,
  takes: { file: '.ics,text/calendar', url: true, key: false },
  needsFile: false,
  secrets: [],
  canKeepInStep: true,
  hasAddresses: false,
  identityOf: ({ url }) => url ?? 'file',
  nameOf: ({ url }) => (url ? new URL(url).hostname : 'a calendar'),
  load: async () => (await import('./read-ics.ts')).readIcs,
});

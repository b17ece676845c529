import { defineSource } from '../source.ts';
import { icsOptions } from './schema.ts';

/** Calendars of other programs, by their address or as a file. */
export const icsSource = defineSource({
  label: 'A calendar (Google, Outlook, Planning Center, Breeze, ChurchTools)',
  about: 'Events of a calendar in the iCal format, once or kept in step.',
  options: icsOptions,
  takes: { file: '.ics,.ical,.ifb,.icalendar,text/calendar', url: true, key: false },
  needsFile: false,
  secrets: [],
  canKeepInStep: true,
  hasAddresses: false,
  identityOf: ({ url }) => url ?? 'file',
  nameOf: ({ url }) => (url === undefined ? 'a calendar' : new URL(url).hostname),
  load: async () => (await import('./read-ics.ts')).readIcs,
});

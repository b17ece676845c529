import { z } from 'zod';
import { webAddress } from '#lib/core/operations/fields.ts';
import { messages } from '#lib/language/messages.ts';
import { defineSource } from '../source.ts';

/** Calendars of other programs, by their address or as a file. */
export const icsSource = defineSource({
  words: () => messages.ics,
  options: z.object({
    url: z
      .preprocess(
        // Calendar programs write https as webcal.
        (value) => (typeof value === 'string' ? value.trim().replace(/^webcals?:/i, 'https:') : value),
        webAddress(() => messages.ics.address),
      )
      .optional()
      .meta({
        description: 'The address of what is read: of `ics` and `feed` http(s), of `ics` also webcal.',
      }),
  }),
  takes: { file: '.ics,.ical,.ifb,.icalendar,text/calendar', url: true, key: false },
  canKeepInStep: true,
  identityOf: ({ url }) => url ?? 'file',
  nameOf: ({ url }) => (url === undefined ? messages.ics.name : new URL(url).hostname),
  load: async () => (await import('./read-ics.ts')).readIcs,
});

import { z } from 'zod';
import { isDateText } from '#lib/core/dates/church-time.ts';
import { blankToNull, ownPathOrWebAddress } from '#lib/core/operations/fields.ts';
import { eventMessages } from './messages.ts';
import { type WeekdayOccurrence, weekdayOccurrenceLabels } from './series/recurrence-labels.ts';

export const startDate = z
  .string({ error: eventMessages.dateRequired })
  .trim()
  .min(1, eventMessages.dateRequired)
  .refine((text) => text === '' || isDateText(text), eventMessages.invalidStart)
  .meta({ description: 'The date, or the first date of a series: yyyy-MM-dd.', format: 'date' });

export const endDate = z
  .preprocess(
    blankToNull,
    z
      .string({ error: eventMessages.invalidEnd })
      .refine(isDateText, eventMessages.invalidEnd)
      .nullable()
      .default(null),
  )
  .meta({ description: 'The last day of a multi-day event, or the end of a series: yyyy-MM-dd.' });

/** A picture of the site's own (`/…`) or an http(s) address; blank is none. */
export const imageUrl = z
  .preprocess(blankToNull, ownPathOrWebAddress(eventMessages.invalidUrl).nullable().default(null))
  .meta({
    description:
      'A picture of the site’s own, `/…`, or an http(s) address. A change keeps it when this is blank or absent, and removes it on null.',
  });

/** Yes or no; left out is no. */
export const flag = z.boolean().nullish().transform(Boolean);

/** One of the values, or none: null, blank or left out. */
export const choice = <const Value extends string>(values: readonly Value[]) =>
  z
    .union([z.enum(values), z.literal('').transform(() => null)])
    .nullable()
    .default(null);

/** One of the weekdays of a month. */
export const weekdayOccurrence = z.enum(
  Object.keys(weekdayOccurrenceLabels) as [WeekdayOccurrence, ...WeekdayOccurrence[]],
);

export const weekdayOccurrences = z
  .array(weekdayOccurrence)
  .max(5)
  .nullable()
  .default(null)
  .transform((list) => (list?.length ? [...new Set(list)].sort() : null))
  .meta({
    description: 'With advanced_monthly: which of the month’s weekdays, "1" to "5"; "5" is the last.',
  });

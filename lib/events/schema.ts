import { z } from 'zod';
import { isDateText } from '#lib/core/dates/calendar-date.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';
import type { Event } from '#lib/core/generated/prisma/client.ts';
import {
  blankToNull,
  choice,
  day,
  flag,
  instant,
  ownPathOrWebAddress,
  required,
  rowId,
  updatedAt,
  usually,
} from '#lib/core/operations/fields.ts';
import { multiline } from '#lib/core/operations/sanitize-input.ts';
import type { WrittenField } from './fields.ts';
import { eventMessages } from './messages.ts';
import { type WeekdayOccurrence, weekdayOccurrenceLabels } from './series/recurrence-labels.ts';
import { frequencies } from './series/series-rule.ts';

const patterns = ['simple', 'nth_weekday'] as const;

/** What a field means, to whoever writes it and to whoever reads it. */
const about = {
  time: { description: 'Free text, such as a range of hours.' },
  is_offsite: { description: 'Whether it takes place elsewhere than at the church.' },
} as const;

/** A row of the table `events`: for a series, its rule and its usual values. */
export const eventRow = z
  .strictObject({
    id: rowId,
    title: z.string(),
    date: day,
    time: z.string().meta(about.time),
    location: z.string(),
    is_offsite: z.boolean().meta(about.is_offsite),
    description: z.string(),
    image_url: z.string().nullable(),
    is_recurring: z.boolean(),
    recurrence_frequency: usually(frequencies).nullable(),
    recurrence_pattern: usually(patterns).nullable(),
    weekday_occurrences: z
      .array(z.string())
      .nullable()
      .meta({ description: 'Which weekdays of a month, "1" to "5"; "5" is the last.' }),
    target_weekday: z.int().nullable().meta({ description: '0 Sunday to 6 Saturday.' }),
    month_day: z.int().nullable().meta({
      description:
        'Of a monthly or yearly series whose first date is in a month too short for it: the day it falls on, 29 to 31.',
    }),
    end_date: day.nullable().meta({ description: 'A multi-day event’s last day, or the end of a series.' }),
    is_featured: z.boolean(),
    show_in_banner: z.boolean(),
    sequence: z.int().meta({ description: 'How often the event was changed, as calendar programs count.' }),
    created_at: instant,
    updated_at: updatedAt,
  } satisfies Record<keyof Event, z.ZodType>)
  .meta({ id: 'Event', description: 'A one-time, multi-day or recurring event: of a series, its rule.' });

export type EventRow = z.output<typeof eventRow>;

/** One of the weekdays of a month. */
export const weekdayOccurrence = z.enum(
  Object.keys(weekdayOccurrenceLabels) as [WeekdayOccurrence, ...WeekdayOccurrence[]],
);

const picture = ownPathOrWebAddress(eventMessages.invalidUrl);
const endDate = z.string({ error: eventMessages.invalidEnd }).refine(isDateText, eventMessages.invalidEnd);

/** Every field that staff write, as it is taken and cleaned. */
export const eventInputFields = {
  title: required(eventMessages.titleRequired, 200),
  date: z
    .string({ error: eventMessages.dateRequired })
    .trim()
    .min(1, eventMessages.dateRequired)
    .refine((text) => text === '' || isDateText(text), eventMessages.invalidStart)
    .meta({ description: 'The date, or the first date of a series: yyyy-MM-dd.', format: 'date' }),
  time: required(eventMessages.timeRequired, 100).meta(about.time),
  location: required(eventMessages.locationRequired, 300),
  description: multiline(required(eventMessages.descriptionRequired, 10_000)),
  image_url: z.preprocess(blankToNull, picture.nullable().default(null)).meta({
    description:
      'A picture of the site’s own, `/…`, or an http(s) address. A change keeps it when this is blank or absent, and removes it on null.',
  }),
  is_featured: flag.meta({ description: 'Whether the home page may feature it.' }),
  show_in_banner: flag.meta({ description: 'Whether the banner tells of it in the two weeks before.' }),
  is_offsite: flag.meta(about.is_offsite),
  is_recurring: flag.meta({ description: 'Whether it is a series; then it needs a frequency.' }),
  recurrence_frequency: choice(frequencies),
  recurrence_pattern: choice(patterns),
  weekday_occurrences: z
    .array(weekdayOccurrence)
    .max(5)
    .nullable()
    .default(null)
    .transform((list) => (list?.length ? [...new Set(list)].sort() : null))
    .meta({
      description: 'With advanced_monthly: which of the month’s weekdays, "1" to "5"; "5" is the last.',
    }),
  target_weekday: z
    .number()
    .int()
    .min(0)
    .max(6)
    .nullable()
    .default(null)
    .meta({ description: 'With advanced_monthly: 0 Sunday to 6 Saturday.' }),
  end_date: z
    .preprocess(blankToNull, endDate.nullable().default(null))
    .meta({ description: 'The last day of a multi-day event, or the end of a series: yyyy-MM-dd.' }),
} satisfies Record<WrittenField, z.ZodType>;

/**
 * An event as it is written, cleaned. A one-time event loses every field of a rule, and an end date equal to
 * its start date.
 */
export const eventInput = z
  .object(eventInputFields)
  .superRefine((event, context) => {
    if (!keepsCombinedRule(event)) {
      context.addIssue({ code: 'custom', message: eventMessages.combined, path: ['recurrence_frequency'] });
    }
    if (event.end_date && isDateText(event.date) && event.end_date < event.date) {
      context.addIssue({ code: 'custom', message: eventMessages.endAfterStart, path: ['end_date'] });
    }
  })
  .transform(withoutStrayRule);

export type EventInput = z.output<typeof eventInput>;

type Written = z.output<z.ZodObject<typeof eventInputFields>>;

function keepsCombinedRule(event: Written): boolean {
  if (!event.is_recurring) return true;
  if (!event.recurrence_frequency) return false;
  const needsWeekday =
    event.recurrence_frequency === 'advanced_monthly' && event.recurrence_pattern === 'nth_weekday';
  return !needsWeekday || event.target_weekday !== null;
}

function withoutStrayRule(event: Written): Written {
  const isAdvanced = event.is_recurring && event.recurrence_frequency === 'advanced_monthly';
  return {
    ...event,
    recurrence_frequency: event.is_recurring ? event.recurrence_frequency : null,
    recurrence_pattern: isAdvanced ? 'nth_weekday' : null,
    weekday_occurrences: isAdvanced ? event.weekday_occurrences : null,
    target_weekday: isAdvanced ? (event.target_weekday ?? weekdayOn(event.date)) : null,
    end_date: !event.is_recurring && event.end_date === event.date ? null : event.end_date,
  };
}

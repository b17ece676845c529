import { z } from 'zod';
import { isDateText } from '#lib/core/dates/calendar-date.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';
import type { Event } from '#lib/core/generated/prisma/client.ts';
import {
  atMost,
  blankToNull,
  choice,
  day,
  flag,
  instant,
  orNull,
  ownPathOrWebAddress,
  required,
  rowId,
  type Sentence,
  updatedAt,
  usually,
} from '#lib/core/operations/fields.ts';
import { multiline } from '#lib/core/operations/sanitize-input.ts';
import { isBlank, keepUnder } from '#lib/core/operations/text-rules.ts';
import { hasImpossibleTime } from '#lib/core/text/impossible-time.ts';
import { type Spoken, spokenFields } from '#lib/core/translations/spoken-row.ts';
import { messages } from '#lib/language/messages.ts';
import { heldIn } from './held-in/held-in-field.ts';
import { weekdayOccurrences } from './series/recurrence-labels.ts';
import { frequencies } from './series/series-rule.ts';
import { parseTimeRange } from './times/time-range.ts';

/** The kinds of rows: an event, or a church service. */
export const eventKinds = ['event', 'service'] as const;
export type EventKind = (typeof eventKinds)[number];

const patterns = ['simple', 'nth_weekday'] as const;

/** Descriptions of fields, for input and output alike. */
const about = {
  kind: { description: 'An event, or a church service.' },
  short_title: {
    description: 'What a service is called where its name stands beside its time; null: its title.',
  },
  time: { description: 'Free text, such as a range of hours; of a service one that names its start.' },
  length_minutes: { description: 'How long a service lasts, 5 to 600 minutes; null for an event.' },
  is_streamed: { description: 'Whether a service can be watched live.' },
  listed: {
    description:
      'Whether a service is among the events too. One that is not stands only where service times are told.',
  },
  is_offsite: { description: 'Whether it takes place elsewhere than at the church.' },
  held_in: {
    description:
      'The languages it is held in, by their codes (ISO 639), such as `es`; none: the church’s own language.',
  },
  ministry_id: { description: 'The ministry it belongs to, whose leaders may change it.' },
  source_name: {
    description:
      'The calendar that it is synced with, which makes it read-only here; null: it is the church’s own.',
  },
} as const;

/** A row of the table `events`: for a series, its rule and its usual values. */
export const eventRow = z
  .strictObject({
    id: rowId,
    kind: usually(eventKinds).meta(about.kind),
    title: z.string(),
    short_title: z.string().nullable().meta(about.short_title),
    date: day,
    time: z.string().meta(about.time),
    length_minutes: z.int().nullable().meta(about.length_minutes),
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
    is_streamed: z.boolean().meta(about.is_streamed),
    listed: z.boolean().meta(about.listed),
    held_in: z.array(z.string()).meta(about.held_in),
    ministry_id: rowId.nullable().meta(about.ministry_id),
    source_name: z.string().nullable().meta(about.source_name),
    sequence: z.int().meta({ description: 'How often the event was changed, as calendar programs count.' }),
    created_at: instant,
    updated_at: updatedAt,
    ...spokenFields,
  } satisfies Record<keyof Event, z.ZodType> & typeof spokenFields)
  .meta({ id: 'Event', description: 'A one-time, multi-day or recurring event: of a series, its rule.' });

export type EventRow = z.output<typeof eventRow>;

/** The fields that the site writes by itself. */
type OwnField = 'id' | 'month_day' | 'source_name' | 'sequence' | 'created_at' | 'updated_at' | keyof Spoken;
/** The fields that staff write. */
export type WrittenField = Exclude<keyof EventRow, OwnField>;

/** One of the weekdays of a month. */
export const weekdayOccurrence = z.enum(weekdayOccurrences);

/** Returns whether the row has a page and is in the lists: an unlisted service is only among the services. */
export function isListed({ kind, listed }: Pick<EventRow, 'kind' | 'listed'>): boolean {
  return !isService({ kind }) || listed;
}

/** Returns whether the row is a church service. */
export function isService({ kind }: Pick<EventRow, 'kind'>): boolean {
  return kind === 'service';
}

/** A text that some kinds of row require; `message` is for other types of values. */
const words = (message: Sentence, maximum: number) =>
  z
    .string({ error: message })
    .trim()
    .max(maximum, { error: () => keepUnder(maximum) })
    .default('');

const picture = ownPathOrWebAddress(() => messages.events.invalidUrl);
const endDate = z
  .string({ error: () => messages.events.invalidEnd })
  .refine(isDateText, { error: () => messages.events.invalidEnd });

/** The length of a service in minutes. */
const lengthLimits = { least: 5, most: 600 } as const;

/** Every field that staff write, with its checks and cleaning. */
export const eventInputFields = {
  kind: z.enum(eventKinds).default('event').meta(about.kind),
  title: required(() => messages.events.titleRequired, 200),
  short_title: orNull(atMost(100)).default(null).meta(about.short_title),
  date: z
    .string({ error: () => messages.events.dateRequired })
    .trim()
    .min(1, { error: () => messages.events.dateRequired })
    .refine((text) => text === '' || isDateText(text), { error: () => messages.events.invalidStart })
    .meta({ description: 'The date, or the first date of a series: yyyy-MM-dd.', format: 'date' }),
  time: required(() => messages.events.timeRequired, 100).meta(about.time),
  length_minutes: z
    .number({ error: () => messages.events.lengthRequired })
    .int({ error: () => messages.events.lengthRequired })
    .min(lengthLimits.least, { error: () => messages.events.lengthRequired })
    .max(lengthLimits.most, { error: () => messages.events.lengthRequired })
    .nullable()
    .default(null)
    .meta(about.length_minutes),
  location: words(() => messages.events.locationRequired, 300),
  description: multiline(words(() => messages.events.descriptionRequired, 10_000)),
  image_url: z.preprocess(blankToNull, picture.nullable().default(null)).meta({
    description:
      'A picture of the site’s own, `/…`, or an http(s) address. A change keeps it when this is blank or absent, and removes it on null.',
  }),
  is_featured: flag.meta({ description: 'Whether the home page may feature it.' }),
  show_in_banner: flag.meta({ description: 'Whether the banner tells of it in the two weeks before.' }),
  is_offsite: flag.meta(about.is_offsite),
  is_streamed: flag.meta(about.is_streamed),
  listed: z
    .boolean()
    .nullish()
    .transform((given) => given ?? true)
    .meta(about.listed),
  held_in: heldIn.meta(about.held_in),
  ministry_id: orNull(z.uuid({ error: () => messages.events.noMinistry }))
    .default(null)
    .meta(about.ministry_id),
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
 * The input of an event, cleaned. A one-time event loses every field of a rule, and an end date equal to its start
 * date; an event loses the fields of services.
 */
export const eventInput = inputOf(eventInputFields.kind);

/** The input of a service, whether or not it has the kind. */
export const serviceInput = inputOf(z.literal('service').default('service').meta(about.kind));

export type EventInput = z.output<typeof eventInput>;

type Written = Omit<z.output<z.ZodObject<typeof eventInputFields>>, 'kind'> & { kind: EventKind };

function inputOf<Kind extends z.ZodType<EventKind>>(kind: Kind) {
  return (
    z
      .object({ ...eventInputFields, kind })
      // Reported together with the errors of other fields.
      .superRefine((event, context) => refuseMissing(event as Written, context), {
        when: ({ value }) => typeof value === 'object' && value !== null,
      })
      .superRefine((event, context) => {
        const { date, end_date } = event as Written;
        if (!keepsCombinedRule(event as Written)) {
          context.addIssue({
            code: 'custom',
            message: messages.events.combined,
            path: ['recurrence_frequency'],
          });
        }
        if (end_date && isDateText(date) && end_date < date) {
          context.addIssue({ code: 'custom', message: messages.events.endAfterStart, path: ['end_date'] });
        }
      })
      .transform((event) => withoutStrayFields(event as Written))
  );
}

function keepsCombinedRule(event: Written): boolean {
  if (!event.is_recurring) return true;
  if (!event.recurrence_frequency) return false;
  const needsWeekday =
    event.recurrence_frequency === 'advanced_monthly' && event.recurrence_pattern === 'nth_weekday';
  return !needsWeekday || event.target_weekday !== null;
}

/** Fields that one kind of row requires and the other may leave out. */
export const neededFields = {
  event: ['location', 'description'],
  service: ['length_minutes'],
} as const satisfies Record<EventKind, readonly WrittenField[]>;

const neededMessages = {
  location: 'locationRequired',
  description: 'descriptionRequired',
  length_minutes: 'lengthRequired',
} as const;

/**
 * Adds an issue for each field that the kind requires, and for a time that no clock shows; a service also requires a
 * time with a start.
 */
function refuseMissing(event: Written, { issues, addIssue }: z.core.$RefinementCtx): void {
  const { kind, time } = event;
  const isService = kind === 'service';
  const missing: [string, string][] = neededFields[isService ? 'service' : 'event']
    .filter((field) => !event[field] || isBlank(event[field]))
    .map((field) => [field, messages.events[neededMessages[field]]]);
  if (isService && typeof time === 'string' && time && !parseTimeRange(time))
    missing.push(['time', messages.events.timeUnreadable]);
  if (typeof time === 'string' && hasImpossibleTime(time)) missing.push(['time', messages.errors.noSuchTime]);
  for (const [field, message] of missing) {
    if (!issues.some(({ path }) => path?.[0] === field)) addIssue({ code: 'custom', message, path: [field] });
  }
}

function withoutStrayFields(event: Written): Written {
  const isAdvanced = event.is_recurring && event.recurrence_frequency === 'advanced_monthly';
  const isOneDay = !event.is_recurring && (event.kind === 'service' || event.end_date === event.date);
  return {
    ...event,
    ...(event.kind === 'event' && {
      short_title: null,
      length_minutes: null,
      is_streamed: false,
      listed: true,
    }),
    recurrence_frequency: event.is_recurring ? event.recurrence_frequency : null,
    recurrence_pattern: isAdvanced ? 'nth_weekday' : null,
    weekday_occurrences: isAdvanced ? event.weekday_occurrences : null,
    target_weekday: isAdvanced ? (event.target_weekday ?? weekdayOn(event.date)) : null,
    end_date: isOneDay ? null : event.end_date,
  };
}

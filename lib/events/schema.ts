import { z } from 'zod';
import { isDateText } from '#lib/core/dates/church-time.ts';
import { monthsAfter, toDayNumber, weekdayOf } from '#lib/core/dates/day-number.ts';
import { multiline } from '#lib/core/operations/control-characters.ts';
import { blankToNull, ownPathOrWebAddress, required } from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { eventMessages } from './messages.ts';
import { windowMonths } from './series/recurrence.ts';
import { type Frequency, frequencies } from './series/series-rule.ts';

/** Frequencies with their labels (specification section 9). */
export const frequencyLabels = {
  daily: 'Daily',
  weekly: 'Weekly',
  biweekly: 'Bi-Weekly',
  monthly: 'Monthly',
  advanced_monthly: 'Advanced Monthly',
  yearly: 'Yearly',
} as const satisfies Record<Frequency, string>;

/** Which weekday of a month: '5' means the last one (specification section 9). */
export const occurrenceLabels = { '1': '1st', '2': '2nd', '3': '3rd', '4': '4th', '5': 'Last' } as const;
export type WeekdayOccurrence = keyof typeof occurrenceLabels;
const weekdayOccurrences = Object.keys(occurrenceLabels) as [WeekdayOccurrence, ...WeekdayOccurrence[]];

const startDate = z
  .string({ error: eventMessages.dateRequired })
  .trim()
  .min(1, eventMessages.dateRequired)
  .refine((text) => text === '' || isDateText(text), eventMessages.invalidStart)
  .meta({ description: 'The date, or the first date of a series: yyyy-MM-dd.', format: 'date' });

const endDate = z
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

const flag = z.boolean().nullish().transform(Boolean);

/** One of the values, or none: null, blank or left out. */
const choice = <const Value extends string>(values: readonly Value[]) =>
  z
    .union([z.enum(values), z.literal('').transform(() => null)])
    .nullable()
    .default(null);

const shown = {
  title: required(eventMessages.titleRequired, 200),
  date: startDate,
  time: required(eventMessages.timeRequired, 100).meta({
    description: 'Free text, such as a range of hours.',
  }),
  location: required(eventMessages.locationRequired, 300),
  description: multiline(required(eventMessages.descriptionRequired, 10_000)),
  image_url: imageUrl,
  is_featured: flag.meta({ description: 'Whether the home page may feature it.' }),
  show_in_banner: flag.meta({ description: 'Whether the banner tells of it in the two weeks before.' }),
};

const isOffsite = flag.meta({ description: 'Whether it takes place elsewhere than at the church.' });

const rule = {
  is_recurring: flag.meta({ description: 'Whether it is a series; then it needs a frequency.' }),
  recurrence_frequency: choice(frequencies),
  recurrence_pattern: choice(['simple', 'nth_weekday']),
  weekday_occurrences: z
    .array(z.enum(weekdayOccurrences))
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
};

/**
 * An event as it is written, cleaned. A one-time event loses every field of a rule, and an end date equal to
 * its start date.
 */
export const eventInput = z
  .object({ ...shown, is_offsite: isOffsite, ...rule, end_date: endDate })
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

/** The values of the event form: the payload, with its choices and switches as a person meets them. */
export const eventFormValues = z
  .object({
    ...shown,
    whereabouts: z.enum(['church', 'elsewhere']),
    /** Empty keeps the picture there is, null removes it. */
    image_url: z.string().nullable(),
    is_featured: z.boolean(),
    show_in_banner: z.boolean(),
    is_multi_day: z.boolean(),
    end_date: z.string().trim(),
    recurrence_type: z.enum(['one_time', 'recurring']),
    recurrence_frequency: z.union([z.enum(frequencies), z.literal('')]),
    has_end_date: z.boolean(),
    recurrence_pattern: z.enum(['simple', 'nth_weekday']),
    weekday_occurrences: z.array(z.enum(weekdayOccurrences)),
    target_weekday: z.number().int().min(0).max(6).nullable(),
    month_day: z.number().nullable().meta({ description: 'Of the row: nobody types it.' }),
  })
  .superRefine((values, context) => {
    if (wantsEndDate(values) && values.end_date === '') {
      context.addIssue({ code: 'custom', message: eventMessages.combined, path: ['end_date'] });
    }
    for (const issue of eventInput.safeParse(toEventInput(values)).error?.issues ?? []) {
      context.addIssue({ code: 'custom', message: issue.message, path: issue.path });
    }
  });

export type EventFormValues = z.input<typeof eventFormValues>;

/** What the form sends: end dates only where their switch is on, a rule only for a series. */
export function toEventInput(values: EventFormValues): z.input<typeof eventInput> {
  const {
    is_multi_day,
    has_end_date,
    recurrence_type,
    recurrence_frequency,
    whereabouts,
    month_day: _,
    ...fields
  } = values;
  const isRecurring = recurrence_type === 'recurring';
  const isAdvanced = isRecurring && recurrence_frequency === 'advanced_monthly';
  return {
    ...fields,
    is_offsite: whereabouts === 'elsewhere',
    is_recurring: isRecurring,
    recurrence_frequency: isRecurring ? recurrence_frequency || null : null,
    recurrence_pattern: isAdvanced ? 'nth_weekday' : null,
    weekday_occurrences: isAdvanced ? values.weekday_occurrences : null,
    target_weekday: isAdvanced ? values.target_weekday : null,
    end_date: wantsEndDate(values) ? values.end_date : null,
  };
}

/** What an update changes: `this` one date, it and the `following`, or the whole `series` (reading 12). */
export const updateScopes = ['series', 'this', 'following'] as const;
export type UpdateScope = (typeof updateScopes)[number];

const eventId = z
  .string({ error: eventMessages.missingId })
  .trim()
  .min(1, eventMessages.blankId)
  .max(60, eventMessages.invalidId)
  .meta({ description: 'The event’s id, or `{event id}_yyyyMMdd` for one date of a series.' });

/** An update: any of the payload's fields, and what of the event they are for. */
export const eventUpdate = z.looseObject({
  id: eventId,
  scope: z.enum(updateScopes).default('series').meta({ description: 'What of a series the change is for.' }),
  status: z
    .enum(['cancelled', 'scheduled'])
    .optional()
    .meta({ description: 'With `scope=this`: cancels one date, or restores it.' }),
  if_match: ifMatch,
});

/** One event, or one date of it. */
export const eventLookup = z.object({ id: eventId });

/** A deletion: one date unless `series` says all (reading 32). */
export const eventDeletion = z.object({
  id: eventId,
  if_match: ifMatch,
  series: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .default(false)
    .meta({ description: 'Whether all of the series goes.', type: 'boolean' }),
});

const windowDate = (name: string) =>
  z
    .string()
    .refine(isDateText, `${name} must be a date such as 2026-01-31.`)
    .meta({
      description: `The ${name === 'from' ? 'first' : 'last'} day of a window, yyyy-MM-dd.`,
      format: 'date',
    });

/** Reads of events: all rows, the featured or banner ones, or the occurrences of a window. */
export const eventListQuery = z
  .object({
    featured: z.enum(['true', 'false']).optional(),
    show_in_banner: z.enum(['true', 'false']).optional(),
    from: windowDate('from').optional(),
    to: windowDate('to').optional(),
  })
  .superRefine(({ from, to }, context) => {
    const problem = windowProblem(from, to);
    if (problem)
      context.addIssue({ code: 'custom', message: problem, path: [from === undefined ? 'to' : 'from'] });
  });

function windowProblem(from: string | undefined, to: string | undefined): string | null {
  if (from === undefined && to === undefined) return null;
  if (from === undefined || to === undefined) return 'Please give both from and to.';
  const [first, last] = [toDayNumber(from), toDayNumber(to)];
  if (first === null || last === null) return null;
  if (last < first) return 'to must not be before from.';
  return last > monthsAfter(first, windowMonths) ? 'A window may be at most 2 years long.' : null;
}

type Rule = Pick<
  z.output<z.ZodObject<typeof rule>>,
  'is_recurring' | 'recurrence_frequency' | 'recurrence_pattern' | 'target_weekday' | 'weekday_occurrences'
>;

function keepsCombinedRule(event: Rule): boolean {
  if (!event.is_recurring) return true;
  if (!event.recurrence_frequency) return false;
  const needsWeekday =
    event.recurrence_frequency === 'advanced_monthly' && event.recurrence_pattern === 'nth_weekday';
  return !needsWeekday || event.target_weekday !== null;
}

function withoutStrayRule<Event extends Rule & { date: string; end_date: string | null }>(
  event: Event,
): Event {
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

/** 0 Sunday to 6 Saturday of a calendar date, or null when it is none. */
export function weekdayOn(date: string): number | null {
  const day = toDayNumber(date);
  return day === null ? null : weekdayOf(day);
}

function wantsEndDate(
  values: Pick<EventFormValues, 'is_multi_day' | 'has_end_date' | 'recurrence_type'>,
): boolean {
  return values.recurrence_type === 'recurring' ? values.has_end_date : values.is_multi_day;
}

import { z } from 'zod';
import { usualServiceMinutes } from '#lib/core/church/regular-service.ts';
import { isBlank } from '#lib/core/operations/text-rules.ts';
import { messages } from '#lib/language/messages.ts';
import type { UnsaidField } from './edit/unsaid-fields.ts';
import { writtenFields } from './fields.ts';
import {
  type EventKind,
  type EventRow,
  eventInput,
  eventInputFields,
  eventKinds,
  type WrittenField,
  weekdayOccurrence,
} from './schema.ts';
import type { WeekdayOccurrence } from './series/recurrence-labels.ts';
import { frequencies, frequencyOf } from './series/series-rule.ts';

const values = z
  .object({
    ...eventInputFields,
    kind: z.enum(eventKinds),
    short_title: z.string(),
    /** As it is typed. */
    length_minutes: z.string().trim(),
    location: z.string(),
    description: z.string(),
    is_streamed: z.boolean(),
    listed: z.boolean(),
    held_in: z.array(z.string()),
    /** Empty keeps the stored picture, null removes it. */
    image_url: z.string().nullable(),
    is_featured: z.boolean(),
    show_in_banner: z.boolean(),
    end_date: z.string().trim(),
    recurrence_frequency: z.union([z.enum(frequencies), z.literal('')]),
    weekday_occurrences: z.array(weekdayOccurrence),
    target_weekday: z.number().int().min(0).max(6).nullable(),
    whereabouts: z.enum(['church', 'elsewhere']),
    is_multi_day: z.boolean(),
    recurrence_type: z.enum(['one_time', 'recurring']),
    has_end_date: z.boolean(),
    month_day: z.number().nullable().meta({ description: 'From the row; not a field of the form.' }),
  })
  .omit({ is_offsite: true, is_recurring: true, recurrence_pattern: true });

export type EventFormValues = z.input<typeof values>;

/** Returns the values of the event form: the payload, with the form's choices and switches. `unsaid` fields may stay empty. */
export const eventFormValuesWith = (unsaid: readonly UnsaidField[]) =>
  values.superRefine((values, context) => {
    if (wantsEndDate(values) && values.end_date === '') {
      context.addIssue({ code: 'custom', message: messages.events.combined, path: ['end_date'] });
    }
    const parsed = eventInput.safeParse(toEventInput(values), { error: messages.checks.zodErrors });
    const open = unsaid.filter((field) => isBlank(values[field]));
    for (const { message, path } of parsed.error?.issues ?? [])
      if (!open.some((field) => field === path[0])) context.addIssue({ code: 'custom', message, path });
  });

/** The same of a new event, and of one that says all. */
export const eventFormValues = eventFormValuesWith([]);

/** Returns the input that the form sends: end dates only with their switch on, a rule only for a series. */
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
    length_minutes: fields.kind === 'service' && fields.length_minutes ? Number(fields.length_minutes) : null,
    is_offsite: whereabouts === 'elsewhere',
    is_recurring: isRecurring,
    recurrence_frequency: isRecurring ? recurrence_frequency || null : null,
    recurrence_pattern: isAdvanced ? 'nth_weekday' : null,
    weekday_occurrences: isAdvanced ? values.weekday_occurrences : null,
    target_weekday: isAdvanced ? values.target_weekday : null,
    end_date: wantsEndDate(values) ? values.end_date : null,
  };
}

function wantsEndDate(
  values: Pick<EventFormValues, 'kind' | 'is_multi_day' | 'has_end_date' | 'recurrence_type'>,
): boolean {
  if (values.recurrence_type === 'recurring') return values.has_end_date;
  return values.kind === 'event' && values.is_multi_day;
}

/** Returns the values of an empty form. A new church service is weekly and not among the events. */
export function emptyEventForm(kind: EventKind = 'event'): EventFormValues {
  const isService = kind === 'service';
  return {
    ...asStored({}),
    kind,
    length_minutes: String(usualServiceMinutes),
    listed: !isService,
    whereabouts: 'church',
    is_multi_day: false,
    end_date: '',
    recurrence_type: isService ? 'recurring' : 'one_time',
    recurrence_frequency: 'weekly',
    has_end_date: false,
    weekday_occurrences: [],
    target_weekday: null,
    month_day: null,
  };
}

/** Returns the values of the form for a row. */
export function eventFormFrom(row: EventRow): EventFormValues {
  const hasEnd = row.end_date !== null && row.end_date !== row.date;
  return {
    ...asStored(row),
    kind: eventKinds.find((kind) => kind === row.kind) ?? 'event',
    length_minutes: String(row.length_minutes ?? usualServiceMinutes),
    whereabouts: row.is_offsite ? 'elsewhere' : 'church',
    is_multi_day: !row.is_recurring && hasEnd,
    end_date: hasEnd ? (row.end_date ?? '') : '',
    recurrence_type: row.is_recurring ? 'recurring' : 'one_time',
    recurrence_frequency: frequencyOf(row),
    has_end_date: row.is_recurring && row.end_date !== null,
    weekday_occurrences: (row.weekday_occurrences ?? []) as WeekdayOccurrence[],
    target_weekday: row.target_weekday,
    month_day: row.month_day,
  };
}

/** The fields whose form value differs from the row's, or that the form does not have. */
const convertedFields = [
  'kind',
  'length_minutes',
  'is_offsite',
  'is_recurring',
  'recurrence_frequency',
  'recurrence_pattern',
  'weekday_occurrences',
  'target_weekday',
  'end_date',
] as const satisfies readonly WrittenField[];
type StoredField = Exclude<WrittenField, (typeof convertedFields)[number]>;

const storedFields = writtenFields.filter((name): name is StoredField => {
  return !(convertedFields as readonly string[]).includes(name);
});

/** The fields that form and row have in common; a missing one is empty, or switched off. */
function asStored(row: Partial<EventRow>): Pick<EventFormValues, StoredField> {
  const blank = (name: StoredField) => {
    const { data } = eventInputFields[name].safeParse(undefined);
    return typeof data === 'boolean' || Array.isArray(data) ? data : '';
  };
  const values = storedFields.map((name) => [name, row[name] ?? blank(name)]);
  return Object.fromEntries(values) as Pick<EventFormValues, StoredField>;
}

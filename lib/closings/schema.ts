import { z } from 'zod';
import { toDayNumber } from '#lib/core/dates/day-number.ts';
import {
  blankToNull,
  day,
  instant,
  knownId,
  required,
  rowId,
  updatedAt,
  writtenDay,
} from '#lib/core/operations/fields.ts';
import { spokenFields } from '#lib/core/translations/spoken-row.ts';
import { eventException } from '#lib/events/occurrence.ts';
import { eventKinds } from '#lib/events/schema.ts';
import { messages } from '#lib/language/messages.ts';

/** How the church is closed: nothing is held, everything is held online only, or it starts late. */
export const closingModes = ['cancelled', 'online', 'late'] as const;
export type ClosingMode = (typeof closingModes)[number];

const mostDays = 366;

const date = writtenDay(() => messages.closings.dateRequired);

const clock = z.preprocess(
  blankToNull,
  z
    .string({ error: () => messages.closings.invalidTime })
    .trim()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => messages.closings.invalidTime })
    .nullable()
    .default(null),
);

const selectionFields = {
  from: date.meta({ description: 'The first day, yyyy-MM-dd.', format: 'date' }),
  to: z
    .preprocess(blankToNull, date.nullable().default(null))
    .meta({ description: 'The last day; the first one unless told.', format: 'date' }),
  after_time: clock.meta({ description: 'HH:mm. Only what starts then or later, or at no readable time.' }),
  mode: z
    .enum(closingModes, { error: () => messages.closings.modeRequired })
    .meta({ description: 'Whether it is cancelled, online only, or starts late.' }),
  new_time: clock.meta({ description: 'HH:mm, with `late`: when it starts.' }),
  except: z
    .array(z.string().trim().max(60))
    .max(1000)
    .default([])
    .meta({ description: 'Ids of occurrences that stay as they are.' }),
};

type Selected = z.output<z.ZodObject<typeof selectionFields>>;

/** Which dates a closing touches, and how. */
export const closingSelection = z.object(selectionFields).superRefine(checkSelection);
export type ClosingSelection = z.output<typeof closingSelection>;

/** A closing as staff make it. */
export const closingInput = z
  .object({
    ...selectionFields,
    message: required(() => messages.closings.messageRequired, 500).meta({
      description: 'What everyone reads, in the banner and wherever it says that the church is closed.',
    }),
  })
  .superRefine(checkSelection);
export type ClosingInput = z.output<typeof closingInput>;
export type ClosingFormValues = z.input<typeof closingInput>;

export const closingReopening = z.object({ id: knownId });

/** One date that a closing touches, as it would have been. */
export const closingOccurrence = z
  .strictObject({
    id: z
      .string()
      .meta({ description: 'Of an occurrence; of one day of a multi-day event `{event id}_yyyyMMdd`.' }),
    title: z.string(),
    date: day.meta({ description: 'The day it takes place.' }),
    time: z.string(),
    kind: z.enum(eventKinds),
    ...spokenFields,
  })
  .meta({ id: 'ClosingOccurrence', description: 'One date that a closing touches, as it would have been.' });
export type ClosingOccurrence = z.output<typeof closingOccurrence>;

/** The dates that a closing would touch. */
export const closingPreview = z
  .strictObject({ occurrences: z.array(closingOccurrence) })
  .meta({ id: 'ClosingPreview' });

/** A closing in responses. */
export const closing = z
  .strictObject({
    id: rowId,
    mode: z.enum(closingModes),
    from: day,
    to: day,
    after_time: z.string().nullable(),
    new_time: z.string().nullable(),
    message: z.string(),
    occurrences: z.array(closingOccurrence),
    left_on: z.array(closingOccurrence).meta({
      description:
        'What takes place on its days as planned; empty: the whole church is closed, online or late.',
    }),
    announcement_id: rowId.nullable(),
    created_at: instant,
    updated_at: updatedAt,
    reopened_at: instant.nullable(),
    ...spokenFields,
  })
  .meta({
    id: 'Closing',
    description: 'Days on which the church, or some of what it holds, is closed, online only or starts late.',
  });
export type Closing = z.output<typeof closing>;

/** Today's status for signs, telephones and other websites. */
export const churchStatus = z
  .strictObject({
    status: z.enum(['open', 'closed', 'online', 'late']),
    from: z.iso
      .datetime({ offset: true })
      .nullable()
      .meta({ description: 'Since when, with the zone’s offset.' }),
    until: z.iso
      .datetime({ offset: true })
      .nullable()
      .meta({ description: 'The end of its last day, with the zone’s offset.' }),
    message: z.string().nullable(),
    updated_at: instant.nullable().meta({ description: 'When the church last closed or opened again.' }),
  })
  .meta({
    id: 'ChurchStatus',
    description:
      'Whether the church is open today; open with a message where only some of the day is cancelled.',
  });
export type ChurchStatus = z.output<typeof churchStatus>;

/** What a closing stores of each date: its exception before (null: none) and after the closing. */
export const touchedDate = z.strictObject({
  occurrence: closingOccurrence,
  event_id: rowId,
  date: day,
  before: eventException.nullable(),
  after: eventException,
});
export type TouchedDate = z.output<typeof touchedDate>;

function checkSelection({ from, to, mode, new_time }: Selected, { addIssue }: z.core.$RefinementCtx): void {
  const [first, last] = [toDayNumber(from), toDayNumber(to)];
  if (first !== null && last !== null && last < first)
    addIssue({ code: 'custom', message: messages.closings.endBeforeStart, path: ['to'] });
  if (first !== null && last !== null && last - first > mostDays)
    addIssue({ code: 'custom', message: messages.closings.tooLong, path: ['to'] });
  if (mode === 'late' && new_time === null)
    addIssue({ code: 'custom', message: messages.closings.newTimeRequired, path: ['new_time'] });
}

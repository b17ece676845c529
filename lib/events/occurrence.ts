import { z } from 'zod';
import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { EventException } from '#lib/core/generated/prisma/client.ts';
import { day, instant, rowId, usually } from '#lib/core/operations/fields.ts';
import { spokenFields } from '#lib/core/translations/spoken-row.ts';
import { type DateField, dateFields } from './fields.ts';
import { type EventRow, eventRow, isListed } from './schema.ts';

type Shape = typeof eventRow.shape;

/** The fields in which one date may differ from its event, null where it does not. */
const otherwise = Object.fromEntries(
  dateFields.map((name) => [name, withoutMeta(eventRow.shape[name]).nullable()]),
) as { [Name in DateField]: z.ZodNullable<Shape[Name]> };

/** Returns the schema without its description, which is the event's. */
function withoutMeta(schema: z.ZodType): z.ZodType {
  return schema.clone(schema.def);
}

/** A row of `event_exceptions`: what differs on one date. Null means: as the event has it. */
export const eventException = z
  .strictObject({
    id: rowId,
    event_id: rowId,
    date: day.meta({ description: 'The date that the rule gives.' }),
    kind: usually(['removed', 'cancelled', 'moved_online', 'late', 'changed']),
    new_date: day.nullable().meta({ description: 'Where the date moved to.' }),
    ...otherwise,
    image_url: otherwise.image_url.meta({ description: 'Empty: this date has no picture.' }),
    day_only: z.boolean().meta({ description: 'Of a multi-day event: the kind is of this day alone.' }),
    created_at: instant,
    updated_at: instant,
    ...spokenFields,
  } satisfies Record<keyof EventException, z.ZodType> & typeof spokenFields)
  .meta({ id: 'EventException', description: 'What differs on one date; null means: as the event has it.' });

/** An exception; one that is not stored yet has no id. */
export type ExceptionRow = Omit<z.output<typeof eventException>, 'id' | 'event_id' | 'created_at'> & {
  id?: string;
};

export const eventWithExceptions = eventRow
  .extend({ exceptions: z.array(eventException) })
  .meta({ id: 'EventWithExceptions', description: 'An event and what differs on single dates of it.' });

export interface EventWithExceptions extends EventRow {
  exceptions: ExceptionRow[];
}

/** How one date takes place: as usual, not at all, online only, or later than usual. */
export const occurrenceStatuses = ['scheduled', 'cancelled', 'moved_online', 'late'] as const;
export type OccurrenceStatus = (typeof occurrenceStatuses)[number];
const occurrenceStatus = z
  .enum(occurrenceStatuses)
  .meta({ description: 'How it takes place; what is late has its new time.' });

const changedDate = z.strictObject({ date: day, status: occurrenceStatus, time: z.string().nullable() });
export type ChangedDate = z.output<typeof changedDate>;

/** Returns the status that the kind of an exception gives its date. */
export function statusOfKind(kind: string): OccurrenceStatus {
  return occurrenceStatuses.find((status) => status === kind) ?? 'scheduled';
}

/**
 * One date of an event as pages, feeds and the API show it: the row's fields with this date's values. Its `date` is
 * where it takes place, which differs from the rule's when it was moved.
 */
export const occurrence = eventRow
  .extend({
    id: z
      .string()
      .meta({ description: 'The event’s id, or `{event id}_yyyyMMdd` of the date the rule gives.' }),
    is_multi_day: z.boolean(),
    is_instance: z.boolean().meta({ description: 'Whether it is a date of a series other than its first.' }),
    parent_event_id: rowId.nullable(),
    is_cancelled: z.boolean(),
    status: occurrenceStatus,
    closed_dates: z.array(day).meta({ description: 'Days of a multi-day event that are cancelled.' }),
    changed_dates: z.array(changedDate).meta({
      description: 'Days of a multi-day event that are online only or start late.',
    }),
    original_date: day.meta({
      description: 'The date the rule gives, which stays when the occurrence moves.',
    }),
    series_date: day.meta({ description: 'The date that the rule counts from.' }),
  })
  .meta({ id: 'Occurrence', description: 'One date of an event.' });

export type Occurrence = z.output<typeof occurrence>;

/** Returns the path of an occurrence's page: its own, or for an unlisted service the visit page. */
export function pageOf(event: Pick<Occurrence, 'id' | 'kind' | 'listed'>): string {
  return isListed(event) ? paths.event(event.id) : (shownAddress(paths.visit) ?? paths.home);
}

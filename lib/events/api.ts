import { z } from 'zod';
import { day, instant, rowId, updatedAt } from '#lib/core/operations/fields.ts';
import { eventInput } from './schema.ts';
import { frequencies } from './series/series-rule.ts';

const event = z
  .strictObject({
    id: rowId,
    title: z.string(),
    date: day,
    time: z.string().meta({ description: 'Free text, such as a range of hours.' }),
    location: z.string(),
    is_offsite: z.boolean().meta({ description: 'Whether it takes place elsewhere than at the church.' }),
    description: z.string(),
    image_url: z.string().nullable(),
    is_recurring: z.boolean(),
    recurrence_frequency: z.enum(frequencies).nullable(),
    recurrence_pattern: z.enum(['simple', 'nth_weekday']).nullable(),
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
  })
  .meta({ id: 'Event', description: 'A one-time, multi-day or recurring event: of a series, its rule.' });

const exception = z
  .strictObject({
    id: rowId,
    event_id: rowId,
    date: day.meta({ description: 'The date that the rule gives.' }),
    kind: z.enum(['removed', 'cancelled', 'changed']),
    new_date: day.nullable().meta({ description: 'Where the date moved to.' }),
    title: z.string().nullable(),
    time: z.string().nullable(),
    location: z.string().nullable(),
    is_offsite: z.boolean().nullable(),
    description: z.string().nullable(),
    image_url: z.string().nullable().meta({ description: 'Empty: this date has no picture.' }),
    is_featured: z.boolean().nullable(),
    show_in_banner: z.boolean().nullable(),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'EventException', description: 'What differs on one date; null means: as the event has it.' });

const eventWithExceptions = event
  .extend({ exceptions: z.array(exception) })
  .meta({ id: 'EventWithExceptions', description: 'An event and what differs on single dates of it.' });

const occurrence = event
  .extend({
    id: z
      .string()
      .meta({ description: 'The event’s id, or `{event id}_yyyyMMdd` of the date the rule gives.' }),
    is_multi_day: z.boolean(),
    is_instance: z.boolean().meta({ description: 'Whether it is a date of a series other than its first.' }),
    parent_event_id: rowId.nullable(),
    is_cancelled: z.boolean(),
    original_date: day.meta({
      description: 'The date the rule gives, which stays when the occurrence moves.',
    }),
    series_date: day.meta({ description: 'The date that the rule counts from.' }),
  })
  .meta({ id: 'Occurrence', description: 'One date of an event.' });

const example = {
  title: 'Fish Fry',
  date: '2026-03-06',
  time: '5:30 PM - 7:30 PM',
  location: 'Fellowship Hall',
  description: 'Catfish, hush puppies and neighbors. Everyone is welcome.',
};

/** How the API offers events. */
export const eventCalls = {
  list: {
    summary: 'Events by date',
    detail:
      'All rows, or the featured ones, or those in the banner. With `from` and `to`, at most two years apart, the occurrences of that window, each featured or in the banner by itself: at most 200 of one event, and of a series none later than two years from today.',
    answer: z.union([z.array(event), z.array(occurrence)]),
  },
  find: {
    summary: 'One event, or one date of it',
    detail: 'The row with its exceptions; for an instance id (`{event id}_yyyyMMdd`) that occurrence.',
    answer: z.union([eventWithExceptions, occurrence]),
  },
  create: {
    summary: 'Add an event',
    detail:
      'One-time, multi-day with an `end_date`, or a series: then `is_recurring` and a `recurrence_frequency`.',
    status: 201,
    location: ({ id }: { id: string }) => `/api/events/${id}`,
    answer: event,
    example,
  },
  update: {
    summary: 'Change an event, one date of it, or that date and all following',
    detail:
      'Fields that are left out stay, and so does the picture when `image_url` is blank; null removes it. `scope` is `series` unless told; `this` and `following` need the id of an occurrence. `{ "status": "cancelled" }` with `scope=this` cancels one date, `scheduled` restores it.',
    fields: eventInput,
    query: ['scope'],
    also: [409],
    answer: z.union([event, occurrence]),
    example: { location: 'Under the live oak' },
  },
  remove: {
    summary: 'Delete an event, one date of a series, or the whole series',
    detail: 'For a series, one date unless `series=true`: then all recurring events of its title.',
    also: [409],
    answer: z
      .strictObject({
        deleted: z.int().meta({ description: 'How many rows went; 0 when one date of a series did.' }),
        excluded_date: day.optional(),
      })
      .meta({ id: 'EventDeletion' }),
  },
} as const;

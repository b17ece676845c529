import { z } from 'zod';
import { day } from '#lib/core/operations/fields.ts';
import { eventWithExceptions, occurrence } from './occurrence.ts';
import { eventInput, eventRow } from './schema.ts';

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
    answer: z.union([z.array(eventRow), z.array(occurrence)]),
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
    answer: eventRow,
    example,
  },
  update: {
    summary: 'Change an event, one date of it, or that date and all following',
    detail:
      'Fields that are left out stay, and so does the picture when `image_url` is blank; null removes it. `scope` is `series` unless told; `this` and `following` need the id of an occurrence. `{ "status": "cancelled" }` with `scope=this` cancels one date, `scheduled` restores it.',
    fields: eventInput,
    query: ['scope'],
    also: [409],
    answer: z.union([eventRow, occurrence]),
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

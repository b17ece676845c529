import { z } from 'zod';
import { day } from '#lib/core/operations/fields.ts';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { findService, listServices, nextServices } from './church-services/queries.ts';
import { serviceDate } from './church-services/schema.ts';
import {
  createEvent,
  createService,
  deleteEvent,
  deleteService,
  detachEvent,
  updateEvent,
  updateService,
} from './commands.ts';
import { eventWithExceptions, occurrence } from './occurrence.ts';
import { findEvent, findOverlaps, listEvents } from './queries.ts';
import { eventInput, eventRow, neededFields, serviceInput } from './schema.ts';
import { overlaps } from './series/overlap-schema.ts';

const example = {
  title: 'Fish Fry',
  date: '2026-03-06',
  time: '5:30 PM - 7:30 PM',
  location: 'Fellowship Hall',
  description: 'Catfish, hush puppies and neighbors. Everyone is welcome.',
};

/** The answer to a deletion. */
const eventDeleted = z
  .strictObject({
    deleted: z.int().meta({ description: 'How many rows went; 0 when one date of a series did.' }),
    excluded_date: day.optional(),
  })
  .meta({ id: 'EventDeletion' });

/** The addresses of the API. */
export const routes = {
  Content: {
    '/api/events': {
      GET: toRoute(listEvents, {
        summary: 'Events by date',
        detail:
          'All rows that the lists of events show, church services included where they are `listed`, or the featured ones, or those in the banner. With `from` and `to`, at most two years apart, the occurrences of that window, each featured or in the banner by itself: at most 200 of one event, and of a series none later than two years from today.',
        also: [422],
        queryIsContent: ['held_in'],
        answer: z.union([z.array(eventRow), z.array(occurrence)]),
      }),
      POST: toRoute(createEvent, {
        summary: 'Add an event',
        detail:
          'One-time, multi-day with an `end_date`, or a series: then `is_recurring` and a `recurrence_frequency`. With the kind `service` it needs what `POST /api/services` needs.',
        needed: neededFields.event,
        status: 201,
        location: ({ id }: { id: string }) => `/api/events/${id}`,
        answer: eventRow,
        example,
      }),
    },
    '/api/events/{id}': {
      GET: toRoute(findEvent, {
        summary: 'One event, or one date of it',
        detail:
          'The row with its exceptions; for an instance id (`{event id}_yyyyMMdd`) that occurrence. A service that is not listed is found under `/api/services` alone.',
        answer: z.union([eventWithExceptions, occurrence]),
      }),
      PATCH: toRoute(updateEvent, {
        summary: 'Change an event, one date of it, or that date and all following',
        detail:
          'Fields that are left out stay, and so does the picture when `image_url` is blank; null removes it. `scope` is `series` unless told; `this` and `following` need the id of an occurrence. `{ "status": "cancelled" }` with `scope=this` cancels one date, `moved_online` holds it online only, `late` with its `time` says that it starts later, `scheduled` restores it. A date of a closing is refused with 409 and the closing’s words until the church is open again, unless `status` is given.',
        fields: eventInput,
        query: ['scope'],
        answer: z.union([eventRow, occurrence]),
        example: { location: 'Under the live oak' },
      }),
      DELETE: toRoute(deleteEvent, {
        summary: 'Delete an event, one date of a series, or the whole series',
        detail:
          'For a series, one date unless `series=true`: then all recurring events of its title. 409 with the number of `people` while somebody is signed up for a date to come; `people=tell` tells them that it is cancelled, and deletes.',
        answer: eventDeleted,
      }),
    },
    '/api/events/{id}/detach': {
      POST: toRoute(detachEvent, {
        summary: 'Make an event ours',
        detail:
          'An event that is synced with another calendar (`source_name`) is read-only: PATCH and DELETE are refused with 409. Detached it is the church’s own, and that calendar changes it no more.',
        also: [409],
        answer: eventRow,
      }),
    },
    '/api/events/overlaps': {
      GET: toRoute(findOverlaps, {
        summary: 'What else is in a room while an event is there',
        detail:
          'For the event as it is typed, with the place and the times: the first three dates on which something else has the same place at an overlapping time, of a series from today up to two years ahead. Cancelled and online dates are in no room; without a readable time an event takes the whole day, without an end an hour.',
        also: [422],
        answer: overlaps,
      }),
    },
    '/api/services': {
      GET: toRoute(listServices, {
        summary: 'Church services by date',
        detail: 'The rows; of a recurring service, its rule.',
        also: [422],
        queryIsContent: ['held_in'],
        answer: z.array(eventRow),
      }),
      POST: toRoute(createService, {
        summary: 'Add a church service',
        detail:
          'As an event, with a `time` that names its start and a `length_minutes`. Place and description may be empty. It is among the events too unless `listed` is false.',
        needed: neededFields.service,
        status: 201,
        location: ({ id }: { id: string }) => `/api/services/${id}`,
        answer: eventRow,
        example: {
          title: 'Christmas Eve',
          date: '2026-12-24',
          time: '5:30 PM',
          length_minutes: 60,
          is_streamed: true,
          listed: false,
        },
      }),
    },
    '/api/services/next': {
      GET: toRoute(nextServices, {
        summary: 'The next dates of church services',
        detail:
          'Dates to come in order of time, from now on unless `from` names a day; one that is under way is to come until it ends. Times carry the zone’s offset on their date, a time that the clocks skip goes on by the gap, and a date that is not held as it should has the status `cancelled`, `moved_online` or `late`.',
        also: [422],
        queryIsContent: true,
        answer: z.array(serviceDate),
      }),
    },
    '/api/services/{id}': {
      GET: toRoute(findService, {
        summary: 'One church service, or one date of it',
        detail: 'The row with its exceptions; for an instance id (`{service id}_yyyyMMdd`) that date.',
        answer: z.union([eventWithExceptions, occurrence]),
      }),
      PATCH: toRoute(updateService, {
        summary: 'Change a church service, one date of it, or that date and all following',
        detail:
          'Scopes, status, ids and pictures as for events. A new `title` without a `short_title` ends the old one. `{ "kind": "event" }` makes it an event.',
        fields: serviceInput,
        query: ['scope'],
        answer: z.union([eventRow, occurrence]),
        example: { time: '9:00 AM' },
      }),
      DELETE: toRoute(deleteService, {
        summary: 'Delete a church service, one date of it, or the whole series',
        detail:
          'For a series, one date unless `series=true`: then all recurring services of its title, and no event. People who are signed up as for events.',
        answer: eventDeleted,
      }),
    },
  },
} satisfies Routes;

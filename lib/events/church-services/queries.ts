import 'server-only';
import { z } from 'zod';
import { scheduleChange } from '#lib/core/cache/scheduled-change.ts';
import { db } from '#lib/core/database/db.ts';
import { isDateText } from '#lib/core/dates/calendar-date.ts';
import { churchMoment, churchToday, momentTimestamp } from '#lib/core/dates/church-time.ts';
import { AppError, existing } from '#lib/core/operations/errors.ts';
import { moment } from '#lib/core/operations/fields.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { spokenOf } from '#lib/core/translations/spoken-row.ts';
import { messages } from '#lib/language/messages.ts';
import { eventLookup } from '../edit/schema.ts';
import { readEvent } from '../event-rows.ts';
import { heldInFilter } from '../held-in/held-in-field.ts';
import { isHeldIn } from '../held-in/languages-held.ts';
import type { Occurrence } from '../occurrence.ts';
import { parseOccurrenceId } from '../occurrence-id.ts';
import { spokenEvent } from '../presented/spoken-event.ts';
import { isListed, isService } from '../schema.ts';
import { occurrenceOn, occurrencesBetween } from '../series/occurrences.ts';
import { readServices } from './read-services.ts';
import { nextServicesQuery, type ServiceDate } from './schema.ts';
import { type ServiceMoment, type ServiceStart, serviceMoments, serviceStarts } from './service-moments.ts';

/** Returns the rows of the services, sorted by date. */
export const listServices = publicQuery({
  name: 'listServices',
  input: z.object({ held_in: heldInFilter }),
  run: async ({ held_in }) => (await servicesIn(held_in)).map(({ exceptions: _, ...service }) => service),
});

async function servicesIn(language: string | undefined) {
  return (await readServices()).filter(isHeldIn(language));
}

/**
 * Returns the row of a service with its exceptions, or for an instance id that one date.
 * @throws AppError `malformed` for an id of neither form, `not_found` when there is no such service or date
 */
export const findService = publicQuery({
  name: 'findService',
  input: eventLookup,
  topic: 'events',
  run: async ({ id }) => {
    const parsed = parseOccurrenceId(id);
    if (!parsed) throw new AppError('malformed', messages.events.serviceNotFound);
    const row = await readEvent(db(), parsed.baseId);
    const service = row && spokenEvent(row);
    return existing(
      service && isService(service) && (parsed.date ? occurrenceOn(service, parsed.date) : service),
      messages.events.serviceNotFound,
    );
  },
});

/** Returns the dates of unlisted services between two days, both included. */
export const listUnlistedServices = publicQuery({
  name: 'listUnlistedServices',
  input: z.object({
    from: z.string().refine(isDateText),
    to: z.string().refine(isDateText),
    held_in: heldInFilter,
  }),
  run: async ({ from, to, held_in }): Promise<Occurrence[]> => {
    const unlisted = (await servicesIn(held_in)).filter((service) => !isListed(service));
    return occurrencesBetween(unlisted, from, to, churchToday());
  },
});

/** Returns the upcoming and running dates of services in order of time, including cancelled ones. */
export const nextServices = publicQuery({
  name: 'nextServices',
  input: nextServicesQuery,
  run: async ({ count, from, held_in }) => {
    const start = from === undefined ? new Date() : churchMoment(`${from}T00:00:00`);
    return serviceMoments(await servicesIn(held_in), start, count).map(toServiceDate);
  },
});

/**
 * Returns the next service that is not cancelled; null without one. Pages with it are dropped when it starts.
 */
export const findNextService = publicQuery({
  name: 'findNextService',
  input: moment,
  run: async ({ now }): Promise<ServiceStart | null> => {
    const [next = null] = serviceStarts(await readServices(), now, 1);
    if (next) scheduleChange('events', new Date(next.startsAt));
    return next;
  },
});

/** A date of a service in the form of the API. */
export function toServiceDate({ occurrence, start, end }: ServiceMoment): ServiceDate {
  const { id, title, is_streamed, status } = occurrence;
  return {
    id,
    title,
    starts_at: momentTimestamp(start),
    ends_at: momentTimestamp(end),
    is_streamed,
    status,
    ...spokenOf(occurrence),
  };
}

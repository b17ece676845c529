import { z } from 'zod';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { occurrenceStatuses } from '../occurrence.ts';

/** The extent of an update: `this` date, this and the `following`, or the whole `series`. */
const updateScopes = ['series', 'this', 'following'] as const;
export type UpdateScope = (typeof updateScopes)[number];

const eventId = z
  .string({ error: () => messages.events.missingId })
  .trim()
  .min(1, { error: () => messages.events.blankId })
  .max(60, { error: () => messages.events.invalidId })
  .meta({ description: 'The event’s id, or `{event id}_yyyyMMdd` for one date of a series.' });

/** An update: any of the payload's fields, and the extent they are for. */
export const eventUpdate = z.looseObject({
  id: eventId,
  scope: z.enum(updateScopes).default('series').meta({ description: 'What of a series the change is for.' }),
  status: z.enum(occurrenceStatuses).optional().meta({
    description: 'With `scope=this`: cancels one date, says that it is online only or late, or restores it.',
  }),
  if_match: ifMatch,
});

/** One event, or one date of it. */
export const eventLookup = z.object({ id: eventId });

/** A deletion: one date, or with `series` all. */
export const eventDeletion = z.object({
  id: eventId,
  if_match: ifMatch,
  series: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .default(false)
    .meta({ description: 'Whether all of the series goes.', type: 'boolean' }),
  people: z.enum(['tell']).optional().meta({
    description: 'Without it, what people are signed up for is not deleted; with it they get a mail.',
  }),
});

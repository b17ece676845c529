import { z } from 'zod';
import { isDateText } from '#lib/core/dates/calendar-date.ts';
import { spokenFields } from '#lib/core/translations/spoken-row.ts';
import { messages } from '#lib/language/messages.ts';
import { heldInFilter } from '../held-in/held-in-field.ts';
import { occurrence } from '../occurrence.ts';

const invalidCount = { error: () => messages.events.countRange };

/** The query for upcoming services. */
export const nextServicesQuery = z.object({
  count: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,2}$/, invalidCount)
        .transform(Number),
    ])
    .pipe(z.number().int(invalidCount).min(1, invalidCount).max(50, invalidCount))
    .default(3)
    .meta({ type: 'integer', minimum: 1, maximum: 50, description: 'How many, 1 to 50.' }),
  held_in: heldInFilter,
  from: z
    .string()
    .refine(isDateText, { error: () => messages.events.notADate('from') })
    .optional()
    .meta({
      format: 'date',
      description: 'From that day’s midnight on in the church’s zone; now unless told.',
    }),
});

const moment = z.iso.datetime({ offset: true });

/** One date of a service in the form of the API. */
export const serviceDate = z
  .strictObject({
    id: z.string().meta({ description: 'The service’s id, or `{service id}_yyyyMMdd` for one date of it.' }),
    title: z.string(),
    starts_at: moment.meta({ description: 'With the zone’s offset on that date.' }),
    ends_at: moment.meta({ description: 'With the zone’s offset at that moment.' }),
    is_streamed: z.boolean(),
    status: occurrence.shape.status,
    ...spokenFields,
  })
  .meta({ id: 'ServiceDate', description: 'One date of a church service.' });

export type ServiceDate = z.output<typeof serviceDate>;

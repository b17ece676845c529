import { z } from 'zod';
import { blankToNull, day } from '#lib/core/operations/fields.ts';
import { wholeNumber } from '#lib/core/operations/pagination.ts';
import { eventInputFields, weekdayOccurrence } from '../schema.ts';

const { date, time, location, end_date, recurrence_frequency } = eventInputFields;
const numberOrNull = (least: number, most: number) =>
  z.preprocess(blankToNull, wholeNumber.pipe(z.number().min(least).max(most)).nullable().default(null));

/** An event as it is typed in the form, in an address: its place and time, and its rule with a frequency. */
export const overlapQuery = z.object({
  location: location.meta({ description: 'The place, compared without regard to case and accents.' }),
  date,
  time,
  length_minutes: numberOrNull(1, 1440).meta({
    description: 'The length of a service.',
    type: 'integer',
    minimum: 1,
    maximum: 1440,
  }),
  end_date,
  recurrence_frequency: recurrence_frequency.meta({
    description: 'How often it recurs; none for a one-time event.',
  }),
  weekday_occurrences: z
    .union([z.array(weekdayOccurrence).max(5), weekdayOccurrence.transform((one) => [one])])
    .nullable()
    .default(null)
    .meta({ description: 'Repeatable; as an event has it.' }),
  target_weekday: numberOrNull(0, 6).meta({ type: 'integer', minimum: 0, maximum: 6 }),
  month_day: numberOrNull(1, 31).meta({ type: 'integer', minimum: 1, maximum: 31 }),
  id: z.string().max(60).optional().meta({
    description: 'The event itself, or a date of it, which is left out; its changed dates count.',
  }),
});
export type OverlapQuery = z.output<typeof overlapQuery>;

/** What else is in a room while an event is there. */
export const overlaps = z
  .strictObject({
    dates: z.array(
      z.strictObject({
        date: day,
        events: z.array(
          z.strictObject({
            id: z.string().meta({ description: 'The event’s id, or that of a date of it.' }),
            title: z.string(),
            date: day,
            time: z.string(),
          }),
        ),
      }),
    ),
    has_more: z.boolean().meta({ description: 'Whether later dates overlap, too.' }),
  })
  .meta({ id: 'Overlaps', description: 'The first three dates on which something else is in the room.' });
export type Overlaps = z.output<typeof overlaps>;

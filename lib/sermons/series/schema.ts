import { z } from 'zod';
import {
  atMost,
  day,
  orNull,
  ownPathOrWebAddress,
  required,
  updatedAt,
} from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { multiline } from '#lib/core/operations/sanitize-input.ts';
import { spokenFields } from '#lib/core/translations/spoken-row.ts';
import { messages } from '#lib/language/messages.ts';

/** What is stored of a series. */
export const storedSeries = z.strictObject({
  slug: z.string().meta({ description: 'Its address: /sermons/series/{slug}. It never changes.' }),
  title: z.string(),
  description: z.string(),
  picture_url: z.string().nullable(),
  updated_at: updatedAt,
});

export const seriesRow = storedSeries
  .extend({
    sermons: z.int().meta({ description: 'How many sermons name it.' }),
    first_date: day,
    last_date: day,
    ...spokenFields,
  })
  .meta({ id: 'Series' });

export type Series = z.output<typeof seriesRow>;

/** The form of staff. */
export const seriesInput = z.object({
  title: required(() => messages.series.titleMissing, 200).meta({
    description: 'Written to its sermons as well.',
  }),
  description: multiline(atMost(5000)),
  picture_url: orNull(ownPathOrWebAddress(() => messages.series.url)),
});

export const seriesSlug = z.object({ slug: z.string().max(200) });

/** A change of one series: missing fields are kept. */
export const seriesUpdate = seriesInput.partial().extend({ ...seriesSlug.shape, if_match: ifMatch });

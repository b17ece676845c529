import { z } from 'zod';
import { day, moment } from '#lib/core/operations/fields.ts';
import { listLimit, listOffset } from '#lib/core/operations/pagination.ts';
import { spokenFields } from '#lib/core/translations/spoken-row.ts';
import { messages } from '#lib/language/messages.ts';
import { foundSermon } from '#lib/sermons/schema.ts';

export const resultKinds = ['page', 'news', 'event', 'sermon', 'ministry', 'person', 'document'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** Results on one page of `/search`. */
export const resultsPerPage = 10;

/** What is longer is searched by its beginning. */
const longestQuestion = 200;

export const searchResult = z
  .strictObject({
    kind: z.enum(resultKinds),
    title: z.string(),
    url: z.string().meta({ description: 'A path of this site.', examples: ['/weddings'] }),
    excerpt: z.string().meta({ description: 'Plain text around the words that were found.' }),
    date: day
      .nullable()
      .meta({ description: 'Of an event the next date; null for what has none, as pages and people.' }),
    moments: foundSermon.shape.moments,
    language: spokenFields.language.meta({
      description: 'The language in which the words were found, that of the excerpt, where the site has two.',
    }),
    untranslated: spokenFields.untranslated,
  })
  .meta({ id: 'SearchResult', description: 'Something on the site that the words were found in.' });

export type SearchResult = z.output<typeof searchResult>;

/** The words as they were typed, on one line. */
const words = z
  .string({ error: () => messages.search.noWords })
  .transform((text) => [...text.trim()].slice(0, longestQuestion).join(''))
  .refine((text) => text !== '', { error: () => messages.search.noWords });

export const searchQuestion = moment.extend({
  q: words.meta({
    description: 'Words; “in quotes” together, `or` between alternatives, `-` before what is not wanted.',
    type: 'string',
  }),
  limit: listLimit.default(20),
  offset: listOffset.default(0),
});

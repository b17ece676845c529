import { defineContent, type TableWords } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { storedSeries } from './schema.ts';
import { seriesTexts } from './series-texts.ts';

/** A series begins and ends with its sermons; what staff write of it is logged. */
export const seriesContent = defineContent({
  table: 'series',
  topic: 'sermons',
  permission: 'sermons',
  id: 'slug',
  title: 'title',
  words: () => messages.seriesLog satisfies TableWords<'title' | 'description' | 'picture_url'>,
  // A new title is written to its sermons in the same entry.
  leads: true,
  row: storedSeries,
  texts: seriesTexts,
  exported: {
    model: 'sermonSeries',
    order: { slug: 'asc' },
  },
});

import { churchLanguage } from '#lib/core/church/locale.ts';
import { languageNameIn } from '#lib/core/language/language-names.ts';
import { defineContent, type TableWords } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { categoryLabel } from './category-options.ts';
import { type Podcast, podcastRow } from './schema.ts';

/** The settings of the podcast, one row. */
export const podcastContent = defineContent({
  table: 'podcast',
  topic: 'sermons',
  permission: 'sermons',
  title: null,
  words: () => messages.podcastLog satisfies TableWords<Exclude<keyof Podcast, 'guid' | 'updated_at'>>,
  format: (column, value) => {
    if (column === 'category') return categoryLabel(String(value));
    return column === 'language' ? languageNameIn(String(value), churchLanguage()) : undefined;
  },
  row: podcastRow,
  exported: {},
  imported: 'apart',
});

import { podcastCategories } from '#lib/podcast/categories.ts';
import { isFeedLanguage } from '#lib/podcast/languages.ts';
import { oneLine, severalLines } from '../markup/written-text.ts';
import type { Field } from '../reading/item-parser.ts';
import type { SourceItem } from '../source.ts';
import { personName } from '../values/person-name.ts';
import { pictureOf, textOf } from './feed-entry.ts';

/** What a feed says of itself. */
export interface Channel {
  title: string;
  author: string;
  summary: string;
  category: string | null;
  language: string | null;
  art: string | null;
}

export const noChannel: Channel = {
  ...{ title: '', author: '', summary: '' },
  ...{ category: null, language: null, art: null },
};

export function readChannel(fields: readonly Field[]): Channel {
  const author = textOf(fields, 'itunes:author', 'name', 'author');
  const language = textOf(fields, 'language').toLowerCase();
  return {
    title: oneLine(textOf(fields, 'title'), 200),
    author: personName(author, 120),
    summary: severalLines(textOf(fields, 'description', 'itunes:summary', 'subtitle'), 4000),
    category: categoryOf(fields),
    language: isFeedLanguage(language) ? language : null,
    art: pictureOf(fields),
  };
}

/** Returns the first category with its subcategory, which follows it, where Apple's list has them. */
function categoryOf(fields: readonly Field[]): string | null {
  const [first = '', second = ''] = fields.flatMap(({ path, attributes }) =>
    path === 'itunes:category' ? [attributes.text?.trim() ?? ''] : [],
  );
  return [`${first}/${second}`, first].find((category) => podcastCategories.includes(category)) ?? null;
}

/** Returns the settings of a podcast, for what staff have left open. */
export function podcastRecord({ art, ...values }: Channel): SourceItem {
  return {
    record: {
      table: 'podcast',
      key: 'podcast',
      title: values.title,
      values,
      ...(art !== null && { pictures: { art_url: art } }),
    },
  };
}

import { plainText } from '#lib/core/html/plain-text.ts';
import { oneLine } from '../../markup/written-text.ts';
import type { WxrItem } from '../../wordpress/wxr-item.ts';
import { entriesAt, listAt, textAt, valueAt } from '../builders/json-value.ts';
import { siteItem } from '../builders/site-item.ts';

/** Names of categories, authors and others by their kind and id: 'category 12', 'author 1'. */
export type TermNames = ReadonlyMap<string, string>;

/** Returns an entry of a list of WordPress as an item of an export. */
export function restItem(entry: unknown, type: string, names: TermNames): WxrItem {
  return siteItem({
    ...{ id: textAt(entry, 'id'), guid: textAt(entry, 'guid', 'rendered'), type },
    title: textAt(entry, 'title', 'rendered'),
    link: textAt(entry, 'link'),
    slug: textAt(entry, 'slug'),
    parent: textAt(entry, 'parent') || textAt(entry, 'post'),
    html: textAt(entry, 'content', 'rendered'),
    author: type === 'post' ? (names.get(`author ${textAt(entry, 'author')}`) ?? '') : '',
    excerpt: writtenExcerpt(entry),
    date: textAt(entry, 'date').replace('T', ' '),
    file: textAt(entry, 'source_url'),
    meta: metaOf(entry),
    terms: termsOf(entry, names),
  });
}

/** Returns whether a password hides the words of an entry. */
export function isProtected(entry: unknown): boolean {
  return valueAt(entry, 'content', 'protected') === true;
}

/** Returns the excerpt of an editor; WordPress makes the others of the first words. */
function writtenExcerpt(entry: unknown): string {
  const html = textAt(entry, 'excerpt', 'rendered');
  const words = oneLine(plainText(html), 2000);
  const isBegun = /\[(?:…|\.\.\.)\]|(?:…|\.\.\.)$/.test(words) || /class="[^"]*more-link/.test(html);
  const content = oneLine(plainText(textAt(entry, 'content', 'rendered')), 4000);
  return isBegun || content.startsWith(words) ? '' : html;
}

function metaOf(entry: unknown): [string, string][] {
  const own = ['meta', 'acf', 'meta_data'].flatMap((name) => entriesAt(entry, name));
  const plain = [...entriesAt(entry), ...own].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
  );
  return [
    ...plain,
    ['_thumbnail_id', textAt(entry, 'featured_media')],
    ['_wp_attachment_image_alt', textAt(entry, 'alt_text')],
  ];
}

/** The names that lists of entries give taxonomies. */
const taxonomies: Readonly<Record<string, string>> = { categories: 'category', tags: 'post_tag' };

/** Returns the terms by their ids, or as the entry embeds them. */
function termsOf(entry: unknown, names: TermNames): WxrItem['terms'] {
  const byId = entriesAt(entry).flatMap(([field, ids]) =>
    listAt(ids).flatMap((id) => {
      const taxonomy = taxonomies[field] ?? field;
      const name = names.get(`${taxonomy} ${String(id)}`);
      return name === undefined ? [] : [{ taxonomy, name }];
    }),
  );
  const embedded = listAt(entry, '_embedded', 'wp:term').flatMap((list) =>
    listAt(list).map((term) => ({
      taxonomy: textAt(term, 'taxonomy'),
      name: oneLine(textAt(term, 'name'), 200),
    })),
  );
  return byId.length > 0 ? byId : embedded;
}

import { secondTag } from '#lib/core/church/locale.ts';
import { baseLanguage } from '#lib/core/language/languages.ts';
import { readLanguages } from '../csv/language-cell.ts';
import type { SourceItem, SourceRecord } from '../source.ts';
import { readItems } from './read-items.ts';
import { fieldOf, isPublished, keyOf, metaOf, termsOf, type WxrItem } from './wxr-item.ts';

/** The posts that others translate: the keys of those in other languages than the second one, by what pairs them. */
export type Originals = ReadonlyMap<string, string>;

/** Returns the originals in an export of a site with two languages; none where this site has one. */
export async function originalsOf(file: string, signal: AbortSignal): Promise<Originals> {
  const originals = new Map<string, string>();
  const second = secondTag();
  if (!second) return originals;
  for await (const item of readItems(file, signal)) {
    const { group, language } = pairOf(item);
    if (group && language && language !== baseLanguage(second)) originals.set(group, keyOf(item));
  }
  return originals;
}

/** Returns what was read of a post; of one in the second language the translation of its original. */
export function inLanguages(item: WxrItem, items: SourceItem[], originals: Originals): SourceItem[] {
  const second = secondTag();
  const { group, language } = pairOf(item);
  const original = originals.get(group);
  if (!second || original === undefined || language !== baseLanguage(second)) return items;
  const isReady = isPublished(item);
  return items.map((each) =>
    'record' in each ? { record: translationOf(each.record, { original, language: second, isReady }) } : each,
  );
}

function translationOf(
  { table, key, title, values }: SourceRecord,
  { original, language, isReady }: { original: string; language: string; isReady: boolean },
): SourceRecord {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  const page = table === 'site_pages' && {
    path: values.path,
    is_ready: isReady,
    blocks: values.blocks,
  };
  return {
    table: 'translations',
    key: `${table} ${key}`,
    title,
    values: { table, original, language, fields: Object.fromEntries(texts), ...page },
  };
}

/** What Polylang keeps as terms, and WPML's export as values. */
function pairOf(item: WxrItem): { group: string; language: string | undefined } {
  const [term = metaOf(item, '_wpml_import_language_code')] = termsOf(item, 'language');
  const [group = metaOf(item, '_wpml_import_translation_group')] = termsOf(item, 'post_translations');
  const type = fieldOf(item, 'wp:post_type');
  const { codes } = readLanguages(term.replace('_', '-').split('-')[0] ?? '');
  return { group: group && `${type} ${group}`, language: codes[0] };
}

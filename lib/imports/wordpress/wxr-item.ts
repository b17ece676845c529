/** One entry of a WordPress export: a post of any kind, a picture, a place. */
export interface WxrItem {
  /** Texts of its elements by their names, such as `title`, `link` or `wp:post_id`; the first of each. */
  fields: ReadonlyMap<string, string>;
  /** What plugins keep of it, by its key; the first of each. */
  meta: ReadonlyMap<string, string>;
  /** The words it is filed under: the taxonomy, and the word. */
  terms: readonly { taxonomy: string; name: string }[];
}

/** A text of it, trimmed; empty where there is none. */
export function fieldOf({ fields }: WxrItem, name: string): string {
  return fields.get(name)?.trim() ?? '';
}

/** What a plugin keeps of it, trimmed; empty where there is nothing. */
export function metaOf({ meta }: WxrItem, key: string): string {
  return meta.get(key)?.trim() ?? '';
}

/** What it is filed under in a taxonomy, in the order of the file. */
export function termsOf({ terms }: WxrItem, taxonomy: string): string[] {
  return terms.filter((term) => term.taxonomy === taxonomy && term.name !== '').map(({ name }) => name);
}

export function typeOf(item: WxrItem): string {
  return fieldOf(item, 'wp:post_type');
}

export function idOf(item: WxrItem): string {
  return fieldOf(item, 'wp:post_id');
}

/** Whether everybody could read it there. */
export function isPublished(item: WxrItem): boolean {
  return fieldOf(item, 'wp:status') === 'publish' && fieldOf(item, 'wp:post_password') === '';
}

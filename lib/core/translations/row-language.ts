import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';
import { perProcess } from '#lib/core/process/per-process.ts';

/** What a row says in another language. */
export interface Translation {
  /** Texts by their names (texts.ts). */
  readonly fields: Readonly<Record<string, string>>;
  /** The digest that each original had when its translation was written. */
  readonly made_from: Readonly<Record<string, string>>;
  /** The path of an own page in that language; null: as in the first. */
  readonly path: string | null;
  /** Whether an own page is complete in that language. */
  readonly is_ready: boolean;
}

/** In which language the current request presents rows. */
export interface RowLanguage {
  readonly language: LanguageTag;
  /** The language in which rows are written. */
  readonly first: LanguageTag;
  /** What is translated, by `rowKey`; undefined in the first language. */
  readonly translations?: ReadonlyMap<string, Translation>;
}

const shared = perProcess('row-language', (): { find?: () => RowLanguage | undefined } => ({}));

/** Sets how this process finds the language of rows. The server calls it, browsers do not. */
export function provideRowLanguage(find: () => RowLanguage | undefined): void {
  shared.find ??= find;
}

/**
 * Returns the language of rows in the current request of a site with two languages; undefined elsewhere, and in commands
 * and reads of staff, which get rows as they are stored.
 */
export function rowLanguage(): RowLanguage | undefined {
  return shared.find?.();
}

/** Returns the key of a row among translations. */
export function rowKey(table: string, id: string | number): string {
  return `${table} ${id}`;
}

/** Returns the translation of a row in the language of the current request. */
export function translationOf(table: string, id: string | number): Translation | undefined {
  return rowLanguage()?.translations?.get(rowKey(table, id));
}

/** Returns what tells the results of one query apart: the language of its request, and whether its rows are as stored. */
export function rowLanguageKey(): string {
  return languagePrefix() + (rowLanguage() ? '+' : '');
}

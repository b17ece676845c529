import { contentTables } from '#lib/activity/content-tables.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { isLanguage, type Language, languages } from '#lib/core/language/languages.ts';
import { type Texts, textsIn } from '#lib/core/translations/texts.ts';
import { type CsvTable, csvColumns } from './columns.ts';
import { readLanguages } from './language-cell.ts';

/** A column of a table in another language than the first of the site. */
interface TranslatedColumn {
  column: string;
  language: Language;
}

/** Returns the names of such columns: `title_es`. */
export function translatedColumns(table: CsvTable): string[] {
  const others = languages.filter((language) => language !== churchLanguage());
  return others.flatMap((language) => textNames(table).map((column) => `${column}_${language}`));
}

/** Returns what such a name means; null for others. */
export function translatedColumn(table: CsvTable, name: string): TranslatedColumn | null {
  const [, column = '', language] = /^(.+)_([a-z]{2})$/.exec(name) ?? [];
  return isLanguage(language) && textNames(table).includes(column) ? { column, language } : null;
}

/** Returns a header without the language at its end, ‘Title (Spanish)’ or ‘title_es’, and that language; null without one. */
export function languageOfHeader(header: string): { header: string; language: Language } | null {
  const [, first = '', last = ''] =
    /^(.*?)[\s_:.-]*\(([^()]+)\)\s*$/u.exec(header) ?? /^(.*\S)[\s_:-]+(\p{L}+)\s*$/u.exec(header) ?? [];
  const [code, ...others] = readLanguages(last).codes;
  if (first.trim() === '' || others.length > 0 || !isLanguage(code) || code === churchLanguage()) return null;
  return { header: first, language: code };
}

function textNames(table: CsvTable): string[] {
  const content = contentTables.find((each) => each.table === table);
  const row = Object.fromEntries(csvColumns[table].map(({ name }) => [name, name]));
  return content?.texts ? textsIn(content.texts as Texts<object>, row).map(({ name }) => name) : [];
}

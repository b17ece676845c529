import type { LanguageTag } from '#lib/core/language/languages.ts';
import { type Texts, textColumns } from '#lib/core/translations/texts.ts';
import { churchFields } from './schema.ts';
import { isAsBegun } from './words-of-facts.ts';

const columns = textColumns(churchFields, { kind: 'line', welcome: 'text', giving_text_example: 'line' });

/** Returns the church with `change` applied to its words; those that a site begins with are known in every language. */
export function churchTexts<Row extends object>(row: Row, change: Parameters<Texts<Row>>[1]): Row {
  const { language } = row as { language?: LanguageTag };
  return columns(row, (text) => (isAsBegun(row, text.name, language ?? 'en') ? text.text : change(text)));
}

import { languages } from '#lib/core/language/languages.ts';
import { type Texts, textColumns } from '#lib/core/translations/texts.ts';
import { churchFields } from './schema.ts';
import { isAsBegun } from './words-of-facts.ts';

const kinds = { kind: 'line', welcome: 'text', giving_text_example: 'line' } as const;
const columns = textColumns(churchFields, kinds);

/** Returns whether a fact is words, which a second language has, too. */
export function isChurchText(fact: string): boolean {
  return Object.hasOwn(kinds, fact);
}

/** Returns the church with `change` applied to its words; those that a site begins with are known in every language. */
export function churchTexts<Row extends object>(row: Row, change: Parameters<Texts<Row>>[1]): Row {
  const isKnown = (name: string) => languages.some((language) => isAsBegun(row, name, language));
  return columns(row, (text) => (isKnown(text.name) ? text.text : change(text)));
}

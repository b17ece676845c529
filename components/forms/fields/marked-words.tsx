import type { ReactNode } from 'react';
import { langOf } from '#lib/core/translations/lang-of.ts';
import type { Spoken } from '#lib/core/translations/spoken-row.ts';

/** Returns a text of a form; one without a translation in an element that states its language. */
export function markedWords(
  form: Pick<Spoken, 'untranslated'>,
  name: string,
  text: string | null,
): ReactNode {
  const marks = langOf(form, name);
  return text && marks.lang ? <span {...marks}>{text}</span> : text;
}

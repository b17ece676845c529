import type { Form } from '#lib/core/generated/prisma/client.ts';
import { type Spoken, spokenRow } from '#lib/core/translations/spoken-row.ts';
import { formTexts } from './form-texts.ts';

/** Returns a stored form in the language of the current request. */
export function spokenForm(row: Form): Form & Spoken {
  return spokenRow({ table: 'forms', id: row.id, texts: formTexts }, row);
}

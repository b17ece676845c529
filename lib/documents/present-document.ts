import type { Document } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { spokenRow } from '#lib/core/translations/spoken-row.ts';
import { documentAddress } from './address.ts';
import { documentTexts } from './document-texts.ts';
import { type DocumentRow, documentRow } from './schema.ts';

/** Returns the public row. */
export function toDocument(row: Document): DocumentRow {
  const spoken = spokenRow({ table: 'documents', id: row.id, texts: documentTexts }, row);
  return presentRow(documentRow, { ...spoken, url: documentAddress(row) });
}

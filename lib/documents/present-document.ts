import type { Document } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { documentAddress } from './address.ts';
import { type DocumentRow, documentRow } from './schema.ts';

/** Returns the public row. */
export function toDocument(row: Document): DocumentRow {
  return presentRow(documentRow, { ...row, url: documentAddress(row) });
}

import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import { secondTag } from '#lib/core/church/locale.ts';
import type { Document } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { spokenRow } from '#lib/core/translations/spoken-row.ts';
import { documentAddress, translatedAddress } from './address.ts';
import { documentTexts } from './document-texts.ts';
import { type DocumentRow, documentRow } from './schema.ts';

/** Returns the public row; for a page in the second language with the file in it, where there is one. */
export function toDocument(row: Document): DocumentRow {
  const spoken = spokenRow({ table: 'documents', id: row.id, texts: documentTexts }, row);
  return presentRow(documentRow, { ...spoken, ...fileOf(row) });
}

function fileOf(row: Document): Pick<DocumentRow, 'url' | 'file_name' | 'bytes' | 'translated_url'> {
  const { file_name, bytes, translated_file_name, translated_bytes } = row;
  const url = documentAddress(row);
  if (!secondTag()) return { url, file_name, bytes };
  const translated_url = translatedAddress(row);
  if (!languagePrefix() || translated_url === null) return { url, file_name, bytes, translated_url };
  return {
    ...{ url: translated_url, translated_url },
    file_name: translated_file_name ?? file_name,
    bytes: translated_bytes ?? bytes,
  };
}

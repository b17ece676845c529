import type { Database } from '#lib/core/database/db.ts';
import type { Translation } from '#lib/core/generated/prisma/client.ts';
import { textDigest } from '#lib/core/translations/text-digest.ts';

interface Wanted {
  table_name: string;
  row_id: string;
  language?: string;
  /** [original, translation] of each text, by its name. */
  texts: Record<string, readonly [string, string]>;
  path?: string;
  is_ready?: boolean;
}

/** Writes what a row says in another language, Spanish by default, and returns its row. */
export function createTranslation(
  client: Database,
  { texts, language = 'es', ...row }: Wanted,
): Promise<Translation> {
  const pairs = Object.entries(texts);
  const fields = Object.fromEntries(pairs.map(([name, [, translation]]) => [name, translation]));
  const made_from = Object.fromEntries(pairs.map(([name, [original]]) => [name, textDigest(original)]));
  return client.translation.create({ data: { ...row, language, fields, made_from } });
}

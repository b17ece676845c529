import type { Database } from '#lib/core/database/db.ts';
import type { Translation } from '#lib/core/generated/prisma/client.ts';
import { madeFrom } from '#lib/core/translations/made-from.ts';

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
  return client.translation.create({ data: { ...row, language, ...madeFrom(texts) } });
}

import type { Database } from '#lib/core/database/db.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { isReserved, isTakenPath } from '#lib/site-pages/addresses.ts';
import { lockPages } from '#lib/site-pages/page-rows.ts';
import { typedPath } from '#lib/site-pages/path.ts';

/**
 * Returns the address of an own page in the second language as it is stored: null where it is that of the first.
 * @throws AppError `invalid` for one that no page may have, or that another page has
 */
export async function checkedPagePath(
  database: Database,
  typed: string,
  { id, kind, path: own }: { id: string; kind: string; path: string },
): Promise<string | null> {
  const path = typedPath(kind, typed);
  if (!path || isReserved(kind, path)) throw fieldError('path', messages.translations.noPath);
  if (path === own) return null;
  await lockPages(database);
  if (await isTakenPath(database, path, id)) throw fieldError('path', messages.translations.pathTaken);
  return path;
}

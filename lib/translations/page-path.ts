import { isTakenAddress } from '#lib/core/addresses/cached-routes.ts';
import type { Database } from '#lib/core/database/db.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { typedPath } from '#lib/site-pages/path.ts';
import { neededLanguage } from './needed-language.ts';

/**
 * Returns the address of an own page in the second language as it is stored.
 * @throws AppError `invalid` for one that no page may have, or that another page has
 */
export async function checkedPagePath(
  database: Database,
  typed: string,
  { id, kind }: { id: string; kind: string },
): Promise<string> {
  const path = typedPath(kind, typed);
  if (!path || isTakenAddress(path)) throw fieldError('path', messages.translations.noPath);
  const [page, translation] = await Promise.all([
    database.sitePage.findFirst({ where: { path, id: { not: id } } }),
    database.translation.findFirst({
      where: { path, language: neededLanguage(), NOT: { table_name: 'site_pages', row_id: id } },
    }),
  ]);
  if (page ?? translation) throw fieldError('path', messages.translations.pathTaken);
  return path;
}

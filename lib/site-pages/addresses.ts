import { isReservedSegment } from '#lib/core/addresses/reserved-segments.ts';
import type { Database } from '#lib/core/database/db.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { keepUnder } from '#lib/core/operations/text-rules.ts';
import { slugOf } from '#lib/core/text/slug-of.ts';
import { messages } from '#lib/language/messages.ts';
import { longestPath, pathOfSlug, typedPath } from './path.ts';

/** Returns a free path for the title: with `-2`, `-3` where one is taken or the site's own. */
export async function madePath(database: Database, kind: string, title: string): Promise<string> {
  const slug = slugOf(title, 'page');
  for (let number = 1; ; number += 1) {
    const path = pathOfSlug(kind, number === 1 ? slug : `${slug}-${number}`);
    if (!isReserved(kind, path) && !(await isTakenPath(database, path))) return path;
  }
}

/**
 * Returns a typed path as it is stored. `id` is the page that takes it.
 * @throws AppError `invalid` on `path` for one that no page may have, that the site has itself or that is taken
 */
export async function freePath(
  database: Database,
  { kind, typed, id }: { kind: string; typed: string; id?: string },
): Promise<string> {
  if (typed.length > longestPath) throw fieldError('path', keepUnder(longestPath));
  const path = typedPath(kind, typed);
  if (path === null) throw fieldError('path', messages.sitePages.noPath);
  if (isReserved(kind, path)) throw fieldError('path', messages.sitePages.reservedPath);
  if (await isTakenPath(database, path, id)) throw fieldError('path', messages.sitePages.takenPath);
  return path;
}

/** Returns whether the site answers at the path itself. */
export function isReserved(kind: string, path: string): boolean {
  return kind !== 'news' && isReservedSegment(path.split('/')[1] ?? '');
}

/** Returns whether another page has the path in any language, or takes it once its draft is published. */
export async function isTakenPath(database: Database, path: string, id?: string): Promise<boolean> {
  const pages = await database.sitePage.count({
    where: {
      OR: [{ path }, { draft: { path: ['path'], equals: path } }],
      ...(id && { id: { not: id } }),
    },
  });
  if (pages > 0) return true;
  const translations = await database.translation.count({
    where: { table_name: 'site_pages', path, ...(id && { row_id: { not: id } }) },
  });
  return translations > 0;
}

import type { Database } from '#lib/core/database/db.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { leadsSomewhere } from '#lib/redirects/assert-leads.ts';
import { type Menus, placedLinks } from './schema.ts';

/** Documents, which may also be named by the newest of their category. */
const document = /^\/files\/(?:latest\/[a-z\d-]+|([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/[^/]+)$/;

/**
 * Rejects menus with an entry that leads nowhere on this site; pages that are not published yet may be named.
 * @throws AppError `invalid` with each entry's place
 */
export async function assertMenusLead(database: Database, menus: Menus): Promise<void> {
  const lost = [];
  for (const { place, to } of placedLinks(menus)) {
    if (!(await leads(database, to))) lost.push(place.join('.'));
  }
  if (lost.length === 0) return;
  const message = messages.navigation.leadsNowhere;
  throw new AppError('invalid', message, {
    fields: Object.fromEntries(lost.map((place) => [place, [message]])),
  });
}

/** Returns whether the site has something at the target of an entry; other sites are not asked. */
export async function leads(database: Database, to: string): Promise<boolean> {
  if (!to.startsWith('/')) return true;
  const path = to.split(/[?#]/)[0] ?? '';
  const found = document.exec(path);
  if (found) return !found[1] || (await database.document.count({ where: { id: found[1] } })) > 0;
  if (await leadsSomewhere(database, to)) return true;
  return (await database.sitePage.count({ where: { path: path.toLowerCase() } })) > 0;
}

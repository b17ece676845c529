import 'server-only';
import { db } from '#lib/core/database/db.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery, publicQuery } from '#lib/core/operations/operation.ts';
import { listPages } from '#lib/site-pages/queries.ts';
import { originalMenus, originalNavigation } from './original-menus.ts';
import { proposedIn } from './proposed-menus.ts';
import { readNavigation, readPublicPaths } from './read-navigation.ts';
import { type Menus, type Navigation, navigationQuestion } from './schema.ts';
import { ownPathsIn, shownMenus, withNews } from './shown-menus.ts';
import { spokenMenus } from './spoken-menus.ts';

/**
 * Returns the navigation as visitors see it, in the language of the request: without entries of pages that are not public, and with the news at the end of
 * the footer while there is any.
 */
export const findNavigation = publicQuery({
  name: 'findNavigation',
  input: navigationQuestion,
  run: async ({ now }): Promise<Navigation> => {
    const whole = spokenMenus((await readNavigation()) ?? originalNavigation());
    const shown = await visible(whole, now);
    const news = await listPages({ kind: 'news', now });
    return { ...whole, ...(news.length > 0 ? withNews(shown, whole.hidden) : shown) };
  },
});

/** Returns the navigation with all its entries. */
export const findStaffNavigation = privateQuery({
  name: 'findStaffNavigation',
  access: 'pages',
  input: noInput,
  run: async (): Promise<Navigation> => {
    const own = await readNavigation();
    return own ?? { ...originalNavigation(), ...(await visible(originalMenus(), new Date())) };
  },
});

/** Returns the menus that an import has brought and staff have not put up; empty ones without any. */
export const findProposedMenus = privateQuery({
  name: 'findProposedMenus',
  access: 'pages',
  input: noInput,
  run: async (): Promise<Menus> => proposedIn(await db().navigation.findUnique({ where: { id: 1 } })),
});

async function visible(menus: Menus, now: Date): Promise<Menus> {
  return shownMenus(menus, await readPublicPaths(ownPathsIn(menus), now));
}

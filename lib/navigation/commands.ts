import 'server-only';
import { command } from '#lib/core/operations/operation.ts';
import { lockUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { assertMenusLead } from './assert-leads.ts';
import { originalNavigation } from './original-menus.ts';
import { presentNavigation } from './present-navigation.ts';
import { isPutUp } from './read-navigation.ts';
import { type Navigation, navigationInput, navigationRemoval } from './schema.ts';

/**
 * Replaces the menus and the list of pages that are switched off.
 * @throws AppError `invalid` on each entry that leads nowhere, or `conflict` with the present navigation
 */
export const setNavigation = command({
  name: 'setNavigation',
  access: 'admin',
  input: navigationInput,
  changes: 'pages',
  run: ({ if_match, ...data }, { write }): Promise<Navigation> =>
    write(async (database) => {
      await lockNavigation(database, if_match);
      await assertMenusLead(database, data);
      const where = { id: 1 };
      return presentNavigation(
        await database.navigation.upsert({ where, update: data, create: { ...where, ...data } }),
      );
    }),
});

/** Brings the built-in menus and pages back. @throws AppError `conflict` with the present navigation */
export const resetNavigation = command({
  name: 'resetNavigation',
  access: 'admin',
  input: navigationRemoval,
  changes: 'pages',
  run: async ({ if_match }, { write }): Promise<void> => {
    await write(async (database) => {
      await lockNavigation(database, if_match);
      await database.navigation.deleteMany();
    });
  },
});

/** The lock of all pages' addresses: no page that a menu names is deleted meanwhile. */
function lockNavigation(database: Database, if_match: string | undefined): Promise<void> {
  return lockUnchanged(database, {
    name: 'site-pages',
    if_match,
    read: async () => {
      const row = await database.navigation.findUnique({ where: { id: 1 } });
      return row && isPutUp(row) ? row : null;
    },
    present: (row) => (row ? presentNavigation(row) : originalNavigation()),
  });
}

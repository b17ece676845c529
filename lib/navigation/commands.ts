import 'server-only';
import type { Database } from '#lib/core/database/db.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { command } from '#lib/core/operations/operation.ts';
import { lockUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { assertMenusLead } from './assert-leads.ts';
import { originalNavigation } from './original-menus.ts';
import { presentNavigation } from './present-navigation.ts';
import { leadingMenus, proposedIn } from './proposed-menus.ts';
import { isPutUp } from './read-navigation.ts';
import { type Navigation, navigationInput, navigationRemoval } from './schema.ts';

/**
 * Replaces the menus and the list of pages that are switched off.
 * @throws AppError `invalid` on each entry that leads nowhere, or `conflict` with the present navigation
 */
export const setNavigation = command({
  name: 'setNavigation',
  access: 'pages',
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
  access: 'pages',
  input: navigationRemoval,
  changes: 'pages',
  run: async ({ if_match }, { write }): Promise<void> => {
    await write(async (database) => {
      await lockNavigation(database, if_match);
      await database.navigation.deleteMany();
    });
  },
});

/**
 * Puts up the menus that an import has brought, without entries that lead nowhere. A menu that it did not bring stays.
 * @throws AppError `not_found` without any
 */
export const putUpProposedMenus = command({
  name: 'putUpProposedMenus',
  access: 'pages',
  input: noInput,
  changes: 'pages',
  run: (_input, { write }): Promise<Navigation> =>
    write(async (database) => {
      await lockNavigation(database, undefined);
      const row = await database.navigation.findUnique({ where: { id: 1 } });
      const standing = row && isPutUp(row) ? presentNavigation(row) : originalNavigation();
      const { main, footer } = await leadingMenus(database, proposedIn(row), standing.hidden);
      if (main.length + footer.length === 0)
        throw new AppError('not_found', messages.navigation.nothingProposed);
      const menus = {
        main: main.length > 0 ? main : standing.main,
        footer: footer.length > 0 ? footer : standing.footer,
      };
      const data = { ...menus, proposed: Prisma.DbNull };
      return presentNavigation(await database.navigation.update({ where: { id: 1 }, data }));
    }),
});

/** Throws away the menus that an import has brought. */
export const dismissProposedMenus = command({
  name: 'dismissProposedMenus',
  access: 'pages',
  input: noInput,
  changes: 'pages',
  run: async (_input, { write }): Promise<void> => {
    await write(async (database) => {
      await lockNavigation(database, undefined);
      const row = await database.navigation.findUnique({ where: { id: 1 } });
      if (!row?.proposed) return;
      const where = { id: 1 };
      if (isPutUp(row)) await database.navigation.update({ where, data: { proposed: Prisma.DbNull } });
      else await database.navigation.delete({ where });
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

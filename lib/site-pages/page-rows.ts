import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#lib/core/database/db.ts';
import { Prisma, type SitePage } from '#lib/core/generated/prisma/client.ts';
import { type Actor, authorizeMinistry, ownMinistries } from '#lib/core/operations/access.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { lockUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { isTakenPath } from './addresses.ts';
import { moveAddress } from './move-address.ts';
import { contentOf, toStaffPage } from './present-page.ts';

const lockName = 'site-pages';

/** Locks the addresses of all pages until the transaction ends: a path is free until it is written. */
export async function lockPages(database: Database): Promise<void> {
  await lockUnchanged(database, {
    name: lockName,
    if_match: undefined,
    read: async () => null,
    present: () => null,
  });
}

/**
 * Returns the row, locked until the transaction ends. Without an actor the site itself changes it.
 * @throws AppError `not_found`; `not_permitted`; `conflict` with the present page when it has changed since it was read
 */
export async function lockPage(
  database: Database,
  { id, if_match }: { id: string; if_match?: string | undefined },
  actor?: Actor,
): Promise<SitePage> {
  await lockPages(database);
  const row = existing(await database.sitePage.findUnique({ where: { id } }));
  if (actor) authorizePage(actor, row);
  await lockUnchanged(database, {
    name: lockName,
    if_match,
    read: async () => row,
    present: () => toStaffPage(row),
  });
  return row;
}

/** Writes what differs between the stored row and `after`, and returns the row. A new public address leaves its old one. */
export async function storePage(
  database: Database,
  row: SitePage,
  after: SitePage,
): Promise<{ row: SitePage; hasMoved: boolean }> {
  const path = (await isTakenPath(database, after.path, row.id)) ? row.path : after.path;
  const data = changedColumns(row, { ...after, path });
  if (Object.keys(data).length === 0) return { row, hasMoved: false };
  const stored = await database.sitePage.update({ where: { id: row.id }, data });
  const hasMoved = stored.path !== row.path;
  if (hasMoved) await moveAddress(database, row, stored.path);
  return { row: stored, hasMoved };
}

function changedColumns(row: SitePage, after: SitePage): Prisma.SitePageUncheckedUpdateInput {
  const columns = Object.keys(row) as (keyof SitePage)[];
  const changed = columns.filter((name) => !isDeepStrictEqual(row[name], after[name]));
  return Object.fromEntries(
    changed.map((name) => [name, name === 'draft' ? (after.draft ?? Prisma.DbNull) : after[name]]),
  );
}

/**
 * Requires that the actor may change the page: a leader one that is of an own ministry, and stays so in its draft.
 * @throws AppError `not_permitted`
 */
export function authorizePage(actor: Actor, row: SitePage): void {
  authorizeMinistry('pages', actor, row.ministry_id);
  authorizeMinistry('pages', actor, contentOf(row).ministry_id);
}

/** Returns whether the actor sees the page with its draft. */
export function isOwnPage(actor: Actor, row: SitePage): boolean {
  const own = ownMinistries('pages', actor);
  const isOwn = (id: string | null) => own === null || (id !== null && own.includes(id));
  return isOwn(row.ministry_id) && isOwn(contentOf(row).ministry_id);
}

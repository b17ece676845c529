import { createHash } from 'node:crypto';
import { AppError } from '#lib/core/operations/errors.ts';
import type { Database } from '#lib/core/platform/db.ts';
import type { LoggedTable, RowChange, Standing } from './entry.ts';
import { type Present, rivalOf, standingOf, standingOfRow } from './entry-state.ts';
import { readBatch } from './log-rows.ts';
import { activityMessages } from './messages.ts';
import { netChanges } from './net-changes.ts';
import { readPresent } from './present-rows.ts';
import { remove, undoRows } from './undo-rows.ts';

/** What a restore did: the entry it undid, its own entry, which can be undone in turn, and the tables. */
export interface Restored {
  restored: string;
  id: string;
  tables: LoggedTable[];
}

/**
 * Undoes everything an entry of the log tells, as part of the caller's transaction.
 * @throws AppError `not_found`; `conflict` when there is nothing to undo, when something else must come back
 * first, or when it changed again since: then with the `version` that allows it all the same
 */
export async function undoBatch(
  database: Database,
  batch: string,
  ifMatch: string | undefined,
): Promise<Restored> {
  // One at a time: of two presses of the button, the second finds that it is done.
  await database.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('belltower.restore'))`;
  const changes = netChanges(await readBatch(database, batch));
  if (changes.length === 0) throw new AppError('not_found', activityMessages.notFound);
  const present = await readPresent(database, changes, { isLocking: true });
  const standing = standingOf(changes, present);
  if (standing !== 'standing') allow(standing, versionOf(changes, present), ifMatch);
  await database.$executeRaw`SELECT set_config('belltower.restores', ${batch}, true)`;
  const open = changes.filter(
    (change) => !['undone', 'final'].includes(standingOfRow(change, changes, present)),
  );
  await remove(
    database,
    'event_exceptions',
    open.flatMap((change) => rivals(change, present)),
  );
  await undoRows(database, open);
  return {
    restored: batch,
    id: await ownBatch(database),
    tables: [...new Set(open.map(({ table_name }) => table_name))],
  };
}

function allow(standing: Exclude<Standing, 'standing'>, version: string, ifMatch: string | undefined): void {
  if (standing !== 'changed') throw new AppError('conflict', activityMessages[standing]);
  if (ifMatch === '*' || ifMatch === version) return;
  throw new AppError('conflict', activityMessages.changedSince, { current: { version } });
}

/** What changes with every row the entry is about. */
function versionOf(changes: readonly RowChange[], present: Present): string {
  const rows = changes.map(({ table_name, row_id }) => present[table_name].get(row_id) ?? null);
  const dates = [...present.event_exceptions.values()];
  return createHash('sha256')
    .update(JSON.stringify([rows, dates]))
    .digest('base64url')
    .slice(0, 22);
}

function rivals({ table_name, action, before }: RowChange, present: Present): string[] {
  const rival =
    table_name === 'event_exceptions' && action === 'deleted' && before && rivalOf(before, present);
  return rival ? [rival] : [];
}

async function ownBatch(database: Database): Promise<string> {
  const [row] = await database.$queryRaw<
    { batch: string }[]
  >`SELECT current_setting('belltower.batch') AS batch`;
  return row?.batch ?? '';
}

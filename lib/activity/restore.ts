import { createHash } from 'node:crypto';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { lockNamed } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { authorizeUndo } from './authorize-undo.ts';
import { contentOf, contentTables } from './content-tables.ts';
import type { EntryState, LoggedChange } from './entry.ts';
import { entryStateOf, type Present, restoredValues, rivalOf, rowStateOf } from './entry-state.ts';
import { netChanges, ownBatch, readBatch } from './log-rows.ts';
import { readPresent } from './present-rows.ts';
import { remove, undoRows } from './undo-rows.ts';

/** The result of an undo: the entry that was undone, the new entry, which can be undone in turn, and the topics. */
interface Restored {
  restored: string;
  id: string;
  topics: LiveTopic[];
}

/**
 * Undoes every change of an entry, in the caller's transaction.
 * @throws AppError `not_found`; `not_permitted`; `conflict` when there is nothing to undo, when another row must be restored
 * first, when another row has its unique value, or when a row changed again since: then with the `version` that
 * overrides it
 */
export async function undoBatch(
  database: Database,
  { batch, ifMatch, actor }: { batch: string; ifMatch: string | undefined; actor: Actor },
): Promise<Restored> {
  // Serialized: of two clicks, the second finds the entry undone.
  await lockNamed(database, 'restore');
  const changes = netChanges(await readBatch(database, batch));
  if (changes.length === 0) throw new AppError('not_found', messages.activity.notFound);
  const present = await readPresent(database, changes, { isLocking: true });
  authorizeUndo(actor, changes, present);
  const state = entryStateOf(changes, present);
  if (state !== 'standing') allow(state, versionOf(changes, present), ifMatch);
  await database.$executeRaw`SELECT set_config('belltower.restores', ${batch}, true)`;
  const open = changes.filter(
    (change) => !['undone', 'final'].includes(rowStateOf(change, changes, present)),
  );
  for (const change of open) await makeWay(database, change, present);
  const restored = open.map((change) => ({ ...change, before: restoredValues(change, present) }));
  await undoRows(database, restored).catch(refuseTaken);
  return {
    restored: batch,
    id: (await ownBatch(database)) ?? '',
    topics: open.map(({ table_name }) => contentOf(table_name).topic),
  };
}

function allow(state: Exclude<EntryState, 'standing'>, version: string, ifMatch: string | undefined): void {
  if (state !== 'changed') throw new AppError('conflict', messages.activity[state]);
  if (ifMatch === '*' || ifMatch === version) return;
  throw new AppError('conflict', messages.activity.changedSince, { current: { version } });
}

/** A row whose unique value another row has taken since cannot come back beside it. */
function refuseTaken(error: unknown): never {
  const { code, meta } = error as { code?: string; meta?: unknown };
  const isTaken =
    code === 'P2002' || (code === 'P2010' && /"23505"|UniqueConstraint/.test(JSON.stringify(meta)));
  throw isTaken ? new AppError('conflict', messages.activity.taken) : error;
}

/** Returns the topics of the entry's rows and of their parts. */
function versionOf(changes: readonly LoggedChange[], present: Present): string {
  const rows = changes.map(({ table_name, row_id }) => present.get(table_name)?.get(row_id) ?? null);
  const parts = contentTables
    .filter(({ partOf }) => partOf)
    .map(({ table }) => [...(present.get(table)?.values() ?? [])]);
  return createHash('sha256')
    .update(JSON.stringify([rows, ...parts]))
    .digest('base64url')
    .slice(0, 22);
}

/** Deletes the part that replaced a deleted one, so that the restored part is the only one. */
async function makeWay(database: Database, change: LoggedChange, present: Present): Promise<void> {
  const rival = change.action === 'deleted' ? rivalOf(change, present) : undefined;
  if (rival) await remove(database, change.table_name, [rival]);
}

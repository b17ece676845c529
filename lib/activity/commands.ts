import 'server-only';
import type { z } from 'zod';
import type { Database } from '#lib/core/database/db.ts';
import { announcedWrite } from '#lib/core/operations/audited-transaction.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { followDates } from '#lib/forms/dates/follow-dates.ts';
import { messages } from '#lib/language/messages.ts';
import { contentTables } from './content-tables.ts';
import { undoBatch } from './restore.ts';
import { restoreInput, undoInput } from './schema.ts';

/**
 * Undoes an entry of the log: deleted rows are restored with their ids and times, changed columns get their old values.
 * The undo is an entry itself and can be undone.
 * @throws AppError `not_found`; `not_permitted` without the permission of a changed table; `conflict` when it changed again since (with the `version` that `if_match`
 * takes to override it), when nothing is left to undo, or when another row must be restored first
 */
export const restoreChange = command({
  name: 'restoreChange',
  access: 'admin',
  input: restoreInput,
  changes: null,
  run: ({ id, if_match: ifMatch }, { write, actor }) =>
    announcedWrite(write, async (database) => {
      const restored = await undoBatch(database, { batch: id, ifMatch, actor });
      await followDates(database);
      return restored;
    }),
});

/**
 * Undoes the latest deletion of a row or of one date of an event; with `action` the latest change of a row.
 * @throws AppError as `restoreChange`
 */
export const undoDeletion = command({
  name: 'undoDeletion',
  access: 'admin',
  input: undoInput,
  changes: null,
  run: (deletion, { write, actor }) =>
    announcedWrite(write, async (database) => {
      const batch = await findDeletion(database, deletion);
      const restored = await undoBatch(database, { batch, ifMatch: undefined, actor });
      await followDates(database);
      return restored;
    }),
});

async function findDeletion(
  database: Database,
  { table_name, row_id, date, action }: z.output<typeof undoInput>,
): Promise<string> {
  const [found] =
    date === undefined
      ? await database.$queryRaw<{ batch: string }[]>`
        SELECT batch::text FROM activity_log
        WHERE table_name = ${table_name} AND row_id = ${row_id} AND action = ${action}
        ORDER BY id DESC LIMIT 1`
      : await findTakenOut(database, table_name, row_id, date);
  return existing(found, messages.activity.nothingDeleted).batch;
}

async function findTakenOut(database: Database, whole: string, row_id: string, key: string) {
  const { table, partOf } = contentTables.find((content) => content.partOf?.table === whole) ?? {};
  if (!table || !partOf) return [];
  const said = { [partOf.column]: row_id, [partOf.key]: key, ...partOf.takenOut };
  return database.$queryRaw<{ batch: string }[]>`
    SELECT batch::text FROM activity_log
    WHERE table_name = ${table} AND after @> ${JSON.stringify(said)}::jsonb
    ORDER BY id DESC LIMIT 1`;
}

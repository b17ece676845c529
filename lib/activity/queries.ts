import 'server-only';
import type { MinistryPermission } from '#lib/core/auth/permissions.ts';
import { db } from '#lib/core/database/db.ts';
import { type ActivityLog, Prisma } from '#lib/core/generated/prisma/client.ts';
import { type Actor, isPermitted, staffOf } from '#lib/core/operations/access.ts';
import { sessionLabel } from '#lib/core/operations/audited-transaction.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';
import { mayUndo } from './authorize-undo.ts';
import { contentTables, partsOf } from './content-tables.ts';
import type { ActivityEntry } from './entry.ts';
import { entryStateOf, type Present } from './entry-state.ts';
import { netChanges, toRowChange } from './log-rows.ts';
import { readPresent } from './present-rows.ts';
import { activityQuery } from './schema.ts';

/** The maximum number of rows read of one entry, so that a bulk change in psql keeps the page small. */
const mostRows = 200;
/** The number of rows of an entry that are shown. */
const mostWhole = 100;
const mostListed = 50;

/** Returns what staff changed, newest first, each entry with its present state: the rows that the actor may read. */
export const listActivity = privateQuery({
  name: 'listActivity',
  access: 'admin',
  input: activityQuery,
  run: async ({ limit, offset, table }, { actor }): Promise<{ rows: ActivityEntry[]; total: number }> => {
    const tables = table ? [table, ...partsOf(table)] : null;
    const readable = readableRows(actor);
    const where = tables
      ? Prisma.sql`WHERE table_name = ANY(${tables}) AND ${readable}`
      : Prisma.sql`WHERE ${readable}`;
    const [batches, [counted]] = await Promise.all([
      db().$queryRaw<{ batch: string }[]>`
        SELECT batch::text FROM activity_log ${where} GROUP BY batch ORDER BY max(id) DESC
        LIMIT ${limit} OFFSET ${offset}`,
      db().$queryRaw<
        { total: number }[]
      >`SELECT count(DISTINCT batch)::int AS total FROM activity_log ${where}`,
    ]);
    const rows = await readEntries(
      batches.map(({ batch }) => batch),
      actor,
    );
    return { rows, total: counted?.total ?? 0 };
  },
});

type LoggedRow = ActivityLog & { rows: number };

async function readEntries(batches: string[], actor: Actor): Promise<ActivityEntry[]> {
  const logged = await db().$queryRaw<LoggedRow[]>`
    SELECT * FROM (
      SELECT *, count(*) OVER (PARTITION BY batch)::int AS rows,
        row_number() OVER (PARTITION BY batch ORDER BY id) AS place
      FROM activity_log WHERE batch = ANY(${batches}::uuid[]) AND ${readableRows(actor)}
    ) AS numbered WHERE place <= ${mostRows} ORDER BY id`;
  const present = await readPresent(db(), logged.map(toRowChange));
  return batches.flatMap((batch) => {
    const rows = logged.filter((row) => row.batch === batch);
    const last = rows.at(-1);
    return last ? [toEntry(last, netChanges(rows.map(toRowChange)), actor, present)] : [];
  });
}

function toEntry(
  { batch, at, session, staff_id, staff_name, restores, rows }: LoggedRow,
  changes: ActivityEntry['changes'],
  actor: Actor,
  present: Present,
): ActivityEntry {
  const own = actor.role === 'admin' ? sessionLabel(actor.sessionId) : null;
  return {
    id: batch,
    at: at.toISOString(),
    session,
    by:
      session === null && staff_id === null
        ? null
        : { id: staff_id, name: staff_name ?? messages.activity.sharedPassword },
    is_this_session: session !== null && session === own,
    may_undo: mayUndo(actor, changes, present),
    restores,
    state: entryStateOf(changes, present),
    change_count: rows > mostRows ? rows : changes.length,
    changes: changes.length > mostWhole ? changes.slice(0, mostListed) : changes,
  };
}

/**
 * Returns the condition of the rows of the log that the actor may read. What visitors do not see, such as drafts, needs the
 * permission of its table; a leader reads it of rows that are an own ministry's now, or were when they were deleted.
 */
function readableRows(actor: Actor): Prisma.Sql {
  const internal = contentTables.flatMap(({ table, permission, isInternal, ministry }) =>
    isInternal && typeof permission === 'string' && !isPermitted(permission, actor)
      ? [{ table, ministry, isOwn: isPermitted(`own ${permission as MinistryPermission}`, actor) }]
      : [],
  );
  const tables = internal.map(({ table }) => table);
  // A translation is as internal as its row, which every change of it names.
  const open = Prisma.sql`table_name <> ALL(${tables})
    AND coalesce(coalesce(after, before) ->> 'table_name', '') <> ALL(${tables})`;
  const own = internal.flatMap(({ table, ministry, isOwn }) =>
    isOwn && ministry ? [rowsOfOwn(table, ministry, [...staffOf(actor).ministryIds])] : [],
  );
  return Prisma.sql`(${Prisma.join([open, ...own], ' OR ')})`;
}

/** A row that has a draft must be of an own ministry in both. */
function rowsOfOwn(table: string, ministry: string, own: string[]): Prisma.Sql {
  return Prisma.sql`table_name = ${table} AND EXISTS (
    SELECT FROM (SELECT coalesce(
      (SELECT to_jsonb(now) FROM ${Prisma.raw(`"${table}"`)} AS now WHERE now.id::text = activity_log.row_id),
      CASE action WHEN 'deleted' THEN before END
    )) AS known (row)
    WHERE row ->> ${ministry} = ANY(${own})
      AND CASE jsonb_typeof(row -> 'draft') WHEN 'object' THEN row -> 'draft' ->> ${ministry} = ANY(${own}) ELSE true END
  )`;
}

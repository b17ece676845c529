import type { MinistryPermission } from '#lib/core/auth/permissions.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import { type Actor, isPermitted, staffOf } from '#lib/core/operations/access.ts';
import { contentTables } from './content-tables.ts';

/**
 * Returns the condition of the rows of the log that the actor may read. What visitors do not see, such as drafts, needs the
 * permission of its table; a leader reads it of rows that are an own ministry's now, or were when they were deleted.
 */
export function readableRows(actor: Actor): Prisma.Sql {
  const internal = contentTables.flatMap(({ table, permission, isInternal, ministry }) =>
    isInternal && typeof permission === 'string' && !isPermitted(permission, actor)
      ? [{ table, ministry, isOwn: isPermitted(`own ${permission as MinistryPermission}`, actor) }]
      : [],
  );
  const open = Prisma.sql`table_name <> ALL(${internal.map(({ table }) => table)})`;
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

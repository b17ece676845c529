import { isDeepStrictEqual } from 'node:util';
import { idColumnOf } from '#lib/activity/content-tables.ts';
import type { Database } from '#lib/core/database/db.ts';
import { identifier as name } from '#lib/core/database/identifier.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Values } from '#lib/core/operations/content-table.ts';

/** Rows in one statement. */
const atOnce = 500;

/** Writes of each row of a table the columns that differ from those before, in one statement for hundreds of rows. */
export async function writeRows(
  database: Database,
  table: string,
  rows: readonly { before: Values; after: Values }[],
): Promise<void> {
  const columns = [...new Set(rows.flatMap(changedColumns))];
  if (columns.length === 0) return;
  const key = idColumnOf(table as Parameters<typeof idColumnOf>[0]);
  const sets = columns.map((column) => Prisma.sql`${name(column)} = n.${name(column)}`);
  for (let at = 0; at < rows.length; at += atOnce) {
    const written = rows.slice(at, at + atOnce).map(({ after }) => picked(after, [key, ...columns]));
    await database.$executeRaw`
      UPDATE ${name(table)} AS t SET ${Prisma.join(sets)}
      FROM jsonb_populate_recordset(NULL::${name(table)}, ${JSON.stringify(written)}::jsonb) AS n
      WHERE t.${name(key)} = n.${name(key)}`;
  }
}

function changedColumns({ before, after }: { before: Values; after: Values }): string[] {
  return Object.keys(after).filter((column) => !isDeepStrictEqual(before[column], after[column]));
}

function picked(row: Values, columns: readonly string[]): Values {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}

import type { ImportTable } from '#lib/activity/content-tables.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { StagedRow } from './plan.ts';

/** Parsing more at once would delay other requests. */
const mostAtOnce = { rows: 500, bytes: 1024 * 1024 };

/** Returns a run's rows of one table in order, in pages. */
export async function* stagedRows(
  database: Database,
  run: string,
  table: ImportTable,
): AsyncGenerator<StagedRow[]> {
  for (let after = -1; ; ) {
    const rows = await database.$queryRaw<StagedRow[]>`
      SELECT place, key, title, own_id, columns, exceptions, pictures, old_path, problem FROM (
        SELECT *, row_number() OVER by_place AS at,
          sum(octet_length(concat(columns, exceptions))) OVER by_place AS bytes
        FROM (
          SELECT * FROM import_rows
          WHERE run_id = ${run}::uuid AND table_name = ${table} AND place > ${after}
          ORDER BY place LIMIT ${mostAtOnce.rows}
        ) AS next WINDOW by_place AS (ORDER BY place)
      ) AS measured
      WHERE at = 1 OR bytes <= ${mostAtOnce.bytes} ORDER BY place`;
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.place;
  }
}

/** Returns messages about what the source could not give. */
export async function sourceProblems(database: Database, run: string): Promise<string[]> {
  const rows = await database.importRow.findMany({
    where: { run_id: run, table_name: '' },
    orderBy: { place: 'asc' },
    select: { problem: true },
    take: 200,
  });
  return rows.flatMap(({ problem }) => (problem === null ? [] : [problem]));
}

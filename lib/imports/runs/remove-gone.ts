import type { Database } from '#lib/core/platform/db.ts';
import { fingerprintOf, saysSame } from '../fingerprint.ts';
import { importMessages } from '../messages.ts';
import { insertRows } from '../targets/sql.ts';
import type { Target } from '../targets/target.ts';
import type { Link } from './plan.ts';
import type { createTally } from './tally.ts';
import type { WorkingRun } from './working-run.ts';
import { insertLinks } from './write-verdicts.ts';

/**
 * Deletes rows that a synced source no longer has, except those that staff have changed or detached. Returns whether any
 * was deleted.
 */
export async function removeGone(
  database: Database,
  run: WorkingRun,
  target: Target,
  tally: ReturnType<typeof createTally>,
): Promise<boolean> {
  const gone = await database.$queryRaw<Link[]>`
    DELETE FROM import_links AS link
    WHERE source_id = ${run.source_id}::uuid AND table_name = ${target.table} AND in_step AND NOT EXISTS (
      SELECT FROM import_rows AS row
      WHERE row.run_id = ${run.id}::uuid AND row.table_name = link.table_name AND row.key = link.key
    ) RETURNING key, row_id, fingerprint, exceptions, pictures, in_step`;
  const present = await target.read(
    database,
    gone.map(({ row_id }) => row_id),
  );
  const changes = gone.flatMap((link) => {
    const there = present.get(link.row_id);
    if (!there) return [];
    const title = String(there.row[titleOf(target)] ?? link.key);
    const isOurs =
      fingerprintOf(target.columns, there.row) !== link.fingerprint ||
      !saysSame(there.exceptions, link.exceptions) ||
      (target.table === 'events' && there.row.source_name === null);
    if (isOurs) tally.tell(importMessages.named(title, importMessages.goneKept));
    else tally.countRemoved(target.table);
    return [{ link, there, title, isOurs }];
  });
  const removed = changes.filter(({ isOurs }) => !isOurs);
  const isRemoved = new Set(removed.map(({ link }) => link.key));
  // Links of rows that staff changed or deleted are kept, in case the source has them again.
  const known = gone.filter(({ key }) => !isRemoved.has(key));
  await insertLinks(
    database,
    known.map((link) => ({ ...link, source_id: run.source_id, table_name: target.table, in_step: false })),
  );
  await target.remove(
    database,
    removed.map(({ link }) => link.row_id),
  );
  await insertRows(
    database,
    'import_changes',
    removed.map(({ link, there, title }) => ({
      run_id: run.id,
      table_name: target.table,
      key: link.key,
      row_id: link.row_id,
      title,
      action: 'deleted',
      fingerprint: null,
      exceptions: {},
      before: { row: there.row, exceptions: there.exceptions },
      link_before: { ...link },
    })),
  );
  return removed.length > 0;
}

function titleOf({ columns }: Target): string {
  return columns.find((column) => column === 'title' || column === 'name') ?? 'message';
}

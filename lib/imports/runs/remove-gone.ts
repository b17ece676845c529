import type { Database } from '#lib/core/database/db.ts';
import { churchMoment, churchToday, clockOf } from '#lib/core/dates/church-time.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { parseTimeRange } from '#lib/events/times/time-range.ts';
import { messages } from '#lib/language/messages.ts';
import { fingerprintOf, saysSame } from '../fingerprint.ts';
import { sourceOf } from '../sources.ts';
import { insertRows } from '../targets/sql.ts';
import type { Snapshot, Target } from '../targets/target.ts';
import type { Link } from './plan.ts';
import type { createTally } from './tally.ts';
import type { WorkingRun } from './working-run.ts';
import { insertLinks } from './write-verdicts.ts';

/** Deletes rows that a synced source no longer has, except changed, detached and past ones. Returns whether any was. */
export async function removeGone(
  database: Database,
  run: WorkingRun,
  target: Target,
  tally: ReturnType<typeof createTally>,
): Promise<boolean> {
  const { table } = target;
  const gone = await database.$queryRaw<Link[]>`
    DELETE FROM import_links AS link
    WHERE source_id = ${run.source_id}::uuid AND table_name = ${table} AND in_step AND NOT EXISTS (
      SELECT FROM import_rows AS row
      WHERE row.run_id = ${run.id}::uuid AND row.table_name = link.table_name AND row.key = link.key
    ) RETURNING key, row_id, fingerprint, exceptions, pictures, in_step`;
  const hasOnlyComing = sourceOf(run.from.source)?.hasOnlyComing ?? false;
  const ids = gone.map(({ row_id }) => row_id);
  const present = await target.read(database, ids);
  const titleColumn = target.columns.find((column) => column === 'title' || column === 'name') ?? 'message';
  // Links of rows that are over, or that staff changed or deleted, are kept, in case the source has them again.
  const kept: Link[] = [];
  const removed: { link: Link; there: Snapshot; title: string }[] = [];
  for (const link of gone) {
    const there = present.get(link.row_id);
    const title = String(there?.row[titleColumn] ?? link.key);
    const isOver = there !== undefined && hasOnlyComing && table === 'events' && hasBegun(there.row);
    if (there && !isOver && !isOurs(target, link, there)) removed.push({ link, there, title });
    else {
      kept.push(link);
      if (there && !isOver) tally.tell(messages.imports.named(title, messages.imports.goneKept));
    }
  }
  tally.countRemoved(table, removed.length);
  const links = kept.map((link) => ({
    ...link,
    source_id: run.source_id,
    table_name: table,
    in_step: false,
  }));
  await insertLinks(database, links);
  const removedIds = removed.map(({ link }) => link.row_id);
  await target.remove(database, removedIds);
  const changes = removed.map(({ link, there: { row, exceptions }, title }) => ({
    run_id: run.id,
    table_name: table,
    key: link.key,
    row_id: link.row_id,
    title,
    action: 'deleted',
    fingerprint: null,
    exceptions: {},
    before: { row, exceptions },
    link_before: { ...link },
  }));
  await insertRows(database, 'import_changes', changes);
  return removed.length > 0;
}

/** Whether an event is over, or has begun today at the church. */
function hasBegun({ date, end_date, time }: Values, now = new Date()): boolean {
  const [today, last] = [churchToday(now), String(end_date ?? date)];
  if (last !== today || date !== last) return last < today;
  const { start } = parseTimeRange(String(time)) ?? { start: 0 };
  return churchMoment(`${today}T${clockOf(start)}:00`) <= now;
}

/** Whether staff have changed or detached the row. */
function isOurs(target: Target, link: Link, { row, exceptions }: Snapshot): boolean {
  return (
    fingerprintOf(target, row) !== link.fingerprint ||
    !saysSame(exceptions, link.exceptions) ||
    (target.table === 'events' && row.source_name === null)
  );
}

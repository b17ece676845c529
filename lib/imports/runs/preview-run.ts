import { importTables } from '#lib/activity/content-tables.ts';
import { labelledTransaction } from '#lib/core/operations/audited-transaction.ts';
import { db } from '#lib/core/platform/db.ts';
import { targets } from '../targets/targets.ts';
import { planRows } from './plan.ts';
import { sourceProblems, stagedRows } from './staged-rows.ts';
import { createTally, type Tally } from './tally.ts';
import type { WorkingRun } from './working-run.ts';

/** Returns what writing a run would do now. Changes nothing. */
export async function previewRun(run: WorkingRun): Promise<Tally> {
  const tally = createTally();
  const look = labelledTransaction('');
  for (const problem of await sourceProblems(db(), run.id)) tally.tell(problem);
  const reading = { source_id: run.source_id, source_name: run.from.name, in_step: run.in_step };
  for (const table of importTables) {
    for await (const rows of stagedRows(db(), run.id, table)) {
      const verdicts = await look((database) => planRows(database, reading, targets[table], rows));
      for (const verdict of verdicts) tally.count(table, verdict);
    }
  }
  return tally.result();
}

/** Returns the number of rows that were read, and of rows known from the last read. */
export async function countRead({ id, source_id }: WorkingRun): Promise<{ has: number; had: number }> {
  const [has, had] = await Promise.all([
    db().importRow.count({ where: { run_id: id, table_name: { not: '' } } }),
    db().importLink.count({ where: { source_id, in_step: true } }),
  ]);
  return { has, had };
}

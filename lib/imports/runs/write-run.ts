import { importTables } from '#lib/activity/content-tables.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { targets } from '../targets/targets.ts';
import { keepAddresses } from './keep-addresses.ts';
import { planRows } from './plan.ts';
import { removeGone } from './remove-gone.ts';
import { sourceProblems, stagedRows } from './staged-rows.ts';
import { createTally, type Tally } from './tally.ts';
import type { Progress, WorkingRun } from './working-run.ts';
import { writeVerdicts } from './write-verdicts.ts';

/**
 * Writes all that a run has read in the caller's transaction: adds new rows, updates rows that changed at the source,
 * and skips rows that staff have changed since. Rows that a synced source no longer has are deleted.
 */
export async function writeRun(
  database: Database,
  run: WorkingRun,
  progress: Progress,
): Promise<Tally & { topics: Set<LiveTopic> }> {
  await lockImports(database);
  const tally = createTally();
  const topics = new Set<LiveTopic>();
  for (const problem of await sourceProblems(database, run.id)) tally.tell(problem);
  const reading = { source_id: run.source_id, source_name: run.from.name, in_step: run.in_step };
  for (const table of importTables) {
    const target = targets[table];
    for await (const rows of stagedRows(database, run.id, table)) {
      const verdicts = await planRows(database, reading, target, rows);
      for (const verdict of verdicts) tally.count(table, verdict);
      const ids = await writeVerdicts(database, run, target, verdicts);
      if (ids.isChanged) topics.add(target.topic);
      if (
        run.keep_addresses &&
        (await keepAddresses(database, run.id, table, verdicts, ids.ofKey, tally.tell))
      )
        topics.add('settings');
      progress.done += rows.length;
      progress.signal.throwIfAborted();
    }
    if (run.in_step && (await removeGone(database, run, target, tally))) topics.add(target.topic);
  }
  return { ...tally.result(), topics };
}

/** Serializes runs of one source: each would add what the other does. */
export async function lockImports(database: Database): Promise<void> {
  await database.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('belltower.imports'))`;
}

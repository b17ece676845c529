import { importTables } from '#lib/activity/content-tables.ts';
import { isTakenAddress } from '#lib/core/addresses/cached-routes.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import { labelledTransaction } from '#lib/core/operations/audited-transaction.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { lockNamed } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { oldPathOf } from '#lib/redirects/old-path.ts';
import type { Target } from '../targets/target.ts';
import { targets } from '../targets/targets.ts';
import { planRows, type Verdict } from './plan.ts';
import { removeGone } from './remove-gone.ts';
import { sourceProblems, stagedRows } from './staged-rows.ts';
import { createTally, type Tally } from './tally.ts';
import type { Progress, WorkingRun } from './working-run.ts';
import { writeVerdicts } from './write-verdicts.ts';

/** Returns what writing a run would do now. Changes nothing. */
export async function previewRun(run: WorkingRun): Promise<Tally> {
  const tally = createTally();
  const look = labelledTransaction('');
  for (const problem of await sourceProblems(db(), run.id)) tally.tell(problem);
  for (const table of importTables)
    for await (const rows of stagedRows(db(), run.id, table)) {
      const verdicts = await look((database) => planRows(database, run, targets[table], rows));
      for (const verdict of verdicts) tally.count(table, verdict);
    }
  return tally.result();
}

/**
 * Writes all rows of a run in the caller's transaction: adds new rows, updates rows that changed at the source, and
 * skips rows that staff have changed since. Rows that a synced source no longer has are deleted. `unfetched` are further
 * messages of its report.
 */
export async function writeRun(
  database: Database,
  run: WorkingRun,
  progress: Progress,
  unfetched: readonly string[] = [],
): Promise<Tally & { topics: Set<LiveTopic> }> {
  // Two runs would add the same rows.
  await lockNamed(database, 'imports');
  const tally = createTally();
  const topics = new Set<LiveTopic>();
  for (const problem of await sourceProblems(database, run.id)) tally.tell(problem);
  for (const table of importTables) {
    const target = targets[table];
    for await (const rows of stagedRows(database, run.id, table)) {
      const verdicts = await planRows(database, run, target, rows);
      for (const verdict of verdicts) tally.count(table, verdict);
      const { isChanged, ofKey } = await writeVerdicts(database, run, target, verdicts);
      if (isChanged) topics.add(target.topic);
      const addresses = run.keep_addresses ? redirectsOf(run, target, verdicts, ofKey, tally.tell) : [];
      if (await addRedirects(database, addresses)) topics.add('settings');
      progress.done += rows.length;
      progress.signal.throwIfAborted();
    }
    if (run.in_step && (await removeGone(database, run, target, tally))) topics.add(target.topic);
  }
  for (const problem of unfetched) tally.tell(problem);
  return { ...tally.result(), topics };
}

/** Returns redirects from old addresses to the pages of rows; `tell` receives a message for each the site uses itself. */
function redirectsOf(
  run: WorkingRun,
  { page, hasOwnRedirects }: Target,
  verdicts: readonly Verdict[],
  ofKey: ReadonlyMap<string, { id: string; row: Values }>,
  tell: (problem: string) => void,
): Prisma.Sql[] {
  return verdicts.flatMap(({ staged: { key, old_path } }) => {
    const stored = ofKey.get(key);
    if (!page || !stored || !old_path) return [];
    const to = page(stored.id, stored.row);
    const page_id = hasOwnRedirects ? stored.id : null;
    return old_path.split(' ').flatMap((path) => {
      const from = oldPathOf(path);
      if (!from || from === to) return [];
      if (!isTakenAddress(from)) return [Prisma.sql`(${from}, ${to}, ${run.id}::uuid, ${page_id}::uuid)`];
      tell(messages.imports.addressNotKept(from));
      return [];
    });
  });
}

/** Adds redirects for addresses that have none. Returns whether any was added. */
async function addRedirects(database: Database, redirects: Prisma.Sql[]): Promise<boolean> {
  if (redirects.length === 0) return false;
  const added = await database.$executeRaw`
    INSERT INTO redirects (from_path, to_path, run_id, page_id) VALUES ${Prisma.join(redirects)}
    ON CONFLICT (from_path) DO NOTHING`;
  return added > 0;
}

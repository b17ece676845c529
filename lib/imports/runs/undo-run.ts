import { importTables } from '#lib/activity/content-tables.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { lockNamed } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { fingerprintOf, saysSame } from '../fingerprint.ts';
import type { Exceptions, Snapshot, Target, WrittenRow } from '../targets/target.ts';
import { targets } from '../targets/targets.ts';
import type { Link } from './plan.ts';
import type { Progress, WorkingRun } from './working-run.ts';
import { insertLinks } from './write-verdicts.ts';

const rowsAtOnce = 500;

interface Change {
  key: string;
  row_id: string;
  title: string;
  action: 'created' | 'updated' | 'deleted';
  fingerprint: string | null;
  exceptions: Exceptions;
  before: Snapshot | null;
  link_before: Link | null;
}

/** Undoes a run in the caller's transaction. Rows that a later run or a person changed since stay and are named. */
export async function undoRun(
  database: Database,
  run: WorkingRun,
  progress: Progress,
): Promise<{ topics: Set<LiveTopic>; problems: string[] }> {
  await lockNamed(database, 'imports');
  await database.$executeRaw`SELECT set_config('belltower.restores', ${run.batch ?? ''}, true)`;
  const topics = new Set<LiveTopic>();
  const problems: string[] = [];
  for (const table of importTables.toReversed()) {
    const target = targets[table];
    for await (const changes of changesOf(database, run.id, table)) {
      const left = await undoChanges(database, run, target, changes);
      problems.push(...left.map(({ title }) => messages.imports.named(title, messages.imports.changedLater)));
      topics.add(target.topic);
      progress.done += changes.length;
      progress.signal.throwIfAborted();
    }
  }
  // A page that staff have published stays, and with it the addresses that it took over.
  const { count } = await database.redirect.deleteMany({
    where: { run_id: run.id, OR: [{ page_id: null }, { page: { state: { not: 'published' } } }] },
  });
  if (count > 0) topics.add('settings');
  return { topics, problems };
}

async function* changesOf(database: Database, run: string, table: string): AsyncGenerator<Change[]> {
  for (let after = ''; ; ) {
    const changes = await database.$queryRaw<Change[]>`
      SELECT key, row_id, title, action, fingerprint, exceptions, before, link_before FROM import_changes
      WHERE run_id = ${run}::uuid AND table_name = ${table} AND key COLLATE "C" > ${after}
      ORDER BY key COLLATE "C" LIMIT ${rowsAtOnce}`;
    const last = changes.at(-1);
    if (!last) return;
    yield changes;
    after = last.key;
  }
}

/** Returns the changes that were skipped because their rows have changed since. */
async function undoChanges(
  database: Database,
  { source_id }: WorkingRun,
  target: Target,
  changes: readonly Change[],
): Promise<Change[]> {
  const ids = changes.map(({ row_id }) => row_id);
  const present = await target.read(database, ids);
  const isLeft = (change: Change) => !isAsLeft(target, change, present.get(change.row_id));
  const open = changes.filter((change) => !isLeft(change));
  const of = (action: Change['action']) => open.filter((change) => change.action === action);
  const created = of('created').map(({ row_id }) => row_id);
  const there = created.filter((id) => present.has(id));
  await target.remove(database, there);
  const rowsOf = (some: readonly Change[]) =>
    some.flatMap(({ row_id, before }) => (before ? [{ id: row_id, ...before }] : []));
  await target.update(database, rowsOf(of('updated')));
  await target.insert(database, rowsOf(of('deleted')).map(risen));
  // The link of a row that staff deleted is kept, so that no further run adds it again.
  const restored = open.filter(({ action, row_id }) => action !== 'created' || present.has(row_id));
  await restoreLinks(database, { source_id, table: target.table }, restored);
  return changes.filter(isLeft);
}

/** Whether the row is unchanged since the run. A row that was deleted since counts as unchanged. */
function isAsLeft(target: Target, change: Change, there: Snapshot | undefined): boolean {
  if (change.action === 'deleted') return there === undefined;
  if (!there) return change.action === 'created';
  return (
    fingerprintOf(target, there.row) === change.fingerprint && saysSame(there.exceptions, change.exceptions)
  );
}

/** Calendar programs that received the cancellation accept the event only with a higher SEQUENCE. */
function risen({ id, row: { updated_at: _, ...row }, exceptions }: WrittenRow): WrittenRow {
  const { sequence } = row;
  return { id, row: typeof sequence === 'number' ? { ...row, sequence: sequence + 1 } : row, exceptions };
}

async function restoreLinks(
  database: Database,
  { source_id, table }: { source_id: string; table: string },
  changes: readonly Change[],
): Promise<void> {
  const keys = changes.map(({ key }) => key);
  await database.$executeRaw`
    DELETE FROM import_links
    WHERE source_id = ${source_id}::uuid AND table_name = ${table} AND key = ANY(${keys})`;
  const links = changes.flatMap(({ link_before }) =>
    link_before ? [{ ...link_before, source_id, table_name: table } as unknown as Values] : [],
  );
  await insertLinks(database, links);
}

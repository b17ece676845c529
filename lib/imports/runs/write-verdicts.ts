import { randomUUID } from 'node:crypto';
import type { Database } from '#lib/core/database/db.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { insertRows, recordset } from '../targets/sql.ts';
import type { Exceptions, Target, WrittenRow } from '../targets/target.ts';
import { type Action, keptPicture, type Verdict } from './plan.ts';
import type { WorkingRun } from './working-run.ts';

/** Writes rows of one table and records the changes. Returns the stored rows by their keys. */
export async function writeVerdicts(
  database: Database,
  run: WorkingRun,
  target: Target,
  verdicts: readonly Verdict[],
): Promise<{ isChanged: boolean; ofKey: ReadonlyMap<string, { id: string; row: Values }> }> {
  const known = verdicts.filter(({ action }) => action !== 'skipped');
  const writes = known.map((verdict) => ({ verdict, row: rowOf(target, verdict) }));
  const rowsOf = (action: Action) =>
    writes.filter(({ verdict }) => verdict.action === action).map(({ row }) => row);
  await target.insert(database, rowsOf('added'), run);
  await target.update(database, rowsOf('updated'));
  // A row that is identified by its content may have another id once it is written.
  const ids = writes.map(({ row }) => target.idOf?.(row.row) ?? row.id);
  const left = await target.read(database, ids);
  const records = writes.map(({ verdict, row: written }, at) => {
    const id = ids[at] ?? '';
    const { row, exceptions } = left.get(id) ?? written;
    return { verdict, id, row, fingerprint: fingerprintOf(target, row), exceptions };
  });
  const links = records.map((record) => linkOf(run, target, record));
  await insertLinks(database, links);
  const changes = records.filter(({ verdict }) => verdict.action !== 'unchanged');
  const recorded = changes.map((record) => changeOf(run, target, record));
  await insertRows(database, 'import_changes', recorded);
  const ofKey = new Map(records.map(({ verdict, id, row }) => [verdict.staged.key, { id, row }]));
  return { isChanged: changes.length > 0, ofKey };
}

function rowOf(target: Target, { id, next }: Verdict): WrittenRow {
  return { id: id ?? target.idOf?.(next.row) ?? randomUUID(), ...next };
}

interface Record {
  verdict: Verdict;
  id: string;
  fingerprint: string;
  exceptions: Exceptions;
}

function linkOf({ source_id, in_step }: WorkingRun, { table }: Target, { verdict, id, fingerprint }: Record) {
  const { staged, link } = verdict;
  const pictures = Object.entries(staged.pictures).flatMap(([column, { from, isLeft }]) => {
    const kept = keptPicture(staged, link, column);
    return isLeft && kept === null ? [] : [[column, { from, kept }] as const];
  });
  return {
    source_id,
    table_name: table,
    key: staged.key,
    row_id: id,
    fingerprint,
    exceptions: staged.exceptions,
    pictures: Object.fromEntries(pictures),
    in_step,
  };
}

function changeOf(run: WorkingRun, { table }: Target, record: Record): Values {
  const { verdict, id, fingerprint, exceptions } = record;
  const { action, staged, present, link } = verdict;
  return {
    run_id: run.id,
    table_name: table,
    key: staged.key,
    row_id: id,
    title: table.startsWith('prayer_') ? messages.imports.tables[table] : staged.title,
    action: action === 'added' ? 'created' : 'updated',
    fingerprint,
    exceptions,
    before: action === 'added' ? null : (present as unknown as Values),
    link_before: link as unknown as Values,
  };
}

/** Replaces the links of the same records. */
export async function insertLinks(database: Database, links: readonly Values[]): Promise<void> {
  if (links.length === 0) return;
  await database.$executeRaw`
    DELETE FROM import_links AS t USING ${recordset('import_links', links)} AS r
    WHERE t.source_id = r.source_id AND t.table_name = r.table_name AND t.key = r.key`;
  await insertRows(database, 'import_links', links);
}

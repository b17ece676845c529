import { randomUUID } from 'node:crypto';
import type { Values } from '#lib/core/operations/content-table.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { tableLabels } from '../messages.ts';
import { insertRows } from '../targets/sql.ts';
import type { Target, WrittenRow } from '../targets/target.ts';
import type { Pictures, Verdict } from './plan.ts';

interface Write {
  verdict: Verdict;
  row: WrittenRow;
}

interface Writer {
  id: string;
  source_id: string;
  in_step: boolean;
}

/**
 * Writes new and changed rows of one table and records the changes. Returns whether any row was written, and the ids
 * of stored rows by their keys.
 */
export async function writeVerdicts(
  database: Database,
  run: Writer,
  target: Target,
  verdicts: readonly Verdict[],
): Promise<{ isChanged: boolean; ofKey: ReadonlyMap<string, string> }> {
  const [added, updated, unchanged] = (['added', 'updated', 'unchanged'] as const).map((action) =>
    verdicts.filter((verdict) => verdict.action === action).map((verdict) => toWrite(target, verdict)),
  ) as [Write[], Write[], Write[]];
  await target.insert(database, added.map(rowOf));
  await target.update(database, updated.map(rowOf));
  const written = [...added, ...updated];
  const known = [...written, ...unchanged];
  const left = await target.read(
    database,
    known.map(({ row }) => idAfter(target, row)),
  );
  const records = known.map((write) => {
    const id = idAfter(target, write.row);
    const { row, exceptions } = left.get(id) ?? write.row;
    return { write, id, fingerprint: fingerprintOf(target.columns, row), exceptions };
  });
  await insertLinks(
    database,
    records.map((record) => linkOf(run, target, record)),
  );
  await insertRows(
    database,
    'import_changes',
    records.slice(0, written.length).map((record) => changeOf(run, target, record)),
  );
  const ofKey = new Map(records.map(({ write, id }) => [write.verdict.staged.key, id]));
  return { isChanged: written.length > 0, ofKey };
}

function toWrite(target: Target, verdict: Verdict): Write {
  const { id, next } = verdict;
  return { verdict, row: { id: id ?? target.idOf?.(next.row) ?? randomUUID(), ...next } };
}

function rowOf({ row }: Write): WrittenRow {
  return row;
}

/** A row that is identified by its content may have another id once it is written. */
function idAfter(target: Target, { id, row }: WrittenRow): string {
  return target.idOf?.(row) ?? id;
}

interface Record {
  write: Write;
  id: string;
  fingerprint: string;
  exceptions: Values | WrittenRow['exceptions'];
}

function linkOf(
  { source_id, in_step }: Writer,
  { table }: Target,
  { write, id, fingerprint }: Record,
): Values {
  const { staged, link } = write.verdict;
  return {
    source_id,
    table_name: table,
    key: staged.key,
    row_id: id,
    fingerprint,
    exceptions: staged.exceptions,
    pictures: keptPictures(staged.pictures, link?.pictures ?? {}),
    in_step,
  };
}

function keptPictures(pictures: Pictures, before: Pictures): Pictures {
  return Object.fromEntries(
    Object.entries(pictures).map(([column, { from, kept }]) => {
      const known = before[column]?.from === from ? before[column].kept : null;
      return [column, { from, kept: kept ?? known }];
    }),
  );
}

function changeOf({ id: run_id }: Writer, { table }: Target, record: Record): Values {
  const { write, id, fingerprint, exceptions } = record;
  const { action, staged, present, link } = write.verdict;
  return {
    run_id,
    table_name: table,
    key: staged.key,
    row_id: id,
    title: table.startsWith('prayer_') ? tableLabels[table] : staged.title,
    action: action === 'added' ? 'created' : 'updated',
    fingerprint,
    exceptions: exceptions as Values,
    before: action === 'added' ? null : (present as unknown as Values),
    link_before: link as unknown as Values,
  };
}

/** Replaces the links of the same records. */
export async function insertLinks(database: Database, links: readonly Values[]): Promise<void> {
  if (links.length === 0) return;
  await database.$executeRaw`
    DELETE FROM import_links AS t USING jsonb_populate_recordset(NULL::import_links, ${JSON.stringify(links)}::jsonb) AS r
    WHERE t.source_id = r.source_id AND t.table_name = r.table_name AND t.key = r.key`;
  await insertRows(database, 'import_links', links);
}

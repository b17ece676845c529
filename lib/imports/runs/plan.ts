import { Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { fingerprintOf, mergeExceptions, saysSame } from '../fingerprint.ts';
import { importMessages } from '../messages.ts';
import { type Exceptions, noExceptions, type Snapshot, type Target } from '../targets/target.ts';

/** Pictures by their columns: the address each comes from, and where it is kept; null while it is not. */
export type Pictures = Readonly<Record<string, { from: string; kept: string | null }>>;

/** A row as a run has read it. */
export interface StagedRow {
  place: number;
  key: string;
  title: string;
  own_id: string | null;
  columns: Values | null;
  exceptions: Exceptions;
  pictures: Pictures;
  old_path: string | null;
  problem: string | null;
}

/** The row that a record became, and its fingerprint when it was written. */
export interface Link {
  key: string;
  row_id: string;
  fingerprint: string;
  exceptions: Exceptions;
  pictures: Pictures;
  in_step: boolean;
}

export type Action = 'added' | 'updated' | 'unchanged' | 'skipped';

/** What writing does with a row that was read. */
export interface Verdict {
  action: Action;
  staged: StagedRow;
  link: Link | null;
  /** Why it is left out or not changed. */
  reason: string | null;
  /** Of a row that is there. */
  id: string | null;
  present: Snapshot | null;
  next: Snapshot;
}

interface Reading {
  source_id: string;
  source_name: string;
  in_step: boolean;
}

/** Returns what writing does with each of these rows of one table. Stored rows are locked. */
export async function planRows(
  database: Database,
  reading: Reading,
  target: Target,
  staged: readonly StagedRow[],
): Promise<Verdict[]> {
  const links = await readLinks(database, reading.source_id, target.table, staged);
  const same = await findSame(database, target, staged, links);
  const ids = staged.flatMap(({ key, own_id }, place) => {
    const id = links.get(key)?.row_id ?? own_id ?? same.get(place);
    return id ? [id] : [];
  });
  const present = await target.read(database, ids);
  const undone = await readUndone(
    database,
    target.table,
    ids.filter((id) => !present.has(id)),
  );
  return staged.map((row, place) => {
    const link = links.get(row.key) ?? null;
    const id = link?.row_id ?? row.own_id ?? same.get(place) ?? null;
    const there = (id !== null && present.get(id)) || null;
    const known = link && id && !there && undone.has(id) ? null : link;
    return judge(target, reading, { row, link: known, id, there });
  });
}

async function readLinks(
  database: Database,
  source_id: string,
  table: string,
  staged: readonly StagedRow[],
): Promise<Map<string, Link>> {
  const keys = staged.map(({ key }) => key);
  const rows = await database.$queryRaw<Link[]>`
    SELECT key, row_id, fingerprint, exceptions, pictures, in_step FROM import_links
    WHERE source_id = ${source_id}::uuid AND table_name = ${table} AND key = ANY(${keys})`;
  return new Map(rows.map((link) => [link.key, link]));
}

/** Returns the ids of stored rows that equal one of these, by its index. */
async function findSame(
  database: Database,
  target: Target,
  staged: readonly StagedRow[],
  links: ReadonlyMap<string, Link>,
): Promise<Map<number, string>> {
  if (!target.findSame) return new Map();
  const places = staged.flatMap(({ key, columns }, place) => (columns && !links.has(key) ? [place] : []));
  const rows = places.map((place) => ({ row: staged[place]?.columns ?? {}, exceptions: noExceptions }));
  const found = await target.findSame(database, rows);
  return new Map(
    [...found].flatMap(([index, id]) => {
      const place = places[index];
      return place === undefined ? [] : [[place, id] as const];
    }),
  );
}

/** Returns rows that were last deleted by the undo of a whole import: staff did not delete the row itself. */
async function readUndone(database: Database, table: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database.$queryRaw<{ row_id: string }[]>(Prisma.sql`
    SELECT row_id FROM (
      SELECT DISTINCT ON (row_id) row_id, restores FROM activity_log
      WHERE table_name = ${table} AND row_id = ANY(${[...ids]}) AND action = 'deleted'
      ORDER BY row_id, id DESC
    ) AS deletion
    WHERE restores IN (SELECT batch FROM import_runs WHERE batch IS NOT NULL)`);
  return new Set(rows.map(({ row_id }) => row_id));
}

interface Known {
  row: StagedRow;
  link: Link | null;
  id: string | null;
  there: Snapshot | null;
}

function judge(target: Target, { source_name, in_step }: Reading, known: Known): Verdict {
  const { row, link, id, there } = known;
  const next = nextOf(target, known, in_step ? source_name : null);
  const verdict = { staged: row, link, id, present: there, next };
  const decide = (action: Action, reason: string | null = null): Verdict => ({ ...verdict, action, reason });
  if (row.problem !== null) return decide('skipped', row.problem);
  if (!there) return link ? decide('skipped', importMessages.deletedHere) : decide('added');
  if (in_step && link?.in_step && there.row.source_name === null)
    return decide('skipped', importMessages.oursNow);
  const isNamedAnew =
    target.table === 'events' && in_step && link !== null && there.row.source_name !== source_name;
  const saysNothingNew =
    saysSame(wordsOf(target, there.row), wordsOf(target, next.row)) &&
    saysSame(there.exceptions, next.exceptions) &&
    picturesToFetch(row, link).length === 0;
  if (target.isFinal || (saysNothingNew && !isNamedAnew)) return decide('unchanged');
  if (!link) return decide('skipped', importMessages.thereAlready);
  if (fingerprintOf(target.columns, there.row) !== link.fingerprint)
    return decide('skipped', importMessages.changedHere);
  return decide('updated');
}

/** Returns the columns whose picture differs from the one that was fetched, or tried, before. */
export function picturesToFetch({ pictures }: StagedRow, link: Link | null): string[] {
  return Object.keys(pictures).filter((column) => {
    const picture = pictures[column];
    return picture?.kept === null && link?.pictures[column]?.from !== picture.from;
  });
}

/** Returns the row to write, with the stored pictures. */
function nextOf(target: Target, { row, link, there }: Known, source_name: string | null): Snapshot {
  const kept = Object.entries(row.pictures).map(([column, picture]) => {
    const before = link?.pictures[column];
    const address = picture.kept ?? (before?.from === picture.from ? before.kept : null);
    return [column, address ?? row.columns?.[column] ?? null] as const;
  });
  const exceptions = there
    ? mergeExceptions(there.exceptions, { before: link?.exceptions ?? noExceptions, after: row.exceptions })
    : row.exceptions;
  return {
    row: {
      ...row.columns,
      ...Object.fromEntries(kept),
      ...(target.table === 'events' && { source_name }),
    },
    exceptions,
  };
}

function wordsOf({ columns }: Target, row: Values): Values {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}

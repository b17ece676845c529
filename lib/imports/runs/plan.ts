import type { Database } from '#lib/core/database/db.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { fingerprintOf, isSameRow, mergeExceptions, saysSame } from '../fingerprint.ts';
import { type Exceptions, noExceptions, type Snapshot, type Target } from '../targets/target.ts';
import type { WorkingRun } from './working-run.ts';

/**
 * Pictures by column, and other files by name: the original address, and the stored one or null. `isLeft`: it is known
 * and not fetched.
 */
export type Pictures = Readonly<Record<string, { from: string; kept: string | null; isLeft?: true }>>;

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

/** The effect of writing on a row. */
export interface Verdict {
  action: Action;
  staged: StagedRow;
  link: Link | null;
  reason: string | null;
  id: string | null;
  present: Snapshot | null;
  next: Snapshot;
}

/** Returns what writing does with each of these rows of one table. Stored rows are locked. */
export async function planRows(
  database: Database,
  run: WorkingRun,
  target: Target,
  staged: readonly StagedRow[],
): Promise<Verdict[]> {
  const links = await readLinks(database, run.source_id, target.table, staged);
  const same = await findSame(database, target, staged, links);
  const known = staged.map((row, place) => {
    const link = links.get(row.key) ?? null;
    return { row, link, id: link?.row_id ?? row.own_id ?? same.get(place) ?? null };
  });
  const ids = known.flatMap(({ id }) => id ?? []);
  const present = await target.read(database, ids);
  const missing = ids.filter((id) => !present.has(id));
  const undone = await readUndone(database, target.table, missing);
  return known.map(({ row, link, id }) => {
    const there = (id !== null && present.get(id)) || null;
    const isUndone = id !== null && undone.has(id);
    return judge(target, run, { row, link: isUndone ? null : link, id, there });
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
  return new Map([...found].map(([index, id]) => [places[index] ?? -1, id]));
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

function judge(target: Target, { from: { name }, in_step, isFetched }: WorkingRun, known: Known): Verdict {
  const { link, id, there } = known;
  const row = target.fillsEmpty && there ? lacking(known.row, there.row) : known.row;
  const next = nextOf(target, { ...known, row }, in_step ? name : null);
  const verdict = { staged: row, link, id, present: there, next };
  const decide = (action: Action, reason: string | null = null): Verdict => ({ ...verdict, action, reason });
  if (row.problem !== null) return decide('skipped', row.problem);
  if (!there) return link ? decide('skipped', messages.imports.deletedHere) : decide('added');
  if (in_step && link?.in_step && there.row.source_name === null)
    return decide('skipped', messages.imports.oursNow);
  const isRenamed = target.table === 'events' && in_step && link !== null && there.row.source_name !== name;
  const isSame =
    isSameRow(target.columns, there.row, next.row) &&
    saysSame(there.exceptions, next.exceptions) &&
    !(link && target.lacksFacts?.(there.row, next.row)) &&
    (isFetched || picturesToFetch(target, row, link).length === 0);
  if (target.isFinal || (isSame && !isRenamed)) return decide('unchanged');
  if (target.fillsEmpty) return decide('updated');
  if (!link) return decide('skipped', messages.imports.thereAlready);
  if (fingerprintOf(target, there.row) !== link.fingerprint)
    return decide('skipped', messages.imports.changedHere);
  return decide('updated');
}

/**
 * Returns the columns whose picture differs from the one that was fetched, or tried, before. A file that is no picture
 * is tried again.
 */
export function picturesToFetch(target: Target, { pictures }: StagedRow, link: Link | null): string[] {
  return Object.keys(pictures).filter((column) => {
    const picture = pictures[column];
    if (picture?.kept !== null || picture.isLeft) return false;
    const before = link?.pictures[column];
    const isTriedAgain = !Object.hasOwn(target.pictures, column) && before?.kept === null;
    return before?.from !== picture.from || isTriedAgain;
  });
}

/** Returns the stored address of a picture, of this run or the last one, or null. */
export function keptPicture({ pictures }: StagedRow, link: Link | null, column: string): string | null {
  const picture = pictures[column];
  const before = link?.pictures[column];
  return picture?.kept ?? (before && before.from === picture?.from ? before.kept : null);
}

function nextOf(target: Target, { row, link, there }: Known, source_name: string | null): Snapshot {
  const names = Object.keys(row.pictures);
  const kept = names
    .filter((name) => Object.hasOwn(target.pictures, name))
    .map((column) => [column, keptPicture(row, link, column) ?? row.columns?.[column] ?? null]);
  const files = names.flatMap((name) => {
    const file = Object.hasOwn(target.pictures, name) ? null : keptPicture(row, link, name);
    return file === null ? [] : [[name, file] as const];
  });
  const given = { ...row.columns, ...Object.fromEntries(kept) };
  const columns = target.fillsEmpty && there ? filledIn(there.row, given) : given;
  const exceptions = there
    ? mergeExceptions(there.exceptions, { before: link?.exceptions ?? noExceptions, after: row.exceptions })
    : row.exceptions;
  return {
    row: {
      ...(target.files?.place(columns, new Map(files)) ?? columns),
      ...(target.table === 'events' && { source_name }),
    },
    exceptions,
  };
}

/** Returns the record with pictures for what the row lacks alone. */
function lacking(staged: StagedRow, there: Values): StagedRow {
  const pictures = Object.entries(staged.pictures).filter(([column]) => (there[column] ?? null) === null);
  return { ...staged, pictures: Object.fromEntries(pictures) };
}

/** Returns the row with what it lacks. */
function filledIn(there: Values, given: Values): Values {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, there[name] ?? value]));
}

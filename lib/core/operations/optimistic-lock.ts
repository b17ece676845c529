import { z } from 'zod';
import type { Database } from '#lib/core/database/db.ts';
import { messages } from '#lib/language/messages.ts';
import { AppError, existing } from './errors.ts';

/** The `If-Match` of a change: the `updated_at` that was read, or `*` for any version. */
export const ifMatch = z.string().max(100).optional();

interface Versioned {
  updated_at: Date;
}

/** The part of a table's Prisma delegate that updating one row needs. */
interface Table<Id, Row, Data> {
  findUnique(args: { where: { id: Id } }): PromiseLike<Row | null>;
  updateManyAndReturn(args: { where: { id: Id; updated_at: Date }; data: Data }): PromiseLike<Row[]>;
}

/** The part that deleting needs. */
interface DeletableTable<Id, Row> {
  findUnique(args: { where: { id: Id } }): PromiseLike<Row | null>;
  deleteMany(args: { where: { id: Id; updated_at: Date } }): PromiseLike<{ count: number }>;
}

interface Wanted<Id, Row, Shown> {
  id: Id;
  if_match: string | undefined;
  /** Returns the row as the caller may see it, for the result and for conflicts. */
  present: (row: Row) => Shown;
  /** The message when the row does not exist. */
  missing?: string;
}

/**
 * Updates one row with the result of `change` and returns it, presented. Writes only to the version it read; after a
 * concurrent write it starts over and `if_match` decides.
 * @throws AppError `not_found`, `conflict` with the present row, and what `change` throws
 */
export async function updateUnchanged<Id, Row extends Versioned, Data, Shown>(
  table: Table<NoInfer<Id>, Row, Data>,
  { change, ...wanted }: Wanted<Id, Row, Shown> & { change: (row: Row) => Data | Promise<Data> },
): Promise<Shown> {
  const row = await readUnchanged(table, wanted);
  const where = { id: wanted.id, updated_at: row.updated_at };
  const [written] = await table.updateManyAndReturn({ where, data: await change(row) });
  return written ? wanted.present(written) : updateUnchanged(table, { change, ...wanted });
}

/**
 * Deletes one row in the same way.
 * @throws AppError `not_found`, or `conflict` with the present row
 */
export async function deleteUnchanged<Id, Row extends Versioned, Shown>(
  table: DeletableTable<NoInfer<Id>, Row>,
  wanted: Wanted<Id, Row, Shown>,
): Promise<void> {
  const row = await readUnchanged(table, wanted);
  const where = { id: wanted.id, updated_at: row.updated_at };
  const { count } = await table.deleteMany({ where });
  if (count === 0) await deleteUnchanged(table, wanted);
}

/**
 * Rejects a change of a row that has changed since it was read. The row must be locked already.
 * @throws AppError `conflict` with the present row
 */
export function assertUnchanged<Row extends { updated_at: Date | string }>(
  row: Row,
  { if_match, present }: Pick<Wanted<unknown, Row, unknown>, 'if_match' | 'present'>,
): void {
  if (if_match === undefined || if_match === '*') return;
  if (new Date(if_match).getTime() === new Date(row.updated_at).getTime()) return;
  throw new AppError('conflict', messages.errors.conflict, { current: present(row) });
}

/** The version of a thing without a row: the site's original. */
export const originalVersion = 'original';

/** Returns the version for `if_match` of what was read; null has no row. */
export function versionOf(read: { updated_at: string | null } | null): string {
  return read?.updated_at ?? originalVersion;
}

/**
 * Locks the named thing until the transaction ends, and rejects a change if it has changed since it was read. For
 * things without a row, whose version is `original`.
 * @throws AppError `conflict` with the present thing
 */
export async function lockUnchanged<Row extends { updated_at: Date }>(
  database: Database,
  wanted: {
    name: string;
    if_match: string | undefined;
    read: () => Promise<Row | null>;
    present: (row: Row | null) => unknown;
  },
): Promise<void> {
  const { name, if_match, read, present } = wanted;
  await lockNamed(database, name);
  const row = await read();
  if (row && if_match !== originalVersion) return assertUnchanged(row, { if_match, present });
  const isUnchanged = if_match === undefined || if_match === '*' || (!row && if_match === originalVersion);
  if (!isUnchanged) throw new AppError('conflict', messages.errors.conflict, { current: present(row) });
}

/** Waits its turn for what is called so, and keeps it until the transaction ends. */
export async function lockNamed(database: Database, name: string): Promise<void> {
  await database.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`belltower.${name}`}))`;
}

async function readUnchanged<Id, Row extends Versioned, Shown>(
  table: Pick<DeletableTable<Id, Row>, 'findUnique'>,
  { id, missing = messages.errors.notFound, ...expected }: Wanted<Id, Row, Shown>,
): Promise<Row> {
  const row = existing(await table.findUnique({ where: { id } }), missing);
  assertUnchanged(row, expected);
  return row;
}

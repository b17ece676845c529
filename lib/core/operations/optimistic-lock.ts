import { z } from 'zod';
import type { Database } from '#lib/core/platform/db.ts';
import { AppError, errorMessages } from './errors.ts';

/** `If-Match` of a change: the `updated_at` the person read, or `*` for whatever is there. */
export const ifMatch = z.string().max(100).optional();

interface Versioned {
  updated_at: Date;
}

/** As much of a table's Prisma delegate as a change of one row needs. */
interface Table<Id, Row, Data> {
  findUnique(args: { where: { id: Id } }): PromiseLike<Row | null>;
  updateManyAndReturn(args: { where: { id: Id; updated_at: Date }; data: Data }): PromiseLike<Row[]>;
}

/** The same for a deletion. */
interface DeletableTable<Id, Row> {
  findUnique(args: { where: { id: Id } }): PromiseLike<Row | null>;
  deleteMany(args: { where: { id: Id; updated_at: Date } }): PromiseLike<{ count: number }>;
}

interface Wanted<Id, Row, Shown> {
  id: Id;
  if_match: string | undefined;
  /** The row as whoever asked may see it: what the change gives, and what a conflict tells of the present row. */
  present: (row: Row) => Shown;
  /** What to say when there is no such row. */
  missing?: string;
}

/**
 * Changes one row by what `change` makes of it and gives the row as it is now, presented. What was read and
 * checked is what is written to: when somebody else was faster, it begins anew, and an `if_match` tells.
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
 * Deletes one row as `updateUnchanged` changes one.
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
 * Refuses a change of a row that has changed since it was read. By itself only for a row that is locked already.
 * @throws AppError `conflict` with the row as it is now, presented
 */
export function assertUnchanged<Row extends { updated_at: Date | string }>(
  row: Row,
  { if_match, present }: Pick<Wanted<unknown, Row, unknown>, 'if_match' | 'present'>,
): void {
  if (if_match === undefined || if_match === '*') return;
  if (new Date(if_match).getTime() === new Date(row.updated_at).getTime()) return;
  throw new AppError('conflict', errorMessages.conflict, { current: present(row) });
}

/** `If-Match` of a change that began while there was no row: the site's own original stood in its place. */
export const originalVersion = 'original';

/**
 * Makes whoever changes the thing of this name wait until the transaction ends, and refuses a change of what has
 * changed since it was read. For what may have no row; then its version is `original`.
 * @throws AppError `conflict` with the thing as it is now, presented
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
  await database.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`belltower.${name}`}))`;
  const row = await read();
  if (row && if_match !== originalVersion) return assertUnchanged(row, { if_match, present });
  const isUnchanged = if_match === undefined || if_match === '*' || (!row && if_match === originalVersion);
  if (!isUnchanged) throw new AppError('conflict', errorMessages.conflict, { current: present(row) });
}

async function readUnchanged<Id, Row extends Versioned, Shown>(
  table: Pick<DeletableTable<Id, Row>, 'findUnique'>,
  { id, missing = errorMessages.notFound, ...expected }: Wanted<Id, Row, Shown>,
): Promise<Row> {
  const row = await table.findUnique({ where: { id } });
  if (!row) throw new AppError('not_found', missing);
  assertUnchanged(row, expected);
  return row;
}

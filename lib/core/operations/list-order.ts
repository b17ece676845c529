import { z } from 'zod';
import type { Database } from '#lib/core/database/db.ts';
import { messages } from '#lib/language/messages.ts';
import { AppError } from './errors.ts';
import { lockNamed } from './optimistic-lock.ts';

/** All ids of a list, in the new order. */
export const orderInput = z.object({
  ids: z
    .array(z.uuid())
    .max(1000)
    .refine((ids) => new Set(ids).size === ids.length, { error: () => messages.errors.onceEach })
    .meta({ description: 'The id of every row of the list, each once, in the order that is wanted.' }),
});

/** A row's position in its list, as in responses of every domain. */
export const position = z.int().meta({
  description:
    'Lower comes first; a new row comes last. That a row was moved does not change its `updated_at`.',
});

/** The position, as staff may set it. */
export const positionInput = z.int().min(0).max(1_000_000);

/** By position; of equal positions, the older row first. */
export const listOrder = [
  { position: 'asc' as const },
  { created_at: 'asc' as const },
  { id: 'asc' as const },
];

/** The newest first. */
export const latestFirst = [{ created_at: 'desc' as const }, { id: 'asc' as const }];

interface Placed {
  id: string;
  position: number;
}

/** The part of a table's Prisma delegate that reordering needs. */
interface Table<Row> {
  findMany(args: { orderBy: typeof listOrder }): PromiseLike<Row[]>;
  update(args: { where: { id: string }; data: { position: number } }): PromiseLike<unknown>;
}

interface Wanted<Row, Shown> {
  ids: readonly string[];
  /** Returns the row as the caller may see it. */
  present: (row: Row) => Shown;
  /** The message when the list's rows have changed. */
  changed: string;
}

/**
 * Reorders the rows of a table and returns them. Of two concurrent orders, the later one wins.
 * @throws AppError `conflict` with the current list when a row was added or removed meanwhile
 */
export async function reorder<Row extends Placed, Shown>(
  database: Database,
  table: Table<Row>,
  { ids, present, changed }: Wanted<Row, Shown>,
): Promise<Shown[]> {
  await lockNamed(database, 'order');
  const rows = await table.findMany({ orderBy: listOrder });
  const moves = movesTo(ids, rows);
  if (!moves) throw new AppError('conflict', changed, { current: rows.map(present) });
  for (const { id, position } of moves) await table.update({ where: { id }, data: { position } });
  return (await table.findMany({ orderBy: listOrder })).map(present);
}

/**
 * Returns the rows whose position changes, counted from 1, when the list takes the order of `ids`; null when the ids do
 * not match the rows.
 */
export function movesTo(
  ids: readonly string[],
  rows: readonly Placed[],
): { id: string; position: number }[] | null {
  const placeOf = new Map(rows.map(({ id, position }) => [id, position]));
  if (ids.length !== rows.length || !ids.every((id) => placeOf.has(id))) return null;
  return ids
    .map((id, index) => ({ id, position: index + 1 }))
    .filter(({ id, position }) => placeOf.get(id) !== position);
}

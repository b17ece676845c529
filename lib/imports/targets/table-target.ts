import type { Values } from '#lib/core/operations/content-table.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { deleteRows, insertRows, lockRows, updateRows } from './sql.ts';
import { noExceptions, type Snapshot, type Target } from './target.ts';

type Checked = Pick<Target, 'table' | 'topic' | 'columns' | 'pictures' | 'isFinal' | 'findSame'> & {
  /** The record's columns as its domain takes them. @throws AppError `invalid`, in its domain's words */
  check(values: Readonly<Record<string, unknown>>, title: string): Values;
  /** What new rows have besides, in their order. */
  complete?(database: Database, rows: readonly Values[]): Promise<Values[]>;
};

/** A table whose rows stand for themselves. */
export function tableTarget({ check, complete, ...target }: Checked): Target {
  const { table, columns } = target;
  return {
    ...target,
    check: ({ values, title }) => ({ row: check(values, title), exceptions: noExceptions }),
    async read(database, ids) {
      const rows = await lockRows(database, table, ids);
      return new Map(
        [...rows].map(([id, row]): [string, Snapshot] => [id, { row, exceptions: noExceptions }]),
      );
    },
    async insert(database, written) {
      const rows = written.map(({ id, row }) => ({ ...row, id }));
      await insertRows(database, table, (await complete?.(database, rows)) ?? rows);
    },
    update: (database, written) =>
      updateRows(
        database,
        table,
        columns,
        written.map(({ id, row }) => ({ ...row, id })),
      ),
    remove: (database, ids) => deleteRows(database, table, ids),
  };
}

import type { z } from 'zod';

type Row = Readonly<Record<string, unknown>>;
type Id = string | number;

/** A table as it is given out. */
export interface ExportedTable {
  table: string;
  /** What its rows are, for whoever reads them years later. */
  about: string;
  /** Whether it is a list of rows, or one object as a whole. */
  isList: boolean;
  /** A row in JSON, or the object. */
  row: z.ZodType;
  /** The columns of its CSV. */
  columns: readonly string[];
  /** Its rows in their order, some at a time. */
  pages: () => AsyncIterable<readonly Row[]>;
}

/** So many rows are in memory at once. */
const rowsOfPage = 100;

interface Definition<Stored extends { id: Id }, Schema extends z.ZodObject> {
  table: string;
  about: string;
  row: Schema;
  /** Columns that have a file of their own. */
  without?: readonly (keyof z.output<Schema>)[];
  /** The ids of all rows in their order. */
  ids: () => PromiseLike<{ id: Id }[]>;
  /** The rows with these ids, in any order. */
  rows: (ids: Stored['id'][]) => PromiseLike<Stored[]>;
  present: (row: Stored) => object;
}

/**
 * A list of rows. Ids are read first and rows in parts: a row that goes meanwhile is left out, and no other is passed
 * over.
 */
export function exportedList<Stored extends { id: Id }, Schema extends z.ZodObject>(
  definition: Definition<Stored, Schema>,
): ExportedTable {
  const { table, about, row, without = [], ids, rows, present } = definition;
  return {
    table,
    about,
    isList: true,
    row,
    columns: Object.keys(row.shape).filter((name) => !without.includes(name as keyof z.output<Schema>)),
    async *pages() {
      const all = (await ids()).map(({ id }) => id);
      for (let first = 0; first < all.length; first += rowsOfPage) {
        const wanted = all.slice(first, first + rowsOfPage);
        const found = new Map((await rows(wanted)).map((stored) => [stored.id, stored]));
        yield wanted.flatMap((id) => {
          const stored = found.get(id);
          return stored ? [present(stored) as Row] : [];
        });
      }
    },
  };
}

/** What is one object by its nature. */
export function exportedObject(definition: {
  table: string;
  about: string;
  row: z.ZodType;
  find: () => Promise<object>;
}): ExportedTable {
  const { find, ...told } = definition;
  return {
    ...told,
    isList: false,
    columns: [],
    async *pages() {
      yield [(await find()) as Row];
    },
  };
}

import { z } from 'zod';
import { db } from '#lib/core/database/db.ts';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import type { Exported, RegisteredTable } from '#lib/core/operations/content-table.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';

type Row = Readonly<Record<string, unknown>>;
type Content = Pick<RegisteredTable, 'table' | 'id' | 'row' | 'present' | 'html' | 'words'>;

export interface ExportedTable {
  table: string;
  /** What its rows are, for readers who do not know the site. */
  about: string;
  /** Whether it is a list of rows, or one object as a whole. */
  isList: boolean;
  /** A row in JSON, or the object. */
  row: z.ZodType;
  columns: readonly string[];
  /** Its rows in order, a limited number at a time. */
  pages: () => AsyncIterable<readonly Row[]>;
}

/** The number of rows in memory at a time. */
const rowsOfPage = 100;

/**
 * Returns a registered table as a list of rows. Ids are read first and rows in parts: a row that is deleted meanwhile
 * is left out, and no other is skipped.
 */
export function exportedList(content: Content, exported: Exported): ExportedTable {
  const { without = [], ...query } = exported;
  const { table, id = 'id', row } = content;
  if (!(row instanceof z.ZodObject)) throw new Error(`The table ${table} is exported without a row schema.`);
  const present = presenterOf(content, row);
  const { findMany } = modelOf(query);
  return {
    table,
    about: aboutOf(content, exported),
    isList: true,
    row,
    columns: Object.keys(row.shape).filter((name) => !without.includes(name)),
    async *pages() {
      const all = (await findMany({ select: { [id]: true }, orderBy: query.order })).map(
        (stored) => stored[id],
      );
      for (let first = 0; first < all.length; first += rowsOfPage) {
        const wanted = all.slice(first, first + rowsOfPage);
        const rows = await findMany({ where: { [id]: { in: wanted } }, include: query.include });
        const found = new Map(rows.map((stored) => [stored[id], stored]));
        yield wanted.flatMap((key) => {
          const stored = found.get(key);
          return stored ? [present(stored)] : [];
        });
      }
    },
  };
}

/** Returns a registered table that is one object. */
export function exportedObject(
  content: Content,
  exported: Exported,
  find: () => Promise<object>,
): ExportedTable {
  const { table, row = z.unknown() } = content;
  return {
    ...{ table, about: aboutOf(content, exported), row },
    isList: false,
    columns: [],
    async *pages() {
      yield [(await find()) as Row];
    },
  };
}

function aboutOf({ words }: Content, { about }: Exported): string {
  return about?.() ?? words?.().about ?? '';
}

function presenterOf({ present, html = [] }: Content, row: z.ZodObject): (stored: Row) => Row {
  if (present) return (stored) => present(stored as never) as Row;
  return (stored) => {
    const cleaned = Object.fromEntries(html.map((name) => [name, cleanHtml(String(stored[name]))]));
    return presentRow(row, { ...stored, ...cleaned });
  };
}

interface Model {
  findMany(args: object): PromiseLike<Row[]>;
}

/** Returns how rows of the model are read, with whichever connection is current then. */
function modelOf({ model }: Pick<Exported, 'model'>): Model {
  if (!model) throw new Error('A list is exported by its model.');
  return { findMany: (args) => (db()[model] as unknown as Model).findMany(args) };
}

import type { z } from 'zod';
import type { Permission } from '#lib/core/auth/permissions.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Prisma } from '#lib/core/generated/prisma/client.ts';
import type { NamedText } from '#lib/core/translations/texts.ts';

/** A column value as PostgreSQL's `to_jsonb` returns it. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };
/** A row's values by column. */
export type Values = Readonly<Record<string, Value>>;

/** One changed row: of an update `before` and `after` hold the columns that changed. */
export interface RowChange<Table extends string = string> {
  table_name: Table;
  row_id: string;
  action: 'created' | 'updated' | 'deleted';
  title: string | null;
  before: Values | null;
  after: Values | null;
}

/** How a table is exported: `order` is the order of its rows. A table without a model is exported as one object. */
export interface Exported {
  /** Returns what the table holds, for the read-me of the export; by default its words say it. */
  about?(): string;
  model?: Uncapitalize<Prisma.ModelName>;
  order?: object;
  include?: object;
  /** Columns that the CSV leaves out: they have a file of their own. */
  without?: readonly string[];
  /** Exported only where this parameter of the export asks for it, after a recent sign-in. */
  onRequest?: 'prayer' | 'subscribers';
}

/** How rows of other sources are written to a table. */
export interface Imported {
  /** The columns that an import writes. Their order is part of stored fingerprints: it never changes. */
  columns: readonly string[];
  /** Columns that came later, in their order: fingerprints of rows without them stay as they were. */
  laterColumns?: readonly string[];
  /** A row that is there is never written to again. */
  isFinal?: true;
  /** Columns that hold pictures, each with its bucket. */
  pictures?: Readonly<Record<string, string>>;
  /** The path of a row's page, for redirects from the old site. */
  page?(id: string): string;
  /** Returns the row for a record of the source. @throws AppError `invalid` */
  check(values: Readonly<Record<string, unknown>>, title: string): Values;
  /** Returns the ids of rows that equal one of these, by its index. */
  findSame?(database: Database, rows: readonly { row: Values }[]): Promise<ReadonlyMap<number, string>>;
  /** Returns new rows with the columns that a source does not give. */
  complete?(database: Database, rows: readonly Values[]): Promise<Values[]>;
}

/** What a domain registers of a table (lib/<domain>/content.ts). Browsers read it too, so it holds no query. */
export interface RegisteredTable {
  table: string;
  /** The primary key, `id` by default. */
  id?: string;
  /** The topic under which caches and open pages are notified of changes. */
  topic: LiveTopic;
  /** A row as the API and the export give it. */
  row?: z.ZodType;
  /** Presents a stored row; by default it is presented by `row` alone. */
  present?: (row: never) => object;
  /** Columns of HTML: cleaned when they are presented and when they are imported. */
  html?: readonly string[];
  /** Returns what the log and the export call it in the language of the request: mostly a group of messages. */
  words?(): TableWords;
  /** The texts of a stored row that the second language of the site has, too. */
  texts?: (row: never, change: (text: NamedText) => string) => object;
  exported?: Exported;
  /** `apart`: lib/imports/targets writes it in a way of its own. */
  imported?: Imported | 'apart';
}

/** What the log calls a table and its columns, and what the export says of it. */
export interface TableWords<Column extends string = string> {
  /** What one row and several rows are called within a sentence. */
  singular: string;
  plural: string;
  /** The label of the table's filter in the log; null: its changes are shown with the table it is part of. */
  kind: string | null;
  /** Labels of columns, in the order of the form. Columns without a label are not shown. */
  labels: Readonly<Record<Column, string>>;
  /** What a change is about; `name` is the row's title in quotes. Default: 'the {singular} {name}'. */
  subject?: string | ((name: string) => string);
  /** What the table holds, for readers who do not know the site. */
  about?: string;
}

/**
 * A registered table whose changes are logged: the activity log, undo and the notices of changes follow from it. Its
 * triggers are written by a migration.
 */
export interface ContentTable extends RegisteredTable {
  /** What undoing a change needs. */
  permission: Permission | ((change: RowChange) => readonly Permission[]);
  /**
   * The column with the ministry whose leaders may undo them as well, in a `draft` of the row too; `id`: it is that
   * ministry.
   */
  ministry?: string;
  /** Returns the row that a change tells of: its permission is needed to undo it. */
  about?(change: Pick<RowChange, 'before' | 'after'>): { table: string; id: string } | null;
  /** Visitors do not see all of it, so its changes are read with that permission, or as a leader of their ministry. */
  isInternal?: true;
  /** The column that names a row in the log; null when rows have no name. */
  title: string | null;
  words(): TableWords;
  /** Columns that every logged change includes. */
  always?: readonly string[];
  /** Values that the log omits when a row is created. */
  usual?: Values;
  /** Formats a value that is neither null nor empty; undefined: the default format. */
  format?: (column: string, value: Value) => string | null | undefined;
  /** What a change is about, where it takes more than the name that the subject in its words has. */
  subject?: (change: RowChange, name: string) => string;
  /** A sentence for the change; `name` is the row's title in quotes. Default: verb and subject. */
  headline?: (change: RowChange, name: string | null) => string;
  /** Its rows belong to a row of another table, are deleted with it and hold what differs from it. */
  partOf?: {
    table: string;
    /** The column with the parent row's id. */
    column: string;
    /** The column that identifies a part within its parent. */
    key: string;
    /** Values of a part that removes its key from the whole: staff see a deletion. */
    takenOut: Values;
  };
  /** Returns the columns that an undo writes: those before the change, beside the row (null: deleted). Default: as logged. */
  restored?: (before: Values, row: Values | null) => Values;
  /** Reverting the row's effect keeps the row and sets this column. */
  takenBack?: string;
  /** The log entry is named after this row, also when other rows changed with it: always, or after such a change. */
  leads?: boolean | ((change: RowChange) => boolean);
  /** The log tells its changes with those of other tables in the entry, not by themselves. */
  isAside?: boolean;
  /** A change cannot be undone: mostly, since the log does not keep the old values. */
  isFinal?: boolean | 'unless deleted';
}

/** Registers a table. Its line in lib/activity/content-tables.ts is all that the rest of the site needs. */
export function defineContent<const Content extends RegisteredTable | ContentTable>(
  content: Content,
): Content {
  return content;
}

import type { LiveTopic } from '#lib/core/cache/live-topics.ts';

/** A value of a column, as PostgreSQL's `to_jsonb` gives it. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };
/** Columns of a row with their values. */
export type Values = Readonly<Record<string, Value>>;

/** What became of one row: of an update `before` and `after` hold the columns that changed. */
export interface RowChange<Table extends string = string> {
  table_name: Table;
  row_id: string;
  action: 'created' | 'updated' | 'deleted';
  title: string | null;
  before: Values | null;
  after: Values | null;
}

/**
 * A table of content, registered by its domain (lib/<domain>/content.ts): the activity log, the way back from a
 * change and the notices of changes follow from it. Its triggers are written by a migration.
 */
export interface ContentTable {
  table: string;
  /** The column that tells its rows apart, `id` if left out. */
  id?: string;
  /** What caches and open pages hear of when a row changes. */
  topic: LiveTopic;
  /** The column by which the log names a row; null when it has no name of its own. */
  title: string | null;
  /** What a row and several rows are called within a sentence. */
  singular: string;
  plural: string;
  /** What the log can be narrowed to; null: it is told among what it is part of. */
  kind: string | null;
  /** Columns by what staff call them, in the order of the form. A column that is not here is not shown. */
  labels: Readonly<Record<string, string>>;
  /** Columns that every entry of a change has, besides those that changed. */
  always?: readonly string[];
  /** Columns that a row that was made tells nothing by while they have these values. */
  usual?: Values;
  /** A value as staff say it; undefined: as any other. It is neither null nor empty text. */
  format?: (column: string, value: Value) => string | null | undefined;
  /** What a change is about, `name` being the row's title in quotes. Else 'the {singular} {name}'. */
  subject?: (change: RowChange, name: string) => string;
  /** What was done, as a sentence, `name` being the row's title in quotes, if it has one. Else of verb and subject. */
  headline?: (change: RowChange, name: string | null) => string;
  /** Its rows belong to a row of another table, come and go with it, and say what differs from it. */
  partOf?: {
    table: string;
    /** The column that holds the other row's id. */
    column: string;
    /** The column that tells the parts of one row apart. */
    key: string;
    /** What a part says that takes its key out of the whole: for staff that is a deletion. */
    takenOut: Values;
  };
  /** A row stays when what it did is taken back; then this column says when. */
  takenBack?: string;
  /** An entry goes by its row, whatever else changed along with it. */
  leads?: boolean;
  /** The log does not keep what a row was, so a change of it cannot be undone. */
  isFinal?: boolean;
}

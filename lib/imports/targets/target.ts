import type { ImportTable } from '#lib/activity/content-tables.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import type { Bucket } from '#lib/core/storage/picture-limits.ts';
import type { SourceRecord } from '../source.ts';

/** The differences of single dates of a row, by date. */
export type Exceptions = Readonly<Record<string, Values>>;

/** A row with its exceptions, stored or to be written. */
export interface Snapshot {
  row: Values;
  exceptions: Exceptions;
}

export interface WrittenRow extends Snapshot {
  id: string;
}

/** How rows of a table are checked, read and written, many at a time. */
export interface Target {
  table: ImportTable;
  topic: LiveTopic;
  /** The columns that an import writes; staff changes are detected by these. */
  columns: readonly string[];
  /** The last of them, which came later: they count in fingerprints where they hold something. */
  laterColumns?: readonly string[];
  /** Columns that hold pictures, each with its bucket. */
  pictures: Readonly<Record<string, Bucket>>;
  /** How it takes files that no column holds alone: by the name in `SourceRecord.pictures`. */
  files?: {
    /** Stores a file from the web and returns what is kept of it. @throws AppError */
    keep(address: string, title: string, signal: AbortSignal): Promise<string>;
    /** Whether no two rows may have one file; otherwise an address is fetched once for all of them. */
    isOwn?: true;
    /** Whether a row without its file is left out. */
    isNeeded?: true;
    /** Returns the message about a file that could not be fetched; by default it calls the file a picture. */
    failed?(): string;
    /** Returns a message about a file that differs from what its source says, or null. */
    doubt?(row: Values, kept: string): string | null;
    /** Returns the row with what was kept, by the names. */
    place(row: Values, kept: ReadonlyMap<string, string>): Values;
  };
  /** The path of a row's page, for redirects from the old site. */
  page?(id: string, row: Values): string;
  /** Whether the redirects go with the row, and lead to it once it is public. */
  hasOwnRedirects?: true;
  /** Whether a stored row keeps what it has and gains what it lacks. */
  fillsEmpty?: true;
  /** Returns whether a stored row lacks what is known by now beside its columns. */
  lacksFacts?(there: Values, given: Values): boolean;
  /** Whether stored rows are never changed. */
  isFinal?: true;
  /** Returns the row for a record, checked by its domain. @throws AppError `invalid` */
  check(record: Pick<SourceRecord, 'title' | 'values' | 'exceptions'>): Snapshot;
  /** Returns the rows with these ids, locked until the transaction ends. */
  read(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Snapshot>>;
  /** Returns the ids of stored rows that equal one of these, by its index. */
  findSame?(database: Database, rows: readonly Snapshot[]): Promise<ReadonlyMap<number, string>>;
  /** Returns the id of a row that is identified by its content. */
  idOf?(row: Values): string;
  /** `run` is that of an import; an undo has none. */
  insert(database: Database, rows: readonly WrittenRow[], run?: { source_id: string }): Promise<void>;
  update(database: Database, rows: readonly WrittenRow[]): Promise<void>;
  remove(database: Database, ids: readonly string[]): Promise<void>;
}

export const noExceptions: Exceptions = {};

/** Returns the rows with their ids as values. */
export function withIds(rows: readonly WrittenRow[]): Values[] {
  return rows.map(({ id, row }) => ({ ...row, id }));
}

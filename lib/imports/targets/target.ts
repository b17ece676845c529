import type { ImportTable } from '#lib/activity/content-tables.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import type { Database } from '#lib/core/platform/db.ts';
import type { Bucket } from '#lib/uploads/messages.ts';
import type { SourceRecord } from '../source.ts';

/** What differs on single dates of a row, by date. */
export type Exceptions = Readonly<Record<string, Values>>;

/** A row as it is, or as it is to be. */
export interface Snapshot {
  row: Values;
  exceptions: Exceptions;
}

export interface WrittenRow extends Snapshot {
  id: string;
}

/** A table that is written to: how its rows are checked, read and written, many at a time. */
export interface Target {
  table: ImportTable;
  topic: LiveTopic;
  /** What of a row an import says: what staff change of it is found by these. */
  columns: readonly string[];
  /** Columns of pictures, each with the place where its pictures are kept. */
  pictures: Readonly<Record<string, Bucket>>;
  /** The path of a row's page, for redirects from the old site. */
  page?(id: string): string;
  /** A row that is there is never written to again. */
  isFinal?: true;
  /** The record as its domain takes it. @throws AppError `invalid`, in its domain's words */
  check(record: Pick<SourceRecord, 'title' | 'values' | 'exceptions'>): Snapshot;
  /** The rows with these ids; nobody else writes to them until the transaction ends. */
  read(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Snapshot>>;
  /** The id of a row that is what one of these is to be, by the place of that one. */
  findSame?(database: Database, rows: readonly Snapshot[]): Promise<ReadonlyMap<number, string>>;
  /** Of rows that go by what they say: what tells one apart. */
  idOf?(row: Values): string;
  insert(database: Database, rows: readonly WrittenRow[]): Promise<void>;
  update(database: Database, rows: readonly WrittenRow[]): Promise<void>;
  remove(database: Database, ids: readonly string[]): Promise<void>;
}

/** Nothing differs on any date. */
export const noExceptions: Exceptions = {};

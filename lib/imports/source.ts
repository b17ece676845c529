import type { z } from 'zod';
import type { ImportTable } from '#lib/activity/content-tables.ts';

/** A date of a series that differs from its rule. */
export interface SourceException {
  /** The date that the rule gives, yyyy-MM-dd in the church's zone. */
  date: string;
  kind: 'changed' | 'cancelled' | 'removed';
  /** The fields of an event's input that differ on that date. */
  values: Readonly<Record<string, unknown>>;
}

/** One row as a source has it. */
export interface SourceRecord {
  table: ImportTable;
  /** The row's key at the source, the same at each read. */
  key: string;
  /** How a report names it. */
  title: string;
  /** The input of the table's domain as the source has it, not yet checked. */
  values: Readonly<Record<string, unknown>>;
  /** Where it stands in the source, such as 'line 12': a report names it when something is wrong with the row. */
  where?: string;
  /** The row's own id, where the source is a database whose ids are kept. */
  id?: string;
  exceptions?: readonly SourceException[];
  /** Columns whose pictures are fetched and re-encoded, with the picture's address. */
  pictures?: Readonly<Record<string, string>>;
  /** The path of its page on the old site. */
  oldPath?: string;
}

/** What a source yields while it is read: rows, and messages about what it could not read. */
export type SourceItem =
  | { record: SourceRecord }
  | { problem: string }
  /** How many rows there will be, where the source says so. */
  | { total: number }
  /** What the source calls itself, such as the name of a calendar. */
  | { name: string }
  /** What the next read receives, such as an ETag. Never a secret. */
  | { remember: Readonly<Record<string, string>> }
  /** Nothing has changed since the last read; no rows follow. */
  | { isUnchanged: true };

/** What a source is read with. */
export interface SourceContext {
  /** Aborted when the run ends before the source does. */
  signal: AbortSignal;
  /** The church's time zone, of the IANA list. */
  timeZone: string;
  /** The day it is at the church, yyyy-MM-dd. */
  today: string;
  /** What the last complete read left for this one; empty the first time. */
  remembered: Readonly<Record<string, string>>;
}

/**
 * Reads all that a source has, row by row: never everything at once in memory. Of a source that takes a file,
 * `options.file` is the path of it on this machine.
 * @throws AppError `invalid` for a source that cannot be read at all, in words for staff
 */
export type ReadSource<Options> = (options: Options, context: SourceContext) => AsyncIterable<SourceItem>;

/** The definition of a source; its reader receives the options parsed by its schema. */
interface Definition<Options extends z.ZodObject> {
  /** What people choose. */
  label: string;
  /** What it is good for, in a sentence. */
  about: string;
  /** What it asks for beside `source`, `dry_run`, `keep_in_step`, `keep_addresses` and the file. */
  options: Options;
  /** Which of these a form asks for; `file`: what its picker offers, as `accept` has it, null for none. */
  takes: { file: string | null; url: boolean; key: boolean };
  /** Whether a file must come with it, rather than may. */
  needsFile: boolean;
  /** Options that are used once and never stored. A synced source cannot have any that it needs again. */
  secrets: readonly (keyof z.output<Options> & string)[];
  canKeepInStep: boolean;
  /** Whether its rows say where their pages stood. */
  hasAddresses: boolean;
  /** What tells it apart from others of its kind, stored: of an address that is a secret a hash. */
  identityOf(options: z.output<Options>): string;
  /** What rows are said to come from: 'from {name}'. What the source calls itself wins. */
  nameOf(options: z.output<Options>): string;
  /** Loads the reader on first use. */
  load(): Promise<ReadSource<z.output<Options> & { file?: string }>>;
}

export type ImportSource = Definition<z.ZodObject> & { options: z.ZodObject };

/** Checks a definition against its own options. */
export function defineSource<Options extends z.ZodObject>(definition: Definition<Options>): ImportSource {
  return definition as unknown as ImportSource;
}

import type { z } from 'zod';
import type { ImportTable } from '#lib/activity/content-tables.ts';

/** A date of a series that is not as its rule has it. */
export interface SourceException {
  /** The date that the rule gives, yyyy-MM-dd in the church's zone. */
  date: string;
  kind: 'changed' | 'cancelled' | 'removed';
  /** What is otherwise on that date: fields of an event's input. */
  values: Readonly<Record<string, unknown>>;
}

/** One row as a source has it. */
export interface SourceRecord {
  table: ImportTable;
  /** What tells it apart at the source, the same each time it is read. */
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
  /** Columns whose pictures are fetched and drawn anew, with the picture's address. */
  pictures?: Readonly<Record<string, string>>;
  /** Where its page stood on the site it comes from: a path of that site. */
  oldPath?: string;
}

/** What a source tells while it is read: rows, and in words what it could not give. */
export type SourceItem =
  | { record: SourceRecord }
  | { problem: string }
  /** How many rows there will be, where the source says so. */
  | { total: number }
  /** What the source calls itself, such as the name of a calendar. */
  | { name: string }
  /** What to be handed the next time it is read, such as an ETag. Never a secret. */
  | { remember: Readonly<Record<string, string>> }
  /** It says that nothing has changed since then; no rows follow. */
  | { isUnchanged: true };

/** What a source is read with. */
export interface SourceContext {
  /** Aborted when the run ends before the source does. */
  signal: AbortSignal;
  /** The church's time zone, of the IANA list. */
  timeZone: string;
  /** The day it is at the church, yyyy-MM-dd. */
  today: string;
  /** What it asked to be handed when it was last read to the end; empty the first time. */
  remembered: Readonly<Record<string, string>>;
}

/**
 * Reads all that a source has, row by row: never everything at once in memory. Of a source that takes a file,
 * `options.file` is the path of it on this machine.
 * @throws AppError `invalid` for a source that cannot be read at all, in words for staff
 */
export type ReadSource<Options> = (options: Options, context: SourceContext) => AsyncIterable<SourceItem>;

/** What a source says of itself; its reader is handed what its own schema made of the options. */
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
  /** Options that are used once and stored nowhere. What is kept in step cannot do without what it stores. */
  secrets: readonly (keyof z.output<Options> & string)[];
  canKeepInStep: boolean;
  /** Whether its rows say where their pages stood. */
  hasAddresses: boolean;
  /** What tells it apart from others of its kind, stored: of an address that is a secret a hash. */
  identityOf(options: z.output<Options>): string;
  /** What rows are said to come from: 'from {name}'. What the source calls itself wins. */
  nameOf(options: z.output<Options>): string;
  /** Loaded late: nobody who brings nothing in needs its code. */
  load(): Promise<ReadSource<z.output<Options> & { file?: string }>>;
}

export type ImportSource = Definition<z.ZodObject> & { options: z.ZodObject };

/** Checks a definition against its own options. */
export function defineSource<Options extends z.ZodObject>(definition: Definition<Options>): ImportSource {
  return definition as unknown as ImportSource;
}

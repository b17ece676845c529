import { z } from 'zod';
import type { ImportTable } from '#lib/activity/content-tables.ts';
import type { Builder, ImportFact } from './site/facts.ts';

/** A date of a series that differs from its rule. */
export interface SourceException {
  /** The date that the rule gives, yyyy-MM-dd in the church's zone. */
  date: string;
  kind: 'changed' | 'cancelled' | 'removed';
  /** The fields of an event's input that differ on that date. */
  values: Readonly<Record<string, unknown>>;
}

export interface SourceRecord {
  table: ImportTable;
  /** The row's key in the source, the same at each read. */
  key: string;
  title: string;
  /** The input of the table's domain, not yet checked. */
  values: Readonly<Record<string, unknown>>;
  /** Its place in the source, such as 'line 12', for reports of an invalid row. */
  where?: string;
  /** The row's id in a database whose ids are kept. */
  id?: string;
  exceptions?: readonly SourceException[];
  /** Addresses of pictures to fetch and re-encode, by column. */
  pictures?: Readonly<Record<string, string>>;
  /** Those of them that are not fetched. */
  left?: readonly string[];
  /** The paths of its page on the old site, with blanks between them. */
  oldPath?: string;
}

/** What a source yields: rows, messages about what it could not read, and facts about itself. */
export type SourceItem =
  | { record: SourceRecord }
  | { problem: string }
  | { total: number }
  /** The source's own name, such as that of a calendar. */
  | { name: string }
  /** State for the next read, such as an ETag. Never a secret. */
  | { remember: Readonly<Record<string, string>> }
  /** What the old site was made with. */
  | { builder: Builder }
  /** What is being read now: an address. */
  | { reading: string }
  | { fact: ImportFact }
  /** Nothing has changed since the last read; no rows follow. */
  | { isUnchanged: true };

export interface SourceContext {
  /** Aborted when the run ends before the source does. */
  signal: AbortSignal;
  /** The church's time zone (IANA). */
  timeZone: string;
  /** The day at the church, yyyy-MM-dd. */
  today: string;
  /** The addresses of own pages that did not come from this source. */
  takenPaths?: readonly string[];
  /** The state that the last complete read left; empty the first time. */
  remembered: Readonly<Record<string, string>>;
}

/** Reads a source; `options.file` is the path of an upload. @throws AppError `invalid`, with a message for staff */
export type ReadSource<Options> = (options: Options, context: SourceContext) => AsyncIterable<SourceItem>;

/** The options of sources that may be kept sealed. */
export const keyNames = ['app_id', 'secret', 'token'] as const;
export type KeyName = (typeof keyNames)[number];

/** The definition of a source; its reader receives the options parsed by its schema. */
interface Definition<Options extends z.ZodObject> {
  /** Its name and what it brings in, for people. */
  words: () => {
    readonly label: string;
    readonly about: string;
    /** The labels of the secrets that it keeps, in the form. */
    readonly keys?: Readonly<Partial<Record<KeyName, string>>>;
  };
  /** Options beside `source`, `dry_run`, `keep_in_step`, `keep_addresses` and the file. */
  options: Options;
  /** The fields of the form; `file` is the `accept` of its picker, null for no file. */
  takes: { file: string | null; url: boolean; key: boolean };
  needsFile?: boolean;
  /** Options that are used once and never stored in clear. */
  secrets?: readonly (keyof z.output<Options> & string)[];
  /** Whether they are stored, sealed by AUTH_SECRET, once it is synced: it needs them at each read. */
  keepsSecrets?: true;
  canKeepInStep?: boolean;
  /** Whether it has only what is still to come: what is over when it leaves the source was not deleted there. */
  hasOnlyComing?: true;
  /** Whether its rows have the paths of their old pages. */
  hasAddresses?: boolean;
  /** Whether they always lead on, unasked. */
  keepsAddresses?: boolean;
  /** The most time that reading it takes, where it is more than that of others. */
  wholeMilliseconds?: number;
  /** Returns what distinguishes it from other sources of its kind; a hash of it is stored. */
  identityOf(options: z.output<Options>): string;
  /** Returns its name in 'From {name}', unless the source yields its own. */
  nameOf(options: z.output<Options>): string;
  load(): Promise<ReadSource<z.output<Options> & { file?: string }>>;
}

export type ImportSource = Definition<z.ZodObject> & { options: z.ZodObject };

/** Checks a definition against its own options. */
export function defineSource<Options extends z.ZodObject>(definition: Definition<Options>): ImportSource {
  return definition as unknown as ImportSource;
}

/** Returns a field for a boolean, also as a form sends it. */
export const decided = (usual: boolean) =>
  z
    .union([
      z.boolean(),
      z.enum(['true', 'false', 'on', '']).transform((text) => text === 'true' || text === 'on'),
    ])
    .default(usual);

import type { z } from 'zod';
import type { ReadSource } from './source.ts';

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

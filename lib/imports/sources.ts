import { csvSource } from './csv/source.ts';
import type { ImportSource } from './define-source.ts';
import { feedSource } from './feed/source.ts';
import { icsSource } from './ics/source.ts';

/**
 * Where content can come from, by the name that the API and the command use. To add one: a folder `lib/imports/<name>`
 * with its reader (`ReadSource` of source.ts) and a `source.ts` that defines it, and a line here. Form, API, command
 * and the API's document read this table.
 */
export const importSources: Readonly<Record<string, ImportSource>> = {
  csv: csvSource,
  feed: feedSource,
  ics: icsSource,
};

/** The source of that name. */
export function sourceOf(name: string): ImportSource | undefined {
  return Object.hasOwn(importSources, name) ? importSources[name] : undefined;
}

import { csvSource } from './csv/source.ts';
import { feedSource } from './feed/source.ts';
import { icsSource } from './ics/source.ts';
import { postgresqlSource } from './postgresql/source.ts';
import { postgrestSource } from './postgrest/source.ts';
import { churchToolsSource } from './programs/church-tools/source.ts';
import { planningCenterSource } from './programs/planning-center/source.ts';
import { siteSource } from './site/source.ts';
import type { ImportSource } from './source.ts';
import { wordpressSource } from './wordpress/source.ts';

/**
 * The sources of imports by their names in the API and the command, the commonest first. To add one: a folder
 * `lib/imports/<name>`, of a program with an API `lib/imports/programs/<name>`, with its reader (`ReadSource` of source.ts) and a `source.ts` that defines it, and a line here.
 */
export const importSources: Readonly<Record<string, ImportSource>> = {
  site: siteSource,
  wordpress: wordpressSource,
  ics: icsSource,
  csv: csvSource,
  feed: feedSource,
  'planning-center': planningCenterSource,
  'church-tools': churchToolsSource,
  postgrest: postgrestSource,
  postgresql: postgresqlSource,
};

/** Returns the source of that name. */
export function sourceOf(name: string): ImportSource | undefined {
  return Object.hasOwn(importSources, name) ? importSources[name] : undefined;
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environmentSchema } from '#lib/core/process/env.ts';
import { withMarkedPart } from './marked-part.ts';

const document = join(import.meta.dirname, '../../docs/settings.md');

/** Returns the table of all settings, from their schema. */
export function settingsTable(): string {
  const rows = Object.entries(environmentSchema.shape).map(([name, field]) => {
    const { standard, description } = field.meta() ?? {};
    return `| \`${name}\` | ${standard} | ${description} |`;
  });
  return ['| Setting | When it is missing | What it is |', '|---|---|---|', ...rows].join('\n');
}

/** Returns the text with the current table between its markers. */
export function withSettingsTable(text: string): string {
  return withMarkedPart(text, 'env', settingsTable());
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  await writeFile(document, withSettingsTable(await readFile(document, 'utf8')));
}

import { z } from 'zod';
import { siteUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { momentTimestamp } from '#lib/core/dates/church-time.ts';
import { zoneName } from '#lib/core/dates/zone-name.ts';
import { messages } from '#lib/language/messages.ts';
import type { ExportedTable } from './exported-table.ts';

const columnsOfLine = 96;

/** Returns the text that explains the export to readers who do not have the site. */
export function readMe(tables: readonly ExportedTable[], now: Date): string {
  const { name, time_zone } = currentChurch();
  const words = messages.exportReadMe;
  const parts = [
    words.title(name),
    words.written(momentTimestamp(now), siteUrl()),
    heading(words.here),
    ...folders(tables).map(([path, about]) => `${path}\n${about}`),
    heading(words.reading),
    ...[words.texts, words.dates(`${zoneName(time_zone)}, ${time_zone}`), words.pictures],
    heading(words.missing),
    ...missing(tables),
    heading(words.tables),
    ...tables.map(describeTable),
  ];
  return `${parts.map(wrapped).join('\n\n')}\n`;
}

function folders(tables: readonly ExportedTable[]): [path: string, about: string][] {
  const words = messages.exportReadMe;
  return [
    ['json/', words.json(tables.length)],
    ['csv/', words.csv],
    ['calendar.ics', words.calendar],
    ['sermons.xml', words.sermons],
    ['uploads/', words.uploads],
  ];
}

function missing(tables: readonly ExportedTable[]): string[] {
  const { secrets, noPrayer, noSubscribers, purpose } = messages.exportReadMe;
  const has = (name: string) => tables.some(({ table }) => table === name);
  return [
    secrets,
    ...(has('prayer_requests') ? [] : [noPrayer]),
    ...(has('subscribers') ? [] : [noSubscribers]),
    purpose,
  ];
}

/** Lists the columns, in English with the descriptions of the API's reference, which has no other language. */
function describeTable({ table, about, row }: ExportedTable): string {
  const fields = row instanceof z.ZodObject ? Object.entries(row.shape as Record<string, z.ZodType>) : [];
  const lines = fields.map(([name, field]) => {
    const description = churchLanguage() === 'en' && field.meta()?.description;
    return description ? `  ${name}: ${description}` : `  ${name}`;
  });
  return [`${table}: ${about}`, ...lines].join('\n');
}

function heading(text: string): string {
  return `${text}\n${'-'.repeat(text.length)}`;
}

/** Wraps the text at the width of a printed page. */
function wrapped(text: string): string {
  return text.split('\n').map(wrappedLine).join('\n');
}

function wrappedLine(line: string): string {
  const indent = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  for (const word of line.trim().split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= columnsOfLine)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${indent}${lines.length > 0 && indent ? '  ' : ''}${word}`);
  }
  return lines.join('\n');
}

import { z } from 'zod';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { momentTimestamp } from '#lib/core/dates/church-time.ts';
import { siteUrl } from '#lib/core/site/urls.ts';
import type { ExportedTable } from './exported-table.ts';

const columnsOfLine = 96;

/** Returns the text that explains the export to readers who do not have the site. */
export function readMe(tables: readonly ExportedTable[], now: Date): string {
  const { name, time_zone } = currentChurch();
  const parts = [
    `${name}: everything of its website`,
    `Written on ${momentTimestamp(now)} by ${siteUrl()}. Tables are read one after the other: what was changed while this was written may be in one file and not yet in another.`,
    heading('What is here'),
    ...folders(tables).map(([path, about]) => `${path}\n${about}`),
    heading('How to read it'),
    ...reading(time_zone),
    heading('What is not here'),
    ...missing(tables),
    heading('The tables'),
    ...tables.map(describeTable),
  ];
  return `${parts.map(wrapped).join('\n\n')}\n`;
}

function folders(tables: readonly ExportedTable[]): [path: string, about: string][] {
  return [
    ['json/', `Each of the ${tables.length} tables below, whole. This is what a program should read.`],
    ['csv/', 'The tables that are lists, for spreadsheets: a row to a line, names of columns first.'],
    ['calendar.ics', 'The calendar as other calendars read it (iCalendar, RFC 5545), with its series.'],
    ['sermons.xml', 'The newest sermons as podcast and news programs read them (RSS 2.0).'],
    ['uploads/', 'The pictures that were uploaded, WebP each. The rows name them as /uploads/....'],
  ];
}

function reading(zone: string): string[] {
  return [
    'All texts are UTF-8. CSV is as RFC 4180 has it, begins with a byte order mark, and keeps lists and objects as JSON within a cell. A cell that begins with =, +, - or @ has an apostrophe before it, so that no spreadsheet takes it for a formula: take it away again.',
    `Dates are yyyy-MM-dd and times are what people read on the clock, both in the time zone of the church: ${zone} (IANA). Moments such as created_at are ISO 8601 in UTC. Announcements name a zone of their own.`,
    'A picture whose address begins with https:// is kept elsewhere, at that address.',
  ];
}

function missing(tables: readonly ExportedTable[]): string[] {
  const hasPrayer = tables.some(({ table }) => table === 'prayer_requests');
  return [
    'Passwords, second factors, sessions and the keys of the site are in no export.',
    ...(hasPrayer ? [] : ['Prayer requests were not asked for.']),
    'This is for reading and moving on. To bring this site back as it was, keep its backups.',
  ];
}

function describeTable({ table, about, row }: ExportedTable): string {
  const fields = row instanceof z.ZodObject ? Object.entries(row.shape as Record<string, z.ZodType>) : [];
  const lines = fields.map(([name, field]) => {
    const description = field.meta()?.description;
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

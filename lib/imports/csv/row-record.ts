import { createHash } from 'node:crypto';
import type { SourceRecord } from '../source.ts';
import { cellText, clockWords, isYes, readFrequency, readMoment } from './cells.ts';
import type { CsvTable } from './columns.ts';

type Cells = Readonly<Record<string, string>>;

const flags = new Set([
  'is_featured',
  'show_in_banner',
  'is_offsite',
  'has_fixed_time',
  'is_active',
  'is_urgent',
  'active',
  'is_anonymous',
]);
const pictures = new Set(['image_url', 'thumbnail_url', 'imageurl', 'picture_url']);
const numbers = new Set(['target_weekday', 'length_minutes']);

/** A row of a file as its table's record: `cells` by the columns they are matched with. */
export function recordOf(
  table: CsvTable,
  cells: Cells,
  { line, monthFirst }: { line: number; monthFirst: boolean },
): SourceRecord {
  const texts = Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, cellText(cell)]));
  const values = { ...valuesOf(texts), ...(shapes[table]?.(texts, monthFirst) ?? {}) };
  const { id } = texts;
  const title = String(values.title ?? values.name ?? values.message ?? values.email ?? '');
  return {
    table,
    key: id || keyOf(table, values),
    title: table === 'prayer_requests' ? `Prayer request, line ${line}` : title,
    where: `line ${line}`,
    values,
    pictures: picturesOf(texts),
    ...(id && { id }),
  };
}

/** Every matched cell that says something; pictures of the web are fetched, and stand apart. */
function valuesOf(texts: Cells): Record<string, unknown> {
  const named = Object.entries(texts).filter(([column, text]) => column !== 'id' && text !== '');
  const kept = named.filter(([column, text]) => !(pictures.has(column) && isWeb(text)));
  return Object.fromEntries(kept.map(([column, text]) => [column, meaningOf(column, text)]));
}

function meaningOf(column: string, text: string): string | number | boolean {
  if (flags.has(column)) return isYes(text);
  return numbers.has(column) ? Number(text) : text;
}

function picturesOf(texts: Cells): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).filter(([column, text]) => pictures.has(column) && isWeb(text)),
  );
}

function isWeb(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

type Shape = (texts: Cells, monthFirst: boolean) => Record<string, unknown>;

/** What a table's cells mean beyond their texts. */
const shapes: Readonly<Partial<Record<CsvTable, Shape>>> = {
  events: eventValues,
  sermons: ({ date = '' }, monthFirst) => ({ date: readMoment(date, monthFirst).date }),
  announcements: ({ start_date = '', end_date = '' }, monthFirst) => ({
    start_date: localMoment(start_date, monthFirst),
    end_date: localMoment(end_date, monthFirst),
  }),
};

function eventValues(texts: Cells, monthFirst: boolean): Record<string, unknown> {
  const { date: given = '', time = '', end_time = '', end_date = '', recurrence_frequency = '' } = texts;
  const { date, clock } = readMoment(given, monthFirst);
  const start = clockWords(time || clock || '');
  const end = clockWords(end_time);
  const frequency = readFrequency(recurrence_frequency);
  const weeks = (texts.weekday_occurrences ?? '').match(/[1-5]/g);
  const weekday = texts.target_weekday;
  const isAdvanced = frequency === 'advanced_monthly' || (frequency === 'monthly' && weekday);
  return {
    date,
    time: start && end ? `${start} - ${end}` : start,
    end_time: undefined,
    end_date: end_date ? readMoment(end_date, monthFirst).date : null,
    is_recurring: frequency !== '',
    recurrence_frequency: isAdvanced ? 'advanced_monthly' : frequency || null,
    recurrence_pattern: isAdvanced ? 'nth_weekday' : null,
    weekday_occurrences: weeks,
  };
}

function localMoment(text: string, monthFirst: boolean): string {
  const { date, clock } = readMoment(text, monthFirst);
  return clock ? `${date}T${clock}` : date;
}

/** What tells a row apart where it has no id of its own: what people would call it, and when it is. */
function keyOf(table: CsvTable, values: Readonly<Record<string, unknown>>): string {
  const parts = {
    events: ['title', 'date', 'time'],
    sermons: ['title', 'date'],
    ministries: ['title'],
    leaders: ['name'],
    announcements: ['message', 'start_date'],
    prayer_team_emails: ['email'],
    prayer_requests: ['email', 'request'],
  }[table];
  const key = parts.map((name) => String(values[name] ?? '').toLowerCase()).join(' | ');
  // What is kept for years tells nothing of who prays, or asks for it.
  if (table === 'prayer_team_emails' || table === 'prayer_requests')
    return createHash('sha256').update(key).digest('base64url');
  return key.slice(0, 500);
}

import { createHash } from 'node:crypto';
import { currentChurch, runWithChurch } from '#lib/core/church/current-church.ts';
import { isDateText } from '#lib/core/dates/calendar-date.ts';
import { clockOf } from '#lib/core/dates/church-time.ts';
import { zonedMoment } from '#lib/core/dates/zoned-moment.ts';
import { mailboxOf } from '#lib/core/text/mailbox.ts';
import { messages } from '#lib/language/messages.ts';
import { hasMarkup } from '../markup/html-words.ts';
import { severalLines } from '../markup/written-text.ts';
import type { SourceItem } from '../source.ts';
import { personName } from '../values/person-name.ts';
import { isSoundAddress } from '../values/sound-address.ts';
import { cellText, isYes, readTime } from './cells.ts';
import type { CsvTable } from './columns.ts';
import { eventValues } from './event-values.ts';
import type { RowReading, Shaped } from './row-reading.ts';

type Cells = Readonly<Record<string, string>>;

const flags = new Set(
  'is_featured show_in_banner is_offsite has_fixed_time is_active is_urgent active is_anonymous'.split(' '),
);
const pictures = new Set(['image_url', 'thumbnail_url', 'imageurl', 'picture_url']);
const numbers = new Set(['target_weekday', 'length_minutes']);
/** Columns that are part of other values. */
const parts = new Set(['id', 'is_all_day', 'is_private', 'first_name', 'last_name']);
const plainTexts: Readonly<Partial<Record<CsvTable, readonly string[]>>> = {
  events: ['title', 'location', 'description'],
  sermons: ['title', 'speaker', 'passage', 'series', 'description'],
  announcements: ['message'],
  leaders: ['name', 'role', 'words'],
};

/** Returns the record of a row, with messages about assumptions. `cells` are by the columns they are matched with. */
export function rowItems(
  table: CsvTable,
  cells: Cells,
  { line, reading }: { line: number; reading: RowReading },
): SourceItem[] {
  const texts = textsOf(table, cells);
  const shaped = shapes[table]?.(texts, reading);
  const values = { ...valuesOf(texts), ...shaped?.values };
  const neutralKey = () => rowKey(table, () => ({ ...values, ...shapes[table]?.(texts, reading).values }));
  const { id } = texts;
  const title = String(values.title ?? values.name ?? values.message ?? values.email ?? '');
  const record = {
    table,
    key: id || neutralKey(),
    title: table === 'prayer_requests' ? messages.csv.prayerRequest(line) : title,
    where: messages.csv.line(line),
    values,
    pictures: picturesOf(texts),
    ...(id && { id }),
  };
  const notes = shaped?.notes ?? [];
  return [{ record }, ...notes.map((note) => ({ problem: messages.csv.ofRow(record.title, line, note) }))];
}

function textsOf(table: CsvTable, cells: Cells): Record<string, string> {
  const plain = plainTexts[table] ?? [];
  const texts = Object.entries(cells).map(([column, cell]) => {
    const text = cellText(cell);
    if (column === 'speaker') return [column, personName(text, Number.POSITIVE_INFINITY)] as const;
    const isHtml = plain.includes(column) && hasMarkup(text);
    return [column, isHtml ? severalLines(text, Number.POSITIVE_INFINITY) : text] as const;
  });
  const named = Object.fromEntries(texts);
  const name = named.name || [named.first_name, named.last_name].filter(Boolean).join(' ');
  return { ...named, ...(name !== '' && { name }) };
}

/** Returns the cells that are not empty, without pictures on the web, which are fetched. */
function valuesOf(texts: Cells): Record<string, unknown> {
  const named = Object.entries(texts).filter(([column, text]) => !parts.has(column) && text !== '');
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

/** The values of each table that depend on several cells or on the style of the list. */
const shapes: Readonly<Partial<Record<CsvTable, (texts: Cells, reading: RowReading) => Shaped>>> = {
  events: eventValues,
  sermons({ date = '', video_url = '', audio_url = '' }, reading) {
    const moment = reading.momentOf(date, 'date', { upTo: reading.today });
    const isSound = audio_url === '' && isSoundAddress(video_url);
    const media = isSound ? { video_url: undefined, audio_url: video_url } : {};
    return { values: { date: moment?.date ?? date, ...media }, notes: moment?.notes ?? [] };
  },
  announcements({ start_date = '', end_date = '' }, reading) {
    const start = clockMoment(start_date, 'start_date', reading);
    const end = clockMoment(end_date, 'end_date', reading);
    return {
      values: { start_date: start.text, end_date: end.text },
      notes: [...start.notes, ...end.notes],
    };
  },
  prayer_requests({ created_at: cell = '' }, reading) {
    if (cell === '' || isInstant(cell)) return { values: { created_at: cell || undefined }, notes: [] };
    const { text, notes } = clockMoment(cell, 'created_at', reading);
    if (text === cell && !isDateText(cell))
      return { values: { created_at: undefined }, notes: [messages.csv.noMoment(cell)] };
    const clock = `${text.slice(0, 10)}T${text.slice(11) || '12:00'}:00`;
    const moment = new Date(zonedMoment(clock, reading.timeZone));
    return { values: { created_at: moment.toISOString() }, notes };
  },
};

/** Returns yyyy-MM-dd, with THH:mm where the cell has a time; an unreadable cell is returned as it is. */
function clockMoment(cell: string, column: string, reading: RowReading) {
  const near = column === 'created_at' ? { upTo: reading.today } : { from: reading.today };
  const moment = reading.momentOf(cell, column, near);
  if (!moment) return { text: cell, notes: [] };
  if (moment.time === '') return { text: moment.date, notes: moment.notes };
  const { minutes } = readTime(moment.time, reading);
  if (minutes === null) return { text: cell, notes: moment.notes };
  return { text: `${moment.date}T${clockOf(minutes)}`, notes: moment.notes };
}

/** Whether the text is a moment with an offset (RFC 3339). */
function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\d[T ].*(?:Z|[+-]\d\d(?::?\d\d)?)$/i.test(text) && !Number.isNaN(Date.parse(text));
}

/**
 * Returns the key of a row without an id: its name and its time. Keys are stored for years, so `read` is called as for a
 * church that writes English and 12 hours.
 */
function rowKey(table: CsvTable, read: () => Readonly<Record<string, unknown>>): string {
  const values = runWithChurch({ ...currentChurch(), language: 'en', clock: '12' }, read);
  const parts = {
    events: ['title', 'date', 'time'],
    sermons: ['title', 'date'],
    ministries: ['title'],
    leaders: ['name'],
    announcements: ['message', 'start_date'],
    prayer_team_emails: ['email'],
    prayer_requests: ['email', 'request'],
  }[table];
  const key = parts.map((name) => partOf(name, String(values[name] ?? ''))).join(' | ');
  // Those of prayer reveal no person.
  if (table === 'prayer_team_emails' || table === 'prayer_requests')
    return createHash('sha256').update(key).digest('base64url');
  return key.slice(0, 500);
}

function partOf(name: string, text: string): string {
  return name === 'email' ? mailboxOf(text) : text.toLowerCase();
}

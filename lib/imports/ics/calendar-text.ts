import { AppError } from '#lib/core/operations/errors.ts';
import { LenientUtf8, unicodeEncoding } from '#lib/core/text/lenient-utf8.ts';
import { messages } from '#lib/language/messages.ts';
import { oneLine } from '../markup/written-text.ts';
import { icsLimits } from '../reading/limits.ts';
import { readProperty, textOf } from './component.ts';

/** A calendar as the lines of its components, so that a broken one does not affect the others. */
export interface CalendarText {
  name: string | null;
  zones: string[][];
  entries: EntryText[];
}

export interface EntryText {
  lines: string[];
  /** Its VCALENDAR, with the zone of times without one (X-WR-TIMEZONE). */
  calendar: { zone: string | null };
}

const mostEntries = 20_000;

/** Splits one or several calendars; text around them is skipped. @throws AppError `invalid` */
export function splitCalendar(bytes: Buffer): CalendarText {
  const lines = calendarLines(contentLines(bytes));
  const found: CalendarText = { name: null, zones: [], entries: [] };
  let calendar: EntryText['calendar'] = { zone: null };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const component = componentOf(line);
    if (component === null) readCalendarLine(found, calendar, line);
    else if (component === 'VCALENDAR') calendar = { zone: null };
    else at = takeComponent({ found, calendar }, lines, at, component);
    if (found.entries.length > mostEntries) throw new AppError('invalid', messages.ics.tooMany(mostEntries));
  }
  return found;
}

/**
 * Returns the content lines of an iCalendar stream (RFC 5545, 3.1) without empty ones. They are unfolded before they are
 * decoded: a fold may divide the bytes of one letter.
 */
function contentLines(bytes: Buffer): string[] {
  const encoding = unicodeEncoding(bytes);
  const isUtf16 = encoding !== null && encoding !== 'utf-8';
  const unfolded = (isUtf16 ? Buffer.from(new TextDecoder(encoding).decode(bytes)) : bytes)
    .toString('latin1')
    .replace(/[\r\n]+/g, '\n')
    .replace(/\n[ \t]/g, '')
    .replace(/^(?:\xef\xbb\xbf)+/gm, '');
  return new LenientUtf8().decode(Buffer.from(unfolded, 'latin1')).split('\n');
}

/** Returns the lines from the first BEGIN to the last END; a page cache may have added text after it. */
function calendarLines(lines: readonly string[]): string[] {
  const begins = (line: string) => /^\s*BEGIN:\s*VCALENDAR\s*$/i.test(line);
  const begin = lines.findIndex(begins);
  const end = lines.findLastIndex((line) => /^END:\s*VCALENDAR\b/i.test(line));
  if (begin === -1) {
    const isPage = /^\s*</.test(lines.find((line) => line.trim() !== '') ?? '');
    throw new AppError('invalid', isPage ? messages.ics.page : messages.ics.notACalendar);
  }
  if (end < lines.findLastIndex(begins)) throw new AppError('invalid', messages.ics.brokenOff);
  return lines.slice(begin, end + 1);
}

/** Returns the name of the component that begins on a line, or null. What is longer makes no pattern, and is no name. */
function componentOf(line: string): string | null {
  return /^BEGIN:\s*([\w-]{1,100})\s*$/i.exec(line)?.[1]?.toUpperCase() ?? null;
}

/** Keeps the component that begins at a line. Returns the index of its last line; its END may be missing. */
function takeComponent(
  { found, calendar }: { found: CalendarText; calendar: EntryText['calendar'] },
  lines: readonly string[],
  begin: number,
  name: string,
): number {
  const isEnd = new RegExp(`^END:\\s*${name}\\s*$`, 'i');
  const isNext = new RegExp(`^(?:BEGIN:\\s*${name}\\s*$|(?:BEGIN|END):\\s*VCALENDAR\\b)`, 'i');
  let end = begin + 1;
  while (end < lines.length && !isEnd.test(lines[end] ?? '') && !isNext.test(lines[end] ?? '')) end += 1;
  const isEnded = isEnd.test(lines[end] ?? '');
  const own = lines.slice(begin, isEnded ? end + 1 : end);
  if (name === 'VEVENT') found.entries.push({ lines: own, calendar });
  if (name === 'VTIMEZONE') found.zones.push(own);
  return isEnded ? end : end - 1;
}

function readCalendarLine(found: CalendarText, calendar: EntryText['calendar'], line: string): void {
  const property = /^(?:X-WR-|NAME|TIMEZONE-ID)/i.test(line) ? readProperty(line) : null;
  if (!property) return;
  const value = oneLine(textOf({ properties: [property] }, property.name), 200);
  if (value === '') return;
  if (/^(?:X-WR-CALNAME|NAME)$/.test(property.name)) found.name ??= value;
  if (/^(?:X-WR-TIMEZONE|TIMEZONE-ID)$/.test(property.name)) calendar.zone ??= value;
}

/** Texts that are shortened anyway; programs repeat them in a parameter (ALTREP). */
const texts = new Set(['SUMMARY', 'LOCATION', 'DESCRIPTION', 'X-ALT-DESC']);
const dates = new Set(['EXDATE', 'RDATE']);
/** The properties that are read. */
const read = new Set([
  ...['DTSTART', 'DTEND', 'DURATION', 'RECURRENCE-ID', 'RRULE', 'EXRULE', ...dates],
  ...['UID', 'SEQUENCE', 'STATUS', 'CLASS', 'URL', 'DTSTAMP', 'LAST-MODIFIED', 'BEGIN', 'END'],
  'X-MICROSOFT-CDO-ALLDAYEVENT',
]);

/** Returns lines with long texts shortened, without long ones that are not read. @throws Error beyond `icsLimits` */
export function boundedLines(lines: readonly string[]): string[] {
  const bounded = lines.flatMap(boundedLine);
  const listed = bounded.filter((line) => dates.has(nameOf(line)));
  const characters = bounded.reduce((sum, { length }) => sum + length, 0);
  if (characters > icsLimits.entryCharacters || countOf(listed) > icsLimits.dates)
    throw new Error('Too much.');
  return bounded;
}

function boundedLine(line: string): string[] {
  const { lineCharacters, parameterCharacters } = icsLimits;
  if (line.length <= parameterCharacters) return [line];
  const property = readProperty(line);
  if (!property) return [line.slice(0, lineCharacters)];
  const { name, parameters, value } = property;
  if (parameters.length <= parameterCharacters && value.length <= lineCharacters) return [line];
  if (read.has(name)) throw new Error('Too long.');
  const kept = parameters.length <= parameterCharacters ? parameters : '';
  return texts.has(name) ? [`${name}${kept}:${value.slice(0, lineCharacters)}`] : [];
}

function nameOf(line: string): string {
  return (/^[\w-]{1,60}/.exec(line)?.[0] ?? '').toUpperCase();
}

function countOf(lines: readonly string[]): number {
  return lines.reduce((count, line) => count + line.split(',').length, 0);
}

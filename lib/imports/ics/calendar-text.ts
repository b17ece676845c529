import { AppError } from '#lib/core/operations/errors.ts';
import { icsLimits } from '../reading/limits.ts';
import { LenientUtf8, unicodeEncoding } from '../text/lenient-utf8.ts';
import { oneLine } from '../text/written-text.ts';
import { readProperty, textOf } from './component.ts';
import { icsMessages } from './messages.ts';

/** A calendar taken apart: each component as its lines, which one that is broken leaves whole. */
export interface CalendarText {
  name: string | null;
  zones: string[][];
  entries: EntryText[];
}

export interface EntryText {
  lines: string[];
  /** The VCALENDAR that it is of, with the zone that this names for all of its times (X-WR-TIMEZONE). */
  calendar: { zone: string | null };
}

const mostEntries = 20_000;

/**
 * Takes the bytes of one calendar or several apart. What stands before and behind them is passed over.
 * @throws AppError `invalid` for a text that is none, ends early or has more entries than a church could
 */
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
    if (found.entries.length > mostEntries) throw new AppError('invalid', icsMessages.tooMany(mostEntries));
  }
  return found;
}

/**
 * The content lines of an iCalendar stream (RFC 5545, 3.1), unfolded before they are decoded: a fold may lie within the
 * bytes of one letter. Empty lines are left out.
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

/** The lines from the first calendar's beginning to the last one's end, which a page cache may have written behind. */
function calendarLines(lines: readonly string[]): string[] {
  const begins = (line: string) => /^\s*BEGIN:\s*VCALENDAR\s*$/i.test(line);
  const begin = lines.findIndex(begins);
  const end = lines.findLastIndex((line) => /^END:\s*VCALENDAR\b/i.test(line));
  if (begin === -1) {
    const isPage = /^\s*</.test(lines.find((line) => line.trim() !== '') ?? '');
    throw new AppError('invalid', isPage ? icsMessages.page : icsMessages.notACalendar);
  }
  if (end < lines.findLastIndex(begins)) throw new AppError('invalid', icsMessages.brokenOff);
  return lines.slice(begin, end + 1);
}

/** The name of the component that the line begins; null for any other line. */
function componentOf(line: string): string | null {
  return /^BEGIN:\s*([\w-]+)\s*$/i.exec(line)?.[1]?.toUpperCase() ?? null;
}

/** Keeps the component that begins at a line. Gives the line of its end, or the last before what comes instead of one. */
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

/** Texts that are cut anyway; programs write them once more as a parameter (ALTREP). */
const texts = new Set(['SUMMARY', 'LOCATION', 'DESCRIPTION', 'X-ALT-DESC']);
const dates = new Set(['EXDATE', 'RDATE']);
/** What an entry cannot be understood without. */
const read = new Set([
  ...['DTSTART', 'DTEND', 'DURATION', 'RECURRENCE-ID', 'RRULE', 'EXRULE', ...dates],
  ...['UID', 'SEQUENCE', 'STATUS', 'CLASS', 'URL', 'DTSTAMP', 'LAST-MODIFIED', 'BEGIN', 'END'],
  'X-MICROSOFT-CDO-ALLDAYEVENT',
]);

/**
 * The lines of a component without what would take long to read: long texts are cut, and long lines of what is not
 * read, such as attached files, are left out.
 * @throws Error for a component that has more than `icsLimits` allows of what is read
 */
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

import { formatInTimeZone } from 'date-fns-tz';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { messages } from '#lib/language/messages.ts';
import { dateTextOf, type WrittenDate, writtenDate, zoneMinutes } from '../values/written-date.ts';
import { readTime } from './cells.ts';
import type { DateStyle, ListStyle } from './list-style.ts';

/** The meaning of cells, and messages about what was assumed. */
export interface Shaped {
  values: Record<string, unknown>;
  notes: readonly string[];
}

/** The date of a cell, with the rest of the cell. */
interface CellMoment {
  date: string;
  /** The time of day as written; empty for none. */
  time: string;
  /** Whether it is the midnight that programs add to a date without a time. */
  isMidnight: boolean;
  notes: readonly string[];
}

/** For a date without a year: the first such date from this day on, or the last one up to it; yyyy-MM-dd. */
export type Near = { from: string } | { upTo: string };

/** How the rows of a list are read. */
export interface RowReading {
  timeZone: string;
  /** The day at the church, yyyy-MM-dd. */
  today: string;
  isFullDay: boolean;
  /** Returns the date of a cell; null for a cell with none, or with more than a date and a time. */
  momentOf(cell: string, column: string, near: Near): CellMoment | null;
}

/** Returns a reading in the style of the whole list. */
export function rowReading(
  { dates, isFullDay }: ListStyle,
  { timeZone, today }: Pick<RowReading, 'timeZone' | 'today'>,
): RowReading {
  /** Whether the rest of a cell is a time, or at most a word such as a weekday. */
  const isTimeOrWord = (rest: string) =>
    /^(?:\(?\p{L}+\.?\)?)?$/u.test(rest) || readTime(rest, { isFullDay }).minutes !== null;
  return {
    timeZone,
    today,
    isFullDay,
    momentOf(cell, column, near) {
      const style = dates[column];
      const moment = style && cell !== '' ? readMoment(cell, { ...style, timeZone, near }) : null;
      return moment && isTimeOrWord(moment.time) ? moment : null;
    },
  };
}

const zoned = /^(\d\d?):?(\d\d)(?::?\d\d(?:[.,]\d+)?)?\s*(Z|UTC|GMT|(?:UTC|GMT)?[+-]\d\d?:?(?:\d\d)?)$/i;
const midnight = /^(?:00?:00(?::00(?:\.0+)?)?(?:\s*(?:Z|[+-]00:?00))?|12:00(?::00)?\s*am)$/i;
const between = /^(?:T(?=\d)|[\s,;@|–-]|(?:at|um|von|from|à|a las?|alle|om|às|kl\.?)(?=\s))+/i;

/** Returns the date of a cell; a time with an offset (RFC 3339) is converted to the church's zone. */
function readMoment(
  cell: string,
  { order, isMixed, timeZone, near }: DateStyle & { timeZone: string; near: Near },
): CellMoment | null {
  const written = writtenDate(cell, order);
  if (!written) return null;
  const year = written.year ?? yearNear(written, near);
  const date = year === null ? null : dateTextOf(year, written);
  if (date === null || year === null) return null;
  const rest = written.rest.replace(between, '').trim();
  const notes: string[] = [];
  if (written.numbers === 'either' && isMixed)
    notes.push(messages.csv.eitherWay(cell, formatDate(date, 'MMMM d, yyyy') ?? date));
  if (written.year === null) notes.push(messages.csv.noYear(cell, year));
  if (midnight.test(rest)) return { date, time: '', isMidnight: true, notes };
  const [, hour, minute, zone = ''] = zoned.exec(rest) ?? [];
  if (hour === undefined) return { date, time: rest, isMidnight: false, notes };
  const shown = Date.parse(`${date}T00:00Z`) + (Number(hour) * 60 + Number(minute)) * 60_000;
  const moment = shown - (zoneMinutes(zone) ?? 0) * 60_000;
  const [day = date, time = ''] = formatInTimeZone(moment, timeZone, 'yyyy-MM-dd HH:mm').split(' ');
  return { date: day, time, isMidnight: false, notes };
}

/** Returns the nearest year with such a day; leap days may be several years away. */
function yearNear(written: WrittenDate, near: Near): number | null {
  const isAhead = 'from' in near;
  const today = isAhead ? near.from : near.upTo;
  const first = Number(today.slice(0, 4));
  for (let away = 0; away <= 8; away += 1) {
    const year = isAhead ? first + away : first - away;
    const date = dateTextOf(year, written);
    if (date !== null && (isAhead ? date >= today : date <= today)) return year;
  }
  return null;
}

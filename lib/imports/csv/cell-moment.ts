import { formatInTimeZone } from 'date-fns-tz';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { dateTextOf, type WrittenDate, writtenDate } from '../text/written-date.ts';
import { zoneMinutes } from '../text/zone-minutes.ts';
import type { DateStyle } from './list-style.ts';
import { csvMessages } from './messages.ts';

/** A date as a cell has it, with what else the cell says. */
export interface CellMoment {
  /** yyyy-MM-dd */
  date: string;
  /** The time of day, as it is written; empty for none. */
  time: string;
  /** It is the midnight that programs give a date without a time. */
  isMidnight: boolean;
  /** What was taken to be so, in words. */
  notes: readonly string[];
}

/** How the dates of a column are to be read. */
export interface DateReading extends DateStyle {
  /** Where times are that name another zone. */
  timeZone: string;
  /** Of a date without a year: the first such date from this day on, or the last one up to it; yyyy-MM-dd. */
  near: { from: string } | { upTo: string };
}

const zoned = /^(\d\d?):?(\d\d)(?::?\d\d(?:[.,]\d+)?)?\s*(Z|UTC|GMT|(?:UTC|GMT)?[+-]\d\d?:?(?:\d\d)?)$/i;
const midnight = /^(?:00?:00(?::00(?:\.0+)?)?(?:\s*(?:Z|[+-]00:?00))?|12:00(?::00)?\s*am)$/i;
const between = /^(?:T(?=\d)|[\s,;@|–-]|(?:at|um|von|from|à|a las?|alle|om|às|kl\.?)(?=\s))+/i;

/**
 * The date that a cell names, on the church's clock where its time has an offset (RFC 3339). Null for a cell that begins
 * with no date.
 */
export function readMoment(cell: string, reading: DateReading): CellMoment | null {
  const written = writtenDate(cell, reading.order);
  if (!written) return null;
  const year = written.year ?? yearNear(written, reading.near);
  const date = year === null ? null : dateTextOf(year, written);
  if (date === null || year === null) return null;
  const rest = written.rest.replace(between, '').trim();
  const notes = [
    ...(written.numbers === 'either' && reading.isMixed
      ? [csvMessages.eitherWay(cell, formatDate(date, 'MMMM d, yyyy') ?? date)]
      : []),
    ...(written.year === null ? [csvMessages.noYear(cell, year)] : []),
  ];
  if (midnight.test(rest)) return { date, time: '', isMidnight: true, notes };
  const [, hour, minute, zone = ''] = zoned.exec(rest) ?? [];
  if (hour === undefined) return { date, time: rest, isMidnight: false, notes };
  const shown = Date.parse(`${date}T00:00Z`) + (Number(hour) * 60 + Number(minute)) * 60_000;
  const moment = shown - (zoneMinutes(zone) ?? 0) * 60_000;
  const [day = date, time = ''] = formatInTimeZone(moment, reading.timeZone, 'yyyy-MM-dd HH:mm').split(' ');
  return { date: day, time, isMidnight: false, notes };
}

/** The year in which such a day is nearest; leap days may be some years away. */
function yearNear(written: WrittenDate, near: DateReading['near']): number | null {
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

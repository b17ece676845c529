import type { ICalDateTimeValue, ICalEventData } from 'ical-generator';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import { type DayNumber, toDateText } from '#lib/core/dates/day-number.ts';
import { clockText, type Extent, instantOf, type WallClock } from '../times/wall-clock.ts';

/** The length of an event without an end. */
export const usualMinutes = 60;

/** Returns the extent in the form of the iCalendar library. */
export function feedTimes(extent: Extent): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'> {
  if (extent.isAllDay)
    return { allDay: true, start: utcMidnight(extent.start), end: utcMidnight(extent.end) };
  const end = extent.end ?? { ...extent.start, minutes: extent.start.minutes + usualMinutes };
  return { allDay: false, timezone: churchTimeZone(), start: clockValue(extent.start), end: clockValue(end) };
}

/** Returns the start as the parameters and value of a property: ';TZID=Europe/Paris:20260114T190000'. */
export function feedValue(extent: Extent): string {
  return extent.isAllDay
    ? `;VALUE=DATE:${compact(toDateText(extent.start))}`
    : `;TZID=${churchTimeZone()}:${compact(clockText(extent.start))}`;
}

/** Returns the end of a series for UNTIL: a date for whole days, else the end of that day in UTC (RFC 5545, 3.3.10). */
export function feedUntil(lastDay: DayNumber, isAllDay: boolean): string {
  if (isAllDay) return compact(toDateText(lastDay));
  return compact(instantOf({ day: lastDay, minutes: 1439 }).toISOString().replace('.000', ''));
}

function compact(text: string): string {
  return text.replace(/[-:]/g, '');
}

function utcMidnight(day: DayNumber): Date {
  return new Date(`${toDateText(day)}T00:00:00Z`);
}

/**
 * A time on the church's clock in the form that the library passes through. It would write a Date in the zone of the
 * server.
 */
function clockValue(clock: WallClock): ICalDateTimeValue {
  const [date = '', time = ''] = compact(clockText(clock)).split('T');
  const value = {
    format: (shape?: string) => (shape === 'YYYYMMDD' ? date : time),
    isValid: () => true,
    toDate: () => instantOf(clock),
    toJSON: () => instantOf(clock).toJSON(),
    tz: () => value,
    utc: () => value,
  };
  return value;
}

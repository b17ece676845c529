import { formatInTimeZone } from 'date-fns-tz';
import { toDayNumber } from '#lib/core/dates/day-number.ts';
import { zonedMoment } from '#lib/core/dates/zoned-moment.ts';
import { churchDateOrder, dateTextOf, writtenDate } from '../text/written-date.ts';
import { zoneMinutes } from '../text/zone-minutes.ts';

const clock =
  /^[^\d+]{0,8}(\d{1,2})(?:[:.h]?(\d\d))?(?:[:.]?(\d\d)(?:[.,]\d+)?)?\s*(?:([ap])\.?\s?m\b\.?|uhr|h)?(.*)$/i;

/**
 * The day of a feed's date (RFC 822, RFC 3339, or as people write it) on the calendar of a zone, yyyy-MM-dd. A date
 * without a zone is that zone's own; a zone whose name is not known is UTC (RFC 5322, 4.3). Null for what is no date.
 */
export function feedDay(text: string, timeZone: string): string | null {
  const date = writtenDate(text.slice(0, 200).replace(/\([^)]*\)/g, ' '), churchDateOrder());
  if (!date || date.year === null) return null;
  const day = dateTextOf(date.year, date);
  const [, hour, minute, , half, zone = ''] = clock.exec(date.rest) ?? [];
  if (day === null || hour === undefined || zone.trim() === '') return day;
  const ofDay = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const moment = momentOf({ day, minutes: ofDay * 60 + Number(minute ?? 0) }, zone.trim());
  return formatInTimeZone(moment, timeZone, 'yyyy-MM-dd');
}

function momentOf({ day, minutes }: { day: string; minutes: number }, zone: string): number {
  const shown = (toDayNumber(day) ?? 0) * 86_400_000 + minutes * 60_000;
  if (zone.includes('/')) {
    try {
      return zonedMoment(new Date(shown).toISOString().slice(0, 19), zone);
    } catch {
      return shown;
    }
  }
  return shown - (zoneMinutes(zone) ?? 0) * 60_000;
}

import { isValid } from 'date-fns';
import { fromZonedTime } from 'date-fns-tz';
import { churchMoment } from '#lib/core/dates/church-time.ts';
import type { AnnouncementState } from './schema.ts';

interface AnnouncementTimes {
  is_active: boolean;
  /** Local date-times in `timezone`, yyyy-MM-ddTHH:mm; without a time, 00:00. */
  start_date: string;
  end_date: string;
  /** IANA zone name. */
  timezone: string;
}

/**
 * Returns the announcement's state at the moment `now`: both bounds are inclusive, in the announcement's own zone with
 * its daylight saving time.
 */
export function announcementState(announcement: AnnouncementTimes, now: Date): AnnouncementState {
  if (!announcement.is_active) return 'inactive';
  if (now < instantOf(announcement.start_date, announcement.timezone)) return 'scheduled';
  return now > instantOf(announcement.end_date, announcement.timezone) ? 'expired' : 'active';
}

/** Returns the next state change after `now`, or null without one: its start, or the millisecond after its end. */
export function nextStateChange(announcement: AnnouncementTimes, now: Date): Date | null {
  switch (announcementState(announcement, now)) {
    case 'scheduled':
      return instantOf(announcement.start_date, announcement.timezone);
    case 'active':
      return new Date(instantOf(announcement.end_date, announcement.timezone).getTime() + 1);
    default:
      return null;
  }
}

/** An unknown zone is replaced by the church's. */
function instantOf(local: string, timeZone: string): Date {
  const text = local.length === 10 ? `${local}T00:00` : local;
  const instant = fromZonedTime(text, timeZone);
  return isValid(instant) ? instant : churchMoment(text);
}

import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { formatDay } from '#lib/core/dates/day-words.ts';
import { messages } from '#lib/language/messages.ts';
import type { Occurrence, OccurrenceStatus } from '../occurrence.ts';
import { shownTime } from '../times/shown-time.ts';

type Days = Pick<Occurrence, 'closed_dates' | 'changed_dates'>;

/** Returns the name of a status, shown beside the time; null for a scheduled occurrence. */
export function statusName(status: OccurrenceStatus): string | null {
  return status === 'scheduled' ? null : messages.eventWords.statuses[status];
}

/** Returns the status of one of the occurrence's days. */
export function statusOn(occurrence: Days & Pick<Occurrence, 'status'>, date: DateText): OccurrenceStatus {
  if (occurrence.closed_dates.includes(date)) return 'cancelled';
  return occurrence.changed_dates.find((day) => day.date === date)?.status ?? occurrence.status;
}

/** Returns the occurrence with the status and the time of one of its days. */
export function onDay<Held extends Days & Pick<Occurrence, 'status' | 'time'>>(
  occurrence: Held,
  date: DateText,
): Held {
  const time = occurrence.changed_dates.find((day) => day.date === date)?.time ?? occurrence.time;
  return { ...occurrence, status: statusOn(occurrence, date), time };
}

/** Returns the notes of an occurrence that is not scheduled, differs on some of its days, or was moved. */
export function statusNotes(
  occurrence: Days & Pick<Occurrence, 'status' | 'date' | 'original_date'>,
): string[] {
  const name = statusName(occurrence.status);
  const moved = movedFrom(occurrence);
  return [...(name ? [name] : dayNotes(occurrence)), ...(moved ? [moved] : [])];
}

/** Returns the original date of a moved one: 'Moved from Tuesday, March 3', with the year when it differs. */
export function movedFrom({
  date,
  original_date,
}: Pick<Occurrence, 'date' | 'original_date'>): string | null {
  if (date === original_date) return null;
  const day = formatDay(original_date, 'EEEE, MMMM d', date.slice(0, 4));
  return day && messages.eventWords.movedFrom(day);
}

/** Returns the days of a scheduled multi-day event that differ: 'Cancelled on Saturday, November 21'. */
export function dayNotes({
  status,
  closed_dates,
  changed_dates,
}: Days & Pick<Occurrence, 'status'>): string[] {
  if (status !== 'scheduled') return [];
  const closed = closed_dates.map((date) => ({ date, status: 'cancelled' as const, time: null }));
  return [...closed, ...changed_dates]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, time, ...day }) => {
      const written = formatDay(date, 'EEEE, MMMM d') ?? date;
      const note = messages.eventWords.statusOn(statusName(day.status) ?? '', written);
      return day.status === 'late' && time ? `${note}: ${shownTime(time)}` : note;
    });
}

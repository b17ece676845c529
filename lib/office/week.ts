import { db } from '#lib/core/database/db.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import { listUnlistedServices } from '#lib/events/church-services/queries.ts';
import { type Occurrence, pageOf } from '#lib/events/occurrence.ts';
import { listOccurrences } from '#lib/events/queries.ts';
import { isService } from '#lib/events/schema.ts';
import { statusOn } from '#lib/events/series/occurrence-status.ts';
import { parseTimeRange } from '#lib/events/times/time-range.ts';
import { readTaken } from '#lib/forms/staff/taken.ts';
import type { OfficeDate } from './schema.ts';

const laterDays = 6;

/** Returns the dates of services and events on seven days from `today` on, each day of a multi-day event included. */
export async function readWeek(today: string): Promise<OfficeDate[]> {
  const days = { from: today, to: addDays(today, laterDays) };
  const [events, services] = await Promise.all([
    listOccurrences({ ...days, today }),
    listUnlistedServices(days),
  ]);
  const occurrences = [...events, ...services];
  const taken = await readTaken(
    db(),
    occurrences.map(({ original_date }) => original_date),
  );
  return occurrences
    .flatMap((occurrence) =>
      daysOf(occurrence, days).map((date) => ({
        ...toDate(occurrence, date),
        signed_up: taken(occurrence.id, occurrence.original_date),
      })),
    )
    .toSorted((a, b) => a.date.localeCompare(b.date) || startOf(a) - startOf(b));
}

function daysOf({ date, end_date, is_multi_day }: Occurrence, { from, to }: { from: string; to: string }) {
  const [first, last] = [date, (is_multi_day && end_date) || date].map((day) => toDayNumber(day) ?? 0);
  const days: string[] = [];
  for (let day = first ?? 0; day <= (last ?? 0); day++) days.push(toDateText(day));
  return days.filter((day) => day >= from && day <= to);
}

function toDate(occurrence: Occurrence, date: string): Omit<OfficeDate, 'signed_up'> {
  const { id, title, time, location } = occurrence;
  const kind = isService(occurrence) ? 'service' : 'event';
  return {
    id,
    kind,
    href: pageOf(occurrence),
    title,
    date,
    time,
    location,
    status: statusOn(occurrence, date),
  };
}

/** All day comes first. */
function startOf({ time }: Pick<OfficeDate, 'time'>): number {
  return parseTimeRange(time ?? '')?.start ?? -1;
}

import { addDays, type DateText } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';

interface Dated {
  created_at: string;
}

/** The number of days, weeks and months with a backup; the latest of each is kept. */
const kept = { days: 7, weeks: 4, months: 12 } as const;

/**
 * Returns the backups to keep: by the church's days the latest of each of the last 7 days that have one, of 4 weeks
 * (from Monday on) and of 12 months. All of the newest day are kept, since one may precede a risky step. Age alone
 * removes none, however long there was no other.
 */
export function backupsToKeep<Backup extends Dated>(backups: readonly Backup[]): Set<Backup> {
  const newestFirst = backups.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  const [newest] = newestFirst;
  return new Set([
    ...newestFirst.filter((backup) => newest && dayOf(backup) === dayOf(newest)),
    ...latestOfEach(newestFirst, kept.days, (day) => day),
    ...latestOfEach(newestFirst, kept.weeks, mondayOf),
    ...latestOfEach(newestFirst, kept.months, (day) => day.slice(0, 7)),
  ]);
}

function latestOfEach<Backup extends Dated>(
  newestFirst: readonly Backup[],
  count: number,
  spanOf: (day: DateText) => string,
): Backup[] {
  const latest = new Map<string, Backup>();
  for (const backup of newestFirst) {
    const span = spanOf(dayOf(backup));
    if (!latest.has(span)) latest.set(span, backup);
  }
  return [...latest.values()].slice(0, count);
}

function mondayOf(day: DateText): DateText {
  return addDays(day, -(((weekdayOn(day) ?? 1) + 6) % 7));
}

function dayOf({ created_at }: Dated): DateText {
  return churchToday(new Date(created_at));
}

import { churchToday } from '#lib/core/dates/church-time.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { upcomingOccurrences } from '#lib/events/series/occurrences.ts';
import { wholeCapacity } from '../answers/counts.ts';
import { isOver, occurrenceOfForm, readEventsOf } from '../form-dates.ts';
import type { FormDate } from './schema.ts';

/** How many dates to come are listed, besides those that somebody answered for. */
const mostToCome = 12;

/** Returns the dates of a form in order, with their seats: those that somebody answered for, and the next ones. */
export async function datesOf(database: Database, form: Form, now: Date): Promise<FormDate[]> {
  const events = await readEventsOf(database, form);
  if (events.length === 0) return [];
  const counts = await readCountsByDate(database, form.id);
  const next = upcomingOccurrences(events, churchToday(now), mostToCome);
  const dates = new Set([...counts.keys(), ...next.map(({ original_date }) => original_date)]);
  return [...dates].sort().map((date) => {
    const occurrence = occurrenceOfForm(events, date);
    return {
      date,
      shown_date: occurrence?.date ?? date,
      is_cancelled: occurrence?.is_cancelled ?? true,
      is_over: occurrence ? isOver(occurrence, now) : true,
      capacity: wholeCapacity(form),
      ...(counts.get(date) ?? { taken: 0, waiting: 0 }),
    };
  });
}

type Counts = Pick<FormDate, 'taken' | 'waiting'>;

async function readCountsByDate(database: Database, form_id: string): Promise<ReadonlyMap<string, Counts>> {
  const rows = await database.$queryRaw<(Counts & { date: string })[]>`
    SELECT date, coalesce(sum(seats) FILTER (WHERE state = 'confirmed'), 0)::int AS taken,
      (count(*) FILTER (WHERE state = 'waiting'))::int AS waiting
    FROM form_answers WHERE form_id = ${form_id}::uuid AND date IS NOT NULL GROUP BY date`;
  return new Map(rows.map(({ date, ...counts }) => [date, counts]));
}

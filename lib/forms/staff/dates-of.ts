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
  const { counts, capacity } = await readCountsByDate(database, form.id);
  const next = upcomingOccurrences(events, churchToday(now), mostToCome);
  const dates = new Set([...counts.keys(), ...next.map(({ original_date }) => original_date)]);
  return [...dates].sort().map((date) => {
    const occurrence = occurrenceOfForm(events, date);
    return {
      date,
      shown_date: occurrence?.date ?? date,
      is_cancelled: occurrence?.is_cancelled ?? true,
      is_over: occurrence ? isOver(occurrence, now) : true,
      ...(counts.get(date) ?? { capacity, taken: 0, waiting: 0 }),
    };
  });
}

interface Row extends Pick<Form, 'capacity' | 'slots'> {
  date: string | null;
  taken: number;
  waiting: number;
}

/** One statement: the capacity is as old as what is counted. */
async function readCountsByDate(database: Database, form_id: string) {
  const rows = await database.$queryRaw<Row[]>`
    SELECT f.capacity, f.slots, a.date,
      coalesce(sum(a.seats) FILTER (WHERE a.state = 'confirmed'), 0)::int AS taken,
      (count(*) FILTER (WHERE a.state = 'waiting'))::int AS waiting
    FROM forms f LEFT JOIN form_answers a ON a.form_id = f.id AND a.date IS NOT NULL
    WHERE f.id = ${form_id}::uuid GROUP BY f.id, a.date`;
  const capacity = rows[0] ? wholeCapacity(rows[0]) : null;
  const dated = rows.flatMap(({ date, taken, waiting }) =>
    date === null ? [] : [[date, { capacity, taken, waiting }] as const],
  );
  return { capacity, counts: new Map(dated) };
}

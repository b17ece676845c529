import type { Database } from '#lib/core/database/db.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { toEventWithExceptions } from '#lib/events/presented/present-event.ts';
import { upcomingOccurrences } from '#lib/events/series/occurrences.ts';
import { slotsOf } from '../present-form.ts';
import { seatColumns } from './seat-rows.ts';

/** What the answers of a form come to. */
export interface FormCounts {
  form_id: string;
  /** Without spam. */
  answers: number;
  /** Those that arrived since the moment that was asked for, and are not cancelled. */
  new_answers: number;
  /** The next date that is not cancelled, as the rule gives it; null: the form has none, and what follows is of the form. */
  date: string | null;
  /** Of all slots, where there are some; null: as many as come. */
  capacity: number | null;
  /** Seats, by who is confirmed. */
  taken: number;
  /** How many parties wait. */
  waiting: number;
}

interface DateCounts extends Pick<Form, 'capacity' | 'slots'> {
  form_id: string;
  date: string | null;
  answers: number;
  fresh: number;
  taken: number;
  waiting: number;
}

/** Returns the counts of each form, in two queries for all of them. Capacities are as old as what is counted. */
export async function readCounts(
  database: Database,
  forms: readonly Form[],
  since: Date,
  now = new Date(),
): Promise<FormCounts[]> {
  const ids = forms.map(({ id }) => id);
  const dates = await database.$queryRaw<DateCounts[]>`
    SELECT f.id::text AS form_id, f.capacity, f.slots, a.date,
      (count(*) FILTER (WHERE a.state <> 'spam'))::int AS answers,
      (count(*) FILTER (WHERE a.state NOT IN ('spam', 'cancelled') AND a.created_at >= ${since}))::int AS fresh,
      ${seatColumns}
    FROM forms f LEFT JOIN form_answers a ON a.form_id = f.id
    WHERE f.id = ANY(${ids}::uuid[]) GROUP BY f.id, a.date`;
  const events = await readEventsById(database, forms);
  return forms.map((form) => {
    const own = dates.filter(({ form_id }) => form_id === form.id);
    const date = nextDateOf(form, events, now);
    const next = own.find((counts) => counts.date === date);
    return {
      form_id: form.id,
      answers: own.reduce((sum, { answers }) => sum + answers, 0),
      new_answers: own.reduce((sum, { fresh }) => sum + fresh, 0),
      date,
      capacity: wholeCapacity(own[0] ?? form),
      taken: next?.taken ?? 0,
      waiting: next?.waiting ?? 0,
    };
  });
}

async function readEventsById(
  database: Database,
  forms: readonly Form[],
): Promise<ReadonlyMap<string, EventWithExceptions>> {
  const ids = forms.flatMap((form) => eventsOf(form));
  const where = { id: { in: ids } };
  const rows = await database.event.findMany({ where, include: { exceptions: true } });
  return new Map(rows.map((row) => [row.id, toEventWithExceptions(row)]));
}

function eventsOf({ event_id, later_event_ids }: Form): string[] {
  return event_id ? [event_id, ...later_event_ids] : [];
}

function nextDateOf(form: Form, events: ReadonlyMap<string, EventWithExceptions>, now: Date): string | null {
  const own = eventsOf(form).flatMap((id) => events.get(id) ?? []);
  const next = upcomingOccurrences(own, churchToday(now)).find(({ is_cancelled }) => !is_cancelled);
  return next?.original_date ?? null;
}

/** Returns the seats of a date: of all its slots, where there are some; null: as many as come. */
export function wholeCapacity(form: Pick<Form, 'capacity' | 'slots'>): number | null {
  const slots = slotsOf(form);
  if (slots.length === 0) return form.capacity;
  return slots.reduce<number | null>(
    (sum, { capacity }) => (sum === null || capacity === null ? null : sum + capacity),
    0,
  );
}

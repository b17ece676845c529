import 'server-only';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { upcomingOccurrences } from '#lib/events/series/occurrences.ts';
import { wholeCapacity } from '../answers/counts.ts';
import { seatColumns } from '../answers/seat-rows.ts';
import { isOver, occurrenceOfForm, readEventsOf } from '../form-dates.ts';
import { meansPeople, readRecipients } from '../mailing/queue-notes.ts';
import { toForm } from '../present-form.ts';
import { ownForms, readOwnForm } from '../read-forms.ts';
import { knownForm } from '../schema.ts';
import { type EventForm, type FormDate, knownEvent } from './schema.ts';

/**
 * Returns the dates that people sign up for, with their seats: those that somebody answered for, and the next twelve.
 * @throws AppError `not_found` or `not_permitted`
 */
export const findFormDates = privateQuery({
  name: 'findFormDates',
  access: 'own sign-ups',
  input: knownForm,
  run: async ({ id }, { actor }): Promise<FormDate[]> =>
    datesOf(db(), await readOwnForm(db(), actor, id), new Date()),
});

/** Returns the sign-up of an event, which the event may continue, with its dates; null without one that is the actor's. */
export const findEventForm = privateQuery({
  name: 'findEventForm',
  access: 'own sign-ups',
  input: knownEvent,
  run: async ({ event_id }, { actor }): Promise<EventForm | null> => {
    const form = await db().form.findFirst({
      where: { ...ownForms(actor), OR: [{ event_id }, { later_event_ids: { has: event_id } }] },
      orderBy: { created_at: 'asc' },
    });
    return form && { form: toForm(form), dates: await datesOf(db(), form, new Date()) };
  },
});

/** Returns the open forms that mean to tell people of answers, and tell no one. The demo has no people to tell. */
export const listUnheardForms = privateQuery({
  name: 'listUnheardForms',
  access: 'own sign-ups',
  input: noInput,
  run: async (_, { actor }): Promise<{ form_id: string; title: string }[]> => {
    if (currentChurch().is_demo) return [];
    const open = await db().form.findMany({ where: { ...ownForms(actor), is_open: true } });
    const forms = open.filter(meansPeople);
    const heard = await Promise.all(forms.map((form) => readRecipients(db(), form)));
    return forms
      .filter((_form, place) => heard[place]?.length === 0)
      .map(({ id, title }) => ({ form_id: id, title }));
  },
});

/** How many dates to come are listed, besides those that somebody answered for. */
const mostToCome = 12;

/** Returns the dates of a form in order, with their seats: those that somebody answered for, and the next ones. */
async function datesOf(database: Database, form: Form, now: Date): Promise<FormDate[]> {
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
      ${seatColumns}
    FROM forms f LEFT JOIN form_answers a ON a.form_id = f.id AND a.date IS NOT NULL
    WHERE f.id = ${form_id}::uuid GROUP BY f.id, a.date`;
  const capacity = rows[0] ? wholeCapacity(rows[0]) : null;
  const dated = rows.flatMap(({ date, taken, waiting }) =>
    date === null ? [] : [[date, { capacity, taken, waiting }] as const],
  );
  return { capacity, counts: new Map(dated) };
}

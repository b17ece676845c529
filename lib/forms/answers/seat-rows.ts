import type { Database } from '#lib/core/database/db.ts';
import { type Form, Prisma } from '#lib/core/generated/prisma/client.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { slotsOf } from '../present-form.ts';
import type { Seats } from './seats.ts';

/** The parties that share seats: those of one date of a form, or of a slot on it. */
export interface Group {
  form: Form;
  date: string | null;
  slot_id: string | null;
}

/**
 * Locks a form and reads it: until the transaction ends no other one takes or frees a seat of it.
 * @throws AppError `not_found`
 */
export async function lockForm(database: Database, id: string): Promise<Form> {
  await database.$executeRaw`SELECT FROM forms WHERE id = ${id}::uuid FOR UPDATE`;
  return existing(await database.form.findUnique({ where: { id } }));
}

/** What form answers come to: the seats of those that are confirmed, and how many parties wait. */
export const seatColumns = Prisma.sql`
  coalesce(sum(seats) FILTER (WHERE state = 'confirmed'), 0)::int AS taken,
  (count(*) FILTER (WHERE state = 'waiting'))::int AS waiting`;

/** Returns the seats of a group. What it says holds until the transaction ends if the form is locked. */
export async function readSeats(database: Database, group: Group): Promise<Seats> {
  const { id } = group.form;
  const [row] = await database.$queryRaw<{ taken: number; waiting: number }[]>`
    SELECT ${seatColumns} FROM form_answers
    WHERE form_id = ${id}::uuid AND date IS NOT DISTINCT FROM ${group.date}::text
      AND slot_id IS NOT DISTINCT FROM ${group.slot_id}::uuid`;
  return { capacity: capacityOf(group), taken: row?.taken ?? 0, waiting: row?.waiting ?? 0 };
}

interface Limited {
  form: Pick<Form, 'capacity' | 'slots'>;
  slot_id: string | null;
}

/** Returns the capacity of a group: of its slot, where there is one. */
export function capacityOf({ form, slot_id }: Limited): number | null {
  if (slot_id === null) return form.capacity;
  // Who signed up for a slot that is gone keeps the seat; no other party gets it.
  const slot = slotsOf(form).find(({ id }) => id === slot_id);
  return slot ? slot.capacity : 0;
}

/** Returns the dates and slots of a form on which somebody waits. */
export async function waitingGroups(database: Database, form: Form): Promise<Group[]> {
  const rows = await database.formAnswer.findMany({
    where: { form_id: form.id, state: 'waiting' },
    distinct: ['date', 'slot_id'],
    select: { date: true, slot_id: true },
  });
  return rows.map((row) => ({ form, ...row }));
}

/** Returns the place of a party in the waiting list of its group; null for one that does not wait. */
export async function positionOf(
  database: Database,
  row: { form_id: string; date: string | null; slot_id: string | null; state: string; arrival: number },
): Promise<number | null> {
  if (row.state !== 'waiting') return null;
  const { form_id, date, slot_id, state, arrival } = row;
  return database.formAnswer.count({ where: { form_id, date, slot_id, state, arrival: { lte: arrival } } });
}

type Counted = Pick<Form, 'capacity' | 'slots' | 'is_open' | 'opens_at' | 'closes_minutes'>;

interface Row extends Counted {
  slot_id: string | null;
  taken: number;
  waiting: number;
}

/** A form and the seats of one date of it, by its slots (null: without), as they are at one moment. */
export interface CountedSeats {
  form: Counted;
  seatsOf(slot_id: string | null): Seats;
}

/**
 * Returns the seats of a date with the form that they are of: one statement, so that neither is older than the other.
 * @throws AppError `not_found`
 */
export async function readCountedSeats(
  database: Database,
  id: string,
  date: string | null,
): Promise<CountedSeats> {
  const rows = await database.$queryRaw<Row[]>`
    SELECT f.capacity, f.slots, f.is_open, f.opens_at, f.closes_minutes, a.slot_id::text,
      ${seatColumns}
    FROM forms f
    LEFT JOIN form_answers a ON a.form_id = f.id AND a.date IS NOT DISTINCT FROM ${date}::text
    WHERE f.id = ${id}::uuid GROUP BY f.id, a.slot_id`;
  const form = existing(rows[0]);
  return {
    form,
    seatsOf: (slot_id) => {
      const { taken = 0, waiting = 0 } = rows.find((row) => row.slot_id === slot_id) ?? {};
      return { capacity: capacityOf({ form, slot_id }), taken, waiting };
    },
  };
}

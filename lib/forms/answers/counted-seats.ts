import type { Form } from '#lib/core/generated/prisma/client.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { messages } from '#lib/language/messages.ts';
import { capacityOf } from './seat-rows.ts';
import type { Seats } from './seats.ts';

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
      coalesce(sum(a.seats) FILTER (WHERE a.state = 'confirmed'), 0)::int AS taken,
      (count(*) FILTER (WHERE a.state = 'waiting'))::int AS waiting
    FROM forms f
    LEFT JOIN form_answers a ON a.form_id = f.id AND a.date IS NOT DISTINCT FROM ${date}::text
    WHERE f.id = ${id}::uuid GROUP BY f.id, a.slot_id`;
  const [form] = rows;
  if (!form) throw new AppError('not_found', messages.errors.notFound);
  return {
    form,
    seatsOf: (slot_id) => {
      const { taken = 0, waiting = 0 } = rows.find((row) => row.slot_id === slot_id) ?? {};
      return { capacity: capacityOf({ form, slot_id }), taken, waiting };
    },
  };
}

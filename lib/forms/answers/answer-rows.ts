import type { Database } from '#lib/core/database/db.ts';
import type { Form, FormAnswer, Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Write } from '#lib/core/operations/audited-transaction.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { inTurn } from '#lib/core/process/in-turn.ts';
import { promote } from './promote.ts';
import { type Group, lockForm, positionOf } from './seat-rows.ts';

/** An answer whose form is locked. */
export interface LockedAnswer {
  database: Database;
  form: Form;
  row: FormAnswer;
}

/** Returns the name under which the transactions of a form wait for each other in this process. */
export function lineOf(formId: string): string {
  return `form ${formId}`;
}

/**
 * Runs work on an answer in one transaction under the lock of its form.
 * @throws AppError `not_found` when it is gone meanwhile
 */
export function withAnswer<Result>(
  write: Write,
  { id, form_id }: Pick<FormAnswer, 'id' | 'form_id'>,
  work: (locked: LockedAnswer) => Promise<Result>,
): Promise<Result> {
  return inTurn(lineOf(form_id), () =>
    write(async (database) => {
      const form = await lockForm(database, form_id);
      const row = existing(await database.formAnswer.findUnique({ where: { id, form_id } }));
      return work({ database, form, row });
    }),
  );
}

/** Returns the next number in a form's order of arrival, of answers and of cancellations. The form must be locked. */
export async function nextArrival(database: Database, form_id: string): Promise<number> {
  const _max = { arrival: true, cancellation: true } as const;
  const last = (await database.formAnswer.aggregate({ where: { form_id }, _max }))._max;
  return Math.max(last.arrival ?? 0, last.cancellation ?? 0) + 1;
}

/** A change of an answer's columns. */
type Changed = Partial<Pick<FormAnswer, 'seats' | 'names' | 'state' | 'cancellation' | 'has_come'>> & {
  answers?: Prisma.InputJsonValue;
};

/**
 * Writes a change of an answer. One that frees a seat, or a place in the waiting list, lets in who waits and fits; not
 * this party if staff put it on the list. Returns the row as it is then, and its place in the waiting list.
 */
export async function storeAnswer(
  { database, form, row }: LockedAnswer,
  data: Changed,
): Promise<{ row: FormAnswer; position: number | null }> {
  const { id } = row;
  await database.formAnswer.update({ where: { id }, data });
  if (frees(row, data))
    await promote(database, groupOf(form, row), data.state === 'waiting' ? id : undefined);
  const after = await database.formAnswer.findUniqueOrThrow({ where: { id } });
  return { row: after, position: await positionOf(database, after) };
}

function frees(row: FormAnswer, { seats = row.seats, state = row.state }: Changed): boolean {
  return seats < row.seats || (state !== row.state && state !== 'confirmed');
}

/** Returns the parties that an answer shares its seats with. */
export function groupOf(form: Form, { date, slot_id }: Pick<FormAnswer, 'date' | 'slot_id'>): Group {
  return { form, date, slot_id };
}

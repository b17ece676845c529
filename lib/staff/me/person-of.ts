import { db } from '#lib/core/database/db.ts';
import type { Staff } from '#lib/core/generated/prisma/client.ts';
import { type Actor, staffOf } from '#lib/core/operations/access.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';

/** Returns the person who asks. @throws AppError `not_permitted` for the shared password */
export async function personOf(actor: Actor): Promise<Staff> {
  const id = staffOf(actor).staffId;
  const person = id && (await db().staff.findUnique({ where: { id } }));
  if (!person) throw new AppError('not_permitted', messages.staff.noPerson);
  return person;
}

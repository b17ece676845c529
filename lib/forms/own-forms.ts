import type { Form } from '#lib/core/generated/prisma/client.ts';
import { type Actor, authorizeMinistry, ownMinistries } from '#lib/core/operations/access.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { messages } from '#lib/language/messages.ts';

/** Requires that the actor may see what the form was answered. @throws AppError `not_permitted` */
export function authorizeForm(actor: Actor, { ministry_id }: Pick<Form, 'ministry_id'>): void {
  authorizeMinistry('sign-ups', actor, ministry_id);
}

/** Returns the filter of the forms that the actor may see and change. */
export function ownForms(actor: Actor): { ministry_id?: { in: string[] } } {
  const own = ownMinistries('sign-ups', actor);
  return own ? { ministry_id: { in: [...own] } } : {};
}

/** Returns a form of the actor's. @throws AppError `not_found` or `not_permitted` */
export async function readOwnForm(database: Database, actor: Actor, id: string): Promise<Form> {
  const form = await database.form.findUnique({ where: { id } });
  if (!form) throw new AppError('not_found', messages.errors.notFound);
  authorizeForm(actor, form);
  return form;
}

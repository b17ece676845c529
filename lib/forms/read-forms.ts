import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { scheduleChange } from '#lib/core/cache/scheduled-change.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import { type Actor, authorizeMinistry, ownMinistries } from '#lib/core/operations/access.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { isOpenAt, openingOf } from './present-form.ts';

const readRows = cacheQuery('forms', (): Promise<Form[]> => db().form.findMany({ orderBy: { id: 'asc' } }));

/** Returns every form. Each process announces the next moment at which one of them opens. */
export async function readForms(now: Date): Promise<Form[]> {
  const rows = await readRows();
  const openings = rows.filter(({ is_open }) => is_open).flatMap((row) => openingOf(row, now) ?? []);
  for (const moment of openings) scheduleChange('forms', moment);
  return rows;
}

/** Returns the forms that take answers at that moment. */
export async function readOpenForms(now: Date): Promise<Form[]> {
  return (await readForms(now)).filter((row) => isOpenAt(row, now));
}

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
  const form = existing(await database.form.findUnique({ where: { id } }));
  authorizeForm(actor, form);
  return form;
}

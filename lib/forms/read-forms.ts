import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { scheduleChange } from '#lib/core/cache/scheduled-change.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import { db } from '#lib/core/platform/db.ts';
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

import 'server-only';
import type { z } from 'zod';
import { inTextOrder } from '#lib/core/church/text-order.ts';
import { db } from '#lib/core/database/db.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { privateQuery, publicQuery } from '#lib/core/operations/operation.ts';
import { openingOf, toForm, toPublicForm } from './present-form.ts';
import { ownForms, readForms, readOpenForms, readOwnForm } from './read-forms.ts';
import { type FormRow, formList, formQuestion, knownForm } from './schema.ts';
import { isShown } from './shown-forms.ts';

/** Returns the forms that take answers at the moment, by title, as visitors see them. */
export const listForms = publicQuery({
  name: 'listForms',
  input: formList,
  run: async ({ now }): Promise<FormRow[]> =>
    byTitle(await readOpenForms(now)).map((row) => toPublicForm(row, now)),
});

/**
 * Returns a form as visitors see it, by its id, its slug or the event that it stands on (a base id).
 * @throws AppError `not_found` for one that is closed and stands neither on an event nor on a page
 */
export const findForm = publicQuery({
  name: 'findForm',
  input: formQuestion,
  run: async ({ now, ...asked }): Promise<FormRow> => {
    const row = existing(await findShown(asked, now));
    return toPublicForm(row, now);
  },
});

/** A form as a page shows it, with what only the page needs. */
interface FormOnPage {
  form: FormRow | null;
  /** The events whose dates it is for, those that continue a series last. */
  event_ids: string[];
  /** A local date-time of the church: when it opens, if staff have switched it on. */
  opens_at: string | null;
}

/** Returns the same for a page, which is cached: without a form as well, and never as a refusal. */
export const findFormOnPage = publicQuery({
  name: 'findFormOnPage',
  input: formQuestion,
  run: async ({ now, ...asked }): Promise<FormOnPage> => {
    const row = await findShown(asked, now);
    if (!row) return { form: null, event_ids: [], opens_at: null };
    const event_ids = row.event_id === null ? [] : [row.event_id, ...row.later_event_ids];
    const opens_at = row.is_open && openingOf(row, now) ? row.opens_at : null;
    return { form: toPublicForm(row, now), event_ids, opens_at };
  },
});

/** Returns every form, by title; to a leader those of the own ministries. */
export const listAllForms = privateQuery({
  name: 'listAllForms',
  access: 'own sign-ups',
  input: formList.omit({ now: true }),
  run: async (_, { actor }): Promise<FormRow[]> => {
    const rows = await db().form.findMany({ where: ownForms(actor), orderBy });
    return byTitle(rows).map(toForm);
  },
});

/** Returns a form with what only staff see. @throws AppError `not_found` or `not_permitted` */
export const findStaffForm = privateQuery({
  name: 'findStaffForm',
  access: 'own sign-ups',
  input: knownForm,
  run: async ({ id }, { actor }): Promise<FormRow> => toForm(await readOwnForm(db(), actor, id)),
});

async function findShown(
  { id, slug, event_id }: Omit<z.output<typeof formQuestion>, 'now'>,
  now: Date,
): Promise<Form | null> {
  const rows = await readForms(now);
  const row = rows.find((form) =>
    event_id ? isFor(form, event_id) : id ? form.id === id : form.slug === slug,
  );
  return row && (await isShown(row, now)) ? row : null;
}

function isFor({ event_id, later_event_ids }: Form, id: string): boolean {
  return event_id === id || later_event_ids.includes(id);
}

function byTitle(rows: readonly Form[]): Form[] {
  return inTextOrder(rows, ({ title }) => title);
}

const orderBy = { id: 'asc' as const };

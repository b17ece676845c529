import 'server-only';
import type { Database } from '#lib/core/database/db.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import { command } from '#lib/core/operations/operation.ts';
import { assertUnchanged, lockNamed } from '#lib/core/operations/optimistic-lock.ts';
import { inTurn } from '#lib/core/process/in-turn.ts';
import { slugOf } from '#lib/core/text/slug-of.ts';
import { lineOf } from './answers/answer-rows.ts';
import { deleteMails } from './answers/delete-answers.ts';
import { promote } from './answers/promote.ts';
import { capacityOf, type Group, lockForm, waitingGroups } from './answers/seat-rows.ts';
import { listColumns } from './edit/changed-form.ts';
import { assertKeepsPeople, assertNobodyWaits, assertOwnAfter, assertPrayers } from './edit/check-form.ts';
import { authorizeOffers, freeOffers, isOffered, offersOf } from './edit/offers.ts';
import { toForm } from './present-form.ts';
import { authorizeForm } from './read-forms.ts';
import { type FormRow, formCreation, formReference, formUpdate } from './schema.ts';

/** What no other transaction takes meanwhile. */
const slugsAndPlaces = 'forms';

/**
 * Adds a form. Its slug is made of the title and stays. The church's first contact form, and the first that asks for a
 * service, are those that pages lead to.
 * @throws AppError `invalid` on `event_id` or `ministry_id` for an unknown one
 */
export const createForm = command({
  name: 'createForm',
  access: 'own sign-ups',
  input: formCreation,
  changes: 'forms',
  run: ({ questions, slots, is_contact, is_visit, ...fields }, { write, actor }): Promise<FormRow> =>
    write(async (database) => {
      authorizeForm(actor, fields);
      authorizeOffers(actor, { is_contact, is_visit });
      await assertOwnAfter(database, actor, fields);
      assertPrayers({ ...fields, questions });
      await lockNamed(database, slugsAndPlaces);
      const slug = await freeSlug(database, fields.title);
      const offers = await offersOf(database, { ...fields, questions, is_contact, is_visit });
      await freeOffers(database, offers);
      const data = { ...fields, ...offers, slug, ...listColumns({ questions, slots }) };
      return toForm(await database.form.create({ data }));
    }),
});

/**
 * Changes a form; omitted fields are kept. Who waits and fits comes in when there are more seats.
 * @throws AppError `not_found`; `invalid`; `conflict` with the present form when it has changed since it was read, or on
 * `event_id`, `kind` or `slots` while people are signed up
 */
export const updateForm = command({
  name: 'updateForm',
  access: 'own sign-ups',
  input: formUpdate,
  changes: 'forms',
  run: ({ id, if_match, questions, slots, ...fields }, { write, actor }): Promise<FormRow> =>
    inTurn(lineOf(id), () =>
      write(async (database) => {
        if (isOffered(fields)) await lockNamed(database, slugsAndPlaces);
        const before = await lockForm(database, id);
        authorizeForm(actor, before);
        authorizeOffers(actor, fields, before);
        assertUnchanged(before, { if_match, present: toForm });
        await assertOwnAfter(database, actor, fields, before);
        assertPrayers({ ...fields, questions }, before);
        await assertKeepsPeople(database, before, { ...fields, slots });
        const isMoved = fields.event_id !== undefined && fields.event_id !== before.event_id;
        const data = {
          ...fields,
          ...(isMoved && { later_event_ids: [] }),
          ...listColumns({ questions, slots }, before),
        };
        const form = await database.form.update({ where: { id }, data });
        await promoteAll(database, form, before);
        return toForm(form);
      }),
    ),
});

/**
 * Lets in who waits and fits, on every date to come that has more seats than `before`. The form must be locked.
 */
async function promoteAll(database: Database, form: Form, before: Form): Promise<void> {
  for (const group of await waitingGroups(database, form))
    if (hasMore(group, before)) await promote(database, group);
}

function hasMore(group: Group, before: Form): boolean {
  const [now, then] = [capacityOf(group), capacityOf({ ...group, form: before })];
  return (now ?? Number.POSITIVE_INFINITY) > (then ?? Number.POSITIVE_INFINITY);
}

/**
 * Deletes a form with what it was answered.
 * @throws AppError `not_found`; `conflict` while somebody is signed up for a date to come, or when it has changed since it
 * was read
 */
export const deleteForm = command({
  name: 'deleteForm',
  access: 'own sign-ups',
  input: formReference,
  changes: 'forms',
  run: ({ id, if_match }, { write, actor }): Promise<void> =>
    write(async (database) => {
      const form = await lockForm(database, id);
      authorizeForm(actor, form);
      assertUnchanged(form, { if_match, present: toForm });
      await assertNobodyWaits(database, form);
      const given = await database.formAnswer.findMany({ where: { form_id: id }, select: { id: true } });
      await deleteMails(
        database,
        given.map((answer) => answer.id),
      );
      await database.form.delete({ where: { id } });
    }),
});

/** Returns a free slug for the title, with `-2`, `-3` where one is taken. */
async function freeSlug(database: Database, title: string): Promise<string> {
  const slug = slugOf(title, 'form');
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? slug : `${slug}-${number}`;
    if ((await database.form.count({ where: { slug: tried } })) === 0) return tried;
  }
}

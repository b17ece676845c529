import 'server-only';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { db } from '#lib/core/platform/db.ts';
import { meansPeople, readRecipients } from '../mailing/queue-notes.ts';
import { ownForms, readOwnForm } from '../own-forms.ts';
import { toForm } from '../present-form.ts';
import { knownForm } from '../schema.ts';
import { datesOf } from './dates-of.ts';
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

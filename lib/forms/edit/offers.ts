import type { Database } from '#lib/core/database/db.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import { type Actor, authorizeMinistry } from '#lib/core/operations/access.ts';

/** Whether pages lead to a form: `is_contact` where the church's address would stand, `is_visit` for a plan to visit. */
type Offers = Pick<Form, 'is_contact' | 'is_visit'>;
type Wanted = { [place in keyof Offers]?: boolean | undefined };

/** Returns whether pages lead to the form. */
export function isOffered({ is_contact, is_visit }: Wanted): boolean {
  return is_contact === true || is_visit === true;
}

/** Requires that where pages lead is changed by those who may change every form. @throws AppError `not_permitted` */
export function authorizeOffers(actor: Actor, wanted: Wanted, before?: Offers): void {
  const isChanged = (place: keyof Offers) =>
    wanted[place] !== undefined && wanted[place] !== (before?.[place] ?? false);
  if (isChanged('is_contact') || isChanged('is_visit')) authorizeMinistry('sign-ups', actor, null);
}

/**
 * Takes the places from the forms that have them, for a form that is about to be written: an inserted row leaves them
 * to those (the trigger `offer_one_form`, which undo needs).
 */
export async function freeOffers({ form }: Database, { is_contact, is_visit }: Offers): Promise<void> {
  if (is_contact) await form.updateMany({ where: { is_contact }, data: { is_contact: false } });
  if (is_visit) await form.updateMany({ where: { is_visit }, data: { is_visit: false } });
}

interface NewForm extends Wanted, Pick<Form, 'kind' | 'ministry_id'> {
  questions: readonly { kind: string }[];
}

/**
 * Returns the places of a new form: what is wanted, else of the first of its kind its place. No form of a ministry takes
 * one by itself.
 */
export async function offersOf(database: Database, form: NewForm): Promise<Offers> {
  const isFirst = async (place: keyof Offers, isOfKind: boolean) =>
    isOfKind && form.ministry_id === null && (await database.form.count({ where: { [place]: true } })) === 0;
  const asksService = form.questions.some(({ kind }) => kind === 'service');
  return {
    is_contact: form.is_contact ?? (await isFirst('is_contact', form.kind === 'contact')),
    is_visit: form.is_visit ?? (await isFirst('is_visit', asksService)),
  };
}

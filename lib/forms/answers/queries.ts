import 'server-only';
import { inTextOrder } from '#lib/core/church/text-order.ts';
import { db } from '#lib/core/database/db.ts';
import { isPermitted } from '#lib/core/operations/access.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import type { Listed } from '#lib/core/operations/routes/options.ts';
import { messages } from '#lib/language/messages.ts';
import { askedDate, isDateOpen } from '../form-dates.ts';
import { isOpenAt, slotsOf } from '../present-form.ts';
import { ownForms, readOwnForm } from '../read-forms.ts';
import { isShown } from '../shown-forms.ts';
import { spokenSignUp } from '../spoken/choice-words.ts';
import { type FormCounts, readCounts } from './counts.ts';
import { type AnswerFile, answerFileOf } from './csv.ts';
import { toSignUp } from './present-answer.ts';
import { listRows, readRows } from './read-answers.ts';
import {
  type AnswerRow,
  answerCount,
  answerFile,
  answerList,
  knownSignUp,
  type SeatsRow,
  type SignUpRow,
  seatsQuestion,
} from './schema.ts';
import { positionOf, readCountedSeats } from './seat-rows.ts';
import { leftOf, type Seats } from './seats.ts';
import { findByLink } from './sign-up-link.ts';

/**
 * Returns how many seats of a date are taken and left.
 * @throws AppError `not_found`; `invalid` on `date` for a series without one, or a date that the event has not
 */
export const findSeats = privateQuery({
  name: 'findSeats',
  access: 'anyone',
  input: seatsQuestion,
  run: async ({ id, date: asked }, { actor }): Promise<SeatsRow> => {
    const now = new Date();
    const found = await db().form.findUnique({ where: { id } });
    const isStaff = isPermitted('own sign-ups', actor);
    if (!found || !(isStaff || (await isShown(found, now))))
      throw new AppError('not_found', messages.errors.notFound);
    const { date, occurrence } = await askedDate(db(), found, asked, now);
    const { form, seatsOf } = await readCountedSeats(db(), id, date);
    const is_open = isOpenAt(form, now) && (!occurrence || isDateOpen(form, occurrence, now));
    const slots = slotsOf(form).map((slot) => ({ id: slot.id, ...countsOf(seatsOf(slot.id)) }));
    if (slots.length === 0) return { ...countsOf(seatsOf(null)), is_open };
    return { ...sumOf(slots), is_open, slots };
  },
});

type Counts = Seats & { left: number | null };

function countsOf({ capacity, taken, waiting }: Seats): Counts {
  return { capacity, taken, left: leftOf({ capacity, taken, waiting }), waiting };
}

function sumOf(slots: readonly Counts[]): Counts {
  const add = (values: readonly (number | null)[]) =>
    values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0);
  return {
    capacity: add(slots.map(({ capacity }) => capacity)),
    taken: slots.reduce((sum, { taken }) => sum + taken, 0),
    left: add(slots.map(({ left }) => left)),
    waiting: slots.reduce((sum, { waiting }) => sum + waiting, 0),
  };
}

/** Returns the sign-up that a link leads to. It changes nothing. @throws AppError `not_found`, `too_many_requests` */
export const findSignUp = privateQuery({
  name: 'findSignUp',
  access: 'anyone',
  input: knownSignUp,
  run: async ({ token }, { actor }): Promise<SignUpRow> => {
    const row = await findByLink(db(), token, actor.address);
    const signUp = toSignUp(row, await positionOf(db(), row));
    return spokenSignUp(await db().form.findUniqueOrThrow({ where: { id: row.form_id } }), signUp);
  },
});

/**
 * Returns a page of what a form was answered, for one date or all, in order of arrival. `q` is looked for in names, the
 * address and the phone number. @throws AppError `not_found`
 */
export const listAnswers = privateQuery({
  name: 'listAnswers',
  access: 'own sign-ups',
  input: answerList,
  run: async ({ id, ...wanted }, { actor }): Promise<Listed<AnswerRow>> => {
    const form = await readOwnForm(db(), actor, id);
    return listRows(db(), form.id, wanted);
  },
});

/** Returns all of it as a file for spreadsheets; answers to sensitive questions only when they are asked for. */
export const exportAnswers = privateQuery({
  name: 'exportAnswers',
  access: 'own sign-ups',
  input: answerFile,
  run: async ({ id, date, sensitive }, { actor }): Promise<AnswerFile> => {
    const form = await readOwnForm(db(), actor, id);
    return answerFileOf(form, await readRows(db(), form.id, { date }), sensitive);
  },
});

const weekMilliseconds = 7 * 24 * 60 * 60 * 1000;

/**
 * Returns for each form, by title, how many answers it has and how many are new, with the seats of its next date; to a
 * leader of the forms of the own ministries.
 */
export const countAnswers = privateQuery({
  name: 'countAnswers',
  access: 'own sign-ups',
  input: answerCount,
  run: async ({ since }, { actor }): Promise<FormCounts[]> => {
    const forms = await db().form.findMany({
      where: ownForms(actor),
      orderBy: { id: 'asc' },
    });
    const byTitle = inTextOrder(forms, ({ title }) => title);
    return readCounts(db(), byTitle, new Date(since ?? Date.now() - weekMilliseconds));
  },
});

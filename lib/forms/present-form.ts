import { churchMoment } from '#lib/core/dates/church-time.ts';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { messages } from '#lib/language/messages.ts';
import type { FormKind } from './kinds.ts';
import type { Question, Slot } from './questions.ts';
import { type FormRow, formRow } from './schema.ts';
import { spokenForm } from './spoken/spoken-form.ts';

/** Returns the questions of a stored form; with those that are gone, for reading answers. */
export function questionsOf({ questions }: Pick<Form, 'questions'>): Question[] {
  return questions as Question[];
}

/** Returns the questions that a stored form had before. */
export function removedQuestionsOf({ removed_questions }: Pick<Form, 'removed_questions'>): Question[] {
  return removed_questions as Question[];
}

/** Returns the slots of a stored form. */
export function slotsOf({ slots }: Pick<Form, 'slots'>): Slot[] {
  return slots as Slot[];
}

/** Returns the row as staff see it. */
export function toForm(row: Form): FormRow {
  return presentRow(formRow, {
    ...row,
    kind: row.kind as FormKind,
    questions: questionsOf(row),
    removed_questions: removedQuestionsOf(row),
    slots: slotsOf(row),
    notify: row.notify as FormRow['notify'],
  });
}

/** Returns what a visitor needs to answer the form, in the language of the request. */
export function toPublicForm(row: Form, now: Date): FormRow {
  const { notify: _, ministry_id: __, removed_questions: ___, ...shown } = toForm(spokenForm(row));
  return { ...shown, is_open: isOpenAt(row, now) };
}

/** Returns when the form begins to take answers; null: it began. */
export function openingOf({ opens_at }: Pick<Form, 'opens_at'>, now: Date): Date | null {
  const opens = opens_at ? churchMoment(`${opens_at}:00`) : null;
  return opens && opens > now ? opens : null;
}

/** Returns the sentence about when the form opens. */
export function openingText(opening: Date): string {
  return messages.formView.opensOn(formatMoment(opening, 'MMMM d, yyyy'));
}

/** Returns whether the form takes answers at the moment, whatever its dates are. */
export function isOpenAt(row: Pick<Form, 'is_open' | 'opens_at'>, now: Date): boolean {
  return row.is_open && openingOf(row, now) === null;
}

import type { Form, FormAnswer } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import type { AnswerState } from '../kinds.ts';
import { questionsOf, removedQuestionsOf } from '../present-form.ts';
import type { Question } from '../questions.ts';
import { type AnswerRow, type Answers, answerRow, type SignUpRow, signUpRow } from './schema.ts';

/** Returns the row for staff; `position` is its place in the waiting list. */
export function toAnswer(row: FormAnswer, position: number | null): AnswerRow {
  return presentRow(answerRow, {
    ...row,
    state: row.state as AnswerState,
    answers: row.answers as Answers,
    position,
  });
}

/** Returns the row for the person who has its link. */
export function toSignUp(row: FormAnswer, position: number | null): SignUpRow {
  return presentRow(signUpRow, toAnswer(row, position));
}

/** Returns the row for the export, without answers to sensitive questions. */
export function exportedAnswer({ form, ...row }: FormAnswer & { form: Form }): AnswerRow {
  const shown = toAnswer(row, null);
  return { ...shown, answers: withoutSensitive(shown.answers, allQuestionsOf(form)) };
}

/** Returns the questions of a form, those that are gone last. */
export function allQuestionsOf(form: Pick<Form, 'questions' | 'removed_questions'>): Question[] {
  return [...questionsOf(form), ...removedQuestionsOf(form)];
}

/** Returns the answers to questions that are known not to be sensitive. */
export function withoutSensitive(answers: Answers, questions: readonly Question[]): Answers {
  const open = questions.filter(({ is_sensitive }) => !is_sensitive).map(({ id }) => id);
  return Object.fromEntries(Object.entries(answers).filter(([id]) => open.includes(id)));
}

interface Placed {
  id: string;
  date: string | null;
  slot_id: string | null;
  state: string;
}

/** Returns the place in the waiting list of its date and slot by the id of each party that waits; in order of arrival. */
export function positionsOf(rows: readonly Placed[]): ReadonlyMap<string, number> {
  const waiting = new Map<string, number>();
  const positions = new Map<string, number>();
  for (const { id, date, slot_id, state } of rows) {
    if (state !== 'waiting') continue;
    const group = `${date} ${slot_id}`;
    const place = (waiting.get(group) ?? 0) + 1;
    waiting.set(group, place);
    positions.set(id, place);
  }
  return positions;
}

import type { Form } from '#lib/core/generated/prisma/client.ts';
import { byteOrderMark, csvLines } from '#lib/core/text/csv.ts';
import { messages } from '#lib/language/messages.ts';
import { slotsOf } from '../present-form.ts';
import { allQuestionsOf, withoutSensitive } from './present-answer.ts';
import type { AnswerRow, AnswerValue } from './schema.ts';

export interface AnswerFile {
  /** The form's, for the file's name. */
  slug: string;
  text: string;
}

const columns = [
  'date',
  'name',
  'email',
  'phone',
  'seats',
  'names',
  'state',
  'position',
  'has_come',
  'created_at',
] as const;

/** Returns answers as CSV that no spreadsheet runs: a party to a line, a question to a column. */
export function answerFileOf(form: Form, rows: readonly AnswerRow[], isSensitive: boolean): AnswerFile {
  const asked = allQuestionsOf(form).filter(({ is_sensitive }) => isSensitive || !is_sensitive);
  const slots = new Map(slotsOf(form).map(({ id, label }) => [id, label]));
  // Questions that are gone have a column where somebody answered them.
  const questions = asked.filter(
    (question) => !isGone(form, question.id) || rows.some(({ answers }) => question.id in answers),
  );
  const head = [
    ...columns,
    ...(slots.size > 0 ? ['slot'] : []),
    ...questions.map(({ id, label }) => (isGone(form, id) ? messages.signUps.removed(label) : label)),
  ];
  const lines = rows.map((row) => {
    const answers = isSensitive ? row.answers : withoutSensitive(row.answers, asked);
    return [
      ...columns.map((name) => cellOf(row[name])),
      ...(slots.size > 0 ? [slots.get(row.slot_id ?? '') ?? ''] : []),
      ...questions.map(({ id }) => cellOf(answers[id])),
    ];
  });
  return { slug: form.slug, text: byteOrderMark + csvLines([head, ...lines]) };
}

function isGone({ questions }: Form, id: string): boolean {
  return !(questions as { id: string }[]).some((question) => question.id === id);
}

/** A list is one text: each of its entries may begin as a formula does, and the cell's own apostrophe covers it. */
function cellOf(value: AnswerValue | null | undefined): string | number | boolean {
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

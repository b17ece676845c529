import { defineContent, type TableWords, type Value } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { exportedAnswer } from './answers/present-answer.ts';
import { answerRow } from './answers/schema.ts';
import { toForm } from './present-form.ts';
import { formRow } from './schema.ts';
import { formTexts } from './spoken/form-texts.ts';

export const formContent = defineContent({
  table: 'forms',
  topic: 'forms',
  permission: 'sign-ups',
  ministry: 'ministry_id',
  isInternal: true,
  title: 'title',
  words: () => messages.formsLog satisfies TableWords,
  format: (column, value) => {
    if (column === 'questions' || column === 'slots') return labelsOf(value);
    return column === 'kind' ? kindName(String(value)) : undefined;
  },
  row: formRow,
  texts: formTexts,
  present: toForm,
  exported: {
    model: 'form',
    order: { slug: 'asc' },
  },
});

/** What people answered. It is in no log. */
export const formAnswerContent = defineContent({
  table: 'form_answers',
  topic: 'sign-ups',
  row: answerRow,
  present: exportedAnswer,
  exported: {
    about: () => messages.formsLog.aboutAnswers,
    model: 'formAnswer',
    order: [{ form_id: 'asc' }, { arrival: 'asc' }],
    include: { form: true },
  },
});

function labelsOf(value: Value): string {
  if (!Array.isArray(value)) return '';
  return value.map((entry) => String((entry as { label?: unknown } | null)?.label ?? '')).join(', ');
}

function kindName(kind: string): string {
  const { kinds } = messages.formsLog;
  return Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : kind;
}

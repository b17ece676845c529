'use client';

import type { UseFormReturn } from 'react-hook-form';
import type { Form } from '#lib/page-texts/page-text.ts';
import { WordsField } from './words-field.tsx';
import { WordsList } from './words-list.tsx';
import type { WordsValues } from './words-values.ts';

/** The fields of words: one, a few that stand together, or a list. */
export function WordsFields({ form, of }: { form: UseFormReturn<WordsValues>; of: Form }) {
  if (of.kind === 'one') return <WordsField form={form} name="value" field={of.field} />;
  if (of.kind === 'list') return <WordsList form={form} of={of} />;
  return Object.entries(of.fields).map(([name, field]) => (
    <WordsField key={name} form={form} name={`value.${name}`} field={field} />
  ));
}

'use client';

import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '#components/form/text-field.tsx';
import { TranslatedField } from '#components/translations/translated.tsx';
import { messages } from '#lib/language/messages.ts';

/** What a document's form holds. */
export type DocumentValues = { title: string; category: string; date: string };

interface DocumentFieldsProps {
  form: UseFormReturn<DocumentValues>;
  /** The categories that there are. */
  categories: readonly string[];
}

/** Title, category and date of a document. */
export function DocumentFields({ form, categories }: DocumentFieldsProps) {
  const { title, category, categoryHelp, date } = messages.documents.fields;
  return (
    <>
      <TranslatedField form={form} name="title" label={title} isStart />
      <TextField
        form={form}
        name="category"
        label={category}
        help={categoryHelp}
        suggestions={categories}
        autoComplete="off"
        isOptional
      />
      <TextField form={form} name="date" label={date} type="date" isOptional />
    </>
  );
}

'use client';

import { Controller } from 'react-hook-form';
import { FormField } from '#components/form/form-field.tsx';
import { RichEditor } from '#components/words/editor/rich-editor.tsx';
import { messages } from '#lib/language/messages.ts';
import type { LetterForm } from './use-letter-editor.ts';

/** The words that a letter begins with; optional before a week. */
export function WordsOfLetter({ form, isOfWeek }: { form: LetterForm; isOfWeek: boolean }) {
  const words = messages.letterEditing;
  const label = isOfWeek ? words.wordsOfWeek : words.labels.words;
  const error = form.getFieldState('words', form.formState).error?.message;
  return (
    <FormField label={label} help={isOfWeek && words.wordsOfWeekHelp} error={error}>
      {(field) => (
        <Controller
          control={form.control}
          name="words"
          render={({ field: { value, onChange } }) => (
            <RichEditor {...field} label={label} value={value} onChange={onChange} hasHeadings />
          )}
        />
      )}
    </FormField>
  );
}

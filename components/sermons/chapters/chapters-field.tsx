'use client';

import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '#components/form/text-field.tsx';
import { messages } from '#lib/language/messages.ts';
import type { SermonFormValues } from '../sermon-form-values.ts';

/** The chapters of a sermon, one a line: '12:30 The lost coin'. */
export function ChaptersField({ form }: { form: UseFormReturn<SermonFormValues> }) {
  return (
    <TextField
      form={form}
      name="chapters"
      label={messages.chapters.label}
      placeholder={messages.chapters.example}
      help={messages.chapters.help}
      isLong
      isOptional
    />
  );
}

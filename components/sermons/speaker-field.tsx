'use client';

import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '#components/form/form-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { messages } from '#lib/language/messages.ts';
import type { SermonFormValues } from './sermon-form-values.ts';

const someoneElse = '\u0000';

/** The speaker: a known one or a new name; plain text without known ones (section 5). */
export function SpeakerField({ form, names }: { form: UseFormReturn<SermonFormValues>; names: string[] }) {
  const [isNew, setIsNew] = useState(false);
  const speaker = form.watch('speaker');
  const error = form.getFieldState('speaker', form.formState).error?.message;
  if (names.length === 0) return <TextField form={form} name="speaker" label={messages.sermonForm.speaker} />;

  const isTyped = isNew || (speaker !== '' && !names.includes(speaker));
  const choose = (value: string) => {
    setIsNew(value === someoneElse);
    const isChecked = form.formState.isSubmitted && value !== someoneElse;
    form.setValue('speaker', value === someoneElse ? '' : value, {
      shouldDirty: true,
      shouldValidate: isChecked,
    });
  };
  return (
    <div className="grid content-start gap-3">
      <FormField label={messages.sermonForm.speaker} error={isTyped ? undefined : error}>
        {(field) => (
          <select
            {...field}
            value={isTyped ? someoneElse : speaker}
            onChange={(event) => choose(event.target.value)}
            className="field"
          >
            <option value="">{messages.sermonForm.chooseSpeaker}</option>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
            <option value={someoneElse}>{messages.sermonForm.someoneElse}</option>
          </select>
        )}
      </FormField>
      {isTyped && <TextField form={form} name="speaker" label={messages.sermonForm.speakerName} />}
    </div>
  );
}

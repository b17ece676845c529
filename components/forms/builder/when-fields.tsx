'use client';

import { SelectField } from '#components/form/select-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { messages } from '#lib/language/messages.ts';
import type { EditorPartProps } from './form-words-fields.tsx';

/** From when to when the form takes answers. */
export function WhenFields({ form }: EditorPartProps) {
  const { opens, closes, closings, otherClosing, opensHelp } = messages.formEditing;
  const stored = String(form.formState.defaultValues?.closes_minutes ?? '');
  const offered = Object.entries(closings).map(([value, label]) => ({ value, label }));
  const isOffered = offered.some(({ value }) => value === stored);
  const other = { value: stored, label: otherClosing(Number(stored)) };
  return (
    <div className="mt-6 grid gap-6">
      <TextField
        form={form}
        name="opens_at"
        label={opens}
        type="datetime-local"
        help={opensHelp}
        isOptional
      />
      {form.watch('event_id') !== '' && (
        <SelectField
          form={form}
          name="closes_minutes"
          label={closes}
          options={isOffered ? offered : [...offered, other]}
        />
      )}
    </div>
  );
}

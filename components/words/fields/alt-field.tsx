'use client';

import { FormField } from '#components/form/form-field.tsx';
import { messages } from '#lib/language/messages.ts';
import type { WordsFieldProps } from './words-field-props.ts';

/** What a picture shows, or that it is only decorative: staff decide, so that no description is missing by accident. */
export function AltField({ form, name, field }: WordsFieldProps) {
  const value = form.watch(name);
  const isDecorative = value === '';
  const error = form.getFieldState(name, form.formState).error?.message;
  const change = (alt: string | null) =>
    form.setValue(name, alt, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <div className="grid gap-2">
      <FormField label={field.label} error={error}>
        {(props) => (
          <input
            {...props}
            type="text"
            className="field"
            disabled={isDecorative}
            value={typeof value === 'string' ? value : ''}
            // An emptied field is not yet a decision.
            onChange={(event) => change(event.target.value || null)}
          />
        )}
      </FormField>
      <label className="inline-flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-5"
          checked={isDecorative}
          onChange={(event) => change(event.target.checked ? '' : null)}
        />
        <span>{messages.blocks.decorative}</span>
      </label>
    </div>
  );
}

'use client';

import './choice.css';
import { useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

interface ChoiceFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  options: readonly { value: string; label: string }[];
  /** A sentence below that says what the choice means. */
  help?: string;
}

/** One of a few, all in sight: radio buttons as chips. */
export function ChoiceField<Values extends FieldValues>({
  form,
  name,
  label,
  options,
  help,
}: ChoiceFieldProps<Values>) {
  const helpId = useId();
  return (
    <fieldset aria-describedby={help && helpId}>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input type="radio" value={option.value} {...form.register(name)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {help && (
        <p id={helpId} className="mt-2 text-sm text-ink-3">
          {help}
        </p>
      )}
    </fieldset>
  );
}

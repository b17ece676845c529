'use client';

import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { FormField } from '#components/form/form-field.tsx';
import { errorAt } from './error-at.ts';
import type { FormValues } from './form-values.ts';

interface LinesFieldProps {
  form: UseFormReturn<FormValues>;
  name: FieldPath<FormValues>;
  label: string;
  isOptional?: boolean;
}

/** A list that is typed one entry to a line. It shows what is wrong with any of them. */
export function LinesField({ form, name, label, isOptional }: LinesFieldProps) {
  return (
    <FormField label={label} error={errorAt(form, name)} isOptional={isOptional}>
      {(field) => <textarea {...field} {...form.register(name)} className="field min-h-[120px]" />}
    </FormField>
  );
}

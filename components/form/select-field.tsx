'use client';

import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { FormField } from './form-field.tsx';

interface SelectFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: ReactNode;
  options: readonly { value: string | number; label: string }[];
  isOptional?: boolean | undefined;
  rules?: RegisterOptions<Values, FieldPath<Values>>;
  className?: string;
}

/** One choice from a short list: a native `select`. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { form, name, label, help, options, isOptional, rules, className = '' } = props;
  const error = form.getFieldState(name, form.formState).error?.message;
  return (
    <FormField {...{ label, help, error, isOptional, className }}>
      {(field) => (
        <select {...field} {...form.register(name, rules)} className="field">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

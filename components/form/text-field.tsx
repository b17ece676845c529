'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { FormField } from './form-field.tsx';

type TextFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: ReactNode;
  isOptional?: boolean;
  /** More than one line: the text area is at least 120 px high. */
  isLong?: boolean;
  className?: string;
} & Pick<
  ComponentProps<'input'>,
  'type' | 'min' | 'max' | 'placeholder' | 'autoComplete' | 'list' | 'disabled' | 'inputMode' | 'readOnly'
>;

/** A field of one line, a long text, or with `type="date"` a calendar date with its bounds. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { form, name, label, help, isOptional, isLong, className = '', ...input } = props;
  const error = form.getFieldState(name, form.formState).error?.message;
  return (
    <FormField label={label} help={help} error={error} isOptional={isOptional} className={className}>
      {(field) =>
        isLong ? (
          <textarea
            {...field}
            {...form.register(name)}
            className="field min-h-[120px]"
            placeholder={input.placeholder}
          />
        ) : (
          <input {...field} {...input} {...form.register(name)} className="field" />
        )
      }
    </FormField>
  );
}

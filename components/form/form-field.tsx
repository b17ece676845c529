'use client';

import './field.css';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { messages } from '#lib/language/messages.ts';

export interface FieldProps {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

interface FormFieldProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  className?: string;
  /** The control itself: spread the given props on it. */
  children: (field: FieldProps) => ReactNode;
}

/** A labelled control: label above, help below, the error in words beside it. */
export function FormField({ label, help, error, isOptional, className = '', children }: FormFieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        <span>{label}</span>{' '}
        {isOptional && <span className="ms-0.5 font-normal text-ink-3">{messages.fields.optional}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-paintbrush">
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="text-sm text-ink-3">
          {help}
        </p>
      )}
    </div>
  );
}

type InputFieldProps = Omit<FormFieldProps, 'children'> &
  Omit<ComponentProps<'input'>, 'id' | 'children' | 'className'>;

/** A labelled field of one line, outside of a form with a schema. */
export function InputField({ label, help, error, isOptional, className = '', ...input }: InputFieldProps) {
  return (
    <FormField label={label} help={help} error={error} isOptional={isOptional} className={className}>
      {(field) => <input {...field} {...input} className="field" />}
    </FormField>
  );
}

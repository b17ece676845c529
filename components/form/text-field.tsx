'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
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
  /** A dialog opens with the focus here, as long as nothing is typed: on a phone, one tap less. */
  isStart?: boolean;
  /** What the browser offers while one types. */
  suggestions?: readonly (string | { value: string; label: string })[];
  className?: string;
} & Pick<
  ComponentProps<'input'>,
  'type' | 'min' | 'max' | 'placeholder' | 'autoComplete' | 'disabled' | 'inputMode' | 'readOnly'
>;

/** A field of one line, a long text, or with `type="date"` a calendar date with its bounds. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const {
    form,
    name,
    label,
    help,
    isOptional,
    isLong,
    isStart,
    suggestions,
    className = '',
    ...input
  } = props;
  useStart(isStart && !form.getValues(name) ? name : null, form);
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
          <>
            <input
              {...field}
              {...input}
              {...form.register(name)}
              list={suggestions && `${field.id}-list`}
              className="field"
            />
            {suggestions && (
              <datalist id={`${field.id}-list`}>
                {suggestions.map((suggestion) => {
                  const option = typeof suggestion === 'string' ? { value: suggestion } : suggestion;
                  return <option key={option.value} {...option} />;
                })}
              </datalist>
            )}
          </>
        )
      }
    </FormField>
  );
}

/** Gives the field of this name the focus once it is there. On a touch screen a dialog gives it to nothing by itself. */
function useStart<Values extends FieldValues>(name: FieldPath<Values> | null, form: UseFormReturn<Values>) {
  const start = useRef({ name, form });
  useEffect(() => {
    const { name: first, form: its } = start.current;
    if (first) its.setFocus(first);
  }, []);
}

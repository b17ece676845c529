'use client';

import '#components/form/field.css';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { FormField } from '#components/form/form-field.tsx';
import { plainText } from '#lib/core/html/plain-text.ts';
import type { Field } from '#lib/page-texts/fields.ts';
import { RichEditor } from './rich-editor.tsx';
import type { WordsValues } from './words-fields.tsx';

interface WordsFieldProps {
  form: UseFormReturn<WordsValues>;
  name: 'value' | `value.${string}`;
  field: Field;
}

/** One field of words, with how many characters are left that fit the design. */
export function WordsField({ form, name, field }: WordsFieldProps) {
  const { kind, label, most } = field;
  const error = form.getFieldState(name, form.formState).error?.message;
  const help = kind === 'number' ? undefined : lengthText(kind, form.watch(name), most);
  return (
    <FormField label={label} help={help} error={error}>
      {(props) => {
        if (kind === 'rich') {
          return (
            <Controller
              control={form.control}
              name={name}
              render={({ field: { value, onChange } }) => (
                <RichEditor
                  {...props}
                  label={label}
                  value={typeof value === 'string' ? value : ''}
                  onChange={onChange}
                  hasHeadings={field.hasHeadings}
                />
              )}
            />
          );
        }
        if (kind === 'text')
          return <textarea {...props} {...form.register(name)} className="field min-h-[120px]" />;
        const isNumber = kind === 'number';
        return (
          <input
            {...props}
            {...form.register(name, { valueAsNumber: isNumber })}
            type={isNumber ? 'number' : 'text'}
            className="field"
          />
        );
      }}
    </FormField>
  );
}

function lengthText(kind: Field['kind'], value: unknown, most: number): string {
  const text = typeof value === 'string' ? value : '';
  const length = kind === 'rich' ? plainText(text).length : text.trim().length;
  return length > most
    ? `${length - most} characters more than fit.`
    : `${length} of ${most} characters that fit.`;
}

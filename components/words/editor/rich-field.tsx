'use client';

import type { ComponentProps } from 'react';
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { RichEditor } from './rich-editor.tsx';

type EditorProps = Omit<ComponentProps<typeof RichEditor>, 'form' | 'name' | 'value' | 'onChange'>;

interface RichFieldProps<Values extends FieldValues> extends EditorProps {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
}

/** The editor of a form's field. */
export function RichField<Values extends FieldValues>({ form, name, ...editor }: RichFieldProps<Values>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <RichEditor {...editor} value={typeof value === 'string' ? value : ''} onChange={onChange} />
      )}
    />
  );
}

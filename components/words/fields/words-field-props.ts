import type { UseFormReturn } from 'react-hook-form';
import type { Field } from '#lib/core/fields/field.ts';
import type { Values } from '#lib/core/fields/values.ts';

export interface WordsFieldProps {
  form: UseFormReturn<Values>;
  /** The path of the field's value in the form; empty for a form that is the field. */
  name: string;
  field: Field;
}

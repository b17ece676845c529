import type { UseFormReturn } from 'react-hook-form';
import type { Field } from '#lib/core/fields/field.ts';
import type { Values } from '#lib/core/fields/values.ts';

export interface WordsFieldProps {
  form: UseFormReturn<Values>;
  /** Where the field's value stands in the form; empty for all of it. */
  name: string;
  field: Field;
}

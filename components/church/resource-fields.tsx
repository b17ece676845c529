'use client';

import { useFieldArray } from 'react-hook-form';
import { TextField } from '#components/form/text-field.tsx';
import type { GroupFieldsProps } from './group-fields.tsx';

/** The pages elsewhere that the Resources page sends people to, a card each. */
export function ResourceFields({ form }: GroupFieldsProps) {
  const { fields } = useFieldArray({ control: form.control, name: 'resources' });
  return (
    <>
      <p className="measure text-sm text-ink-2">
        Three cards on the Resources page: to read, to ask, and to vote. A last card with nothing in it is not
        shown.
      </p>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="grid gap-4 border-t border-rule pt-5 sm:grid-cols-[1fr_2fr]">
          <legend className="sr-only">Card {index + 1}</legend>
          <TextField form={form} name={`resources.${index}.name`} label={`Card ${index + 1}: name`} />
          <TextField form={form} name={`resources.${index}.url`} label="Address" type="url" />
        </fieldset>
      ))}
    </>
  );
}

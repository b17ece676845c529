'use client';

import { useFieldArray } from 'react-hook-form';
import { TextField } from '#components/form/text-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { RemoveButton } from '#components/ui/remove-button.tsx';
import { noResource } from '#lib/church/form-values.ts';
import { mostResources } from '#lib/church/schema.ts';
import { messages } from '#lib/language/messages.ts';
import type { GroupFieldsProps } from './fact-field.tsx';

/** The external links of the Resources page, a card each. */
export function ResourceFields({ form }: GroupFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'resources' });
  const { cards } = messages.settingsForm;
  return (
    <>
      <p className="measure text-sm text-ink-2">{cards.lead}</p>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="grid gap-4 border-t border-rule pt-5 sm:grid-cols-[1fr_2fr_auto]">
          <legend className="sr-only">{cards.legend(index + 1)}</legend>
          <TextField form={form} name={`resources.${index}.name`} label={cards.name(index + 1)} />
          <TextField form={form} name={`resources.${index}.url`} label={cards.address} type="url" />
          <div className="self-end pb-1">
            <RemoveButton label={cards.remove(index + 1)} onClick={() => remove(index)} />
          </div>
        </fieldset>
      ))}
      {fields.length < mostResources && (
        <div>
          <Button variant="secondary" onClick={() => append(noResource)}>
            {cards.add}
          </Button>
        </div>
      )}
    </>
  );
}

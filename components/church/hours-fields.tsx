'use client';

import { useFieldArray } from 'react-hook-form';
import { SelectField } from '#components/form/select-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { weekdayNames } from '#lib/core/dates/weekday.ts';
import type { GroupFieldsProps } from './group-fields.tsx';

/** When somebody is there, as search engines are told: any number of times a week. */
export function HoursFields({ form }: GroupFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'opening_hours' });
  return (
    <>
      <p className="measure text-sm text-ink-2">
        When the doors are open, as maps and search engines show it. Service times are not told by this.
      </p>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="grid gap-4 border-t border-rule pt-5 sm:grid-cols-[1fr_1fr_1fr_auto]">
          <legend className="sr-only">{`Opening hours ${index + 1}`}</legend>
          <SelectField form={form} name={`opening_hours.${index}.day`} label="Day" options={days} />
          <div className="grid pair-columns gap-4 sm:contents">
            <TextField form={form} name={`opening_hours.${index}.opens`} label="Opens" type="time" />
            <TextField form={form} name={`opening_hours.${index}.closes`} label="Closes" type="time" />
          </div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => remove(index)}
            className="justify-self-start sm:mt-7"
          >
            Remove<span className="sr-only">{` opening hours ${index + 1}`}</span>
          </Button>
        </fieldset>
      ))}
      <Button
        variant="secondary"
        size="small"
        onClick={() => append({ day: '0', opens: '09:00', closes: '12:00' })}
        className="justify-self-start"
      >
        Add opening hours
      </Button>
    </>
  );
}

const days = weekdayNames.map((label, value) => ({ value, label }));

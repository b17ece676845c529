'use client';

import '#components/form/choice.css';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { SelectField } from '#components/form/select-field.tsx';
import { weekdayNames } from '#lib/core/dates/weekday.ts';
import { eventFields } from '#lib/events/fields.ts';
import type { EventFormValues } from '#lib/events/form-values.ts';
import { type WeekdayOccurrence, weekdayOccurrenceLabels } from '#lib/events/series/recurrence-labels.ts';

const choices = Object.entries(weekdayOccurrenceLabels) as [WeekdayOccurrence, string][];

/** Which weekdays of the month. */
export function AdvancedMonthlyFields({ form }: { form: UseFormReturn<EventFormValues> }) {
  return (
    <div className="grid gap-5">
      <Controller
        control={form.control}
        name="weekday_occurrences"
        render={({ field }) => (
          <fieldset>
            <legend className="text-sm font-semibold">Which of the month?</legend>
            <div className="mt-2 flex flex-wrap gap-2">
              {choices.map(([value, label]) => (
                <label key={value} className="choice">
                  <input
                    type="checkbox"
                    checked={field.value.includes(value)}
                    onChange={(event) => field.onChange(toggled(field.value, value, event.target.checked))}
                  />
                  <span>{label}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
      />
      <SelectField
        form={form}
        name="target_weekday"
        label={eventFields.target_weekday.label}
        rules={{ setValueAs: (value) => (value === '' || value === null ? null : Number(value)) }}
        options={weekdayNames.map((label, value) => ({ value, label }))}
      />
    </div>
  );
}

function toggled(chosen: WeekdayOccurrence[], value: WeekdayOccurrence, isOn: boolean): WeekdayOccurrence[] {
  return isOn ? [...chosen, value].sort() : chosen.filter((other) => other !== value);
}

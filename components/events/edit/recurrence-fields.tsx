'use client';

import { messages } from '#lib/language/messages.ts';
import '#components/form/choice.css';
import { useEffect } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';
import type { EventFormValues } from '#lib/events/form-values.ts';
import { type WeekdayOccurrence, weekdayOccurrences } from '#lib/events/series/recurrence-labels.ts';
import { frequencies } from '#lib/events/series/series-rule.ts';
import { EventPreview } from './event-preview.tsx';

/** Once, over several days, or recurring. */
export function RecurrenceFields({ form }: { form: UseFormReturn<EventFormValues> }) {
  const [type, hasEndDate] = form.watch(['recurrence_type', 'has_end_date']);
  const isRecurring = type === 'recurring';
  useTargetWeekday(form);
  return (
    <fieldset className="grid gap-5 rounded-card border border-rule bg-white/50 p-4 sm:p-5">
      <legend className="legend-inside font-display text-lg">{messages.eventForms.howOften}</legend>
      <ChoiceField
        radio={() => form.register('recurrence_type')}
        label={messages.eventForms.repeatQuestion}
        options={(['one_time', 'recurring'] as const).map((value) => ({
          value,
          label: messages.eventForms.repeats[value],
        }))}
      />
      {isRecurring ? <FrequencyFields form={form} /> : <MultiDayFields form={form} />}
      <SwitchField
        form={form}
        name="has_end_date"
        label={messages.eventForms.hasEnd}
        disabled={!isRecurring}
        help={isRecurring ? messages.eventForms.hasEndHelp : messages.eventForms.hasEndOfSeries}
      />
      {isRecurring && hasEndDate && <EndDateField form={form} label={messages.eventForms.lastDate} />}
      <EventPreview form={form} />
    </fieldset>
  );
}

function FrequencyFields({ form }: { form: UseFormReturn<EventFormValues> }) {
  return (
    <>
      <SelectField
        form={form}
        name="recurrence_frequency"
        label={messages.eventWords.fields.recurrence_frequency}
        options={frequencies.map((value) => ({ value, label: messages.eventWords.frequencies[value] }))}
      />
      {form.watch('recurrence_frequency') === 'advanced_monthly' && <AdvancedMonthlyFields form={form} />}
    </>
  );
}

function MultiDayFields({ form }: { form: UseFormReturn<EventFormValues> }) {
  if (form.watch('kind') === 'service') return null;
  return (
    <>
      <SwitchField
        form={form}
        name="is_multi_day"
        label={messages.eventForms.multiDay}
        help={messages.eventForms.multiDayHelp}
      />
      {form.watch('is_multi_day') && <EndDateField form={form} label={messages.eventForms.endDate} />}
    </>
  );
}

/** The weekday follows the start date until another is chosen. */
function useTargetWeekday(form: UseFormReturn<EventFormValues>): void {
  const date = form.watch('date');
  useEffect(() => {
    const weekday = weekdayOn(date);
    if (weekday !== null && !form.getFieldState('target_weekday').isDirty)
      form.setValue('target_weekday', weekday);
  }, [date, form]);
}

/** The last day; not before the start date. */
function EndDateField({ form, label }: { form: UseFormReturn<EventFormValues>; label: string }) {
  return (
    <TextField
      form={form}
      name="end_date"
      label={label}
      type="date"
      min={form.watch('date')}
      help={messages.events.endAfterStart}
    />
  );
}

function AdvancedMonthlyFields({ form }: { form: UseFormReturn<EventFormValues> }) {
  return (
    <div className="grid gap-5">
      <Controller
        control={form.control}
        name="weekday_occurrences"
        render={({ field }) => (
          <fieldset>
            <legend className="text-sm font-semibold">{messages.eventForms.weeksQuestion}</legend>
            <div className="mt-2 flex flex-wrap gap-2">
              {weekdayOccurrences.map((value) => (
                <label key={value} className="choice">
                  <input
                    type="checkbox"
                    checked={field.value.includes(value)}
                    onChange={(event) => field.onChange(toggled(field.value, value, event.target.checked))}
                  />
                  <span>{messages.eventWords.weeks[value]}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
      />
      <SelectField
        form={form}
        name="target_weekday"
        label={messages.eventWords.fields.target_weekday}
        rules={{ setValueAs: (value) => (value === '' || value === null ? null : Number(value)) }}
        options={[0, 1, 2, 3, 4, 5, 6].map((value) => ({ value, label: weekdayName(value) }))}
      />
    </div>
  );
}

/** 2023 began on a Sunday. */
const weekdayName = (weekday: number) => formatDate(`2023-01-0${weekday + 1}`, 'EEEE') ?? '';

function toggled(chosen: WeekdayOccurrence[], value: WeekdayOccurrence, isOn: boolean): WeekdayOccurrence[] {
  return isOn ? [...chosen, value].sort() : chosen.filter((other) => other !== value);
}

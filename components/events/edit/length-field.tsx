import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '#components/form/text-field.tsx';
import type { EventFormValues } from '#lib/events/form-values.ts';
import { parseTimeRange } from '#lib/events/times/time-range.ts';
import { messages } from '#lib/language/messages.ts';

/** The length of a service. A typed time range sets it too. */
export function LengthField({ form }: { form: UseFormReturn<EventFormValues> }) {
  const time = form.watch('time');
  useEffect(() => {
    const range = parseTimeRange(time);
    if (range?.end && form.getFieldState('time').isDirty)
      form.setValue('length_minutes', String(range.end - range.start), { shouldDirty: true });
  }, [time, form]);
  return (
    <TextField
      form={form}
      name="length_minutes"
      label={messages.eventWords.fields.length_minutes}
      type="number"
      inputMode="numeric"
      min={5}
      max={600}
    />
  );
}

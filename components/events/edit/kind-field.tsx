import type { UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '#components/form/choice-field.tsx';
import type { EventFormValues } from '#lib/events/form-values.ts';

/** Whether it is an event or a church service. */
export function KindField({ form }: { form: UseFormReturn<EventFormValues> }) {
  return (
    <ChoiceField
      radio={() => form.register('kind')}
      label="What is it?"
      options={[
        { value: 'event', label: 'Event' },
        { value: 'service', label: 'Church service' },
      ]}
      help={kindHelp[form.watch('kind')]}
    />
  );
}

const kindHelp = {
  event: 'Shown in the lists of events and in the calendar.',
  service: 'Shown wherever the site tells when church is: countdown, footer, visit page, livestream.',
} as const;

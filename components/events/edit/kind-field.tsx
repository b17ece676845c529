import type { UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '#components/form/choice-field.tsx';
import type { EventFormValues } from '#lib/events/form-values.ts';
import { eventKinds } from '#lib/events/schema.ts';
import { messages } from '#lib/language/messages.ts';

/** Whether it is an event or a church service. */
export function KindField({ form }: { form: UseFormReturn<EventFormValues> }) {
  return (
    <ChoiceField
      radio={() => form.register('kind')}
      label={messages.eventForms.kindQuestion}
      options={eventKinds.map((value) => ({ value, label: messages.eventForms[value].kind }))}
      help={messages.eventForms[form.watch('kind')].kindHelp}
    />
  );
}

import type { UseFormReturn } from 'react-hook-form';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TranslatedField } from '#components/translations/translated.tsx';
import type { EventFormValues } from '#lib/events/form-values.ts';
import { messages } from '#lib/language/messages.ts';

interface ServiceFieldsProps {
  form: UseFormReturn<EventFormValues>;
  isOneDate: boolean;
}

/** Fields of services only. A single date has no name and no place in lists of its own. */
export function ServiceFields({ form, isOneDate }: ServiceFieldsProps) {
  return (
    <div className="grid gap-4 border-t border-rule pt-6">
      <SwitchField
        form={form}
        name="is_streamed"
        label={messages.eventWords.fields.is_streamed}
        help={messages.eventForms.streamedHelp}
      />
      {!isOneDate && (
        <>
          <SwitchField
            form={form}
            name="listed"
            label={messages.eventWords.fields.listed}
            help={messages.eventForms.listedHelp}
          />
          <TranslatedField
            form={form}
            name="short_title"
            label={messages.eventWords.fields.short_title}
            isOptional
            help={messages.eventForms.shortTitleHelp}
          />
        </>
      )}
    </div>
  );
}

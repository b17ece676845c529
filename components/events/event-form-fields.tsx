'use client';

import type { UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { ImageField } from '#components/form/image-field.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import type { EventFormValues } from '#lib/events/schema.ts';
import { RecurrenceFields } from './recurrence-fields.tsx';

interface EventFormFieldsProps {
  form: UseFormReturn<EventFormValues>;
  /** One date of a series has no rule of its own. */
  hasRule: boolean;
}

/** The fields of an event, in the order a person thinks of them: what, when, where, how often, how it looks. */
export function EventFormFields({ form, hasRule }: EventFormFieldsProps) {
  return (
    <>
      <TextField form={form} name="title" label="Title" />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField form={form} name="date" label="Date" type="date" />
        <TextField form={form} name="time" label="Time" placeholder="9:30 AM - 12:00 PM" />
      </div>
      <TextField form={form} name="location" label="Location" placeholder="Fellowship Hall" />
      <ChoiceField
        form={form}
        name="whereabouts"
        label="Where is that?"
        options={[
          { value: 'church', label: 'At the church' },
          { value: 'elsewhere', label: 'Elsewhere' },
        ]}
        help={whereaboutsHelp[form.watch('whereabouts')]}
      />
      {hasRule && <RecurrenceFields form={form} />}
      <TextField form={form} name="description" label="Description" isLong />
      <ImageField
        form={form}
        name="image_url"
        label="Picture"
        bucket="event-images"
        help="Without a picture the site draws one for this event."
        isKeptWhenEmpty
      />
      <div className="grid gap-4 border-t border-rule pt-6">
        <SwitchField
          form={form}
          name="is_featured"
          label="Featured event"
          help="Shown as a poster on the home page."
        />
        <SwitchField
          form={form}
          name="show_in_banner"
          label="Show in banner"
          help="Runs in the banner on every page in the two weeks before it takes place."
        />
      </div>
    </>
  );
}

const whereaboutsHelp = {
  church: 'Visitors and search engines are shown the way to the church.',
  elsewhere: 'Visitors find the way when the location has a house number and a street, or a ZIP code.',
} as const;

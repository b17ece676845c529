'use client';

import type { UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { ImageField } from '#components/form/image-field.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { eventFields } from '#lib/events/fields.ts';
import type { EventFormValues } from '#lib/events/form-values.ts';
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
      <TextField form={form} name="title" label={eventFields.title.label} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField form={form} name="date" label={eventFields.date.label} type="date" />
        <TextField form={form} name="time" label={eventFields.time.label} placeholder="9:30 AM - 12:00 PM" />
      </div>
      <TextField
        form={form}
        name="location"
        label={eventFields.location.label}
        placeholder="Fellowship Hall"
      />
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
      <TextField form={form} name="description" label={eventFields.description.label} isLong />
      <ImageField
        form={form}
        name="image_url"
        label={eventFields.image_url.label}
        bucket="event-images"
        help="Without a picture the site draws one for this event."
        isKeptWhenEmpty
      />
      <div className="grid gap-4 border-t border-rule pt-6">
        <SwitchField
          form={form}
          name="is_featured"
          label={eventFields.is_featured.label}
          help="Shown as a poster on the home page."
        />
        <SwitchField
          form={form}
          name="show_in_banner"
          label={eventFields.show_in_banner.label}
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

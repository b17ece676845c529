'use client';

import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { ImageField } from '#components/form/image-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import type { ActionForm } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { eventFields } from '#lib/events/fields.ts';
import type { EventFormValues } from '#lib/events/form-values.ts';
import { RecurrenceFields } from './recurrence-fields.tsx';

interface EventFormProps {
  state: ActionForm<EventFormValues>;
  mode: 'create' | 'edit';
  /** One date of a series has no rule of its own. */
  hasRule?: boolean;
  onCancel: () => void;
  /** What stands above the fields, such as the choice of what to change. */
  children?: ReactNode;
}

/**
 * The one form for creating and editing events. Its fields are in the order a person thinks of them: what, when,
 * where, how often, how it looks.
 */
export function EventForm({ state, mode, hasRule = true, onCancel, children }: EventFormProps) {
  const { form, submit, isPending } = state;
  const isRecurring = form.watch('recurrence_type') === 'recurring';
  return (
    <StaffForm onSubmit={submit}>
      <ErrorSummary form={form} />
      {children}
      <TextField form={form} name="title" label={eventFields.title.label} />
      <DateAndTimeFields form={form} />
      <PlaceFields form={form} />
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
      <PromotionFields form={form} />
      <div className="sticky bottom-0 -mx-5 -mb-6 flex flex-wrap justify-end gap-3 border-t border-rule rounded-b-card bg-paper px-5 py-4 sm:-mx-8 sm:px-8">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" pending={isPending}>
          {submitLabel(mode, isRecurring, isPending)}
        </Button>
      </div>
    </StaffForm>
  );
}

interface FieldsProps {
  form: UseFormReturn<EventFormValues>;
}

function DateAndTimeFields({ form }: FieldsProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField form={form} name="date" label={eventFields.date.label} type="date" />
      <TextField form={form} name="time" label={eventFields.time.label} placeholder="9:30 AM - 12:00 PM" />
    </div>
  );
}

function PlaceFields({ form }: FieldsProps) {
  return (
    <>
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
    </>
  );
}

const whereaboutsHelp = {
  church: 'Visitors and search engines are shown the way to the church.',
  elsewhere: 'Visitors find the way when the location has a house number and a street, or a ZIP code.',
} as const;

function PromotionFields({ form }: FieldsProps) {
  return (
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
  );
}

function submitLabel(mode: 'create' | 'edit', isRecurring: boolean, isPending: boolean): string {
  if (mode === 'edit') return isPending ? 'Updating...' : 'Update Event';
  if (isPending) return 'Creating...';
  return isRecurring ? 'Create Recurring Event' : 'Create One-time Event';
}

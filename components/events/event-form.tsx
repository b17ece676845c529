'use client';

import type { ReactNode } from 'react';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import type { ActionForm } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import type { EventFormValues } from '#lib/events/form-values.ts';
import { EventFormFields } from './event-form-fields.tsx';

interface EventFormProps {
  state: ActionForm<EventFormValues>;
  mode: 'create' | 'edit';
  hasRule?: boolean;
  onCancel: () => void;
  /** What stands above the fields, such as the choice of what to change. */
  children?: ReactNode;
}

/** The one form for creating and editing events. */
export function EventForm({ state, mode, hasRule = true, onCancel, children }: EventFormProps) {
  const { form, submit, isPending } = state;
  const isRecurring = form.watch('recurrence_type') === 'recurring';
  return (
    <StaffForm onSubmit={submit}>
      <ErrorSummary form={form} />
      {children}
      <EventFormFields form={form} hasRule={hasRule} />
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

function submitLabel(mode: 'create' | 'edit', isRecurring: boolean, isPending: boolean): string {
  if (mode === 'edit') return isPending ? 'Updating...' : 'Update Event';
  if (isPending) return 'Creating...';
  return isRecurring ? 'Create Recurring Event' : 'Create One-time Event';
}

'use client';

import type { ReactNode } from 'react';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { FormActions } from '#components/form/form-actions.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import type { ActionForm } from '#components/form/use-action-form.ts';
import type { LeaderFormValues } from './leader-form-values.ts';
import { LeaderPictureField } from './leader-picture-field.tsx';

interface LeaderFormProps {
  state: ActionForm<LeaderFormValues>;
  submitLabel: string;
  pendingLabel: string;
  onCancel: () => void;
  /** What stands above the fields, such as a conflict with somebody else's change. */
  children?: ReactNode;
}

/** The one form for adding and editing leaders. */
export function LeaderForm({ state, submitLabel, pendingLabel, onCancel, children }: LeaderFormProps) {
  const { form, submit, isPending } = state;
  return (
    <StaffForm onSubmit={submit}>
      <ErrorSummary form={form} />
      {children}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField form={form} name="name" label="Name" autoComplete="off" />
        <TextField form={form} name="role" label="Role" isOptional autoComplete="off" />
      </div>
      <TextField
        form={form}
        name="words"
        label="Words"
        isLong
        isOptional
        help="Two or three sentences: what they do, and how people come across them."
      />
      <TextField
        form={form}
        name="email"
        label="E-mail"
        type="email"
        inputMode="email"
        isOptional
        autoComplete="off"
        help="Anybody can read it on the page."
      />
      <LeaderPictureField form={form} />
      <FormActions
        submit={isPending ? pendingLabel : submitLabel}
        isPending={isPending}
        onCancel={onCancel}
        className="sticky bottom-0 -mx-5 -mb-6 rounded-b-card border-t border-rule bg-paper px-5 py-4 sm:-mx-8 sm:px-8"
      />
    </StaffForm>
  );
}

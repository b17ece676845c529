'use client';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormActions } from '#components/form/form-actions.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import type { UnlockStep } from '#components/ui/dialog/unlock.ts';
import { messages } from '#lib/language/messages.ts';
import { signIn } from './session.ts';

interface PasswordStepProps {
  /** Called with the step that is still due, or null, once the password is right. */
  onRight: (due: UnlockStep | null) => void;
  onCancel: () => void;
}

/** Asks for the shared admin password. A wrong one shows an error. */
export function PasswordStep({ onRight, onCancel }: PasswordStepProps) {
  const form = useForm({ defaultValues: { password: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = form.handleSubmit(async ({ password }) => {
    const answer = await signIn(password);
    if ('problem' in answer) form.setError('password', { message: answer.problem });
    else onRight(answer.due);
  });
  return (
    <StaffForm onSubmit={submit}>
      <TextField
        form={form}
        name="password"
        label={messages.password.label}
        type="password"
        autoComplete="current-password"
      />
      <FormActions
        submit={messages.password.unlock}
        isPending={form.formState.isSubmitting}
        isDisabled={form.watch('password') === ''}
        onCancel={onCancel}
      />
    </StaffForm>
  );
}

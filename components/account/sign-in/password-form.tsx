'use client';

import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormActions } from '#components/form/form-actions.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import type { UnlockStep } from '#components/ui/dialog/unlock.ts';
import { messages } from '#lib/language/messages.ts';
import type { SignInWays } from '#lib/staff/schema.ts';
import { signIn } from '../session.ts';

interface PasswordFormProps {
  form: UseFormReturn<{ email: string; password: string }>;
  ways: SignInWays;
  /** Whether the focus starts here. */
  isFirst: boolean;
  /** Called with the step that is still due, or null, once the password is right. */
  onRight: (due: UnlockStep | null) => void;
  onCancel: () => void;
}

/** Asks for an address and its password; without an address for the shared one. A wrong one shows an error. */
export function PasswordForm({ form, ways, isFirst, onRight, onCancel }: PasswordFormProps) {
  const { setFocus } = form;
  const start = ways.by_name ? 'email' : 'password';
  useEffect(() => {
    if (isFirst) setFocus(start);
  }, [isFirst, start, setFocus]);
  const submit = form.handleSubmit(async ({ password, email }) => {
    if (email.trim() === '' && !ways.shared)
      return form.setError('email', { message: messages.password.emailMissing }, { shouldFocus: true });
    const answer = await signIn(password, email.trim());
    if ('problem' in answer) form.setError('password', { message: answer.problem });
    else onRight(answer.due);
  });
  return (
    <StaffForm onSubmit={submit}>
      {ways.by_name && (
        <TextField
          form={form}
          name="email"
          label={messages.password.email}
          help={ways.shared && messages.password.emailHelp}
          type="email"
          autoComplete="username webauthn"
        />
      )}
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

'use client';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Button } from '#components/ui/button.tsx';
import type { UnlockStep } from '#components/ui/unlock.ts';
import { signIn } from './session.ts';

interface PasswordStepProps {
  /** The password was right; what is still to be asked for, if anything. */
  onRight: (due: UnlockStep | null) => void;
  onCancel: () => void;
}

/** Asks for the shared admin password. A wrong one says so and stays. */
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
        label="Password"
        type="password"
        autoComplete="current-password"
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" pending={form.formState.isSubmitting} disabled={form.watch('password') === ''}>
          Unlock admin mode
        </Button>
      </div>
    </StaffForm>
  );
}

'use client';

import { useForm } from 'react-hook-form';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { schemaResolver } from '#lib/core/site/forms/schema-resolver.ts';
import { messages } from '#lib/language/messages.ts';
import { newPassword } from '#lib/staff/schema.ts';
import type { Accept } from './accept-invitation.ts';

/** Accepts with a password. Programs that keep passwords read the address. */
export function NewPassword({ email, accept }: { email: string; accept: Accept }) {
  const form = useForm({ resolver: schemaResolver(newPassword), defaultValues: { email, password: '' } });
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    const refusal = await accept({ password });
    const message = refusal?.fields?.password?.[0] ?? refusal?.message;
    if (message) form.setError('password', { message }, { shouldFocus: true });
  });
  const { email: emailLabel, password, passwordHelp, usePassword } = messages.joining;
  return (
    <StaffForm onSubmit={submit}>
      <TextField form={form} name="email" label={emailLabel} type="email" autoComplete="username" readOnly />
      <TextField
        form={form}
        name="password"
        label={password}
        help={passwordHelp}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" variant="secondary" pending={isSubmitting} className="justify-self-start">
        {usePassword}
      </Button>
    </StaffForm>
  );
}

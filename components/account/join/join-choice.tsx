'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { schemaResolver } from '#lib/core/browser/schema-resolver.ts';
import { messages } from '#lib/language/messages.ts';
import { newPassword } from '#lib/staff/schema.ts';
import { writeAdminMode } from '../admin-mode.ts';
import { passkeyObstacle } from '../sign-in/webauthn.ts';
import { type Accept, acceptInvitation } from './accept-invitation.ts';
import { NewPasskey } from './new-passkey.tsx';

export interface JoinChoiceProps {
  token: string;
  email: string;
  /** The host that passkeys belong to; null where browsers allow none. */
  passkeyHost: string | null;
  /** Called once the person is signed in; by default the office opens. */
  onJoined?: () => void;
}

/** The two ways to accept an invitation: a passkey of this device, or a password. */
export function JoinChoice({ token, email, passkeyHost, onJoined }: JoinChoiceProps) {
  const router = useRouter();
  const path = `/api/invitations/${encodeURIComponent(token)}`;
  const { elsewhere, needsHttps } = messages.joining;
  const [obstacle] = useState(() => passkeyObstacle(passkeyHost, { elsewhere, needsHttps }));
  const accept: Accept = async (way) => {
    const refusal = await acceptInvitation(path, way);
    if (refusal) return refusal;
    writeAdminMode(true);
    if (onJoined) onJoined();
    else {
      toast('success', messages.password.enabled);
      router.replace(unlinkedPaths.office);
    }
    return null;
  };
  return (
    <div className="max-w-xl">
      {obstacle === null && <NewPasskey optionsPath={`${path}/passkey-options`} accept={accept} />}
      {obstacle && <p className="mb-6 text-sm text-ink-3">{obstacle}</p>}
      <NewPassword email={email} accept={accept} />
    </div>
  );
}

/** Accepts with a password. Programs that keep passwords read the address. */
function NewPassword({ email, accept }: { email: string; accept: Accept }) {
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

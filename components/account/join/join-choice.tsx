'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '#components/ui/toast/toast.ts';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { writeAdminMode } from '../admin-mode.ts';
import { passkeyObstacle } from '../sign-in/webauthn.ts';
import { type Accept, acceptInvitation } from './accept-invitation.ts';
import { NewPasskey } from './new-passkey.tsx';
import { NewPassword } from './new-password.tsx';

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
      router.replace(machinePaths.office);
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

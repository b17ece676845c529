'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UnlockStep } from '#components/ui/dialog/unlock.ts';
import { messages } from '#lib/language/messages.ts';
import type { SignInWays } from '#lib/staff/schema.ts';
import { PasskeyChoice } from './passkey-choice.tsx';
import { PasswordForm } from './password-form.tsx';
import { passkeyObstacle } from './webauthn.ts';

interface SignInStepProps {
  ways: SignInWays;
  /** Called with the step that is still due, or null. */
  onRight: (due: UnlockStep | null) => void;
  onCancel: () => void;
}

/** The ways to sign in: a passkey first where there may be one, then passwords. */
export function SignInStep({ ways, onRight, onCancel }: SignInStepProps) {
  const texts = {
    needsHttps: messages.staff.passkeysNeedHttps,
    elsewhere: messages.password.passkeysElsewhere,
  };
  const [obstacle] = useState(() => (ways.by_name ? passkeyObstacle(ways.passkey_host, texts) : ''));
  const form = useForm({ defaultValues: { email: '', password: '' } });
  const isChoice = obstacle === null && ways.has_passkeys;
  return (
    <>
      {isChoice && <PasskeyChoice readEmail={() => form.getValues('email')} onRight={onRight} />}
      {obstacle && <p className="mb-6 text-sm text-ink-3">{obstacle}</p>}
      <PasswordForm form={form} ways={ways} isFirst={!isChoice} onRight={onRight} onCancel={onCancel} />
    </>
  );
}

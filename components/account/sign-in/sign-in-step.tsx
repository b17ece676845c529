'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UnlockStep } from '#components/ui/dialog/unlock.ts';
import { KeyRound } from '#components/ui/icons/generated/icons.ts';
import { messages } from '#lib/language/messages.ts';
import type { SignInWays } from '#lib/staff/schema.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordForm } from './password-form.tsx';
import { usePasskey } from './use-passkey.ts';
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

interface PasskeyChoiceProps {
  /** The address that is typed below, for devices that find no passkey without it. */
  readEmail: () => string;
  onRight: (due: UnlockStep | null) => void;
}

/** The way in without typing. */
function PasskeyChoice({ readEmail, onRight }: PasskeyChoiceProps) {
  const { isPending, problem, press } = usePasskey({ readEmail, onRight });
  return (
    <PasskeyButton
      label={messages.password.usePasskey}
      hint={messages.password.passkeyHint}
      icon={<KeyRound aria-hidden size={20} />}
      problem={problem}
      isPending={isPending}
      isFirst
      onPress={press}
    />
  );
}

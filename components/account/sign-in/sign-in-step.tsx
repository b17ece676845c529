'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import type { UnlockStep } from '#components/ui/dialog/unlock.ts';
import { KeyRound } from '#components/ui/icons/generated/icons.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { SignInWays } from '#lib/staff/schema.ts';
import { writeAdminMode } from '../admin-mode.ts';
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
      {ways.is_claimable && !ways.shared && <NoOwnerYet onLeave={onCancel} />}
      {isChoice && <PasskeyChoice readEmail={() => form.getValues('email')} onRight={onRight} />}
      {obstacle && <p className="mb-6 text-sm text-ink-3">{obstacle}</p>}
      <PasswordForm form={form} ways={ways} isFirst={!isChoice} onRight={onRight} onCancel={onCancel} />
    </>
  );
}

/** On a site without an owner, the way to its setup, which asks for the code of the installation. */
function NoOwnerYet({ onLeave }: { onLeave: () => void }) {
  const { noOwner, goThere } = messages.claim;
  const leave = () => {
    // Of an earlier site at this address.
    writeAdminMode(false);
    onLeave();
  };
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule pb-5">
      <span>{noOwner}</span>
      <Button href={paths.setup} size="small" onClick={leave}>
        {goThere}
      </Button>
    </p>
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

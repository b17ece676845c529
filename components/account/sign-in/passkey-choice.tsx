'use client';

import type { UnlockStep } from '#components/ui/dialog/unlock.ts';
import { KeyRound } from '#components/ui/icons/generated/icons.ts';
import { messages } from '#lib/language/messages.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { usePasskey } from './use-passkey.ts';

interface PasskeyChoiceProps {
  /** The address that is typed below, for devices that find no passkey without it. */
  readEmail: () => string;
  onRight: (due: UnlockStep | null) => void;
}

/** The way in without typing. */
export function PasskeyChoice({ readEmail, onRight }: PasskeyChoiceProps) {
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

'use client';

import { KeyRound } from 'lucide-react';
import type { UnlockStep } from '#components/ui/dialog/unlock.ts';
import { messages } from '#lib/language/messages.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { usePasskey } from './use-passkey.ts';

/** The way in without typing. */
export function PasskeyChoice({ onRight }: { onRight: (due: UnlockStep | null) => void }) {
  const { isPending, problem, press } = usePasskey(onRight);
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

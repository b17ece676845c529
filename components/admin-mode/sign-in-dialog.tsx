'use client';

import { useState } from 'react';
import { FactorStep } from '#components/account/second-factor/factor-step.tsx';
import { SignInStep } from '#components/account/sign-in/sign-in-step.tsx';
import { useSignInWays } from '#components/account/sign-in/use-sign-in-ways.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import type { UnlockStep } from '#components/ui/dialog/unlock.ts';
import { messages } from '#lib/language/messages.ts';

interface SignInDialogProps {
  /** The first step to ask for; null while the dialog is closed. */
  asked: UnlockStep | null;
  /** Why somebody who works here is asked again. */
  reason: string | undefined;
  onUnlocked: () => void;
  onCancelled: () => void;
}

/** Asks who it is by passkey or password, then for the second factor when there is one. */
export function SignInDialog({ asked, reason, onUnlocked, onCancelled }: SignInDialogProps) {
  const [moved, setMoved] = useState<UnlockStep | null>(null);
  const ways = useSignInWays(asked !== null);
  const step = moved ?? asked ?? 'password';
  const close = (then: () => void) => {
    setMoved(null);
    then();
  };
  const cancel = () => close(onCancelled);
  // Closes without a transition: a fading dialog would take the focus from the next click, and scroll the page.
  if (asked === null || ways === null) return null;
  const { steps, kept, dialogTitle } = messages.password;
  const task = step === 'password' && ways.by_name ? steps.byName : steps[step];
  return (
    <Dialog
      isOpen
      onClose={cancel}
      width="question"
      title={dialogTitle}
      description={step === 'password' && reason ? kept(reason) : task}
    >
      {step === 'password' ? (
        <SignInStep
          ways={ways}
          onRight={(due) => (due === null ? close(onUnlocked) : setMoved(due))}
          onCancel={cancel}
        />
      ) : (
        <FactorStep
          onConfirmed={() => close(onUnlocked)}
          onSessionLost={() => setMoved('password')}
          onCancel={cancel}
        />
      )}
    </Dialog>
  );
}

'use client';

import { useState } from 'react';
import { PasswordStep } from '#components/account/password-step.tsx';
import { FactorStep } from '#components/account/second-factor/factor-step.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import type { UnlockStep } from '#components/ui/dialog/unlock.ts';
import { messages } from '#lib/language/messages.ts';

interface SignInDialogProps {
  /** The first step to ask for; null while the dialog is closed. */
  asked: UnlockStep | null;
  onUnlocked: () => void;
  onCancelled: () => void;
}

/** Asks for the admin password, then for the second factor when there is one. */
export function SignInDialog({ asked, onUnlocked, onCancelled }: SignInDialogProps) {
  const [moved, setMoved] = useState<UnlockStep | null>(null);
  const step = moved ?? asked ?? 'password';
  const close = (then: () => void) => {
    setMoved(null);
    then();
  };
  const cancel = () => close(onCancelled);
  // Closes without a transition: a fading dialog would take the focus from the next click, and scroll the page.
  if (asked === null) return null;
  return (
    <Dialog
      isOpen
      onClose={cancel}
      width="question"
      title={messages.password.dialogTitle}
      description={messages.password.steps[step]}
    >
      {step === 'password' ? (
        <PasswordStep
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

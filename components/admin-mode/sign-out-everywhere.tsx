'use client';

import { runUnlocked } from '#components/form/use-action-form.ts';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { requestLeave } from '#components/ui/dialog/unlock.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { signOutEverywhereAction } from '#lib/account/actions.ts';
import { sessionMessages } from '#lib/account/session-messages.ts';
import type { StaffDialogProps } from './staff-dialogs.ts';

/** Ends every admin session after a confirmation, and leaves admin mode in this browser. */
export function SignOutEverywhere({ isOpen, onClose }: StaffDialogProps) {
  const signOut = async () => {
    const result = await runUnlocked(signOutEverywhereAction, {});
    if (!result.ok) return toast('error', sessionMessages.failed(result.error.message));
    onClose();
    requestLeave();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={sessionMessages.title}
      question={sessionMessages.question}
      confirm={sessionMessages.confirm}
      onConfirm={signOut}
      onClose={onClose}
    />
  );
}

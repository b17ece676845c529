'use client';

import { signOutEverywhereAction } from '@/lib/sessions/actions';
import { sessionTexts } from '@/lib/sessions/texts';
import { runUnlocked } from '../form/use-action-form';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { toast } from '../ui/toast';
import type { StaffDialogProps } from './staff-dialogs';
import { requestLeave } from './unlock';

/** Asks, ends every admin session, and leaves admin mode here as well. */
export function SignOutEverywhere({ isOpen, onClose }: StaffDialogProps) {
  const signOut = async () => {
    const result = await runUnlocked(signOutEverywhereAction, {});
    if (!result.ok) return toast('error', sessionTexts.failed(result.error.message));
    onClose();
    requestLeave();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={sessionTexts.title}
      question={sessionTexts.question}
      confirm={sessionTexts.confirm}
      onConfirm={signOut}
      onClose={onClose}
    />
  );
}

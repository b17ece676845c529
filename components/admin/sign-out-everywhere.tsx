'use client';

import { useState } from 'react';
import { signOutEverywhereAction } from '@/lib/sessions/actions';
import { sessionTexts } from '@/lib/sessions/texts';
import { runUnlocked } from '../form/use-action-form';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { toast } from '../ui/toast';
import { requestLeave } from './unlock';

/** Asks, ends every admin session, and leaves admin mode here as well. */
export function SignOutEverywhere({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isPending, setIsPending] = useState(false);
  const signOut = async () => {
    setIsPending(true);
    const result = await runUnlocked(signOutEverywhereAction, {});
    setIsPending(false);
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
      isPending={isPending}
      onConfirm={signOut}
      onClose={onClose}
    />
  );
}

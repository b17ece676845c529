'use client';

import type { z } from 'zod';
import { undoDeletionAction } from '@/lib/activity/actions';
import type { undoInput } from '@/lib/activity/schema';
import { activityTexts } from '@/lib/activity/texts';
import { runUnlocked } from '../form/use-action-form';
import { toast } from '../ui/toast';

/** Says that something was deleted, with the way back in the same message. */
export function toastDeletion(text: string, deletion: z.input<typeof undoInput>, onUndone: () => void): void {
  const undo = async () => {
    const result = await runUnlocked(undoDeletionAction, deletion);
    if (!result.ok) return toast('error', activityTexts.restoreFailed(result.error.message));
    toast('success', activityTexts.restored);
    onUndone();
  };
  toast('success', text, { action: { label: activityTexts.undo, run: undo } });
}

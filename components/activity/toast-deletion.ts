'use client';

import type { z } from 'zod';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { undoDeletionAction } from '#lib/activity/actions.ts';
import type { undoInput } from '#lib/activity/schema.ts';
import { messages } from '#lib/language/messages.ts';

/** Shows a toast about a deletion or change, with an undo button. */
export function toastDeletion(text: string, deletion: z.input<typeof undoInput>, onUndone: () => void): void {
  const undo = async () => {
    const result = await runUnlocked(undoDeletionAction, deletion);
    if (!result.ok) return toast('error', messages.activity.restoreFailed(result.error.message));
    toast('success', messages.activity.restored);
    onUndone();
  };
  toast('success', text, { action: { label: messages.activity.undo, run: undo } });
}

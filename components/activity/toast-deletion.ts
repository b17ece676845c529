'use client';

import type { z } from 'zod';
import { carryOut } from '#components/form/use-press.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { undoDeletionAction } from '#lib/activity/actions.ts';
import type { undoInput } from '#lib/activity/schema.ts';
import { messages } from '#lib/language/messages.ts';

/** Shows a toast about a deletion or change, with an undo button. */
export function toastDeletion(text: string, deletion: z.input<typeof undoInput>, onUndone: () => void): void {
  const undo = async () => {
    const { restored: done, restoreFailed: failed } = messages.activity;
    if (await carryOut(undoDeletionAction, deletion, { done, failed })) onUndone();
  };
  toast('success', text, { action: { label: messages.activity.undo, run: undo } });
}

'use client';

import { toastDeletion } from '#components/activity/toast-deletion.ts';
import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { reopenClosingAction } from '#lib/closings/actions.ts';
import { messages } from '#lib/language/messages.ts';

/**
 * Reopens the church, reports the result with undo, and re-renders the page; `onDone` is called in either
 * case.
 */
export function useReopening(onDone: () => Promise<unknown> = async () => undefined) {
  const refresh = useRefresh();
  return async (id: string): Promise<void> => {
    const result = await runUnlocked(reopenClosingAction, { id });
    if (result.ok)
      toastDeletion(
        messages.closings.reopened,
        { table_name: 'closings', row_id: id, action: 'updated' },
        () => void onDone().then(() => refresh()),
      );
    else toast('error', messages.closings.reopenFailed(messageOf(result.error)));
    await onDone();
    if (result.ok) void refresh();
  };
}

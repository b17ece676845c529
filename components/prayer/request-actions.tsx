'use client';

import { useState } from 'react';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { changePrayerStatusAction, deletePrayerRequestAction } from '#lib/prayer/actions.ts';
import { prayerMessages } from '#lib/prayer/messages.ts';
import type { StaffPrayerRequest } from '#lib/prayer/schema.ts';
import { type PrayerStatus, statusLabels } from '#lib/prayer/status.ts';

interface RequestActionsProps {
  request: StaffPrayerRequest;
  onChanged: () => Promise<unknown>;
}

/** The allowed status changes of a request. */
export function RequestActions({ request: { id, status }, onChanged }: RequestActionsProps) {
  const { pending, move } = useStatusChange(id, onChanged);
  return (
    <div className="mt-5 grid gap-3 sm:flex">
      {status === 'new' && (
        <Button
          variant="secondary"
          pending={pending === 'inprogress'}
          disabled={pending !== null}
          onClick={() => move('inprogress')}
        >
          Mark as Viewed
        </Button>
      )}
      {status !== 'completed' && (
        <Button
          pending={pending === 'completed'}
          disabled={pending !== null}
          onClick={() => move('completed')}
        >
          Mark Completed
        </Button>
      )}
      {status === 'completed' && (
        <Button variant="danger" onClick={() => askDeletion(id, onChanged)}>
          Delete
        </Button>
      )}
    </div>
  );
}

function useStatusChange(id: string, onChanged: () => Promise<unknown>) {
  const [pending, setPending] = useState<PrayerStatus | null>(null);
  const move = async (to: 'inprogress' | 'completed') => {
    setPending(to);
    const result = await runUnlocked(changePrayerStatusAction, { id, status: to });
    setPending(null);
    if (result.ok) {
      toast(
        'success',
        to === 'inprogress' ? prayerMessages.viewed : prayerMessages.statusChanged(statusLabels[to]),
      );
    } else toast('error', prayerMessages.statusFailed(messageOf(result.error)));
    void onChanged();
  };
  return { pending, move };
}

function askDeletion(id: string, onDeleted: () => Promise<unknown>): void {
  const remove = async (onClose: () => void) => {
    const result = await runUnlocked(deletePrayerRequestAction, { id });
    onClose();
    if (result.ok) toast('success', prayerMessages.deleted);
    else toast('error', prayerMessages.deleteFailed(result.error.message));
    void onDeleted();
  };
  openStaffDialog('delete-request', (dialog) => (
    <ConfirmDialog
      {...dialog}
      title="Are you sure?"
      question="This will permanently delete the prayer request. This action cannot be undone."
      confirm="Delete"
      onConfirm={() => remove(dialog.onClose)}
    />
  ));
}

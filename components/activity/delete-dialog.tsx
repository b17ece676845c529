'use client';

import { useState } from 'react';
import type { z } from 'zod';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import type { undoInput } from '#lib/activity/schema.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import { toastDeletion } from './toast-deletion.ts';

interface DeleteDialogProps extends StaffDialogProps {
  table: z.input<typeof undoInput>['table_name'];
  id: string;
  title: string;
  question: string;
  confirm?: string;
  action: (input: { id: string }) => Promise<ActionResult<void>>;
  deleted: string;
  /** The toast of a failure. */
  failed: (message: string) => string;
  /** Goes on once the row is deleted, instead of rendering the page again. */
  onDeleted?: (() => void) | undefined;
}

/** Asks before a row is deleted; the toast afterwards offers undo. */
export function DeleteDialog({
  onClose,
  table,
  id,
  action,
  deleted,
  failed,
  onDeleted,
  confirm = messages.ui.remove,
  ...more
}: DeleteDialogProps) {
  const refresh = useRefresh();
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setProblem(null);
    onClose();
  };
  const remove = async () => {
    const result = await runUnlocked(action, { id });
    if (!result.ok) {
      const message = messageOf(result.error) ?? messages.errors.unreachable;
      setProblem(message);
      return toast('error', failed(message));
    }
    toastDeletion(deleted, { table_name: table, row_id: id }, () => void refresh());
    close();
    if (onDeleted) onDeleted();
    else void refresh();
  };
  return <ConfirmDialog {...more} confirm={confirm} problem={problem} onConfirm={remove} onClose={close} />;
}

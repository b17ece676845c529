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
import { errorMessages } from '#lib/core/operations/errors.ts';
import { toastDeletion } from './toast-deletion.ts';

interface DeleteDialogProps extends StaffDialogProps {
  table: z.input<typeof undoInput>['table_name'];
  id: string;
  title: string;
  question: string;
  action: (input: { id: string }) => Promise<ActionResult<void>>;
  deleted: string;
  failed: (message: string) => string;
}

/** Asks before a row is deleted; the toast afterwards offers undo. */
export function DeleteDialog({ isOpen, onClose, title, question, ...deletion }: DeleteDialogProps) {
  const { table, id, action, deleted, failed } = deletion;
  const refresh = useRefresh();
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setProblem(null);
    onClose();
  };
  const remove = async () => {
    const result = await runUnlocked(action, { id });
    if (!result.ok) {
      const text = failed(messageOf(result.error) ?? errorMessages.unreachable);
      setProblem(text);
      return toast('error', text);
    }
    toastDeletion(deleted, { table_name: table, row_id: id }, () => void refresh());
    close();
    void refresh();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      question={problem ?? question}
      confirm="Remove"
      onConfirm={remove}
      onClose={close}
    />
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toastDeletion } from '#components/activity/toast-deletion.ts';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { paths } from '#lib/core/site/paths.ts';
import { deleteSermonAction } from '#lib/sermons/actions.ts';
import { sermonMessages } from '#lib/sermons/schema.ts';
import type { ControlledSermon } from './sermon-controls-island.tsx';

interface DeleteSermonDialogProps extends StaffDialogProps {
  sermon: ControlledSermon;
}

/** Asks before a sermon is deleted, with its title. */
export function DeleteSermonDialog({ sermon, isOpen, onClose }: DeleteSermonDialogProps) {
  const { isPending, problem, clearProblem, remove } = useSermonDeletion(sermon);
  const close = () => {
    clearProblem();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      role="alertdialog"
      width="question"
      title="Are you sure?"
      description={sermonMessages.deleteQuestion(sermon.title)}
    >
      {problem && (
        <p
          role="alert"
          className="mb-5 rounded-control border-l-4 border-paintbrush bg-paintbrush/8 px-4 py-3 text-sm font-semibold"
        >
          {problem}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={close}>
          Cancel
        </Button>
        <Button variant="danger" pending={isPending} onClick={() => remove(close)}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}

/** Deletes the sermon, reports the result, and leaves its page. */
function useSermonDeletion({ id, isInLibrary }: ControlledSermon) {
  const router = useRouter();
  const refresh = useRefresh();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (message: string) => {
    setProblem(message);
    const { deleteFailedInLibrary, deleteFailed } = sermonMessages;
    toast('error', isInLibrary ? deleteFailedInLibrary : deleteFailed(message));
  };
  const remove = async (onDeleted: () => void) => {
    setIsPending(true);
    const result = await runUnlocked(deleteSermonAction, { id });
    setIsPending(false);
    if (!result.ok) return fail(result.error.message);
    toastDeletion(sermonMessages.deleted, { table_name: 'sermons', row_id: id }, refresh);
    onDeleted();
    if (isInLibrary) void refresh();
    else router.push(paths.sermons);
  };
  return { isPending, problem, clearProblem: () => setProblem(null), remove };
}

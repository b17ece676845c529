'use client';

import { errorTexts } from '@/lib/errors';
import { createSermonAction } from '@/lib/sermons/actions';
import { sermonInput, sermonTexts } from '@/lib/sermons/schema';
import type { StaffDialogProps } from '../admin/staff-dialogs';
import { useActionForm } from '../form/use-action-form';
import { useRefresh } from '../live/use-refresh';
import { Dialog } from '../ui/dialog';
import { toast } from '../ui/toast';
import { SermonForm } from './sermon-form';
import { emptySermonForm } from './sermon-form-values';

/** The 'Add New Sermon' dialog. What was typed stays when it is closed, and goes once it is added. */
export function AddSermonDialog({ isOpen, onClose }: StaffDialogProps) {
  const refresh = useRefresh();
  const state = useActionForm({
    schema: sermonInput,
    defaultValues: emptySermonForm,
    toInput: (values) => values,
    action: createSermonAction,
    // Logged, and told as well; the dialog stays open.
    failureText: (message = errorTexts.unreachable) => {
      console.warn(sermonTexts.addFailed(message));
      return sermonTexts.addFailed(message);
    },
    onSuccess: () => {
      toast('success', sermonTexts.added);
      state.form.reset(emptySermonForm);
      onClose();
      void refresh();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Add New Sermon"
      description="Fill in the details to add a new sermon to the library."
    >
      <SermonForm state={state} submitLabel="Add Sermon" pendingLabel="Adding..." onCancel={onClose} />
    </Dialog>
  );
}

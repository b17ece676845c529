'use client';

import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { useAddDialog } from '#components/admin-mode/use-add-dialog.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { messages } from '#lib/language/messages.ts';
import { createMinistryAction } from '#lib/ministries/actions.ts';
import { MinistryForm } from './ministry-form.tsx';
import { emptyMinistryForm, newMinistryForm } from './ministry-form-values.ts';

/** The 'Add Ministry' dialog. What was typed stays when it is closed, and goes once the ministry is added. */
export function AddMinistryDialog({ isOpen, onClose }: StaffDialogProps) {
  const state = useAddDialog({
    schema: newMinistryForm,
    defaultValues: emptyMinistryForm,
    empty: emptyMinistryForm,
    toInput: (values) => values,
    action: createMinistryAction,
    failureText: () => messages.ministries.addFailed,
    added: messages.ministries.added,
    onClose,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.ministryForm.add}
      description={messages.ministryForm.addAbout}
    >
      <MinistryForm
        state={state}
        submitLabel={messages.ministryForm.add}
        pendingLabel={messages.ministryForm.adding}
        onCancel={onClose}
      />
    </Dialog>
  );
}

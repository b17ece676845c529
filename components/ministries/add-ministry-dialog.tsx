'use client';

import type { StaffDialogProps } from '#components/account/staff-dialogs.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { createMinistryAction } from '#lib/ministries/actions.ts';
import { ministryMessages } from '#lib/ministries/messages.ts';
import { MinistryForm } from './ministry-form.tsx';
import { emptyMinistryForm, newMinistryForm } from './ministry-form-values.ts';
import { useMinistryForm } from './use-ministry-form.ts';

/** The 'Add Ministry' dialog. What was typed stays when it is closed, and goes once the ministry is added. */
export function AddMinistryDialog({ isOpen, onClose }: StaffDialogProps) {
  const refresh = useRefresh();
  const state = useMinistryForm({
    schema: newMinistryForm,
    defaultValues: emptyMinistryForm,
    toInput: (values) => values,
    action: createMinistryAction,
    failed: ministryMessages.addFailed,
    onSuccess: () => {
      toast('success', ministryMessages.added);
      state.form.reset(emptyMinistryForm);
      onClose();
      void refresh();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Add Ministry"
      description="It is shown last in its category. Title, description and category are needed."
    >
      <MinistryForm state={state} submitLabel="Add Ministry" pendingLabel="Adding..." onCancel={onClose} />
    </Dialog>
  );
}

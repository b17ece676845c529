'use client';

import type { StaffDialogProps } from '#components/account/staff-dialogs.ts';
import { useActionForm } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { toast } from '#components/ui/toast.ts';
import { errorMessages } from '#lib/core/operations/errors.ts';
import { createLeaderAction } from '#lib/leaders/actions.ts';
import { leaderMessages } from '#lib/leaders/messages.ts';
import { leaderInput } from '#lib/leaders/schema.ts';
import { LeaderForm } from './leader-form.tsx';
import { emptyLeaderForm } from './leader-form-values.ts';
import { StartFromRole } from './start-from-role.tsx';

/** The 'Add Leader' dialog. What was typed stays when it is closed, and goes once the leader is added. */
export function AddLeaderDialog({ isOpen, onClose }: StaffDialogProps) {
  const refresh = useRefresh();
  const state = useActionForm({
    schema: leaderInput,
    defaultValues: emptyLeaderForm,
    toInput: (values) => values,
    action: createLeaderAction,
    failureText: (message = errorMessages.unreachable) => leaderMessages.addFailed(message),
    onSuccess: () => {
      toast('success', leaderMessages.added);
      state.form.reset(emptyLeaderForm);
      onClose();
      void refresh();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Add Leader"
      description="Somebody whom visitors are to know by name. Only the name is needed."
    >
      <LeaderForm state={state} submitLabel="Add Leader" pendingLabel="Adding..." onCancel={onClose}>
        <StartFromRole form={state.form} />
      </LeaderForm>
    </Dialog>
  );
}

'use client';

import { EditDialog } from '#components/admin-mode/edit-dialog.tsx';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { FormActions } from '#components/form/form-actions.tsx';
import type { ChurchGroup } from '#lib/church/groups.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { messages } from '#lib/language/messages.ts';
import { ChurchGroupForm } from './church-group-form.tsx';
import { useChurchGroup } from './use-church-group.ts';

/** The form of one group of the church's facts, as a dialog. */
export function ChurchGroupDialog({ name, ...dialog }: StaffDialogProps & { name: string }) {
  const group = name as ChurchGroup;
  return (
    <EditDialog<Church>
      {...dialog}
      title={messages.settingsGroups[group].title}
      opening={messages.staffPages.settings.loading}
      read={(signal) => callApi('/api/church', { signal })}
      failureText={(message = messages.church.loadFailed) => message}
    >
      {(church) => <GroupInDialog group={group} church={church} onClose={dialog.onClose} />}
    </EditDialog>
  );
}

interface GroupInDialogProps {
  group: ChurchGroup;
  church: Church;
  onClose: () => void;
}

function GroupInDialog({ group, church, onClose }: GroupInDialogProps) {
  const state = useChurchGroup({ group, church, onSaved: onClose });
  return (
    <ChurchGroupForm group={group} state={state}>
      <FormActions
        submit={messages.settingsGroups[group].save}
        isPending={state.isPending}
        onCancel={onClose}
        className="border-t border-rule pt-5"
      />
    </ChurchGroupForm>
  );
}

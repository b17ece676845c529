'use client';

import { EditDialog } from '#components/admin-mode/edit-dialog.tsx';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { useEditForm } from '#components/form/use-edit-form.tsx';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { errorMessages } from '#lib/core/operations/errors.ts';
import { callApi } from '#lib/core/site/api-client.ts';
import { updateSermonAction } from '#lib/sermons/actions.ts';
import { sermonContent } from '#lib/sermons/content.ts';
import { type Sermon, sermonInput, sermonMessages } from '#lib/sermons/schema.ts';
import { SermonForm } from './sermon-form.tsx';
import { sermonFormFrom } from './sermon-form-values.ts';

interface EditSermonDialogProps extends StaffDialogProps {
  id: string;
}

/** The 'Edit Sermon' dialog. */
export function EditSermonDialog({ id, ...dialog }: EditSermonDialogProps) {
  return (
    <EditDialog<Sermon>
      {...dialog}
      title="Edit Sermon"
      opening="Opening the sermon"
      read={(signal) => callApi(`/api/sermons/${id}`, { signal })}
      failureText={(message = sermonMessages.loadFailed) => message}
    >
      {(sermon) => <EditSermonForm sermon={sermon} onClose={dialog.onClose} />}
    </EditDialog>
  );
}

/** The form filled from a sermon; saving asks again when somebody else was faster. */
function EditSermonForm({ sermon, onClose }: { sermon: Sermon; onClose: () => void }) {
  const refresh = useRefresh();
  const state = useEditForm({
    row: sermon,
    noun: 'sermon',
    labels: sermonContent.labels,
    schema: sermonInput,
    valuesOf: sermonFormFrom,
    toInput: (values, if_match) => ({ ...values, id: sermon.id, if_match }),
    action: updateSermonAction,
    // Logged, and told as well; the dialog stays open.
    failureText: (message = errorMessages.unreachable) => {
      console.warn(sermonMessages.updateFailed(message));
      return sermonMessages.updateFailed(message);
    },
    saved: sermonMessages.updated,
    onSaved: () => {
      onClose();
      void refresh();
    },
  });
  return (
    <SermonForm state={state} submitLabel="Update Sermon" pendingLabel="Updating..." onCancel={onClose}>
      {state.notice}
    </SermonForm>
  );
}

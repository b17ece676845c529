'use client';

import { EditDialog } from '#components/admin-mode/edit-dialog.tsx';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { callApi } from '#lib/core/site/api-client.ts';
import { type Sermon, sermonMessages } from '#lib/sermons/schema.ts';
import { EditSermonForm } from './edit-sermon-form.tsx';

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

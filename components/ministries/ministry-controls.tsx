'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { DeleteDialog } from '#components/activity/delete-dialog.tsx';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { EditControl } from '#components/ui/edit-control.tsx';
import { deleteMinistryAction } from '#lib/ministries/actions.ts';
import { ministryMessages } from '#lib/ministries/messages.ts';
import { EditMinistryDialog } from './edit-ministry-dialog.tsx';

/** The Edit and Remove buttons of a ministry's card. */
export function MinistryControls({ id, title }: { id: string; title: string }) {
  const edit = () =>
    openStaffDialog('edit-ministry', (dialog) => (
      <EditMinistryDialog key={id} id={id} title={title} {...dialog} />
    ));
  const remove = () =>
    openStaffDialog('delete-ministry', (dialog) => (
      <DeleteDialog
        key={id}
        {...dialog}
        table="ministries"
        id={id}
        title="Remove this ministry?"
        question={ministryMessages.deleteQuestion(title)}
        action={deleteMinistryAction}
        deleted={ministryMessages.deleted}
        failed={ministryMessages.deleteFailed}
      />
    ));
  return (
    <div className="flex flex-wrap gap-1 print:hidden">
      <EditControl label={`Edit ${title}`} icon={<Pencil aria-hidden size={17} />} onClick={edit}>
        Edit
      </EditControl>
      <EditControl label={`Remove ${title}`} icon={<Trash2 aria-hidden size={17} />} onClick={remove}>
        Remove
      </EditControl>
    </div>
  );
}

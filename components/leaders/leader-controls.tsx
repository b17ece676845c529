'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { openStaffDialog } from '#components/account/staff-dialogs.ts';
import { DeleteDialog } from '#components/activity/delete-dialog.tsx';
import { EditControl } from '#components/ui/edit-control.tsx';
import { deleteLeaderAction } from '#lib/leaders/actions.ts';
import { leaderMessages } from '#lib/leaders/messages.ts';
import { EditLeaderDialog } from './edit-leader-dialog.tsx';

/** The Edit and Remove buttons of a leader. */
export function LeaderControls({ id, name }: { id: string; name: string }) {
  const edit = () =>
    openStaffDialog('edit-leader', (dialog) => <EditLeaderDialog key={id} id={id} {...dialog} />);
  const remove = () =>
    openStaffDialog('delete-leader', (dialog) => (
      <DeleteDialog
        key={id}
        {...dialog}
        table="leaders"
        id={id}
        title="Remove this leader?"
        question={leaderMessages.deleteQuestion(name)}
        action={deleteLeaderAction}
        deleted={leaderMessages.deleted}
        failed={leaderMessages.deleteFailed}
      />
    ));
  return (
    <div className="mt-3 flex flex-wrap gap-1 print:hidden">
      <EditControl label={`Edit ${name}`} icon={<Pencil aria-hidden size={17} />} onClick={edit}>
        Edit
      </EditControl>
      <EditControl label={`Remove ${name}`} icon={<Trash2 aria-hidden size={17} />} onClick={remove}>
        Remove
      </EditControl>
    </div>
  );
}

'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { DeleteDialog } from '#components/activity/delete-dialog.tsx';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { ActionMenu } from '#components/ui/action-menu.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { deleteSermonAction } from '#lib/sermons/actions.ts';
import { sermonMessages } from '#lib/sermons/schema.ts';
import { EditSermonDialog } from './edit-sermon-dialog.tsx';
import type { ControlledSermon } from './sermon-controls-island.tsx';

/** The menu of a sermon with Edit and Delete. */
export function SermonControls({ sermon }: { sermon: ControlledSermon }) {
  const { id, title, isInLibrary } = sermon;
  const router = useRouter();
  const edit = () =>
    openStaffDialog('edit-sermon', (dialog) => <EditSermonDialog key={id} id={id} {...dialog} />);
  const remove = () =>
    openStaffDialog('delete-sermon', (dialog) => (
      <DeleteDialog
        key={id}
        {...dialog}
        table="sermons"
        id={id}
        title="Are you sure?"
        question={sermonMessages.deleteQuestion(title)}
        confirm="Delete"
        action={deleteSermonAction}
        deleted={sermonMessages.deleted}
        failed={isInLibrary ? () => sermonMessages.deleteFailedInLibrary : sermonMessages.deleteFailed}
        onDeleted={isInLibrary ? undefined : () => router.push(paths.sermons)}
      />
    ));
  return (
    <ActionMenu
      label={`Change ${title}`}
      items={[
        { label: 'Edit', icon: <Pencil aria-hidden size={17} />, onSelect: edit },
        { label: 'Delete', icon: <Trash2 aria-hidden size={17} />, isDanger: true, onSelect: remove },
      ]}
    />
  );
}

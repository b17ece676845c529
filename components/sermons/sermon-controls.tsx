'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { ActionMenu } from '#components/ui/action-menu.tsx';
import { DeleteSermonDialog } from './delete-sermon-dialog.tsx';
import { EditSermonDialog } from './edit-sermon-dialog.tsx';
import type { ControlledSermon } from './sermon-controls-island.tsx';

/** The menu of a sermon with Edit and Delete. */
export function SermonControls({ sermon }: { sermon: ControlledSermon }) {
  const { id, title } = sermon;
  const edit = () =>
    openStaffDialog('edit-sermon', (dialog) => <EditSermonDialog key={id} id={id} {...dialog} />);
  const remove = () =>
    openStaffDialog('delete-sermon', (dialog) => <DeleteSermonDialog key={id} sermon={sermon} {...dialog} />);
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

'use client';

import { Pencil } from 'lucide-react';
import { openStaffDialog } from '#components/account/staff-dialogs.ts';
import { EditControl } from '#components/ui/edit-control.tsx';
import { EditMinistryDialog } from './edit-ministry-dialog.tsx';

/** The Edit button of a ministry's card. */
export function EditMinistry({ id, title }: { id: string; title: string }) {
  const edit = () =>
    openStaffDialog('edit-ministry', (dialog) => (
      <EditMinistryDialog key={id} id={id} title={title} {...dialog} />
    ));
  return (
    <EditControl label={`Edit ${title}`} icon={<Pencil aria-hidden size={17} />} onClick={edit}>
      Edit
    </EditControl>
  );
}

'use client';

import { Pencil } from 'lucide-react';
import { openStaffDialog } from '#components/account/staff-dialogs.ts';
import { EditMinistryDialog } from './edit-ministry-dialog.tsx';

/** The Edit button of a ministry's card. */
export function EditMinistry({ id, title }: { id: string; title: string }) {
  const edit = () =>
    openStaffDialog('edit-ministry', (dialog) => (
      <EditMinistryDialog key={id} id={id} title={title} {...dialog} />
    ));
  return (
    <button type="button" aria-label={`Edit ${title}`} onClick={edit} className="edit-control">
      <Pencil aria-hidden size={17} />
      Edit
    </button>
  );
}

'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionMenu } from '../ui/action-menu';
import { DeleteSermonDialog } from './delete-sermon-dialog';
import { EditSermonDialog } from './edit-sermon-dialog';
import type { ControlledSermon } from './sermon-controls-island';

/** The menu of a sermon with Edit and Delete, and the dialogs they open. */
export function SermonControls({ sermon }: { sermon: ControlledSermon }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ActionMenu
        label={`Change ${sermon.title}`}
        items={[
          { label: 'Edit', icon: <Pencil aria-hidden size={17} />, onSelect: () => setOpen('edit') },
          {
            label: 'Delete',
            icon: <Trash2 aria-hidden size={17} />,
            isDanger: true,
            onSelect: () => setOpen('delete'),
          },
        ]}
      />
      <EditSermonDialog id={sermon.id} isOpen={open === 'edit'} onClose={close} />
      <DeleteSermonDialog sermon={sermon} isOpen={open === 'delete'} onClose={close} />
    </>
  );
}

'use client';

import type { ComponentProps } from 'react';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { messages } from '#lib/language/messages.ts';
import { DeleteDialog } from './delete-dialog.tsx';

type Deletion = Omit<ComponentProps<typeof DeleteDialog>, 'isOpen' | 'onClose'>;

/** Asks before this row is deleted, in the frame of the page. */
export function askDeletion(deletion: Deletion): void {
  openStaffDialog(`delete ${deletion.table}`, (dialog) => (
    <DeleteDialog key={deletion.id} confirm={messages.ui.delete} {...deletion} {...dialog} />
  ));
}

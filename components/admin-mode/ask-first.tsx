'use client';

import type { ComponentProps } from 'react';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { openStaffDialog } from './staff-dialogs.ts';

type Question = Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'question' | 'confirm' | 'isHarmless'>;

/** Asks before `run`, in a dialog of this kind that closes once it has run, unless it answers false. */
export function askFirst(kind: string, question: Question, run: () => Promise<unknown>): void {
  openStaffDialog(kind, (dialog) => (
    <ConfirmDialog
      {...dialog}
      {...question}
      onConfirm={() => run().then((answer) => answer === false || dialog.onClose())}
    />
  ));
}

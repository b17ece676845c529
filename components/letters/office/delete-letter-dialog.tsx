'use client';

import { useRouter } from 'next/navigation';
import { DeleteDialog } from '#components/activity/delete-dialog.tsx';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { deleteLetterAction } from '#lib/letters/actions.ts';
import type { LetterRow } from '#lib/letters/schema.ts';
import { forgetDraft } from './letter-draft.ts';

/** Asks before a letter is deleted that was not sent; the toast afterwards offers undo. */
export function DeleteLetterDialog({ letter, ...dialog }: StaffDialogProps & { letter: LetterRow }) {
  const router = useRouter();
  const { own, remove } = messages.letterEditing;
  return (
    <DeleteDialog
      {...dialog}
      table="letters"
      id={letter.id}
      title={remove.title}
      question={remove.question(letter.subject || own.unnamed)}
      confirm={messages.ui.delete}
      action={deleteLetterAction}
      deleted={remove.done}
      failed={remove.failed}
      onDeleted={() => {
        forgetDraft(letter.id);
        router.push(unlinkedPaths.churchLetters);
      }}
    />
  );
}

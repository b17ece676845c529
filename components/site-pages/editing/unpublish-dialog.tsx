'use client';

import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { messages } from '#lib/language/messages.ts';
import { unpublishPageAction } from '#lib/site-pages/actions.ts';
import type { EditorDialogProps } from './use-edited-page.ts';

/** Asks before a page is taken off the site. */
export function UnpublishDialog({ edited: { page, takeUp }, onClose }: EditorDialogProps) {
  const { open, title, question, done, failed } = messages.pageEditing.unpublish;
  const takeOff = async () => {
    const result = await runUnlocked(unpublishPageAction, { id: page.id, if_match: page.updated_at });
    onClose();
    if (!result.ok) return toast('error', failed(messageOf(result.error) ?? messages.errors.unreachable));
    takeUp(result.data);
    toast('success', done[page.kind]);
  };
  return (
    <ConfirmDialog
      isOpen
      title={title[page.kind]}
      question={question}
      confirm={open}
      isHarmless
      onConfirm={takeOff}
      onClose={onClose}
    />
  );
}

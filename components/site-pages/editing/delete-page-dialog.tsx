'use client';

import { useRouter } from 'next/navigation';
import { DeleteDialog } from '#components/activity/delete-dialog.tsx';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { deletePageAction } from '#lib/site-pages/actions.ts';
import { forgetPage } from '../block-form/kept-text.ts';
import type { EditorDialogProps } from './use-edited-page.ts';

/** Asks before a page is deleted; the toast afterwards offers undo. */
export function DeletePageDialog({ edited: { page }, onClose }: EditorDialogProps) {
  const router = useRouter();
  const { remove } = messages.pageEditing;
  return (
    <DeleteDialog
      isOpen
      onClose={onClose}
      table="site_pages"
      id={page.id}
      title={remove.title[page.kind]}
      question={remove.question[page.kind](page.title)}
      confirm={messages.ui.delete}
      action={deletePageAction}
      deleted={remove.done[page.kind]}
      failed={remove.failed}
      onDeleted={() => {
        forgetPage(page.id);
        router.push(machinePaths.sitePages);
      }}
    />
  );
}

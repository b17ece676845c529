'use client';

import { useRouter } from 'next/navigation';
import type { ComponentType } from 'react';
import { DeleteDialog } from '#components/activity/delete-dialog.tsx';
import { carryOut } from '#components/form/use-press.ts';
import { OrderForm } from '#components/ordering/order-form.tsx';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import { deletePageAction, unpublishPageAction } from '#lib/site-pages/actions.ts';
import type { Block } from '#lib/site-pages/blocks/block.ts';
import { isSameContent } from '#lib/site-pages/blocks/block-ids.ts';
import { blockExcerpt } from '#lib/site-pages/blocks/block-texts.ts';
import { forgetPage } from '../block-form/kept-text.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { nameOf } from './use-block-changes.ts';
import type { EditorDialogProps } from './use-edited-page.ts';
import { VersionsDialog } from './versions-dialog.tsx';

const dialogs = {
  publish: PublishDialog,
  settings: SettingsDialog,
  order: OrderDialog,
  share: ShareDialog,
  versions: VersionsDialog,
  unpublish: UnpublishDialog,
  remove: DeletePageDialog,
} satisfies Record<string, ComponentType<EditorDialogProps>>;

export type EditorDialog = keyof typeof dialogs;

/** The dialog that is open over the page that is edited. */
export function EditorDialogs({ open, ...props }: EditorDialogProps & { open: EditorDialog | null }) {
  if (open === null) return null;
  const Shown: ComponentType<EditorDialogProps> = dialogs[open];
  return <Shown {...props} />;
}

/** Asks before a page is deleted; the toast afterwards offers undo. */
function DeletePageDialog({ edited: { page }, onClose }: EditorDialogProps) {
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
        router.push(unlinkedPaths.sitePages);
      }}
    />
  );
}

/** The order of a page's blocks in a short list: by drag, keys or buttons. */
function OrderDialog({ edited: { page, saveBlocks }, onClose }: EditorDialogProps) {
  const { blocks } = page;
  const entriesOf = (rows: readonly Block[]) =>
    rows.map((block, place) => ({
      id: String(place),
      name: nameOf({ block, place }),
      detail: blockExcerpt(block),
    }));
  const save = async ({ ids }: { ids: string[] }): Promise<ActionResult<Block[]>> => {
    const ordered = ids.flatMap((place) => blocks[Number(place)] ?? []);
    const result = await saveBlocks((now) => (isSameContent(now, blocks) ? ordered : null));
    if (result.ok) return { ok: true, data: result.page.blocks };
    // The blocks are others now: this list cannot be saved.
    return { ok: false, error: { ...result.error, code: 'invalid' } };
  };
  return (
    <Dialog isOpen onClose={onClose} title={messages.pageEditing.order}>
      <OrderForm
        rows={blocks}
        entriesOf={entriesOf}
        action={save}
        saved={messages.pageEditing.orderSaved}
        failed={messages.pageEditing.saveFailed}
        onClose={onClose}
      />
    </Dialog>
  );
}

/** Asks before a page is taken off the site. */
function UnpublishDialog({ edited: { page, takeUp }, onClose }: EditorDialogProps) {
  const { open, title, question, done, failed } = messages.pageEditing.unpublish;
  const takeOff = async () => {
    const input = { id: page.id, if_match: page.updated_at };
    const result = await carryOut(unpublishPageAction, input, { done: done[page.kind], failed });
    onClose();
    if (result) takeUp(result.data);
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

'use client';

import { OrderForm } from '#components/ordering/order-form.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import type { Block } from '#lib/site-pages/blocks/block.ts';
import { blockExcerpt } from '#lib/site-pages/blocks/block-texts.ts';
import { isSameBlock } from '#lib/site-pages/staff/edited-blocks.ts';
import { nameOf } from './use-block-changes.ts';
import type { EditorDialogProps } from './use-edited-page.ts';

/** The order of a page's blocks in a short list: by drag, keys or buttons. */
export function OrderDialog({ edited: { page, saveBlocks }, onClose }: EditorDialogProps) {
  const { blocks } = page;
  const entriesOf = (rows: readonly Block[]) =>
    rows.map((block, place) => ({
      id: String(place),
      name: nameOf({ block, place }),
      detail: blockExcerpt(block),
    }));
  const save = async ({ ids }: { ids: string[] }): Promise<ActionResult<Block[]>> => {
    const ordered = ids.flatMap((place) => blocks[Number(place)] ?? []);
    const result = await saveBlocks((now) => (isSameBlock(now, blocks) ? ordered : null));
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

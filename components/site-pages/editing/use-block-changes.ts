import { useRef, useState } from 'react';
import { messageOf } from '#components/form/use-action-form.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { messages } from '#lib/language/messages.ts';
import type { Block, BlockKind } from '#lib/site-pages/blocks/block.ts';
import { filledBlock } from '#lib/site-pages/staff/blank-block.ts';
import {
  type BlockChange,
  insertion,
  relocation,
  removal,
  type Standing,
} from '#lib/site-pages/staff/edited-blocks.ts';
import type { BlockTool } from './block-tools.tsx';
import type { EditedPage } from './use-edited-page.ts';

export interface BlockChanges {
  move: (standing: Standing, by: -1 | 1) => void;
  duplicate: (standing: Standing) => void;
  remove: (standing: Standing) => void;
  /** Adds a block that needs no words. Returns false for one that does. */
  addFilled: (kind: BlockKind, after: Standing | null) => boolean;
  /** What was moved last, for screen readers. */
  said: string;
  /** Gives the focus to the tool that was used, wherever it stands now. Called once the page is drawn again. */
  keepFocus: () => void;
  /** Gives the focus back to the block at this place once its form is closed: the page was drawn again meanwhile. */
  returnTo: (place: number) => void;
}

/** The changes of a page's blocks other than those of their words. */
export function useBlockChanges({ drawn: { page }, saveBlocks }: EditedPage): BlockChanges {
  const [said, setSaid] = useState('');
  const focus = useToolFocus();
  const change = async (made: BlockChange): Promise<boolean> => {
    const result = await saveBlocks(made);
    if (result.ok) return true;
    focus.drop();
    toast('error', messages.pageEditing.saveFailed(messageOf(result.error) ?? messages.errors.unreachable));
    return false;
  };
  return {
    move: (standing, by) => {
      const to = standing.place + by;
      focus.want(by < 0 ? 'up' : 'down', to);
      setSaid(messages.ordering.moved(nameOf(standing), to + 1, page.blocks.length));
      void change(relocation(standing, to));
    },
    duplicate: (standing) => {
      focus.want('edit', standing.place + 1);
      const { id: _, ...copy } = standing.block;
      void change(insertion(copy as Block, standing));
    },
    remove: async (standing) => {
      focus.want('edit', Math.max(0, Math.min(standing.place, page.blocks.length - 2)));
      if (await change(removal(standing))) toastRemoval(standing, change);
    },
    addFilled: (kind, after) => {
      const filled = filledBlock(kind);
      if (!filled) return false;
      focus.want('edit', after ? after.place + 1 : 0);
      void change(insertion(filled, after));
      return true;
    },
    said,
    keepFocus: focus.give,
    returnTo: (place) => focusSoon(`edit-${place}`),
  };
}

/** Shows a toast about a removed block, with a button that brings it back. */
function toastRemoval(standing: Standing, change: (made: BlockChange) => Promise<boolean>): void {
  const { block, place } = standing;
  const putBack = async () => {
    const isBack = await change((blocks) => [...blocks.slice(0, place), block, ...blocks.slice(place)]);
    if (isBack) toast('success', messages.pageEditing.undone);
  };
  const action = { label: messages.ui.undo, run: () => void putBack() };
  toast('success', messages.pageEditing.removed(nameOf(standing)), { action });
}

/** The tool that takes the focus once it is drawn. */
function useToolFocus() {
  const wanted = useRef<string | null>(null);
  return {
    want: (tool: BlockTool, place: number) => {
      wanted.current = `${tool}-${place}`;
    },
    drop: () => {
      wanted.current = null;
    },
    give: () => {
      if (wanted.current && focusTool(wanted.current)) wanted.current = null;
    },
  };
}

function focusTool(name: string): boolean {
  const tool = document.querySelector<HTMLElement>(`[data-tool="${name}"]`);
  tool?.focus();
  return tool !== null;
}

const mostFrames = 60;

/** Gives the focus to a tool as soon as it takes it: the page is inert until the dialog over it has gone. */
function focusSoon(name: string, frames = mostFrames): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    const isFree = activeElement === body || activeElement?.closest('[inert], [role=dialog]');
    if (!isFree || frames === 0) return;
    focusTool(name);
    focusSoon(name, frames - 1);
  });
}

/** Returns what a part is called, such as 'Words, part 2'. */
export function nameOf({ block, place }: { block: Pick<Block, 'kind'>; place: number }): string {
  return messages.pageEditing.part(messages.blocks.kinds[block.kind], place + 1);
}

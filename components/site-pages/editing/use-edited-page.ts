import { useCallback, useEffect, useRef, useState } from 'react';
import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { drawStaffPageAction } from '#lib/site-pages/actions.ts';
import type { SitePageRow } from '#lib/site-pages/schema.ts';
import type { DrawnPage } from '#lib/site-pages/staff/drawn-page.ts';
import type { BlockChange, Standing } from '#lib/site-pages/staff/edited-blocks.ts';
import { type BlocksResult, saveOver } from './save-over.ts';

/** A page as staff edit it. */
export interface EditedPage {
  /** With its draft, as it was saved last. */
  page: SitePageRow;
  /** What is shown of it: the row before while the next one is drawn. */
  drawn: DrawnPage;
  /** Why it could not be drawn again. */
  problem: string | undefined;
  isSaving: boolean;
  /** Takes up a row that an action has returned. */
  takeUp: (page: SitePageRow) => void;
  /** Saves a change of the blocks over any version that still has the blocks concerned. */
  saveBlocks: (change: BlockChange) => Promise<BlocksResult>;
  /** Draws it again. */
  reload: () => Promise<unknown>;
}

/** What each dialog of the editor gets. */
export interface EditorDialogProps {
  edited: EditedPage;
  onClose: () => void;
  /** Opens the form of a block in place of the dialog. */
  onEdit: (standing: Standing) => void;
}

/** Reads a page with its draft, keeps it current, and saves changes one after the other. Null while it is read. */
export function useEditedPage(id: string): {
  edited: EditedPage | null;
  problem: string | undefined;
  reload: () => Promise<unknown>;
} {
  const read = useCallback(() => readPrivate(drawStaffPageAction, { id }), [id]);
  const { data, problem, reload } = usePrivateRead(`/site-pages/${id}`, 'pages', read);
  const latest = useRef<SitePageRow | null>(null);
  const [saved, setSaved] = useState<SitePageRow | null>(null);
  const [savings, setSavings] = useState(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const page = newer(saved, data?.page);
  useEffect(() => {
    latest.current = newer(latest.current, page ?? undefined);
  }, [page]);

  const takeUp = (row: SitePageRow) => {
    latest.current = row;
    setSaved(row);
    void reload();
  };
  const saveBlocks = (change: BlockChange): Promise<BlocksResult> => {
    const save = async (): Promise<BlocksResult> => {
      setSavings((count) => count + 1);
      try {
        return await saveOver(latest, change, takeUp);
      } finally {
        setSavings((count) => count - 1);
      }
    };
    const result = queue.current.then(save, save);
    queue.current = result;
    return result;
  };
  const edited = data &&
    page && { page, drawn: data, problem, isSaving: savings > 0, takeUp, saveBlocks, reload };
  return { edited: edited ?? null, problem, reload };
}

function newer(one: SitePageRow | null, other: SitePageRow | undefined): SitePageRow | null {
  if (!one || !other) return one ?? other ?? null;
  return other.updated_at >= one.updated_at ? other : one;
}
